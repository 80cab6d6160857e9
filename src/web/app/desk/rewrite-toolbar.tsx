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

/** The buttons under a finished reply. */
export function RewriteToolbar({ undo, redo, children }: RewriteToolbarProps) {
  return (
    <Toolbar aria-label="Rewrite" className="-mx-2.5">
      {children}
      <Button look="quiet" aria-disabled={!undo} onClick={undo}>
        <UndoIcon className="size-4.5" />
        Undo
      </Button>
      <Button look="quiet" aria-disabled={!redo} onClick={redo}>
        <UndoIcon className="size-4.5 -scale-x-100" />
        Redo
      </Button>
    </Toolbar>
  );
}
