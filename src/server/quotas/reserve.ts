import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { lockAccount } from '../database/lock-account.ts';
import type { Tx } from '../database/schema.ts';
import { countRates } from './count-rates.ts';
import {
  type Ceiling,
  currentPeriod,
  dayAt,
  type QuotaPeriod,
  type ReservationOutcome,
  type ReservationRequest,
} from './quota.ts';

/** How long a reservation counts without being renewed, in milliseconds. */
export const RESERVATION_MS = 90_000;

const keyOf = ({ holder, period }: QuotaPeriod) => `${holder} ${period}`;
const byKey = (a: QuotaPeriod, b: QuotaPeriod) => (keyOf(a) < keyOf(b) ? -1 : 1);

/** Thrown to roll back a transaction that cannot reserve everything. */
export class NotReserved extends Error {
  override readonly name = 'NotReserved';
  readonly outcome: ReservationOutcome;

  constructor(outcome: ReservationOutcome) {
    super('Nothing is reserved');
    this.outcome = outcome;
  }
}

/** How many replies of a quota are used or reserved, as an SQL value. */
export const usedAndReserved = ({ holder, period }: QuotaPeriod, now: number) => sql<number>`
  coalesce((select used from quotas where holder = ${holder} and period = ${period}), 0) +
  (select count(*) from reservations where holder = ${holder} and period = ${period} and expires_at > ${now})`;

/**
 * Locks a quota, so that other transactions that reserve from it wait until this one ends and then see what it
 * reserved. It is an advisory lock of PostgreSQL, because the quota may have no row yet. A quota that is already used
 * up is not locked, so that refused calls do not wait for each other.
 */
async function lockQuota(tx: Tx, quota: QuotaPeriod & { limit: number }, now: number): Promise<void> {
  const { rows } = await sql<{
    hasRoom: boolean;
  }>`select ${usedAndReserved(quota, now)} < ${quota.limit} as "hasRoom"`.execute(tx);
  if (!rows[0]?.hasRoom) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(quota)}, 0))`.execute(tx);
}

/** Reserves one reply, in one statement, if fewer than `limit` are used or reserved. Returns whether it did. */
async function insertReservation(
  tx: Tx,
  row: { id: string; limit: number | null; now: number } & QuotaPeriod,
): Promise<boolean> {
  const { id, holder, period, limit, now } = row;
  const expiresAt = now + RESERVATION_MS;
  if (limit === null) {
    await tx.insertInto('reservations').values({ id, holder, period, expires_at: expiresAt }).execute();
    return true;
  }
  const { numAffectedRows } = await sql`
    insert into reservations (id, holder, period, expires_at)
    select cast(${id} as varchar(36)), ${holder}, ${period}, cast(${expiresAt} as bigint)
    where ${usedAndReserved(row, now)} < ${limit}
  `.execute(tx);
  return numAffectedRows === 1n;
}

/** Reserves one reply of a quota, which it locks first. Returns whether anything was left. */
async function reserveIn(
  database: Database,
  tx: Tx,
  row: { id: string; limit: number | null; now: number } & QuotaPeriod,
): Promise<boolean> {
  const { limit, now, ...quota } = row;
  // SQLite has one writer at a time.
  if (limit !== null && database.kind === 'postgres') await lockQuota(tx, { ...quota, limit }, now);
  return insertReservation(tx, row);
}

/** Reserves one reply of each ceiling. Throws `NotReserved` if nothing is left of one. */
async function reserveCeilings(
  database: Database,
  tx: Tx,
  { id, ceilings, now }: { id: string; ceilings: Ceiling[]; now: number },
): Promise<QuotaPeriod[]> {
  const reserved: QuotaPeriod[] = [];
  for (const ceiling of ceilings) {
    const { holder, limit } = ceiling;
    const quota = currentPeriod({ holder, period: 'day' }, now);
    if (!(await reserveIn(database, tx, { ...quota, id, limit, now }))) {
      const retryAfterSeconds = Math.ceil((dayAt(now).endsAt - now) / 1000);
      throw new NotReserved({ kind: 'ceiling_reached', ceiling, retryAfterSeconds });
    }
    reserved.push(quota);
  }
  return reserved;
}

/**
 * Reserves a reply within a transaction. Locks rows in the order of decision 15: profile, quotas, rates. The ceilings
 * come last: all replies wait for their locks, so that only the commit should follow. If it throws `NotReserved` or
 * `RateExceededError`, the transaction must be rolled back.
 */
export async function reserve(
  database: Database,
  tx: Tx,
  id: string,
  { quotas, rates, ceilings, accountId }: ReservationRequest,
): Promise<Extract<ReservationOutcome, { kind: 'reserved' }>> {
  if (accountId !== undefined && !(await lockAccount(database, tx, accountId, 'use'))) {
    throw new NotReserved({ kind: 'account_deleted' });
  }
  const now = await database.now(tx);
  const periods = quotas.map((quota) => ({ ...quota, ...currentPeriod(quota, now) })).toSorted(byKey);
  for (const { refusal, ...quota } of periods) {
    if (!(await reserveIn(database, tx, { ...quota, id, now }))) {
      throw new NotReserved({ kind: 'refused', code: refusal });
    }
  }
  const states = await countRates(tx, rates, now);
  const own = periods.map(({ holder, period, expiresAt }) => ({ holder, period, expiresAt }));
  const shared = await reserveCeilings(database, tx, { id, ceilings, now });
  return { kind: 'reserved', reservation: { id, quotas: [...own, ...shared] }, rates: states };
}
