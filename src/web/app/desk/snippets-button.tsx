import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/notice.tsx';
import type { ReplyState } from '../generator/use-reply.ts';
import { useLazyPart } from '../use-lazy-part.ts';
import { insertSnippet, type Slash } from './snippets-text.ts';

type Field = RefObject<HTMLTextAreaElement | null>;

/**
 * The list at the cursor. It is loaded when the reply gets the focus, because only typing opens it. `isSlashTyped`:
 * whether a slash was typed before it could follow the keys.
 */
type Picker = { part: typeof import('./snippets-picker.tsx'); isSlashTyped: () => boolean };

function usePicker(field: Field): Picker | undefined {
  const [picker, setPicker] = useState<Picker>();
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    let isSlashTyped = false;
    const onInput = (event: Event) => {
      isSlashTyped ||= event instanceof InputEvent && /^[/／]$/.test(event.data ?? '');
    };
    // After a failure the next focus tries again.
    const load = () =>
      void import('./snippets-picker.tsx').then(
        (part) => setPicker((loaded) => loaded ?? { part, isSlashTyped: () => isSlashTyped }),
        () => undefined,
      );
    if (document.activeElement === element) load();
    element.addEventListener('focus', load);
    element.addEventListener('input', onInput);
    return () => {
      element.removeEventListener('focus', load);
      element.removeEventListener('input', onInput);
    };
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
      {picker ? (
        <picker.part.SnippetPicker field={field} wasTyped={picker.isSlashTyped} onChoose={insert} />
      ) : null}
    </>
  );
}
