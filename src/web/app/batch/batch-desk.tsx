import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import type { useGenerator } from '../generator/use-generator.ts';
import { BatchBar } from './batch-bar.tsx';
import { CloseQuestion, DraftGaps } from './batch-dialogs.tsx';
import { BatchList } from './batch-list.tsx';
import { type Batch, useBatch } from './use-batch.ts';
import type { Scan } from './use-batch-reading.ts';
import './batch.css';

const numbers = new Intl.NumberFormat('en');

type ReadingProps = {
  scan: Scan;
  /** The role of its text: the region has one status. */
  role: 'status' | undefined;
  onCancel: () => void;
};

/** The progress of the reading of files. */
function Reading({ scan, role, onCancel }: ReadingProps) {
  return (
    <div className="batch-row">
      <p role={role}>Reading the files...</p>
      <progress
        aria-label="Files read"
        className="meter batch-progress"
        max={Math.max(1, scan.total)}
        value={scan.bytes}
      />
      <p className="text-small text-ink-soft tabular-nums">
        {scan.mails === 1 ? '1 email' : `${numbers.format(scan.mails)} emails`}
      </p>
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

/** What there is to say about the batch and its present mail. */
function Sentences({ batch }: { batch: Batch }) {
  const { item, problem } = batch;
  const about = item?.problem ?? item?.note;
  return (
    <>
      {problem ? (
        <Notice
          kind="danger"
          className="batch-sentence"
          action={
            <Button look="link" onClick={() => batch.setProblem(undefined)}>
              Dismiss
            </Button>
          }
        >
          {problem}
        </Notice>
      ) : null}
      {about ? (
        <Notice kind="warning" className="batch-sentence">
          {about}
        </Notice>
      ) : null}
    </>
  );
}

/** The region of the batch, above the desk: its mails one after another. Nothing without a batch. */
export function BatchDesk({ generator }: { generator: ReturnType<typeof useGenerator> }) {
  const batch = useBatch(generator);
  const headingId = useId();
  const [isListOpen, setIsListOpen] = useState(false);
  const [isClosing, setIsClosing] = useState(false);
  const { items, problem, place } = batch;
  const { scan, cancel } = batch.reading;
  const hasMails = place !== undefined && items.length > 0;
  if (!hasMails && !scan && !problem) return null;
  return (
    <Sheet aria-labelledby={headingId} className="batch">
      {hasMails ? (
        <BatchBar
          headingId={headingId}
          batch={batch}
          isListOpen={isListOpen}
          onToggleList={() => setIsListOpen((isOpen) => !isOpen)}
          onClose={() => (batch.hasReplies ? setIsClosing(true) : void batch.close())}
        />
      ) : (
        <h2 id={headingId} className="batch-title text-lead">
          Batch
        </h2>
      )}
      {scan ? <Reading scan={scan} role={hasMails ? undefined : 'status'} onCancel={cancel} /> : null}
      <Sentences batch={batch} />
      {hasMails && isListOpen ? <BatchList batch={batch} at={place.at} /> : null}
      <CloseQuestion
        isOpen={isClosing}
        onKeep={() => setIsClosing(false)}
        onClose={() => {
          setIsClosing(false);
          void batch.close();
        }}
      />
      <DraftGaps batch={batch} />
    </Sheet>
  );
}
