import { type RefObject, useEffect } from 'react';
import { FieldError } from '#web/ui/field-error.tsx';
import { Postmark } from '#web/ui/postmark.tsx';
import { ReplyActions } from './reply-actions.tsx';
import { ReplyFooter } from './reply-footer.tsx';
import { replyTextDirection } from './reply-language.ts';
import { Sheet, sheetTextClasses } from './sheet.tsx';
import type { ReplyState } from './use-reply.ts';

const FIELD = 'generated-reply';

type ReplySheetProps = {
  state: ReplyState;
  field: RefObject<HTMLTextAreaElement | null>;
  onRetry: () => void;
};

/** The shape of the letter that is on its way, until its first words are there. */
function Waiting() {
  return (
    <div className="absolute inset-x-0 top-15 flex flex-col gap-4 px-4 sm:px-6" role="status">
      <p className="text-ink-soft">Generating your reply...</p>
      <div className="ghost-line w-28" />
      <div className="ghost-line w-full" />
      <div className="ghost-line w-11/12" />
      <div className="ghost-line w-3/5" />
      <div className="ghost-line mt-3 w-24" />
      <div className="ghost-line w-32" />
    </div>
  );
}

/** Why no reply came, where it would stand, and the way to try again. */
function Failure({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  return (
    <div className="mx-4 mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-l-2 border-danger pl-3 sm:mx-6">
      <FieldError>{problem}</FieldError>
      <button type="button" className="link text-small" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

/** The reply: empty, on its way, being written, or the person's to edit. */
export function ReplySheet({ state, field, onRetry }: ReplySheetProps) {
  const { reply, phase } = state;
  const text = reply?.text ?? '';
  const idle = phase === 'idle';

  useEffect(() => {
    // Follows the writing; once it ends the person scrolls.
    if (phase === 'writing' && text && field.current) field.current.scrollTop = field.current.scrollHeight;
  }, [phase, text, field]);

  function edit(next: string) {
    // The notes are about a reply that is gone once the field is emptied.
    const notes = next === '' ? [] : (reply?.notes ?? []);
    state.show({ ...reply, text: next, notes });
  }

  return (
    <Sheet
      fieldId={FIELD}
      title="Generated reply"
      className="airmail-edge scroll-mt-4"
      aria-busy={!idle}
      actions={idle && reply && text !== '' ? <ReplyActions text={text} /> : null}
      footer={<ReplyFooter state={state} field={field} />}
    >
      {state.problem ? <Failure problem={state.problem} onRetry={onRetry} /> : null}
      <textarea
        id={FIELD}
        ref={field}
        value={text}
        disabled={!idle}
        onChange={(event) => edit(event.target.value)}
        placeholder={idle ? 'The reply is written here, ready to edit.' : ''}
        lang={replyTextDirection(reply?.language).lang}
        dir={replyTextDirection(reply?.language).dir}
        className={`${sheetTextClasses} field-sizing-content min-h-56 lg:field-sizing-fixed`}
      />
      {phase === 'waiting' ? <Waiting /> : null}
      {idle && text === '' ? (
        <Postmark className="pointer-events-none absolute right-6 bottom-17 w-44 text-rule" />
      ) : null}
    </Sheet>
  );
}
