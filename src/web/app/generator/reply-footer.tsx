import type { RefObject } from 'react';
import { BUILT_IN_WRITER } from '#domain/messages.ts';
import { findGaps, nextGap } from '#web/lib/gaps.ts';
import type { Reply } from '#web/lib/saved-work.ts';
import { Button } from '#web/ui/button.tsx';
import { UndoIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ReplyState } from './use-reply.ts';

type ReplyFooterProps = {
  state: ReplyState;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** Who wrote a reply. A model is shown by its name. The built-in drafter is explained in place. */
function Provenance({ reply: { writer, stopped } }: { reply: Reply }) {
  if (stopped) return <p>Stopped before the end</p>;
  if (writer !== BUILT_IN_WRITER) return <p>Written by {writer ?? 'you'}</p>;
  return (
    <details className="open:basis-full">
      <summary className="w-fit py-0.5 hover:text-ink pointer-coarse:py-2.5">
        Written by the built-in drafter
      </summary>
      <p className="max-w-[64ch] pb-1 text-pretty">
        It quotes each question that it finds and leaves gaps for you; it never guesses. A language model,
        where the operator has connected one, writes whole sentences.
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

function WrittenBy({ state, field }: ReplyFooterProps) {
  const { reply, phase } = state;
  if (phase !== 'idle') {
    return (
      <p>
        <span className="max-lg:hidden">Esc stops the writing</span>
        <span className="lg:hidden">You can stop at any time</span>
      </p>
    );
  }
  const written = reply?.text ? reply : undefined;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      {written ? <Provenance reply={written} /> : <p>Nothing written yet</p>}
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

const noteId = (place: number) => `reply-note-${place}`;

/**
 * Connects the reply's text to each of its notes for screen readers. A reference to the whole list would only read out
 * the list's name.
 */
export function notesOf({ reply, phase }: ReplyState): { 'aria-describedby'?: string } {
  if (phase !== 'idle' || !reply || reply.notes.length === 0) return {};
  return { 'aria-describedby': reply.notes.map((_note, place) => noteId(place)).join(' ') };
}

/** Below the reply: notes on what could not be followed, who wrote it and the gaps left to fill in. */
export function ReplyFooter({ state, field }: ReplyFooterProps) {
  const notes = state.phase === 'idle' ? (state.reply?.notes ?? []) : [];
  return (
    <>
      {notes.length > 0 ? (
        <ul aria-label="Notes" className="flex flex-col gap-1">
          {notes.map((note, place) => (
            <li key={note} id={noteId(place)}>
              <Notice kind="warning">{note}</Notice>
            </li>
          ))}
        </ul>
      ) : null}
      <WrittenBy state={state} field={field} />
    </>
  );
}
