import type { Database } from '../database/connect.ts';
import { lockForUse } from '../database/lock-account.ts';
import { repeated, type Statements } from '../database/statements.ts';
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

/** How many replies of a quota are used or reserved, as an SQL value. Its parameters: `usedAndReservedValues`. */
export const USED_AND_RESERVED = `
  coalesce((select used from quotas where holder = ? and period = ?), 0) +
  (select count(*) from reservations where holder = ? and period = ? and expires_at > ?)`;

export const usedAndReservedValues = ({ holder, period }: QuotaPeriod, now: number) =>
  [holder, period, holder, period, now] as const;

/** A quota of a reply, with its current period. */
type WantedQuota = QuotaPeriod & Pick<Quota, 'limit'>;

/**
 * Locks quotas, so that other transactions that reserve from them wait until this one ends and then see what it
 * reserved. These are advisory locks of PostgreSQL, because a quota may have no row yet. If one of the quotas is
 * already used up, nothing is locked, so that refused calls do not wait for each other. Returns the last such quota.
 */
async function lockQuotas<Wanted extends WantedQuota>(
  { run }: Statements,
  quotas: readonly Wanted[],
  now: number,
): Promise<Wanted | undefined> {
  const limited = quotas.filter(({ limit }) => limit !== null);
  if (limited.length === 0) return undefined;
  const lock = 'case when true = all (rooms) then pg_advisory_xact_lock(hashtextextended(?, 0)) end';
  const room = `${USED_AND_RESERVED} < ?`;
  // Without 'offset 0', PostgreSQL would count again for each lock.
  const [row] = await run<{ rooms: boolean[] }>(
    `select rooms, ${repeated(lock, limited.length)}
      from (select array[${repeated(room, limited.length)}] as rooms offset 0) as counted`,
    [
      ...limited.map(keyOf),
      ...limited.flatMap((quota) => [...usedAndReservedValues(quota, now), quota.limit]),
    ],
  );
  return limited.findLast((_, index) => !row?.rooms[index]);
}

const RESERVATION = `select cast(? as varchar(36)), cast(? as varchar(128)), cast(? as varchar(16)),
  cast(? as bigint) where cast(? as bigint) is null or ${USED_AND_RESERVED} < ?`;

/**
 * Reserves one reply of each quota, in one statement, if fewer than its limit are used or reserved. Returns the last
 * quota of which nothing was left; the transaction must then be rolled back.
 */
async function insertReservations<Wanted extends WantedQuota>(
  { run }: Statements,
  id: string,
  quotas: readonly Wanted[],
  now: number,
): Promise<Wanted | undefined> {
  const inserted = await run<{ holder: string }>(
    `insert into reservations (id, holder, period, expires_at)
      ${repeated(RESERVATION, quotas.length, ' union all ')} returning holder`,
    quotas.flatMap((quota) => {
      const { holder, period, limit } = quota;
      return [id, holder, period, now + RESERVATION_MS, limit, ...usedAndReservedValues(quota, now), limit];
    }),
  );
  return quotas.findLast((quota) => !inserted.some(({ holder }) => holder === quota.holder));
}

/**
 * Reserves one reply of each quota, which it locks first. Returns the last quota of which nothing was left: of the
 * ceilings, that of all replies is the last, and a guest who signs in would meet it too.
 */
async function reserveIn<Wanted extends WantedQuota>(
  { kind }: Pick<Database, 'kind'>,
  statements: Statements,
  id: string,
  quotas: readonly Wanted[],
  now: number,
): Promise<Wanted | undefined> {
  if (quotas.length === 0) return undefined;
  // SQLite has one writer at a time.
  const usedUp = kind === 'postgres' ? await lockQuotas(statements, quotas, now) : undefined;
  return usedUp ?? insertReservations(statements, id, quotas, now);
}

const periodOf = ({ holder, period, expiresAt }: QuotaPeriod): QuotaPeriod => ({ holder, period, expiresAt });

/**
 * Reserves a reply within a transaction. Locks rows in the order of decision 15: profile, quotas, rates. The ceilings
 * come last: all replies wait for their locks, so that only the commit should follow. If it throws `NotReserved` or
 * `RateExceededError`, the transaction must be rolled back.
 */
export async function reserve(
  database: Pick<Database, 'kind' | 'now'>,
  statements: Statements,
  id: string,
  { quotas, counts = [], rates, ceilings, accountId }: ReservationRequest,
): Promise<Extract<ReservationOutcome, { kind: 'reserved' }>> {
  if (accountId !== undefined && !(await lockForUse(database, statements, accountId))) {
    throw new NotReserved({ kind: 'account_deleted' });
  }
  const now = await database.now(statements);
  const own = quotas.map((quota) => ({ ...quota, ...currentPeriod(quota, now) })).toSorted(byKey);
  const refused = await reserveIn(database, statements, id, own, now);
  if (refused) throw new NotReserved({ kind: 'refused', code: refused.refusal });
  const states = await countRates(statements, rates, now);
  const shared = ceilings.map((ceiling) => ({
    ...currentPeriod({ holder: ceiling.holder, period: 'day' }, now),
    limit: ceiling.limit,
    ceiling,
  }));
  const reached = await reserveIn(database, statements, id, shared, now);
  if (reached) {
    const retryAfterSeconds = Math.ceil((dayAt(now).endsAt - now) / 1000);
    throw new NotReserved({ kind: 'ceiling_reached', ceiling: reached.ceiling, retryAfterSeconds });
  }
  const reservation = {
    id,
    quotas: [...own, ...shared].map(periodOf),
    counts: counts.map((count) => currentPeriod(count, now)),
  };
  return { kind: 'reserved', reservation, rates: states };
}
