import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tx } from '../database/schema.ts';
import { countRates } from './count-rates.ts';
import { type Outcome, type QuotaPeriod, quotaAt, type ReservationRequest } from './quota.ts';

/** How long a reservation counts without being renewed, in milliseconds. */
export const RESERVATION_MS = 90_000;

const keyOf = ({ holder, period }: QuotaPeriod) => `${holder} ${period}`;
const byKey = (a: QuotaPeriod, b: QuotaPeriod) => (keyOf(a) < keyOf(b) ? -1 : 1);

/** Thrown to roll back a reservation that is not made. */
export class NotReserved extends Error {
  override readonly name = 'NotReserved';
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('Nothing is reserved');
    this.outcome = outcome;
  }
}

/** Whether the account exists. It cannot be deleted before the transaction ends; a deletion under way is waited for. */
async function keepAccount({ kind }: Database, tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', id)
    // SQLite has one writer at a time.
    .$if(kind === 'postgres', (query) => query.forKeyShare())
    .executeTakeFirst();
  return row !== undefined;
}

/** What is used and reserved of a quota, as an SQL value. */
const takenOf = ({ holder, period }: QuotaPeriod, now: number) => sql<number>`
  coalesce((select used from quotas where holder = ${holder} and period = ${period}), 0) +
  (select count(*) from reservations where holder = ${holder} and period = ${period} and expires_at > ${now})`;

/**
 * Makes other transactions that reserve of the same quota wait until this one ends: each must see what the one before
 * it reserved. A row to lock may not exist yet, hence PostgreSQL's advisory lock. A quota that is used up already is
 * not locked, so that calls beyond it do not wait for each other.
 */
async function lockQuota(tx: Tx, quota: QuotaPeriod & { limit: number }, now: number): Promise<void> {
  const { rows } = await sql<{
    isFree: boolean;
  }>`select ${takenOf(quota, now)} < ${quota.limit} as "isFree"`.execute(tx);
  if (!rows[0]?.isFree) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(quota)}, 0))`.execute(tx);
}

/** Reserves one reply if fewer than `limit` are used or reserved: one conditional statement. */
async function insertReservation(
  tx: Tx,
  row: { id: string; limit: number | null; now: number } & QuotaPeriod,
): Promise<boolean> {
  const { id, holder, period, limit, now } = row;
  const expires = now + RESERVATION_MS;
  if (limit === null) {
    await tx.insertInto('reservations').values({ id, holder, period, expires_at: expires }).execute();
    return true;
  }
  const { numAffectedRows } = await sql`
    insert into reservations (id, holder, period, expires_at)
    select cast(${id} as varchar(36)), ${holder}, ${period}, cast(${expires} as bigint)
    where ${takenOf(row, now)} < ${limit}
  `.execute(tx);
  return numAffectedRows === 1n;
}

/**
 * Reserves a reply within a transaction. Rows are locked in the order of decision 10: profile, quotas, rates. Throws
 * `NotReserved` or `RateExceeded` where the transaction must be rolled back.
 */
export async function reserve(
  database: Database,
  tx: Tx,
  id: string,
  { quotas, rates, account }: ReservationRequest,
): Promise<Extract<Outcome, { kind: 'reserved' }>> {
  if (account !== undefined && !(await keepAccount(database, tx, account))) {
    throw new NotReserved({ kind: 'gone' });
  }
  const now = await database.now(tx);
  const wanted = quotas.map((quota) => ({ ...quota, ...quotaAt(quota, now) })).toSorted(byKey);
  for (const { limit, ...quota } of wanted) {
    // SQLite has one writer at a time.
    if (limit !== null && database.kind === 'postgres') await lockQuota(tx, { ...quota, limit }, now);
  }
  for (const { refusal, ...quota } of wanted) {
    if (!(await insertReservation(tx, { ...quota, id, now }))) {
      throw new NotReserved({ kind: 'refused', code: refusal });
    }
  }
  const states = await countRates(tx, rates, now);
  const reserved = wanted.map(({ holder, period, expiresAt }) => ({ holder, period, expiresAt }));
  return { kind: 'reserved', reservation: { id, quotas: reserved }, rates: states };
}
