import { useEffect } from 'react';
import { type BatchPlace, forgetUnusedBatches, noteBatchUse } from '#web/lib/batches.ts';
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

/**
 * Notes each use of the tab's batch. Without a batch in this tab, forgets those that no tab uses any more.
 * `isRestored`: whether it is known if the tab has a batch.
 */
export function useBatchLife(place: BatchPlace | undefined, isRestored: boolean): void {
  const id = place?.id;
  const at = place?.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step in a batch is a use of it.
  useEffect(() => {
    if (!isRestored) return;
    if (id === undefined) forgetUnusedBatches();
    else noteBatchUse(id);
  }, [id, at, isRestored]);
}
