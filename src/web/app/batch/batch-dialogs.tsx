import { beginningOf } from '#domain/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { gapsLeft } from '../desk/gaps-left.tsx';
import type { Batch } from './use-batch.ts';

/** The most characters of an email's title in a question about it. */
const MAX_TITLE = 80;

type CloseQuestionProps = { isOpen: boolean; onKeep: () => void; onClose: () => void };

/** The question before a batch with replies is closed. */
export function CloseQuestion({ isOpen, onKeep, onClose }: CloseQuestionProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onKeep}
      title="Close this batch?"
      description="Its emails and your replies are removed from this browser."
    >
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="plain" onClick={onKeep}>
          Keep it
        </Button>
        <Button look="danger" onClick={onClose}>
          Close batch
        </Button>
      </div>
    </Dialog>
  );
}

/** The question before replies with gaps are downloaded, once for all of them. */
export function DraftGaps({ batch }: { batch: Batch }) {
  const { waiting, leave, saveAnyway } = batch.download;
  const first = waiting?.firstWithGaps;
  const title = batch.items.find(({ n }) => n === first)?.title ?? '';
  return (
    <Dialog
      open={waiting !== undefined}
      onClose={leave}
      title="Gaps left"
      description={
        waiting ? (
          <>
            {gapsLeft(waiting.gaps)}, first in "<bdi>{beginningOf(title, MAX_TITLE)}</bdi>".
          </>
        ) : null
      }
    >
      <div className="mt-5 flex flex-wrap gap-3 max-sm:grid">
        <Button
          look="primary"
          onClick={() => {
            leave();
            if (first !== undefined) void batch.queue.show(first - 1);
          }}
        >
          Fill them
        </Button>
        <Button look="plain" onClick={saveAnyway}>
          Download anyway
        </Button>
      </div>
    </Dialog>
  );
}
