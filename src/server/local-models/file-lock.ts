import { DatabaseSync } from 'node:sqlite';

/** SQLite's code for a lock that another connection holds. */
const BUSY = 5;

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === BUSY;

/**
 * Locks a file for this process. Returns a function that unlocks it, or undefined if another process, or another part
 * of this one, holds the lock. SQLite asks the system for the lock. So the lock ends with its process, however that
 * ends, and no number of a dead process can keep it.
 * @param path a file that is used for nothing else; its folder must exist. The file stays, empty: a process that waits
 *   for a file that was deleted would get another lock than a process that makes the file anew.
 */
export function lockFile(path: string): (() => void) | undefined {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    // In memory, so that no journal lies beside the file.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return () => database.close();
}
