import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { lockAccount } from '../database/lock-account.ts';
import type { Tx } from '../database/schema.ts';
import { countRates } from './count-rates.ts';
import {
  currentPeriod,
  dayAt,
  type Quota,
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

/** A quota of a reply, with its current period. */
type WantedQuota = QuotaPeriod & Pick<Quota, 'limit'>;

/**
 * Locks quotas, so that other transactions that reserve from them wait until this one ends and then see what it
 * reserved. These are advisory locks of PostgreSQL, because a quota may have no row yet. If one of the quotas is already
 * used up, nothing is locked, so that refused calls do not wait for each other. Returns that quota.
 */
async function lockQuotas<Wanted extends WantedQuota>(
  tx: Tx,
  quotas: readonly Wanted[],
  now: number,
): Promise<Wanted | undefined> {
  const limited = quotas.filter(({ limit }) => limit !== null);
  if (limited.length === 0) return undefined;
  const rooms = limited.map((quota) => sql`${usedAndReserved(quota, now)} < ${quota.limit}`);
  const locks = limited.map(
    (quota) => sql`case when true = all (rooms)
      then pg_advisory_xact_lock(hashtextextended(${keyOf(quota)}, 0)) end`,
  );
  // Without 'offset 0', PostgreSQL would count again for each lock.
  const { rows } = await sql<{ rooms: boolean[] }>`
    select rooms, ${sql.join(locks)} from (select array[${sql.join(rooms)}] as rooms offset 0) as counted
  `.execute(tx);
  return limited.find((_, index) => !rows[0]?.rooms[index]);
}

/**
 * Reserves one reply of each quota, in one statement, if fewer than its limit are used or reserved. Returns the first
 * quota of which nothing was left; the transaction must then be rolled back.
 */
async function insertReservations<Wanted extends WantedQuota>(
  tx: Tx,
  id: string,
  quotas: readonly Wanted[],
  now: number,
): Promise<Wanted | undefined> {
  const rows = quotas.map((quota) => {
    const hasRoom = sql`where ${usedAndReserved(quota, now)} < ${quota.limit}`;
    return sql`select cast(${id} as varchar(36)), cast(${quota.holder} as varchar(128)),
      cast(${quota.period} as varchar(16)), cast(${now + RESERVATION_MS} as bigint)
      ${quota.limit === null ? sql`` : hasRoom}`;
  });
  const inserted = await sql<{ holder: string }>`
    insert into reservations (id, holder, period, expires_at) ${sql.join(rows, sql` union all `)} returning holder
  `.execute(tx);
  return quotas.find((quota) => !inserted.rows.some(({ holder }) => holder === quota.holder));
}

/** Reserves one reply of each quota, which it locks first. Returns the first quota of which nothing was left. */
async function reserveIn<Wanted extends WantedQuota>(
  { kind }: Pick<Database, 'kind'>,
  tx: Tx,
  id: string,
  quotas: readonly Wanted[],
  now: number,
): Promise<Wanted | undefined> {
  if (quotas.length === 0) return undefined;
  // SQLite has one writer at a time.
  const usedUp = kind === 'postgres' ? await lockQuotas(tx, quotas, now) : undefined;
  return usedUp ?? insertReservations(tx, id, quotas, now);
}

const periodOf = ({ holder, period, expiresAt }: QuotaPeriod): QuotaPeriod => ({ holder, period, expiresAt });

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
  const own = quotas.map((quota) => ({ ...quota, ...currentPeriod(quota, now) })).toSorted(byKey);
  const refused = await reserveIn(database, tx, id, own, now);
  if (refused) throw new NotReserved({ kind: 'refused', code: refused.refusal });
  const states = await countRates(tx, rates, now);
  const shared = ceilings.map((ceiling) => ({
    ...currentPeriod({ holder: ceiling.holder, period: 'day' }, now),
    limit: ceiling.limit,
    ceiling,
  }));
  const reached = await reserveIn(database, tx, id, shared, now);
  if (reached) {
    const retryAfterSeconds = Math.ceil((dayAt(now).endsAt - now) / 1000);
    throw new NotReserved({ kind: 'ceiling_reached', ceiling: reached.ceiling, retryAfterSeconds });
  }
  const reservation = { id, quotas: [...own, ...shared].map(periodOf) };
  return { kind: 'reserved', reservation, rates: states };
}
