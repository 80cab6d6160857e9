import { type ComponentProps, type ReactNode, useEffect } from 'react';
import {
  BUILT_IN_WRITER,
  browserProblems,
  DOWNLOAD_FILE_NAME,
  isFactNote,
  messages,
} from '#domain/messages.ts';
import { withDirectionMarks } from '#web/lib/direction-marks.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { replyTextDirection } from '#web/lib/text-direction.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyIcon, DownloadIcon } from '#web/ui/icons.tsx';
import { MarkedTextArea } from '#web/ui/marked-text-area.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextSheet } from '#web/ui/sheet.tsx';
import { Facts } from '../desk/facts.tsx';
import { Gaps } from '../desk/gaps.tsx';
import { GapsLeft, gapsLeft } from '../desk/gaps-left.tsx';
import { REWRITE_COST_ID, RewriteButtons } from '../desk/rewrite-buttons.tsx';
import { RewriteToolbar } from '../desk/rewrite-toolbar.tsx';
import { Snippets } from '../desk/snippets-button.tsx';
import type { ReplyAction, ReplyDesk } from '../desk/use-reply-desk.ts';
import { useReplyKeys } from '../desk/use-reply-keys.ts';
import type { RewriteState } from '../desk/use-rewrite.ts';
import { VersionsButton } from '../desk/versions-button.tsx';
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
function ReplyActions({ desk, run }: { desk: ReplyDesk; run: (action: ReplyAction) => void }) {
  return (
    <>
      <Button look="quiet" onClick={() => desk.attempt('Copy', () => run('Copy'))}>
        <CopyIcon className="size-4.5" />
        Copy
      </Button>
      <Button look="quiet" onClick={() => desk.attempt('Download', () => run('Download'))}>
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
  desk: ReplyDesk;
  /** Undefined if the reply cannot be written once more. */
  rewrite?: RewriteState | undefined;
};

/** What screen readers hear when the gaps or the facts of a finished reply become more or fewer. */
function deskStatus({ gaps, facts }: ReplyDesk): string {
  const factsToCheck = facts.length === 1 ? '1 fact to check' : `${facts.length} facts to check`;
  return [
    ...(gaps.length > 0 ? [gapsLeft(gaps.length)] : []),
    ...(facts.length > 0 ? [factsToCheck] : []),
  ].join(', ');
}

function StatusLine({ state, desk, rewrite }: ReplyFooterProps) {
  const { reply, phase, undo, redo } = state;
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
      {written || undo || redo ? (
        <RewriteToolbar undo={undo} redo={redo}>
          {written && rewrite ? <RewriteButtons {...rewrite} /> : null}
        </RewriteToolbar>
      ) : null}
      {written && rewrite?.isCounted ? <p id={REWRITE_COST_ID}>Each rewrite counts as a reply.</p> : null}
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

const noteId = (index: number) => `reply-note-${index}`;

/** The notes to show. Those about facts only if the facts cannot be listed. */
function notesOf({ reply, phase }: ReplyState, { check }: ReplyDesk): string[] {
  if (phase !== 'idle' || !reply) return [];
  return check === null ? reply.notes : reply.notes.filter((note) => !isFactNote(note));
}

/** Below the reply: notes on what the writer could not follow, the writer, Undo and Redo. */
function ReplyFooter({ state, desk, rewrite, notes }: ReplyFooterProps & { notes: readonly string[] }) {
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
      <p role="status" className="sr-only">
        {deskStatus(desk)}
      </p>
    </>
  );
}

type ReplyTextProps = ReplyFooterProps & {
  fieldId: string;
  title: string;
  className?: string;
  /** Further attributes of the text field. */
  textarea: ComponentProps<'textarea'>;
  /** Sends the reply. Without it, the reply can only be copied or downloaded. */
  onSend?: () => void;
  /** Shown above the text field. */
  above?: ReactNode;
  /** Shown below the text field, above its gaps. */
  below?: ReactNode;
  /** Shown over the text field. */
  children?: ReactNode;
};

/** While a reply is written, shows its end. Afterwards only the person scrolls. */
function useScrollToEnd({ phase }: ReplyState, text: string, { field }: ReplyDesk): void {
  useEffect(() => {
    if (phase === 'writing' && text && field.current) field.current.scrollTop = field.current.scrollHeight;
  }, [phase, text, field]);

  // A finished reply is read from its beginning.
  useEffect(() => {
    if (phase === 'idle' && field.current) field.current.scrollTop = 0;
  }, [phase, field]);
}

type ReplyFieldProps = ReplyFooterProps &
  Pick<ReplyTextProps, 'fieldId' | 'textarea'> & { noteCount: number };

/** The text field. Screen readers read the notes with it. */
function ReplyField({ state, desk, fieldId, textarea, noteCount }: ReplyFieldProps) {
  const { reply, undo, redo } = state;
  const text = reply?.text ?? '';
  const onKeyDown = useReplyKeys({ field: desk.field, text, undo, redo, selectGap: desk.selectGap });
  // For a reference to the list of notes, screen readers would read only the name of the list.
  const noteIds = Array.from({ length: noteCount }, (_, index) => noteId(index)).join(' ');
  return (
    <MarkedTextArea
      {...textarea}
      id={fieldId}
      field={desk.field}
      value={text}
      marks={desk.marks}
      autoComplete="off"
      onChange={({ target, nativeEvent, timeStamp }) =>
        state.change(target.value, { inputType: (nativeEvent as InputEvent).inputType, time: timeStamp })
      }
      onKeyDown={onKeyDown}
      {...replyTextDirection(reply?.language, text)}
      aria-keyshortcuts={desk.gaps.length > 0 ? 'F8 Shift+F8' : undefined}
      aria-describedby={noteIds || undefined}
    />
  );
}

/** The sheet with the reply: a text field that the person can edit, its gaps and its facts, Copy and Download. */
export function ReplyText({
  state,
  desk,
  rewrite,
  fieldId,
  title,
  className,
  textarea,
  onSend,
  above,
  below,
  children,
}: ReplyTextProps) {
  const { reply } = state;
  const text = reply?.text ?? '';
  const isIdle = state.phase === 'idle';
  const notes = notesOf(state, desk);
  useScrollToEnd(state, text, desk);

  function run(action: ReplyAction) {
    const plainText = withDirectionMarks(text, reply?.language);
    if (action === 'Copy') void copy(plainText);
    if (action === 'Download') download(plainText);
    if (action === 'Send') onSend?.();
  }

  return (
    <TextSheet
      fieldId={fieldId}
      title={title}
      airmail
      className={className}
      aria-busy={!isIdle}
      actions={isIdle && text !== '' ? <ReplyActions desk={desk} run={run} /> : null}
      footer={
        <fieldset disabled={textarea.readOnly} className="contents">
          <ReplyFooter state={state} desk={desk} rewrite={rewrite} notes={notes} />
        </fieldset>
      }
    >
      {above}
      <ReplyField state={state} desk={desk} fieldId={fieldId} textarea={textarea} noteCount={notes.length} />
      {/* While the reply is sent, it must not change. */}
      <fieldset disabled={textarea.readOnly} className="contents">
        {below}
        <Gaps desk={desk} />
        <Facts desk={desk} />
      </fieldset>
      {children}
      <GapsLeft desk={desk} run={run} />
    </TextSheet>
  );
}
