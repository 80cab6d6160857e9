import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { PlusIcon } from '#web/ui/desk-icons.tsx';
import { FieldError } from '#web/ui/notice.tsx';
import type { AsksState } from './use-asks.ts';

/** What is selected in a text field; else the line with the cursor. Without spaces and quote marks at its ends. */
export function selectedWords({
  value,
  selectionStart,
  selectionEnd,
}: Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>): string {
  const hasSelection = selectionEnd > selectionStart;
  const lineEnd = value.indexOf('\n', selectionEnd);
  const from = hasSelection ? selectionStart : value.lastIndexOf('\n', selectionStart - 1) + 1;
  const to = hasSelection ? selectionEnd : lineEnd < 0 ? value.length : lineEnd;
  return value
    .slice(from, to)
    .replace(/^[\s>]+/, '')
    .trimEnd();
}

type AddAskProps = Pick<AsksState, 'add'> & {
  /** The words of the mail that the person selected; empty if there are none. */
  selected: () => string;
  /** Called with the key of the new ask. */
  onAdded: (key: string) => void;
};

/** Adds what is selected in the mail to the asks. */
export function AddAsk({ add, selected, onAdded }: AddAskProps) {
  const [problem, setProblem] = useState<string>();

  async function addSelected() {
    const added = await add(selected());
    if ('problem' in added) return setProblem(added.problem);
    setProblem(undefined);
    onAdded(added.key);
  }
  return (
    <div className="flex flex-wrap items-center gap-y-1 text-small">
      <Button look="link" onClick={() => void addSelected()}>
        <PlusIcon className="size-4" />
        Add an ask
      </Button>
      <div role="alert" className="not-empty:ms-3">
        {problem ? <FieldError>{problem}</FieldError> : null}
      </div>
    </div>
  );
}
