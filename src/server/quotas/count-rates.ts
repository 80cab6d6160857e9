import type { Db } from '../database/schema.ts';
import { repeated, type Statements } from '../database/statements.ts';
import type { Rate, RateExceeded, RateState } from './quota.ts';

/** Every transaction locks rows in the order of their keys, so that none deadlocks (decision 15). */
const byHolder = (a: { holder: string }, b: { holder: string }) => (a.holder < b.holder ? -1 : 1);

type RateRow = { holder: string; used: number; window_ends: number };

function stateOf(
  { limit, windowMs }: Rate,
  { used, window_ends }: Omit<RateRow, 'holder'>,
  now: number,
): RateState {
  return {
    limit,
    used,
    windowSeconds: Math.round(windowMs / 1000),
    left: limit === null ? null : Math.max(0, limit - used),
    endsInSeconds: Math.max(1, Math.ceil((window_ends - now) / 1000)),
  };
}

/**
 * The statement that counts an attempt for `count` rates: it starts a new window if the last one has ended. If the last
 * condition is false, the row stays unchanged and is not returned: the rate is used up.
 */
const countStatement = (count: number) => `
  insert into rates (holder, window_ends, used) values ${repeated('(?, ?, 1)', count)}
  on conflict (holder) do update set
    used = case when rates.window_ends <= ? then 1 else rates.used + 1 end,
    window_ends = case when rates.window_ends <= ? then excluded.window_ends else rates.window_ends end
  where rates.window_ends <= ?
    or rates.used < case rates.holder ${repeated('when ? then cast(? as bigint)', count, ' ')} end
  returning holder, used, window_ends`;

/** Thrown to roll back a transaction whose attempt is not counted. */
export class RateExceededError extends Error {
  override readonly name = 'RateExceededError';
  /** All rates of the attempt, not only the one that is used up. */
  readonly rates: Rate[];

  constructor(rates: Rate[]) {
    super('A rate is used up');
    this.rates = rates;
  }
}

/**
 * Counts an attempt for each rate, in one statement. Returns their states in the order of `rates`. Throws
 * `RateExceededError` if one is used up: the caller's transaction must then be rolled back, so that the attempt counts
 * for none.
 */
export async function countRates({ run }: Statements, rates: Rate[], now: number): Promise<RateState[]> {
  if (rates.length === 0) return [];
  if (rates.some(({ limit }) => limit !== null && limit <= 0)) throw new RateExceededError(rates);
  const sorted = rates.toSorted(byHolder);
  const rows = await run<RateRow>(countStatement(rates.length), [
    ...sorted.flatMap(({ holder, windowMs }) => [holder, now + windowMs]),
    ...[now, now, now],
    ...sorted.flatMap(({ holder, limit }) => [holder, limit ?? Number.MAX_SAFE_INTEGER]),
  ]);
  return rates.map((rate) => {
    const row = rows.find(({ holder }) => holder === rate.holder);
    if (!row) throw new RateExceededError(rates);
    return stateOf(rate, row, now);
  });
}

/**
 * The outcome of an attempt that exceeded a rate. Read after the transaction was rolled back, because the rollback also
 * undid what the attempt had counted for other rates.
 */
export async function readExceeded(db: Db, rates: Rate[], now: number): Promise<RateExceeded> {
  const holders = rates.map(({ holder }) => holder);
  const rows = await db.selectFrom('rates').selectAll().where('holder', 'in', holders).execute();
  const states = rates.map((rate) => {
    const running = rows.find(({ holder, window_ends }) => holder === rate.holder && window_ends > now);
    return stateOf(rate, running ?? { used: 0, window_ends: now + rate.windowMs }, now);
  });
  const waits = states.filter(({ left }) => left === 0).map(({ endsInSeconds }) => endsInSeconds);
  // If the window of the rate ended meanwhile, a second is enough.
  return { kind: 'rate_exceeded', retryAfterSeconds: Math.max(1, ...waits), rates: states };
}
