import { type RefObject, useEffect } from 'react';
import { pagePaths } from '#domain/paths.ts';
import type { ApiProblem } from '#web/lib/api-problem.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Postmark } from '#web/ui/postmark.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { describedByNotes, ReplyActions, ReplyFooter } from './reply-footer.tsx';
import { replyTextDirection } from './reply-text.ts';
import { sheetTextClasses, TextSheet } from './text-sheet.tsx';
import type { ReplyState } from './use-reply.ts';

const FIELD = 'generated-reply';

type ReplySheetProps = {
  state: ReplyState;
  field: RefObject<HTMLTextAreaElement | null>;
  onRetry: () => void;
};

/** A placeholder for the reply, until its first words arrive. */
function Waiting() {
  return (
    <div className="absolute inset-x-0 top-15 flex flex-col gap-4 px-4 sm:px-6" role="status">
      <p className="text-ink-soft">Generating your reply...</p>
      <Skeleton lines={['w-28', 'w-full', 'w-11/12', 'w-3/5', 'mt-3 w-24', 'w-32']} />
    </div>
  );
}

/** Why no reply came, in the place of the reply, and what to do: try again, or sign in if the session has ended. */
function Failure({ problem, onRetry }: { problem: ApiProblem; onRetry: () => void }) {
  return (
    <Notice
      kind="danger"
      className="mx-4 mb-3 sm:mx-6"
      action={
        <span className="flex gap-4">
          {problem.code === 'unauthenticated' ? (
            <a className={buttonClasses('link', { className: 'when-signed-out' })} href={pagePaths.auth}>
              Sign in
            </a>
          ) : null}
          <Button look="link" onClick={onRetry}>
            Try again
          </Button>
        </span>
      }
    >
      {problem.message}
    </Notice>
  );
}

/** The reply: empty, awaited, being written, or ready to edit. */
export function ReplySheet({ state, field, onRetry }: ReplySheetProps) {
  const { reply, phase } = state;
  const text = reply?.text ?? '';
  const idle = phase === 'idle';

  useEffect(() => {
    // Scrolls along with the writing. After the end, only the person scrolls.
    if (phase === 'writing' && text && field.current) field.current.scrollTop = field.current.scrollHeight;
  }, [phase, text, field]);

  function edit(next: string) {
    // If the field is emptied, the reply that the notes are about is gone.
    const notes = next === '' ? [] : (reply?.notes ?? []);
    state.show({ ...reply, text: next, notes });
  }

  return (
    <TextSheet
      fieldId={FIELD}
      title="Generated reply"
      airmail
      className="scroll-mt-4"
      aria-busy={!idle}
      actions={idle && reply && text !== '' ? <ReplyActions text={text} language={reply?.language} /> : null}
      footer={<ReplyFooter state={state} field={field} />}
    >
      {state.problem ? <Failure problem={state.problem} onRetry={onRetry} /> : null}
      <textarea
        id={FIELD}
        ref={field}
        value={text}
        disabled={!idle}
        autoComplete="off"
        onChange={(event) => edit(event.target.value)}
        placeholder={idle ? 'Your reply will appear here, ready to edit.' : ''}
        {...replyTextDirection(reply?.language, text)}
        {...describedByNotes(state)}
        className={`${sheetTextClasses} field-sizing-content min-h-56 lg:field-sizing-fixed lg:min-h-28`}
      />
      {phase === 'waiting' ? <Waiting /> : null}
      {idle && text === '' ? (
        <Postmark className="pointer-events-none absolute right-6 bottom-17 w-44 text-rule" />
      ) : null}
    </TextSheet>
  );
}
