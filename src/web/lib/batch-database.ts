/** The database of the browser with the mails of batches and the work on them. */
export const BATCH_DATABASE = 'batches';

/** Forgets the mails of all batches. The browser deletes the database when no tab works with it any more. */
export function forgetBatches(): void {
  try {
    indexedDB.deleteDatabase(BATCH_DATABASE);
  } catch {
    // A browser without this database has no batch.
  }
}
