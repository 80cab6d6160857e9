import { type ComponentProps, type ReactNode, type RefObject, useEffect } from 'react';
import { type Language, languageDetails } from '#domain/languages.ts';
import { BUILT_IN_WRITER, browserProblems, DOWNLOAD_FILE_NAME, messages } from '#domain/messages.ts';
import { isMostlyLatin, withDirectionMarks } from '#web/lib/direction-marks.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyIcon, DownloadIcon, UndoIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { sheetTextClasses, TextSheet } from '#web/ui/sheet.tsx';
import { Snippets } from '../desk/snippets-button.tsx';
import type { Reply, ReplyState } from './use-reply.ts';

/**
 * The `lang` and `dir` of a reply's text. Arabic and Hebrew are right to left. In the other languages the first letters
 * decide, because the person may rewrite the text. A reply mostly in Latin letters has no `lang` if the requested
 * language has another script.
 */
export function replyTextDirection(
  language: Language | undefined,
  text: string,
): { lang?: string; dir: 'rtl' | 'auto' } {
  if (!language) return { dir: 'auto' };
  const { tag, direction, endonym } = languageDetails(language);
  if (isMostlyLatin(text) && !isMostlyLatin(endonym)) return { dir: 'auto' };
  return { lang: tag, dir: direction === 'rtl' ? 'rtl' : 'auto' };
}

/** A gap in a reply, which the person has to fill in: its start and its end, in UTF-16 code units. */
type Gap = { start: number; end: number };

/** The gaps of a reply, in order: words in square brackets, on one line. */
export function findGaps(text: string): Gap[] {
  return [...text.matchAll(/\[[^[\]\n]+\]/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The first gap at or after a position; if there is none, the first gap of the text. Undefined without gaps. */
export function nextGap(text: string, from: number): Gap | undefined {
  const gaps = findGaps(text);
  return gaps.find((gap) => gap.start >= from) ?? gaps[0];
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('success', messages.replyCopied);
  } catch {
    showToast('error', browserProblems.copyRefused);
  }
}

function download(text: string): void {
  saveFile(DOWNLOAD_FILE_NAME, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  showToast('success', messages.replyDownloaded);
}

/** The buttons of a finished reply. */
function ReplyActions({ text, language }: { text: string; language: Language | undefined }) {
  const plainText = withDirectionMarks(text, language);
  return (
    <>
      <Button look="quiet" onClick={() => void copy(plainText)}>
        <CopyIcon className="size-4.5" />
        Copy
      </Button>
      <Button look="quiet" onClick={() => download(plainText)}>
        <DownloadIcon className="size-4.5" />
        Download
      </Button>
    </>
  );
}

/** The name of the writer of a reply, with an explanation of the built-in drafter. */
function Writer({ reply: { writer, isCutOff } }: { reply: Reply }) {
  if (isCutOff) return <p>Stopped before the end</p>;
  if (writer !== BUILT_IN_WRITER) return <p>Written by {writer ?? 'you'}</p>;
  return (
    <details className="open:basis-full">
      <summary className="w-fit py-0.5 hover:text-ink pointer-coarse:py-2.5">
        Written by the built-in drafter
      </summary>
      <p className="max-w-[64ch] pb-1 text-pretty">
        It quotes each question that it finds and leaves gaps for you to fill. It never guesses. A language
        model, if the operator has connected one, writes whole sentences.
      </p>
    </details>
  );
}

type ReplyFooterProps = {
  state: ReplyState;
  field: RefObject<HTMLTextAreaElement | null>;
};

function GapsButton({ text, field }: { text: string; field: ReplyFooterProps['field'] }) {
  const count = findGaps(text).length;
  if (count === 0) return null;
  function selectNext() {
    const gap = field.current && nextGap(text, field.current.selectionEnd);
    if (!gap) return;
    field.current?.focus();
    field.current?.setSelectionRange(gap.start, gap.end);
  }
  return (
    <Button look="link" className="tabular-nums" onClick={selectNext}>
      {count} {count === 1 ? 'gap' : 'gaps'} to fill
    </Button>
  );
}

function StatusLine({ state, field }: ReplyFooterProps) {
  const { reply, phase } = state;
  if (phase !== 'idle') {
    return (
      <p>
        <span className="max-lg:hidden">Press Esc to stop</span>
        <span className="lg:hidden">You can stop at any time</span>
      </p>
    );
  }
  const written = reply?.text ? reply : undefined;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      {written ? <Writer reply={written} /> : <p>Nothing written yet</p>}
      <div className="flex items-center gap-4">
        {written ? <GapsButton text={written.text} field={field} /> : null}
        {state.earlier ? (
          <Button look="link" onClick={state.swap}>
            <UndoIcon className="size-4" />
            Earlier reply
          </Button>
        ) : null}
        <Snippets state={state} field={field} />
      </div>
    </div>
  );
}

const noteId = (index: number) => `reply-note-${index}`;

/**
 * The attribute that connects the text field to the notes for screen readers. It refers to each note: for a reference
 * to the list, screen readers would read only the name of the list.
 */
function describedByNotes({ reply, phase }: ReplyState): { 'aria-describedby'?: string } {
  if (phase !== 'idle' || !reply || reply.notes.length === 0) return {};
  return { 'aria-describedby': reply.notes.map((_note, index) => noteId(index)).join(' ') };
}

/** Below the reply: notes on what the writer could not follow, the writer, and the number of gaps. */
function ReplyFooter({ state, field }: ReplyFooterProps) {
  const notes = state.phase === 'idle' ? (state.reply?.notes ?? []) : [];
  return (
    <>
      {notes.length > 0 ? (
        <ul aria-label="Notes" className="flex flex-col gap-1">
          {notes.map((note, index) => (
            <li key={note} id={noteId(index)}>
              <Notice kind="warning">{note}</Notice>
            </li>
          ))}
        </ul>
      ) : null}
      <StatusLine state={state} field={field} />
    </>
  );
}

type ReplyTextProps = ReplyFooterProps & {
  fieldId: string;
  title: string;
  className?: string;
  /** Further attributes of the text field. */
  textarea: ComponentProps<'textarea'>;
  /** Shown above the text field. */
  above?: ReactNode;
  /** Shown over the text field. */
  children?: ReactNode;
};

/** While a reply is written, shows its end. Afterwards only the person scrolls. */
function useScrollToEnd({ phase }: ReplyState, text: string, field: ReplyFooterProps['field']): void {
  useEffect(() => {
    if (phase === 'writing' && text && field.current) field.current.scrollTop = field.current.scrollHeight;
  }, [phase, text, field]);
}

/** The sheet with the reply: a text field that the person can edit, with Copy and Download above it. */
export function ReplyText({
  state,
  field,
  fieldId,
  title,
  className,
  textarea,
  above,
  children,
}: ReplyTextProps) {
  const { reply } = state;
  const text = reply?.text ?? '';
  const isIdle = state.phase === 'idle';
  useScrollToEnd(state, text, field);

  function edit(next: string) {
    // If the person empties the field, the notes no longer apply.
    const notes = next === '' ? [] : (reply?.notes ?? []);
    state.show({ ...reply, text: next, notes });
  }

  return (
    <TextSheet
      fieldId={fieldId}
      title={title}
      airmail
      className={className}
      aria-busy={!isIdle}
      actions={isIdle && text !== '' ? <ReplyActions text={text} language={reply?.language} /> : null}
      footer={<ReplyFooter state={state} field={field} />}
    >
      {above}
      <textarea
        {...textarea}
        id={fieldId}
        ref={field}
        value={text}
        autoComplete="off"
        onChange={(event) => edit(event.target.value)}
        {...replyTextDirection(reply?.language, text)}
        {...describedByNotes(state)}
        className={`${sheetTextClasses} ${textarea.className ?? ''}`}
      />
      {children}
    </TextSheet>
  );
}
