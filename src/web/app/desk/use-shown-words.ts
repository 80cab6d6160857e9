import { type RefObject, useCallback, useState } from 'react';
import type { DeskAsk } from '#web/lib/desk-reading.ts';
import { isTouchScreen } from '#web/lib/touch-screen.ts';
import type { TextMark } from '#web/ui/marked-text-area.tsx';

/** Words of a mail that are marked until its text changes. */
type Shown = { text: string; marks: readonly TextMark[] };

const noMarks: readonly TextMark[] = [];

/**
 * Marks and selects words in the field of a mail, and brings them into view. The field gets the focus, but not on a
 * touch screen, where that would open the keyboard.
 */
export function useShownWords(text: string, field: RefObject<HTMLTextAreaElement | null>) {
  const [shown, setShown] = useState<Shown>({ text: '', marks: noMarks });

  // The same function until the mail changes, because the list of asks renders again only for what has changed.
  const show = useCallback(
    ({ start, end }: Pick<DeskAsk, 'start' | 'end'>) => {
      setShown({ text, marks: [{ start, end, kind: 'shown' }] });
      field.current?.setSelectionRange(start, end);
      field.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
      if (!isTouchScreen()) field.current?.focus({ preventScroll: true });
    },
    [text, field],
  );
  return { marks: shown.text === text ? shown.marks : noMarks, show };
}
