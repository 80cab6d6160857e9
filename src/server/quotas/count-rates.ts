import { sql } from 'kysely';
import type { Db, Tx } from '../database/schema.ts';
import type { Rate, RateExceeded, RateState } from './quota.ts';

/** Every transaction locks rows in the order of their keys, so that none deadlocks (decision 15). */
const byHolder = (a: { holder: string }, b: { holder: string }) => (a.holder < b.holder ? -1 : 1);

type RateRow = { used: number; window_ends: number };

function stateOf({ limit, windowMs }: Rate, { used, window_ends }: RateRow, now: number): RateState {
  return {
    limit,
    used,
    windowSeconds: Math.round(windowMs / 1000),
    left: limit === null ? null : Math.max(0, limit - used),
    endsInSeconds: Math.max(1, Math.ceil((window_ends - now) / 1000)),
  };
}

/**
 * Counts an attempt for one rate, in one statement: starts a new window if the last one has ended. Returns undefined,
 * and counts nothing, if the rate is used up.
 */
async function countOne(
  tx: Tx,
  { holder, limit, windowMs }: Rate,
  now: number,
): Promise<RateRow | undefined> {
  if (limit !== null && limit <= 0) return undefined;
  const ends = now + windowMs;
  const hasEnded = sql`rates.window_ends <= ${now}`;
  const hasRoom = limit === null ? sql`true` : sql`rates.used < ${limit}`;
  // If the last condition is false, the row stays unchanged and is not returned: the rate is used up.
  const { rows } = await sql<RateRow>`
    insert into rates (holder, window_ends, used) values (${holder}, ${ends}, 1)
    on conflict (holder) do update set
      used = case when ${hasEnded} then 1 else rates.used + 1 end,
      window_ends = case when ${hasEnded} then ${ends} else rates.window_ends end
    where ${hasEnded} or ${hasRoom}
    returning used, window_ends
  `.execute(tx);
  return rows[0];
}

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
 * Counts an attempt for each rate. Returns their states in the order of `rates`. Throws `RateExceededError` if one is
 * used up: the caller's transaction must then be rolled back, so that the attempt counts for none.
 */
export async function countRates(tx: Tx, rates: Rate[], now: number): Promise<RateState[]> {
  const states = new Map<Rate, RateState>();
  for (const rate of rates.toSorted(byHolder)) {
    const row = await countOne(tx, rate, now);
    if (!row) throw new RateExceededError(rates);
    states.set(rate, stateOf(rate, row, now));
  }
  return rates.flatMap((rate) => states.get(rate) ?? []);
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
