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
  /** Call it when an unused connection breaks. It begins an outage only if the database does not answer now. */
  connectionBroke: (error: Error) => void;
  /** Stops the checks. */
  close: () => void;
};

/** `reports`: all lines that were not written; `refused`: those about a request. Times are of `performance.now`. */
type Outage = { beganAt: number; loggedAt: number; reports: number; refused: number };

type Line = { error?: ErrorDescription; id?: string };

function isOutage(error: ErrorDescription | undefined): boolean {
  return error !== undefined && (error.name === 'DatabaseUnavailable' || isOutage(error.cause));
}

/**
 * Writes one line when the database becomes unavailable, one a minute with the number of requests that were refused
 * since then, and one when it is available again. The outage ends when `check` resolves and no work has failed for a
 * second. If another outage begins within a minute, this time doubles, up to a minute: a database that fails now and
 * then must not fill the log.
 */
export function createOutageLog(log: Logger, check: () => Promise<void>): OutageLog {
  let outage: Outage | undefined;
  let quietMs = CHECK_MS;
  let endedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let isChecking = false;

  const figures = ({ beganAt, refused }: Outage) => ({
    refused,
    seconds: Math.round((performance.now() - beganAt) / 1_000),
  });

  const checkLater = (current: Outage) => {
    const { reports } = current;
    timer = setTimeout(async () => {
      const answers = await check().then(
        () => true,
        () => false,
      );
      if (outage !== current) return;
      if (answers && current.reports === reports) {
        outage = undefined;
        endedAt = performance.now();
        log.warn(figures(current), 'The database is available again');
        return;
      }
      if (performance.now() - current.loggedAt >= MINUTE_MS) {
        current.loggedAt = performance.now();
        log.error(figures(current), 'The database is still unavailable');
      }
      checkLater(current);
    }, quietMs).unref();
  };

  const report = ({ error, id }: Line) => {
    if (!outage) {
      const now = performance.now();
      quietMs = now - endedAt < MINUTE_MS ? Math.min(quietMs * 2, MINUTE_MS) : CHECK_MS;
      outage = { beganAt: now, loggedAt: now, reports: 0, refused: 0 };
      log.error({ error }, 'The database is unavailable');
      checkLater(outage);
    }
    outage.reports += 1;
    if (id !== undefined) outage.refused += 1;
  };

  const filtered =
    (level: 'error' | 'warn') =>
    (line: Line | string, message?: string): void => {
      if (typeof line === 'string') log[level](line);
      else if (isOutage(line.error)) report(line);
      else log[level](line, message);
    };

  return {
    log: Object.assign(Object.create(log) as Logger, { error: filtered('error'), warn: filtered('warn') }),
    connectionBroke(error) {
      if (outage || isChecking) return;
      isChecking = true;
      check()
        .then(
          () => log.warn({ error: describeError(error) }, 'A database connection broke'),
          (cause: unknown) => report({ error: describeError(cause) }),
        )
        .finally(() => {
          isChecking = false;
        });
    },
    close() {
      outage = undefined;
      clearTimeout(timer);
    },
  };
}
