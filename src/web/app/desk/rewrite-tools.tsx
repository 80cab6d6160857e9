import { useReducer } from 'react';
import { type Rewrite, rewrites } from '#domain/rewrites.ts';
import { Button } from '#web/ui/button.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { UndoIcon } from '#web/ui/icons.tsx';
import { Toolbar } from '#web/ui/toolbar.tsx';
import type { ReplyState } from '../generator/use-reply.ts';
import type { RewriteState } from './use-rewrite.ts';

/** The id of the sentence that says what a rewrite costs. */
const COST_ID = 'rewrite-cost';

/** The buttons that write a finished reply once more. */
function RewriteButtons({
  isCounted,
  isBusy,
  rewrite,
  say,
}: RewriteState & { say: (words: string) => void }) {
  async function press(value: Rewrite, label: string): Promise<void> {
    if (await rewrite(value)) say(`Rewritten: ${label}`);
  }

  return rewrites.map(({ value, label }) => (
    <Button
      key={value}
      look="quiet"
      className="px-2!"
      aria-disabled={isBusy}
      aria-describedby={isCounted ? COST_ID : undefined}
      onClick={() => {
        if (!isBusy) void press(value, label);
      }}
    >
      {label}
    </Button>
  ));
}

const inactive =
  'px-1! pointer-coarse:px-2.5! aria-disabled:cursor-not-allowed aria-disabled:bg-transparent ' +
  'aria-disabled:text-ink-soft aria-disabled:opacity-50';

function History({ undo, redo, say }: Pick<ReplyState, 'undo' | 'redo'> & { say: (words: string) => void }) {
  const press = (change: (() => void) | undefined, words: string) => () => {
    change?.();
    if (change) say(words);
  };
  return (
    <span className="ms-auto flex">
      <Hint text="Undo" keys={['Mod', 'Z']}>
        <Button
          look="quiet"
          aria-label="Undo"
          className={inactive}
          aria-disabled={!undo}
          onClick={press(undo, 'Undone')}
        >
          <UndoIcon className="size-4.5" />
        </Button>
      </Hint>
      <Hint text="Redo" keys={['Mod', 'Shift', 'Z']}>
        <Button
          look="quiet"
          aria-label="Redo"
          className={inactive}
          aria-disabled={!redo}
          onClick={press(redo, 'Redone')}
        >
          <UndoIcon className="size-4.5 -scale-x-100" />
        </Button>
      </Hint>
    </span>
  );
}

/** The next status. Equal words twice differ in a space at their end, so that they are announced again. */
const nextStatus = (before: string, words: string) => (before === words ? `${words} ` : words);

type RewriteToolsProps = Pick<ReplyState, 'undo' | 'redo'> & {
  /** Undefined if there is no reply, or if it cannot be written once more. */
  rewrite: RewriteState | undefined;
};

/** Below a finished reply: the buttons that change it as a whole. */
export function RewriteTools({ undo, redo, rewrite }: RewriteToolsProps) {
  const [said, say] = useReducer(nextStatus, '');
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Toolbar aria-label="Rewrite" className="-mx-2 -my-1.5">
        {rewrite ? <RewriteButtons {...rewrite} say={say} /> : null}
        <History undo={undo} redo={redo} say={say} />
      </Toolbar>
      {rewrite?.isCounted ? <p id={COST_ID}>Each rewrite counts as a reply.</p> : null}
    </>
  );
}
