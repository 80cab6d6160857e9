import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/notice.tsx';
import type { ReplyState } from '../generator/use-reply.ts';
import { useLazyPart } from '../use-lazy-part.ts';
import { insertSnippet, type Slash } from './snippets-text.ts';

type Field = RefObject<HTMLTextAreaElement | null>;

/** The list at the cursor. It is loaded when the reply gets the focus, because only typing opens it. */
type Picker = typeof import('./snippets-picker.tsx');

function usePicker(field: Field): Picker | undefined {
  const [picker, setPicker] = useState<Picker>();
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    // After a failure the next focus tries again.
    const load = () => void import('./snippets-picker.tsx').then(setPicker, () => undefined);
    if (document.activeElement === element) load();
    element.addEventListener('focus', load);
    return () => element.removeEventListener('focus', load);
  }, [field]);
  return picker;
}

/**
 * The button that opens the person's snippets, and the list of snippets that a slash opens in the reply. `field`: the
 * text field of the reply, which can be edited now.
 */
export function Snippets({
  state,
  field,
}: {
  state: Pick<ReplyState, 'reply' | 'change' | 'addWords'>;
  field: Field;
}) {
  const dialog = useLazyPart(() => import('./snippets-dialog.tsx'));
  const picker = usePicker(field);

  function insert(place: Pick<Slash, 'start' | 'end'>, snippet: string): void {
    const { reply, change, addWords } = state;
    const { text, caret } = insertSnippet(reply?.text ?? '', place, snippet);
    // The caret can only be set when the field has the new text.
    flushSync(() => {
      addWords('snippets', snippet);
      change(text);
    });
    field.current?.setSelectionRange(caret, caret);
  }

  return (
    <>
      <Button look="link" disabled={dialog.isLoading} {...dialog.opener}>
        Snippets
      </Button>
      {dialog.problem ? <FieldError>{dialog.problem}</FieldError> : null}
      {dialog.part ? <dialog.part.SnippetsDialog onClose={dialog.close} /> : null}
      {picker ? <picker.SnippetPicker field={field} onChoose={insert} /> : null}
    </>
  );
}
