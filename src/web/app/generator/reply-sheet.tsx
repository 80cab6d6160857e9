import { pagePaths } from '#domain/paths.ts';
import type { ApiProblem } from '#web/lib/api-problem.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Postmark } from '#web/ui/postmark.tsx';
import type { ReplyDesk } from '../desk/use-reply-desk.ts';
import type { RewriteState } from '../desk/use-rewrite.ts';
import { ReplyText } from './reply-text.tsx';
import type { ReplyState } from './use-reply.ts';

/** Why there is no reply, with a button to try again, and a link to sign in if the session has ended. */
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

type ReplySheetProps = {
  state: ReplyState;
  desk: ReplyDesk;
  rewrite: RewriteState | undefined;
  onRetry: () => void;
};

/** The sheet of the generator with the reply, or with the failure. */
export function ReplySheet({ state, desk, rewrite, onRetry }: ReplySheetProps) {
  const isIdle = state.phase === 'idle';
  return (
    <ReplyText
      fieldId="generated-reply"
      title="Generated reply"
      className="scroll-mt-4"
      state={state}
      desk={desk}
      rewrite={rewrite}
      textarea={{
        disabled: !isIdle,
        placeholder: isIdle ? 'Your reply will appear here, ready to edit.' : '',
        className: 'field-sizing-content min-h-56 lg:field-sizing-fixed lg:min-h-38',
      }}
      above={state.problem ? <Failure problem={state.problem} onRetry={onRetry} /> : null}
    >
      {isIdle && !state.reply?.text ? (
        <Postmark className="pointer-events-none absolute right-6 bottom-17 w-44 text-rule" />
      ) : null}
    </ReplyText>
  );
}
