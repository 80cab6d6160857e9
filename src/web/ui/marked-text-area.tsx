import { type ComponentProps, Fragment, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { sheetTextClasses } from './sheet.tsx';

/** A part of the text that is marked. `gap`: to fill. `fact`: to check. `shown`: to look at. UTF-16 code units. */
export type TextMark = { start: number; end: number; kind: 'gap' | 'fact' | 'shown' };

type MarkedTextAreaProps = Omit<ComponentProps<'textarea'>, 'ref' | 'value'> & {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  /** In the order of the text. A mark that overlaps the one before it is left out. */
  marks: readonly TextMark[];
};

/** The pieces of a text: each with the mark that it has. Empty pieces are left out. */
function piecesOf(text: string, marks: readonly TextMark[]): { text: string; mark?: TextMark }[] {
  const pieces: { text: string; mark?: TextMark }[] = [];
  let position = 0;
  for (const mark of marks) {
    if (mark.start < position || mark.end > text.length) continue;
    pieces.push({ text: text.slice(position, mark.start) });
    pieces.push({ text: text.slice(mark.start, mark.end), mark });
    position = mark.end;
  }
  pieces.push({ text: text.slice(position) });
  return pieces.filter((piece) => piece.text !== '');
}

/** Places the layer under the text of a field, beside its scroll bar, and scrolls it with the field. */
function align(layer: HTMLDivElement | null, textarea: HTMLTextAreaElement | null): void {
  if (!layer?.firstChild || !textarea) return;
  // All is read before anything is written: after each change, reading would compute the layout once more.
  const { clientLeft, clientWidth, scrollTop } = textarea;
  const [left, width] = [`${clientLeft}px`, `${clientWidth}px`];
  // In a text from right to left the scroll bar is on the left.
  if (layer.style.left !== left) layer.style.left = left;
  if (layer.style.width !== width) layer.style.width = width;
  if (layer.scrollTop !== scrollTop) layer.scrollTop = scrollTop;
}

/** Keeps the layer aligned with the field, and scrolls the field to a mark of the kind 'shown' that is new. */
function useLayer(
  field: MarkedTextAreaProps['field'],
  marks: MarkedTextAreaProps['marks'],
): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null);
  const hasMarks = marks.length > 0;
  const shown = marks.find(({ kind }) => kind === 'shown');

  useEffect(() => {
    const textarea = field.current;
    if (!textarea) return;
    const follow = () => align(layer.current, textarea);
    const observer = new ResizeObserver(follow);
    observer.observe(textarea);
    textarea.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      textarea.removeEventListener('scroll', follow);
    };
  }, [field]);

  // A layer that was empty has not scrolled. Not after each change: the browser would compute the layout once more.
  useLayoutEffect(() => {
    if (hasMarks) align(layer.current, field.current);
  }, [field, hasMarks]);

  useLayoutEffect(() => {
    const mark = layer.current?.querySelector<HTMLElement>('mark[data-kind="shown"]');
    if (!shown || !mark || !field.current) return;
    const { scrollTop, clientHeight } = field.current;
    const isInView =
      mark.offsetTop >= scrollTop && mark.offsetTop + mark.offsetHeight <= scrollTop + clientHeight;
    if (!isInView) field.current.scrollTop = mark.offsetTop - clientHeight / 3;
  }, [field, shown]);
  return layer;
}

/**
 * A text field with marked words. A text field cannot mark words itself, so a layer under it has the same text with
 * coloured backgrounds. Screen readers skip the layer.
 */
export function MarkedTextArea({ field, value, marks, className = '', ...textarea }: MarkedTextAreaProps) {
  const layer = useLayer(field, marks);
  const { lang, dir } = textarea;
  return (
    <div className="sheet-field relative flex min-h-0 grow flex-col">
      <div
        ref={layer}
        aria-hidden="true"
        lang={lang}
        dir={dir}
        className={`mark-layer ${sheetTextClasses} text-transparent!`}
      >
        {(marks.length > 0 ? piecesOf(value, marks) : []).map(({ text, mark }, index) =>
          mark ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: with the position as its key, each key press would make all new.
            <mark key={index} data-kind={mark.kind}>
              {text}
            </mark>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <Fragment key={index}>{text}</Fragment>
          ),
        )}
        {/* A field shows an empty last line; an element does not. */}
        {marks.length > 0 && value.endsWith('\n') ? ' ' : null}
      </div>
      <textarea
        {...textarea}
        ref={field}
        value={value}
        className={`relative ${sheetTextClasses} ${className}`}
      />
    </div>
  );
}
