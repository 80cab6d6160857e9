import { Button } from '#web/ui/button.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { BackIcon, CheckIcon, ChevronIcon, CloseIcon, DownloadIcon } from '#web/ui/icons.tsx';
import type { Batch } from './use-batch.ts';
import { countStates } from './use-batch-queue.ts';

const FINISHED_ID = 'batch-finished';

/** The states of the mails in words. */
function countsText(batch: Batch): string {
  const { open, drafted, done, skipped } = countStates(batch.items);
  const answered = `${done} answered`;
  if (batch.isFinished) return `All done: ${answered}, ${skipped} skipped`;
  return [`${open + drafted} left`, answered, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');
}

function Steps({ batch }: { batch: Batch }) {
  const { queue, isLocked, hasNext } = batch;
  return (
    <div className="flex">
      <Button look="quiet" disabled={isLocked || !queue.previous} onClick={() => void queue.previous?.()}>
        <BackIcon className="size-4.5 max-sm:hidden" />
        Previous
      </Button>
      <Hint text="Keep this reply and go on" keys={['F9']}>
        <Button look="quiet" disabled={isLocked || !hasNext} aria-keyshortcuts="F9" onClick={queue.next}>
          Next
          <BackIcon className="size-4.5 rotate-180 max-sm:hidden" />
        </Button>
      </Hint>
      <Hint text="Leave this email out and go on" keys={['Shift', 'F9']}>
        <Button look="quiet" disabled={isLocked} aria-keyshortcuts="Shift+F9" onClick={queue.skip}>
          Skip
        </Button>
      </Hint>
    </div>
  );
}

type BatchBarProps = {
  headingId: string;
  batch: Batch;
  isListOpen: boolean;
  onToggleList: () => void;
  onClose: () => void;
};

/** The line of the batch: where the person is in it, the steps, the download, and its end. */
export function BatchBar({ headingId, batch, isListOpen, onToggleList, onClose }: BatchBarProps) {
  const { place, items, download, downloadButton, isFinished, hasReplies, isLocked } = batch;
  return (
    <div className="batch-row">
      <div className="flex items-baseline gap-3">
        <h2 id={headingId} className="text-lead">
          Batch
        </h2>
        <p role="status" className="font-medium whitespace-nowrap tabular-nums">
          {place?.at} of {items.length}
        </p>
      </div>
      <p
        id={FINISHED_ID}
        className={`batch-counts text-small tabular-nums ${isFinished ? 'text-success' : 'text-ink-soft'}`}
      >
        {isFinished ? <CheckIcon className="me-1 inline size-4.5 align-text-bottom" /> : null}
        {countsText(batch)}
      </p>
      <Button look="quiet" className="batch-fold" aria-expanded={isListOpen} onClick={onToggleList}>
        All emails
        <ChevronIcon className={`size-4.5 ${isListOpen ? 'rotate-180' : ''}`} />
      </Button>
      <div className="batch-actions">
        <Steps batch={batch} />
        <Hint text={hasReplies ? 'All replies as drafts for your mail program' : 'There is no reply yet'}>
          <Button
            look={isFinished ? 'plain' : 'quiet'}
            size="bar"
            className={isFinished ? 'ms-2 max-sm:my-1' : ''}
            ref={downloadButton}
            disabled={!hasReplies || isLocked}
            // Not `disabled`, so that the button keeps the focus.
            aria-disabled={download.isBusy || undefined}
            aria-describedby={isFinished ? FINISHED_ID : undefined}
            onClick={download.isBusy ? undefined : download.download}
          >
            <DownloadIcon className="size-4.5 max-sm:hidden" />
            Download all
          </Button>
        </Hint>
      </div>
      <Hint text="Close batch">
        <Button look="quiet" aria-label="Close batch" disabled={isLocked} onClick={onClose}>
          <CloseIcon className="size-4.5" />
        </Button>
      </Hint>
    </div>
  );
}
