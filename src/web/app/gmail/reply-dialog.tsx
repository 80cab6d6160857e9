import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnswerableMail } from '#web/lib/answerable-mail.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { StopIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { wantedAsks } from '../desk/decisions.ts';
import { ReplyAsks } from '../desk/reply-asks.tsx';
import type { AsksState } from '../desk/use-asks.ts';
import { useDesk } from '../desk/use-desk.ts';
import type { ReplyChoices } from '../generator/reply-choices.ts';
import { deskStatus } from '../generator/reply-footer.tsx';
import { ReplyText } from '../generator/reply-text.tsx';
import { People } from './message-sheet.tsx';
import type { MailReply } from './use-mail-reply.ts';
import type { Sending } from './use-sending.ts';

/** Whether the reply can be sent. If it may arrive twice, the person has to confirm first. */
function useSendable({ state, mail, sending, send }: MailReply) {
  const [isConfirmed, setIsConfirmed] = useState(false);
  const text = state.reply?.text ?? '';
  const needsConfirmation = mail !== undefined && sending.mayArriveTwice(mail, text);
  const isSendable =
    state.phase === 'idle' &&
    !sending.isSending &&
    text.trim() !== '' &&
    !!mail?.to &&
    (isConfirmed || !needsConfirmation);
  return {
    needsConfirmation,
    isConfirmed,
    confirm: setIsConfirmed,
    isSendable,
    send: () => {
      if (!isSendable) return;
      setIsConfirmed(false);
      send();
    },
  };
}

type DialogKeys = {
  onSend: () => void;
  onStop: (() => void) | undefined;
  leaveGap: () => void;
};

/** Ctrl or ⌘ with Enter sends. Escape stops the writing; otherwise the browser closes the dialog. */
function useDialogKeys({ onSend, onStop, leaveGap }: DialogKeys): void {
  const send = useEffectEvent(onSend);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A dialog that is open above this one has its own keys.
    if (event.isComposing || document.querySelector('dialog[open] dialog[open]')) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (event.repeat) return;
      leaveGap();
      send();
    }
    if (event.key === 'Escape' && onStop) {
      event.preventDefault();
      onStop();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
}

/** The recipient and the subject of the reply. */
function Envelope({ mail }: { mail: AnswerableMail }) {
  return (
    <>
      <dl className="reply-envelope">
        <dt>To</dt>
        <dd>{mail.to ? <People value={mail.to} /> : 'No recipient'}</dd>
        <dt>Subject</dt>
        <dd>
          <bdi>{mail.replySubject}</bdi>
        </dd>
      </dl>
      {mail.to ? null : (
        <Notice kind="warning" className="mb-4">
          A reply to this message cannot be sent from here. You can copy it instead.
        </Notice>
      )}
    </>
  );
}

/** A check box to confirm that a reply is sent again, although it may have arrived. */
function SendAgain(props: { isConfirmed: boolean; onConfirm: (isConfirmed: boolean) => void }) {
  return (
    <label className="mt-3 flex w-fit items-center gap-2.5 py-1 text-small pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="size-4.5 accent-accent"
        checked={props.isConfirmed}
        onChange={(event) => props.onConfirm(event.target.checked)}
      />
      I looked in the Sent folder. Send it again.
    </label>
  );
}

const buttonRow =
  'sticky bottom-0 z-10 mt-5 -mx-5 -mb-5 sm:-mx-7 sm:-mb-7 px-5 sm:px-7 py-4 border-t border-rule bg-sheet ' +
  'flex flex-wrap items-center justify-end gap-3 max-sm:gap-2 max-sm:[&_button]:flex-1 max-sm:[&_button]:px-3';

type DialogButtonsProps = {
  reply: MailReply;
  isSendable: boolean;
  onSend: () => void;
  /** What is left to do in the reply, which can be out of sight. */
  status: string;
};

function DialogButtons({ reply, isSendable, onSend, status }: DialogButtonsProps) {
  const { state, sending, close, stop } = reply;
  // On a phone all buttons are in one row, so that nothing moves when the writing ends and Stop disappears.
  return (
    <div className={buttonRow}>
      {state.phase === 'idle' ? (
        <p aria-hidden="true" className="text-small text-ink-soft empty:hidden max-sm:basis-full sm:me-auto">
          {status}
        </p>
      ) : (
        <Button look="plain" className="sm:me-auto" onClick={stop}>
          <StopIcon className="size-4.5 max-sm:hidden" />
          Stop
        </Button>
      )}
      <Button look="plain" disabled={sending.isSending} onClick={close}>
        Cancel
      </Button>
      <Hint text="Send the reply" keys={['Mod', 'Enter']}>
        <Button
          look="primary"
          disabled={!isSendable}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={onSend}
        >
          {sending.isSending ? 'Sending...' : 'Send Reply'}
        </Button>
      </Hint>
    </div>
  );
}

type SendingProblemProps = { sending: Sending; sendable: ReturnType<typeof useSendable> };

/** Why the reply was not sent, and the question that comes before it is sent again. */
function SendingProblem({ sending: { problem, isSending }, sendable }: SendingProblemProps) {
  const { needsConfirmation, isConfirmed, confirm } = sendable;
  return (
    <>
      {problem ? (
        <Notice kind="danger" className="mt-4">
          {problem}
        </Notice>
      ) : null}
      {needsConfirmation && !isSending ? <SendAgain isConfirmed={isConfirmed} onConfirm={confirm} /> : null}
    </>
  );
}

type ReplyDialogProps = {
  reply: MailReply;
  asks: Pick<AsksState, 'find' | 'hasFailed'>;
  choices: ReplyChoices;
  /** The name of the account. */
  signerName: string;
};

type ContentProps = ReplyDialogProps & { field: RefObject<HTMLTextAreaElement | null> };

function Content({ reply, asks, choices, signerName, field }: ContentProps) {
  const { state, mail, sending, stop } = reply;
  const sendable = useSendable(reply);
  const { desk, rewrite, answered } = useDesk({
    reply: state,
    field,
    mail: { text: mail?.emailContent ?? '', id: mail?.id },
    asks,
    choices,
    signerName,
    generateWith: reply.generateWith,
    isSending: sending.isSending,
  });
  const isWriting = state.phase !== 'idle';
  const send = () => {
    if (sendable.isSendable) desk.attempt('Send', sendable.send);
  };
  useDialogKeys({
    onSend: send,
    onStop: isWriting ? stop : undefined,
    leaveGap: desk.leaveGap,
  });
  return (
    <>
      {mail ? <Envelope mail={mail} /> : null}
      <ReplyText
        fieldId="reply"
        title="Reply"
        state={sending.isSending ? { ...state, undo: undefined, redo: undefined } : state}
        desk={desk}
        rewrite={rewrite}
        textarea={{ rows: 10, readOnly: isWriting || sending.isSending }}
        onSend={sendable.send}
        below={<ReplyAsks asks={wantedAsks(answered.asks, answered.work)} desk={desk} />}
      />
      <SendingProblem sending={sending} sendable={sendable} />
      <DialogButtons reply={reply} isSendable={sendable.isSendable} onSend={send} status={deskStatus(desk)} />
    </>
  );
}

/** The dialog in which the person reads, edits and sends a reply. */
export function ReplyDialog({ reply, ...rest }: ReplyDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      open={reply.isOpen}
      onClose={reply.close}
      title="Generated Reply"
      description="Review and edit your reply before sending"
      size="wide"
      initialFocus={field}
    >
      {reply.isOpen ? <Content reply={reply} {...rest} field={field} /> : null}
    </Dialog>
  );
}
