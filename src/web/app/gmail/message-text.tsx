import { type ComponentProps, useEffect, useRef } from 'react';
import { findWords } from '#reading/locate-asks.ts';

/** Words of a message to mark. A new object marks them again and scrolls to them. */
export type ShownWords = { words: string };

type MessageTextProps = ComponentProps<'p'> & { text: string; shown: ShownWords | undefined };

/** A text of a message. Of the words to mark, the first place gets the mark, the focus, and is scrolled into view. */
export function MessageText({ text, shown, className = '', ...paragraph }: MessageTextProps) {
  const mark = useRef<HTMLElement>(null);
  const span = shown && findWords(shown.words, text);

  useEffect(() => {
    const element = mark.current;
    if (!shown || !element) return;
    const folded = element.closest('details');
    if (folded) folded.open = true;
    // A screen reader reads what gets the focus.
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  return (
    <p dir="auto" className={`mail-text ${className}`} {...paragraph}>
      {span ? (
        <>
          {text.slice(0, span.start)}
          <mark ref={mark} tabIndex={-1}>
            {span.text}
          </mark>
          {text.slice(span.end)}
        </>
      ) : (
        text
      )}
    </p>
  );
}

/** The part of a selection that is inside an element; undefined if there is none. */
function selectedInside(element: Element, selection: Range): string | undefined {
  if (!selection.intersectsNode(element)) return undefined;
  const whole = document.createRange();
  whole.selectNodeContents(element);
  const part = selection.cloneRange();
  if (part.compareBoundaryPoints(Range.START_TO_START, whole) < 0) {
    part.setStart(whole.startContainer, whole.startOffset);
  }
  if (part.compareBoundaryPoints(Range.END_TO_END, whole) > 0) {
    part.setEnd(whole.endContainer, whole.endOffset);
  }
  return part.toString().trim() || undefined;
}

/** The words that are selected in the texts of a message, in the first of them that has any; else an empty text. */
function selectedIn(message: Element): string {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0) return '';
  const range = selection.getRangeAt(0);
  for (const text of message.querySelectorAll('.mail-text')) {
    const words = selectedInside(text, range);
    if (words) return words;
  }
  return '';
}

/**
 * The words that the person selected last in a message. They are kept when the selection goes elsewhere: a field that
 * gets the focus ends it, and so does a finger on a button. Another message (`id`) forgets them.
 */
export function useMessageSelection(id: string | undefined) {
  const message = useRef<HTMLElement>(null);
  const words = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins again for another message.
  useEffect(() => {
    words.current = '';
    const remember = () => {
      const node = document.getSelection()?.anchorNode;
      if (message.current && node && message.current.contains(node))
        words.current = selectedIn(message.current);
    };
    document.addEventListener('selectionchange', remember);
    return () => document.removeEventListener('selectionchange', remember);
  }, [id]);
  return { message, selected: () => words.current };
}
