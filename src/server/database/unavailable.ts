/**
 * The database did not answer or could not do valid work: it is down, blocked, read-only or full. The same work may
 * succeed later. `cause` is the driver's error. A separate file, because callers must not load a driver.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause?: unknown) {
    super('The database is unavailable', cause === undefined ? undefined : { cause });
  }
}

/** The longest time for one piece of work with the database, including its waits, in milliseconds. */
export const WORK_MS = 2_500;
