import { type RefObject, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { FieldError } from '#web/ui/notice.tsx';
import type { AsksState, MailSpan } from './use-asks.ts';

/** What is selected in a text field; else the line with the cursor. Without spaces and quote marks at its ends. */
export function selectedSpan({
  value,
  selectionStart,
  selectionEnd,
}: Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>): MailSpan {
  const hasSelection = selectionEnd > selectionStart;
  const lineEnd = value.indexOf('\n', selectionEnd);
  const from = hasSelection ? selectionStart : value.lastIndexOf('\n', selectionStart - 1) + 1;
  const to = hasSelection ? selectionEnd : lineEnd < 0 ? value.length : lineEnd;
  const taken = value.slice(from, to);
  const start = from + (/^[\s>]*/.exec(taken)?.[0].length ?? 0);
  return { start, end: Math.max(start, from + taken.trimEnd().length) };
}

type AddAskProps = Pick<AsksState, 'add'> & {
  mailField: RefObject<HTMLTextAreaElement | null>;
  /** Called with the key of the new ask. */
  onAdded: (key: string) => void;
};

/** Adds what is selected in the mail, or the line with the cursor, to the asks. */
export function AddAsk({ add, mailField, onAdded }: AddAskProps) {
  const [problem, setProblem] = useState<string>();

  async function addSelected() {
    const field = mailField.current;
    if (!field) return;
    const added = await add(selectedSpan(field));
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
