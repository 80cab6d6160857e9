import type { Language } from '#domain/languages.ts';
import { browserProblems, DOWNLOAD_FILE_NAME, messages } from '#domain/messages.ts';
import { withDirectionMarks } from '#web/lib/direction-marks.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyIcon, DownloadIcon } from '#web/ui/icons.tsx';

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

/** What can be done with a finished reply. */
export function ReplyActions({ text, language }: { text: string; language: Language | undefined }) {
  const leaving = withDirectionMarks(text, language);
  return (
    <>
      <Button look="quiet" onClick={() => void copy(leaving)}>
        <CopyIcon className="size-4.5" />
        Copy
      </Button>
      <Button look="quiet" onClick={() => download(leaving)}>
        <DownloadIcon className="size-4.5" />
        Download
      </Button>
    </>
  );
}
