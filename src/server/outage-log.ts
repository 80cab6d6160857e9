import { describeError, type ErrorDescription, type Logger } from './log.ts';
import { MINUTE_MS } from './quotas/quota.ts';

/** Pause before the database is checked during an outage, in milliseconds. */
const CHECK_MS = 1_000;

/** What the outages of the database leave in the log. */
export type OutageLog = {
  /**
   * The log for the whole program. Errors and warnings whose error is or was caused by `DatabaseUnavailable` are not
   * written: they begin an outage, or are counted for it.
   */
  log: Logger;
  /**
   * Call it when an unused connection breaks. It begins an outage only if the database does not answer now. Before
   * `watch` is called, the connection only gets a line.
   */
  connectionBroke: (error: Error) => void;
  /** Call it once the database is open. `check` rejects while the database is unavailable. */
  watch: (check: () => Promise<void>) => void;
  /** Stops the checks. */
  close: () => void;
};

/** `reports`: all lines that were not written; `refused`: those about a request. Times are of `performance.now`. */
type Outage = { beganAt: number; loggedAt: number; reports: number; refused: number };

type Line = { error?: ErrorDescription; id?: string };

function isOutage(error: ErrorDescription | undefined): boolean {
  return error !== undefined && (error.isOutage === true || isOutage(error.cause));
}

/** The outages of one database. There is at most one at a time. */
class Outages {
  readonly #log: Logger;
  #check = async () => {};
  #outage: Outage | undefined;
  #quietMs = CHECK_MS;
  #endedAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #isChecking = false;

  constructor(log: Logger) {
    this.#log = log;
  }

  watch(check: () => Promise<void>): void {
    this.#check = check;
  }

  /** Begins an outage with a line, or counts the line for the outage. */
  report({ error, id }: Line): void {
    if (!this.#outage) {
      const now = performance.now();
      this.#quietMs = now - this.#endedAt < MINUTE_MS ? Math.min(this.#quietMs * 2, MINUTE_MS) : CHECK_MS;
      this.#outage = { beganAt: now, loggedAt: now, reports: 0, refused: 0 };
      this.#log.error({ error }, 'The database is unavailable');
      this.#checkLater(this.#outage);
    }
    this.#outage.reports += 1;
    if (id !== undefined) this.#outage.refused += 1;
  }

  async connectionBroke(error: Error): Promise<void> {
    if (this.#outage || this.#isChecking) return;
    this.#isChecking = true;
    try {
      await this.#check();
      this.#log.warn({ error: describeError(error) }, 'A database connection broke');
    } catch (cause) {
      this.report({ error: describeError(cause) });
    } finally {
      this.#isChecking = false;
    }
  }

  close(): void {
    this.#outage = undefined;
    clearTimeout(this.#timer);
  }

  #checkLater(outage: Outage): void {
    const { reports } = outage;
    this.#timer = setTimeout(async () => {
      const answers = await this.#check().then(
        () => true,
        () => false,
      );
      if (this.#outage !== outage) return;
      if (answers && outage.reports === reports) {
        this.#outage = undefined;
        this.#endedAt = performance.now();
        this.#log.warn(figuresOf(outage), 'The database is available again');
        return;
      }
      if (performance.now() - outage.loggedAt >= MINUTE_MS) {
        outage.loggedAt = performance.now();
        this.#log.error(figuresOf(outage), 'The database is still unavailable');
      }
      this.#checkLater(outage);
    }, this.#quietMs).unref();
  }
}

const figuresOf = ({ beganAt, refused }: Outage) => ({
  refused,
  seconds: Math.round((performance.now() - beganAt) / 1_000),
});

/**
 * Writes one line when the database becomes unavailable, one a minute with the number of requests that were refused
 * since then, and one when it is available again. The outage ends when the check resolves and no work has failed for a
 * second. If another outage begins within a minute, this time doubles, up to a minute: a database that fails now and
 * then must not fill the log.
 */
export function createOutageLog(log: Logger): OutageLog {
  const outages = new Outages(log);
  const filtered =
    (level: 'error' | 'warn') =>
    (line: Line | string, message?: string): void => {
      if (typeof line === 'string') log[level](line);
      else if (isOutage(line.error)) outages.report(line);
      else log[level](line, message);
    };
  return {
    log: Object.assign(Object.create(log) as Logger, { error: filtered('error'), warn: filtered('warn') }),
    connectionBroke: (error) => void outages.connectionBroke(error),
    watch: (check) => outages.watch(check),
    close: () => outages.close(),
  };
}
