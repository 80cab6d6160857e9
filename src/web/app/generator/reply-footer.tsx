import { BUILT_IN_WRITER, isFactNote } from '#domain/messages.ts';
import { Notice } from '#web/ui/notice.tsx';
import { gapsLeft } from '../desk/gaps-left.tsx';
import { Snippets } from '../desk/snippets-button.tsx';
import type { ReplyDesk } from '../desk/use-reply-desk.ts';
import type { RewriteState } from '../desk/use-rewrite.ts';
import { VersionsButton } from '../desk/versions-button.tsx';
import { usePart } from '../use-part.ts';
import type { Reply } from './reply-versions.ts';
import type { ReplyState } from './use-reply.ts';

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

export type ReplyFooterProps = {
  state: ReplyState;
  desk: ReplyDesk;
  /** Undefined if the reply cannot be written once more. */
  rewrite?: RewriteState | undefined;
};

/** How many gaps and facts of a finished reply the person has not dealt with. */
export function deskStatus({ gaps, facts }: ReplyDesk): string {
  const factsToCheck = facts.length === 1 ? '1 fact to check' : `${facts.length} facts to check`;
  return [
    ...(gaps.length > 0 ? [gapsLeft(gaps.length)] : []),
    ...(facts.length > 0 ? [factsToCheck] : []),
  ].join(', ');
}

function StatusLine({ state, desk, rewrite }: ReplyFooterProps) {
  const { reply, phase, undo, redo } = state;
  const tools = usePart(phase !== 'idle' || reply !== undefined, () => import('../desk/rewrite-tools.tsx'));
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
    <>
      {tools && (written || undo || redo) ? (
        <tools.RewriteTools undo={undo} redo={redo} rewrite={written && rewrite} />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {written ? <Writer reply={written} /> : <p>Nothing written yet</p>}
        <div className="flex items-center gap-4">
          <VersionsButton state={state} />
          <Snippets state={state} field={desk.field} />
        </div>
      </div>
    </>
  );
}

export const noteId = (index: number) => `reply-note-${index}`;

/** The notes to show. Those about facts only if the facts cannot be listed. */
export function notesOf({ reply, phase }: ReplyState, { check }: ReplyDesk): string[] {
  if (phase !== 'idle' || !reply) return [];
  return check === null ? reply.notes : reply.notes.filter((note) => !isFactNote(note));
}

/** Below the reply: notes on what the writer could not follow, the writer, Undo and Redo. */
export function ReplyFooter({
  state,
  desk,
  rewrite,
  notes,
}: ReplyFooterProps & { notes: readonly string[] }) {
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
      <StatusLine state={state} desk={desk} rewrite={rewrite} />
      {/* Screen readers hear when they become more or fewer. */}
      <p role="status" className="sr-only">
        {deskStatus(desk)}
      </p>
    </>
  );
}
