import { useEffect, useEffectEvent, useState } from 'react';
import { noteBatchUse } from '#web/lib/batches.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAbortableWork } from '../use-abortable-work.ts';
import { newBatchId, removeMails, removeUnusedBatches } from './batch-store.ts';
import { batchProblems } from './batch-words.ts';
import { BatchFilesError, type ReadingProgress, readBatchFiles } from './read-batch-files.ts';

/** The reading of files: `total` bytes, and how far it is. */
export type Scan = ReadingProgress & { total: number };

/** The batch whose mails have been read. `isCut`: it has no room for the others. */
export type ReadBatch = { id: string; isCut: boolean };

type ReadingOptions = {
  /** Files that the person chose. */
  files: readonly File[] | undefined;
  onTaken: () => void;
  /** The open batch, which gets the mails. Undefined: they are a new one. */
  id: string | undefined;
  /** The number of mails that the open batch has. */
  count: number;
  /** Whether the desk must not change now, because a reply is being written. `onRead` waits for its end. */
  isBusy: boolean;
  onRead: (batch: ReadBatch) => void;
  onProblem: (problem: string | undefined) => void;
};

/** Reads the files that the person chooses into the store. */
export function useBatchReading({ files, onTaken, id, count, isBusy, onRead, onProblem }: ReadingOptions) {
  const [scan, setScan] = useState<Scan>();
  const [read, setRead] = useState<ReadBatch>();
  const { run, stop } = useAbortableWork();

  async function readFiles(chosen: readonly File[], signal: AbortSignal): Promise<void> {
    const batch = id ?? newBatchId();
    const total = chosen.reduce((sum, { size }) => sum + size, 0);
    onProblem(undefined);
    setScan({ total, bytes: 0, mails: 0 });
    try {
      noteBatchUse(batch);
      await removeUnusedBatches(batch);
      const onProgress = (progress: ReadingProgress) => setScan({ total, ...progress });
      const { isCut } = await readBatchFiles({ batch, files: chosen, first: count + 1 }, signal, onProgress);
      setRead({ id: batch, isCut });
    } catch (error) {
      await removeMails(batch, count + 1).catch(() => undefined);
      signal.throwIfAborted();
      onProblem(error instanceof BatchFilesError ? error.message : batchProblems.notStored);
    } finally {
      setScan(undefined);
    }
  }

  const onFiles = useEffectEvent((chosen: readonly File[]) => {
    onTaken();
    if (scan || read) showToast('error', batchProblems.stillReading);
    else void run((signal) => readFiles(chosen, signal));
  });
  useEffect(() => {
    if (files) onFiles(files);
  }, [files]);

  const onMails = useEffectEvent((batch: ReadBatch) => {
    setRead(undefined);
    onRead(batch);
  });
  useEffect(() => {
    if (read && !isBusy) onMails(read);
  }, [read, isBusy]);

  return { scan, cancel: stop };
}
