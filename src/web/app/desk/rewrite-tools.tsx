import { rewrites } from '#domain/rewrites.ts';
import { Button } from '#web/ui/button.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { UndoIcon } from '#web/ui/icons.tsx';
import { Toolbar } from '#web/ui/toolbar.tsx';
import type { ReplyState } from '../generator/use-reply.ts';
import type { RewriteState } from './use-rewrite.ts';

/** The id of the sentence that says what a rewrite costs. */
const COST_ID = 'rewrite-cost';

/** The buttons that write a finished reply once more. */
function RewriteButtons({ isCounted, isBusy, rewrite }: RewriteState) {
  return rewrites.map(({ value, label }) => (
    <Button
      key={value}
      look="quiet"
      className="px-2!"
      aria-disabled={isBusy}
      aria-describedby={isCounted ? COST_ID : undefined}
      onClick={() => {
        if (!isBusy) rewrite(value);
      }}
    >
      {label}
    </Button>
  ));
}

const inactive =
  'px-1! pointer-coarse:px-2.5! aria-disabled:cursor-not-allowed aria-disabled:bg-transparent ' +
  'aria-disabled:text-ink-soft aria-disabled:opacity-50';

function History({ undo, redo }: Pick<ReplyState, 'undo' | 'redo'>) {
  return (
    <span className="ms-auto flex">
      <Hint text="Undo" keys={['Mod', 'Z']}>
        <Button look="quiet" aria-label="Undo" className={inactive} aria-disabled={!undo} onClick={undo}>
          <UndoIcon className="size-4.5" />
        </Button>
      </Hint>
      <Hint text="Redo" keys={['Mod', 'Shift', 'Z']}>
        <Button look="quiet" aria-label="Redo" className={inactive} aria-disabled={!redo} onClick={redo}>
          <UndoIcon className="size-4.5 -scale-x-100" />
        </Button>
      </Hint>
    </span>
  );
}

type RewriteToolsProps = Pick<ReplyState, 'undo' | 'redo'> & {
  /** Undefined if there is no reply, or if it cannot be written once more. */
  rewrite: RewriteState | undefined;
};

/** Below a finished reply: the buttons that change it as a whole. */
export function RewriteTools({ undo, redo, rewrite }: RewriteToolsProps) {
  return (
    <>
      <Toolbar aria-label="Rewrite" className="-mx-2 -my-1.5">
        {rewrite ? <RewriteButtons {...rewrite} /> : null}
        <History undo={undo} redo={redo} />
      </Toolbar>
      {rewrite?.isCounted ? <p id={COST_ID}>Each rewrite counts as a reply.</p> : null}
    </>
  );
}
