import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { UndoIcon } from '#web/ui/icons.tsx';
import { Toolbar } from '#web/ui/toolbar.tsx';

type RewriteToolbarProps = {
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** Further buttons, before Undo and Redo. */
  children?: ReactNode;
};

const inactive =
  'px-1! pointer-coarse:px-2.5! aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-soft aria-disabled:opacity-50';

/** The buttons under a finished reply. */
export function RewriteToolbar({ undo, redo, children }: RewriteToolbarProps) {
  return (
    <Toolbar aria-label="Rewrite" className="-mx-2 -my-1.5">
      {children}
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
    </Toolbar>
  );
}
