/**
 * The database did not answer, or could not do what is right in itself: it is down, blocked, read-only or full. The
 * same work may succeed later. `cause` is what the driver said.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause?: unknown) {
    super('The database is unavailable', cause === undefined ? undefined : { cause });
  }
}

/** The longest that one piece of work with the database takes, its waits included, in milliseconds. */
export const WORK_MS = 2_500;
