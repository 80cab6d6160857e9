import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { UndoIcon } from '#web/ui/icons.tsx';
import { Toolbar } from '#web/ui/toolbar.tsx';

type RewriteToolbarProps = {
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** Further buttons, before Undo and Redo. */
  children?: ReactNode;
};

const inactive =
  'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-soft aria-disabled:opacity-50';

/** The buttons under a finished reply. */
export function RewriteToolbar({ undo, redo, children }: RewriteToolbarProps) {
  return (
    <Toolbar aria-label="Rewrite" className="-mx-2.5 -my-1.5">
      {children}
      <Button look="quiet" className={inactive} aria-disabled={!undo} onClick={undo}>
        <UndoIcon className="size-4.5" />
        Undo
      </Button>
      <Button look="quiet" className={inactive} aria-disabled={!redo} onClick={redo}>
        <UndoIcon className="size-4.5 -scale-x-100" />
        Redo
      </Button>
    </Toolbar>
  );
}
