import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's code for a lock that another connection holds. */
const BUSY = 5;

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === BUSY;

/**
 * Locks a file for this process. Returns a function that unlocks it, or undefined if another process, or another part
 * of this one, holds the lock. SQLite asks the system for the lock. So the lock ends with its process, however that
 * ends, and no number of a dead process can keep it.
 * @param path a file that is used for nothing else; its folder must exist
 */
export function lockFile(path: string): (() => void) | undefined {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  // The holder before deleted the file after this process had opened it. A lock on a deleted file locks out nobody.
  if (!existsSync(path)) {
    database.close();
    return undefined;
  }
  return () => {
    try {
      rmSync(path, { force: true });
    } catch {
      // Windows does not delete an open file. The empty file then stays.
    }
    database.close();
  };
}
