import { useId, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { StopIcon } from '#web/ui/icons.tsx';
import { type Confirmation, SendingProblem } from './sending-problem.tsx';
import type { MailReply } from './use-mail-reply.ts';

const bar =
  'reply-bar z-10 mt-5 -mx-5 -mb-5 sm:-mx-7 sm:-mb-7 px-5 sm:px-7 py-4 border-t border-rule bg-sheet';
const row = 'flex flex-wrap items-center justify-end gap-3 max-sm:gap-2 max-sm:[&_button]:px-3';

/** On a phone: all buttons in one row, or two in each row. So nothing moves when Stop takes the place of a button. */
const oneRow = 'max-sm:[&_button]:flex-1';
const rowsOfTwo = 'max-sm:grid max-sm:grid-cols-2 max-sm:[&>:nth-child(2):nth-last-child(3)]:col-span-2';

type ReplyButtonsProps = {
  reply: MailReply;
  sendable: Confirmation & { isComplete: boolean; isSendable: boolean };
  onSend: () => void;
  /** What is left to do in the reply, which can be out of sight. */
  status: string;
};

/** The button that adds everyone else to the recipients, and takes them away again. */
function ReplyAll({ reply: { all, sending } }: Pick<ReplyButtonsProps, 'reply'>) {
  if (!all) return null;
  return (
    <Button
      look="plain"
      aria-pressed={all.isOn}
      className="aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent-strong"
      disabled={sending.isSending || sending.isSaving}
      onClick={all.toggle}
    >
      Reply all
    </Button>
  );
}

/** The buttons beside Send. */
function OtherButtons({ reply, sendable }: Pick<ReplyButtonsProps, 'reply' | 'sendable'>) {
  const { state, sending, close, stop, saveDraft } = reply;
  const isWriting = state.phase !== 'idle';
  return (
    <>
      {isWriting ? (
        <Button look="plain" className="sm:me-auto" onClick={stop}>
          <StopIcon className="size-4.5 max-sm:hidden" />
          Stop
        </Button>
      ) : null}
      {saveDraft && !isWriting ? (
        <Button look="plain" disabled={!sendable.isComplete} onClick={saveDraft}>
          {sending.isSaving ? 'Saving...' : 'Save as draft'}
        </Button>
      ) : null}
      <ReplyAll reply={reply} />
      <Button look="plain" disabled={sending.isSending || sending.isSaving} onClick={close}>
        Cancel
      </Button>
    </>
  );
}

/** The buttons at the end of the dialog. Why the reply was not sent is above them, where it is always in sight. */
export function ReplyButtons({ reply, sendable, onSend, status }: ReplyButtonsProps) {
  const { state, sending, all, saveDraft } = reply;
  const send = useRef<HTMLButtonElement>(null);
  const problemId = useId();
  return (
    <div className={bar}>
      <SendingProblem id={problemId} sending={sending} confirmation={sendable} send={send} />
      <div className={`${row} ${all || saveDraft ? rowsOfTwo : oneRow}`}>
        <p
          aria-hidden="true"
          className="text-small text-ink-soft empty:hidden max-sm:col-span-2 max-sm:basis-full sm:me-auto"
        >
          {state.phase === 'idle' ? status : ''}
        </p>
        <OtherButtons reply={reply} sendable={sendable} />
        <Hint text="Send the reply" keys={['Mod', 'Enter']}>
          <Button
            ref={send}
            look="primary"
            disabled={!sendable.isSendable}
            aria-describedby={problemId}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={onSend}
          >
            {sending.isSending ? 'Sending...' : 'Send Reply'}
          </Button>
        </Hint>
      </div>
    </div>
  );
}
