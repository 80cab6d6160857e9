import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { browserProblems, DOWNLOAD_FILE_NAME, messages } from '#domain/messages.ts';
import { withDirectionMarks } from '#web/lib/direction-marks.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { replyTextDirection } from '#web/lib/text-direction.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { CopyIcon, DownloadIcon } from '#web/ui/icons.tsx';
import { MarkedTextArea } from '#web/ui/marked-text-area.tsx';
import { sheetActionsClasses, TextSheet } from '#web/ui/sheet.tsx';
import { Facts } from '../desk/facts.tsx';
import { Gaps } from '../desk/gaps.tsx';
import { GapsLeft } from '../desk/gaps-left.tsx';
import type { ReplyAction, ReplyDesk } from '../desk/use-reply-desk.ts';
import { useReplyKeys } from '../desk/use-reply-keys.ts';
import { noteId, notesOf, ReplyFooter, type ReplyFooterProps } from './reply-footer.tsx';
import type { ReplyState } from './use-reply.ts';
import { Waiting } from './waiting.tsx';

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

/**
 * The buttons of a finished reply, beside the heading of its sheet. In the document they follow the text field, which
 * has the focus after the writing: the next press of Tab then reaches Copy.
 */
function ReplyActions({ onCopy, onDownload }: { onCopy: () => void; onDownload: () => void }) {
  return (
    <div className={`absolute top-0 right-2 h-14 items-center sm:right-3 ${sheetActionsClasses}`}>
      <Hint text="Copy the whole reply. In its text:" keys={['Mod', 'C']}>
        <Button look="quiet" aria-keyshortcuts="Control+C Meta+C" onClick={onCopy}>
          <CopyIcon className="size-4.5" />
          Copy
        </Button>
      </Hint>
      <Button look="quiet" onClick={onDownload}>
        <DownloadIcon className="size-4.5" />
        Download
      </Button>
    </div>
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
  Pick<ReplyTextProps, 'fieldId' | 'textarea'> & { noteCount: number; onCopy: () => void };

/** The text field. Screen readers read the notes with it. */
function ReplyField({ state, desk, fieldId, textarea, noteCount, onCopy }: ReplyFieldProps) {
  const { reply, undo, redo } = state;
  const text = reply?.text ?? '';
  const { field, selectGap, leaveGap } = desk;
  const onKeyDown = useReplyKeys({ field, text, undo, redo, selectGap, leaveGap, onCopy });
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
        desk.change(target.value, { inputType: (nativeEvent as InputEvent).inputType, time: timeStamp })
      }
      onKeyDown={onKeyDown}
      {...replyTextDirection(reply?.language, text)}
      aria-keyshortcuts={desk.gaps.length > 0 ? 'F8 Shift+F8' : undefined}
      aria-describedby={noteIds || undefined}
    />
  );
}

/**
 * The sheet with the reply or its placeholder: a text field that the person can edit, its gaps and its facts, Copy and
 * Download.
 */
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

  const attempt = (action: 'Copy' | 'Download') => desk.attempt(action, () => run(action));

  return (
    <TextSheet
      fieldId={fieldId}
      title={title}
      airmail
      className={className}
      aria-busy={!isIdle}
      actions={null}
      footer={
        <fieldset disabled={textarea.readOnly} className="contents">
          <ReplyFooter state={state} desk={desk} rewrite={rewrite} notes={notes} />
        </fieldset>
      }
    >
      {above}
      {state.phase === 'waiting' ? <Waiting ahead={state.ahead} /> : null}
      <ReplyField
        state={state}
        desk={desk}
        fieldId={fieldId}
        textarea={textarea}
        noteCount={notes.length}
        onCopy={() => attempt('Copy')}
      />
      {isIdle && text !== '' ? (
        <ReplyActions onCopy={() => attempt('Copy')} onDownload={() => attempt('Download')} />
      ) : null}
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
