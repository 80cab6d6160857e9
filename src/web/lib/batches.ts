import { parseFields, readStored, writeStored } from './browser-storage.ts';

/** The open batch of the tab, and the number of the mail that is on the desk, from 1 on. The tab saves both. */
export type BatchPlace = { id: string; at: number };

/** The id of a mail of a batch, because several mails can have the same text. */
export function batchMailId(place: BatchPlace | undefined): string | undefined {
  return place && `${place.id}/${place.at}`;
}

/** The database of the browser with the mails of batches and the work on them. */
export const BATCH_DATABASE = 'batches';

/** The key in local storage with the time at which each batch was used last, in milliseconds, by the batch's id. */
export const BATCH_USES_KEY = 'batchesUsedAt';

/** After this time without use, in milliseconds, a batch is forgotten: its tab was closed without closing the batch. */
const BATCH_LIFE_MS = 7 * 24 * 60 * 60 * 1_000;

const readUses = () => parseFields(readStored('local', BATCH_USES_KEY));

/** Notes that a batch is in use now. */
export function noteBatchUse(id: string): void {
  writeStored('local', BATCH_USES_KEY, JSON.stringify({ ...readUses(), [id]: Date.now() }));
}

/** The ids of the batches that were not used for a long time. */
export function unusedBatches(): string[] {
  const oldest = Date.now() - BATCH_LIFE_MS;
  return Object.entries(readUses()).flatMap(([id, usedAt]) => (Number(usedAt) < oldest ? [id] : []));
}

/** Notes that these batches are gone. */
export function forgetUses(ids: readonly string[]): void {
  const left = Object.entries(readUses()).filter(([id]) => !ids.includes(id));
  writeStored(
    'local',
    BATCH_USES_KEY,
    left.length > 0 ? JSON.stringify(Object.fromEntries(left)) : undefined,
  );
}

/** Forgets the mails of all batches. The browser deletes the database when no tab works with it any more. */
export function forgetBatches(): void {
  writeStored('local', BATCH_USES_KEY);
  try {
    indexedDB.deleteDatabase(BATCH_DATABASE);
  } catch {
    // A browser without this database has no batch.
  }
}

/** Forgets all batches if none of them was used for a long time. Without any, does nothing. */
export function forgetUnusedBatches(): void {
  const unused = unusedBatches();
  if (unused.length > 0 && unused.length === Object.keys(readUses()).length) forgetBatches();
}
