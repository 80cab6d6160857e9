import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { wantedAsks } from '../desk/decisions.ts';
import { ReplyAsks } from '../desk/reply-asks.tsx';
import type { AsksState } from '../desk/use-asks.ts';
import { useDesk } from '../desk/use-desk.ts';
import type { ReplyChoices } from '../generator/reply-choices.ts';
import { deskStatus } from '../generator/reply-footer.tsx';
import { ReplyText } from '../generator/reply-text.tsx';
import { People } from './people.tsx';
import { ReplyButtons } from './reply-buttons.tsx';
import type { MailReply } from './use-mail-reply.ts';

/** Whether the reply can be saved and sent. If it may arrive twice, the person has to confirm first. */
function useSendable({ state, letter, sending, send }: MailReply) {
  const [isConfirmed, setIsConfirmed] = useState(false);
  const needsConfirmation = letter !== undefined && sending.mayArriveTwice(letter);
  const isComplete =
    state.phase === 'idle' &&
    !sending.isSending &&
    !sending.isSaving &&
    letter?.text.trim() !== '' &&
    !!letter?.recipients.to;
  const isSendable = isComplete && (isConfirmed || !needsConfirmation);
  return {
    needsConfirmation,
    isConfirmed,
    confirm: setIsConfirmed,
    isComplete,
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

/** The recipients and the subject of the reply. */
function Envelope({ reply: { recipients }, subject }: { reply: MailReply; subject: string }) {
  const { to, cc } = recipients;
  return (
    <>
      <dl className="reply-envelope">
        <dt>To</dt>
        <dd>{to ? <People value={to} /> : 'No recipient'}</dd>
        {cc ? (
          <>
            <dt>Cc</dt>
            <dd>
              <People value={cc} />
            </dd>
          </>
        ) : null}
        <dt>Subject</dt>
        <dd>
          <bdi>{subject}</bdi>
        </dd>
      </dl>
      {to ? null : (
        <Notice kind="warning" className="mb-4">
          A reply to this message cannot be sent from here. You can copy it instead.
        </Notice>
      )}
    </>
  );
}

type ReplyDialogProps = {
  reply: MailReply;
  asks: Pick<AsksState, 'find' | 'hasFailed' | 'decide'>;
  choices: ReplyChoices;
  /** The name of the account. */
  signerName: string;
};

type ContentProps = ReplyDialogProps & { field: RefObject<HTMLTextAreaElement | null> };

function Content({ reply, asks, choices, signerName, field }: ContentProps) {
  const { state, mail, sending, stop } = reply;
  const isWorking = sending.isSending || sending.isSaving;
  const sendable = useSendable(reply);
  const { desk, rewrite, answered } = useDesk({
    reply: state,
    field,
    mail: { text: mail?.emailContent ?? '', id: mail?.key },
    asks,
    choices,
    signerName,
    generateWith: reply.generateWith,
    isSending: isWorking,
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
      {mail ? <Envelope reply={reply} subject={mail.replySubject} /> : null}
      <ReplyText
        fieldId="reply"
        title="Reply"
        state={isWorking ? { ...state, undo: undefined, redo: undefined } : state}
        desk={desk}
        rewrite={rewrite}
        textarea={{ rows: 10, readOnly: isWriting || isWorking }}
        onSend={sendable.send}
        below={<ReplyAsks asks={wantedAsks(answered.asks, answered.work)} desk={desk} />}
      />
      <ReplyButtons reply={reply} sendable={sendable} onSend={send} status={deskStatus(desk)} />
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
