import type { RefObject } from 'react';
import type { Language } from '#domain/languages.ts';
import { BUILT_IN_WRITER, browserProblems, DOWNLOAD_FILE_NAME, messages } from '#domain/messages.ts';
import { withDirectionMarks } from '#web/lib/direction-marks.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyIcon, DownloadIcon, UndoIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { findGaps, nextGap } from './reply-text.ts';
import type { Reply, ReplyState } from './use-reply.ts';

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

/** The buttons above a finished reply. */
export function ReplyActions({ text, language }: { text: string; language: Language | undefined }) {
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

type ReplyFooterProps = {
  state: ReplyState;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** Who wrote a reply. A model is shown by its name. The built-in drafter is explained in place. */
function Writer({ reply: { writer, stopped } }: { reply: Reply }) {
  if (stopped) return <p>Stopped before the end</p>;
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
      </div>
    </div>
  );
}

const noteId = (index: number) => `reply-note-${index}`;

/**
 * The attribute that connects the reply's text to each of its notes for screen readers. With a reference to the whole
 * list, they would read out only the list's name.
 */
export function describedByNotes({ reply, phase }: ReplyState): { 'aria-describedby'?: string } {
  if (phase !== 'idle' || !reply || reply.notes.length === 0) return {};
  return { 'aria-describedby': reply.notes.map((_note, index) => noteId(index)).join(' ') };
}

/** Below the reply: notes on what could not be followed, who wrote it and the gaps left to fill in. */
export function ReplyFooter({ state, field }: ReplyFooterProps) {
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
