/** The open batch of the tab, and the number of the mail that is on the desk, from 1 on. The tab saves both. */
export type BatchPlace = { id: string; at: number };

/** The id of a mail of a batch, because several mails can have the same text. */
export function batchMailId(place: BatchPlace | undefined): string | undefined {
  return place && `${place.id}/${place.at}`;
}

/** The database of the browser with the mails of batches and the work on them. */
export const BATCH_DATABASE = 'batches';

/** Milliseconds after which a batch is forgotten that its tab did not close, because the tab itself was closed. */
export const BATCH_LIFE_MS = 24 * 60 * 60 * 1_000;

/** Forgets the mails of all batches. The browser deletes the database when no tab works with it any more. */
export function forgetBatches(): void {
  try {
    indexedDB.deleteDatabase(BATCH_DATABASE);
  } catch {
    // A browser without this database has no batch.
  }
}
