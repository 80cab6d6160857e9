import { useEffect } from 'react';
import { BATCH_LIFE_MS, type BatchPlace, forgetBatches } from '#web/lib/batches.ts';
import { readStored, writeStored } from '#web/lib/browser-storage.ts';
import { isRecord, isString } from '#web/lib/saved-values.ts';

/** Whether a value that the tab has saved is a place in a batch. */
export function isBatchPlace(value: unknown): value is BatchPlace {
  return isRecord(value) && isString(value.id) && Number.isInteger(value.at);
}

/** Whether a file has several mails: its extension is `.mbox`, or it is named `mbox`. */
export function isMailboxFile({ name }: Pick<File, 'name'>): boolean {
  return /(?:^|\.)mbox$/i.test(name);
}

/** The code of the batch desk, which is loaded with the first batch. */
export const loadBatchDesk = () => import('./batch-desk.tsx');

/** The key of the time at which a tab last used a batch, in the browser's local storage. */
const BATCH_USED_KEY = 'batchUsedAt';

/** Notes that a batch is in use. Without a batch in this tab, forgets the batches that no tab uses any more. */
export function useBatchLife(place: BatchPlace | undefined): void {
  const id = place?.id;
  const at = place?.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step in a batch is a use of it.
  useEffect(() => {
    if (id !== undefined) writeStored('local', BATCH_USED_KEY, String(Date.now()));
    const used = readStored('local', BATCH_USED_KEY);
    if (used === null || Date.now() - Number(used) < BATCH_LIFE_MS) return;
    forgetBatches();
    writeStored('local', BATCH_USED_KEY);
  }, [id, at]);
}
