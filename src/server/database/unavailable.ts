/**
 * The database did not answer, or refused a valid statement: it is down, locked, read-only or full. The same statement
 * may succeed later. `cause` is the driver's error. This class has its own file, so that its users load no driver.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /**
   * The database answers, but other transactions, or the time that it took, prevented the statement. It did nothing.
   */
  readonly isContention: boolean;
  /** What happened, if the driver's error has no code. For the log. */
  readonly reason: string | undefined;

  constructor(
    cause?: unknown,
    { isContention = false, reason }: { isContention?: boolean; reason?: string } = {},
  ) {
    super('The database is unavailable', cause === undefined ? undefined : { cause });
    this.isContention = isContention;
    this.reason = reason;
  }
}

/** The longest time for one query or transaction, including its waits, in milliseconds. */
export const WORK_MS = 2_500;
