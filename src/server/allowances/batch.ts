import { randomUUID } from 'node:crypto';
import type { Tx } from '../database/schema.ts';
import { type Claim, type HeldAllowance, type Outcome, periodAt, type Reservation } from './claim.ts';

/** What is to be done in one transaction. Reservations are settled before new ones are made. */
export type Batch = {
  settlements: { reservation: Reservation; charged: boolean }[];
  claims: Claim[];
};

/** How long a reservation counts without being renewed, in milliseconds. */
export const RESERVATION_MS = 90_000;
const RATE_WINDOW_MS = 60_000;

/** An allowance while its row is locked. */
type Standing = HeldAllowance & { used: number; reserved: number; changed: boolean };
type RateStanding = { holder: string; window_ends: number; used: number; changed: boolean };

const keyOf = (allowance: { holder: string; period: string }) => `${allowance.holder}\n${allowance.period}`;
const byKey = <T>([a]: [string, T], [b]: [string, T]) => (a < b ? -1 : 1);

/** Locks the rows in one order, so that processes wait for each other and never in a circle. */
async function lockAllowances(tx: Tx, wanted: Map<string, HeldAllowance>): Promise<Map<string, Standing>> {
  const sorted = [...wanted].sort(byKey).map(([, allowance]) => allowance);
  const rows = await tx
    .insertInto('allowances')
    .values(
      sorted.map(({ holder, period, expiresAt }) => ({ holder, period, used: 0, expires_at: expiresAt })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['holder', 'period'])
        .doUpdateSet((eb) => ({ expires_at: eb.ref('excluded.expires_at') })),
    )
    .returning(['holder', 'period', 'used', 'expires_at as expiresAt'])
    .execute();
  return new Map(rows.map((row) => [keyOf(row), { ...row, reserved: 0, changed: false }]));
}

async function countReserved(tx: Tx, now: number, standings: Map<string, Standing>): Promise<void> {
  const holders = [...new Set([...standings.values()].map((standing) => standing.holder))];
  const rows = await tx
    .selectFrom('reservations')
    .select((eb) => ['holder', 'period', eb.fn.countAll<number>().as('count')])
    .where('holder', 'in', holders)
    .where('expires_at', '>', now)
    .groupBy(['holder', 'period'])
    .execute();
  for (const row of rows) {
    const standing = standings.get(keyOf(row));
    if (standing) standing.reserved = Number(row.count);
  }
}

async function lockRates(tx: Tx, now: number, claims: Claim[]): Promise<Map<string, RateStanding>> {
  const holders = [...new Set(claims.map((claim) => claim.rate.holder))].sort();
  const rows = await tx
    .insertInto('rates')
    .values(holders.map((holder) => ({ holder, window_ends: now + RATE_WINDOW_MS, used: 0 })))
    .onConflict((conflict) => conflict.column('holder').doUpdateSet((eb) => ({ used: eb.ref('rates.used') })))
    .returning(['holder', 'window_ends', 'used'])
    .execute();
  return new Map(
    rows.map((row) => {
      const ended = row.window_ends <= now;
      const window = ended ? { window_ends: now + RATE_WINDOW_MS, used: 0 } : {};
      return [row.holder, { ...row, ...window, changed: false }];
    }),
  );
}

function mustGet<T>(map: Map<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error('A locked row did not come back from the database.');
  return value;
}

/** Grants a claim as a whole or not at all, on rows that are locked. */
function decide(
  claim: Claim,
  now: number,
  standings: Map<string, Standing>,
  rates: Map<string, RateStanding>,
): Outcome {
  const taken: Standing[] = [];
  for (const hold of claim.holds) {
    const { period } = periodAt(hold.period, now);
    const standing = mustGet(standings, keyOf({ holder: hold.holder, period }));
    if (hold.limit !== null && standing.used + standing.reserved >= hold.limit) {
      return { kind: 'refused', code: hold.refusal };
    }
    taken.push(standing);
  }
  const rate = mustGet(rates, claim.rate.holder);
  if (rate.used >= claim.rate.perMinute) {
    return { kind: 'too_fast', retryAfterSeconds: Math.max(1, Math.ceil((rate.window_ends - now) / 1000)) };
  }
  rate.used += 1;
  rate.changed = true;
  for (const standing of taken) standing.reserved += 1;
  const held = taken.map(({ holder, period, expiresAt }) => ({ holder, period, expiresAt }));
  return { kind: 'reserved', reservation: { id: randomUUID(), held } };
}

/** Ends reservations, and counts as used what is charged. */
async function settle(
  tx: Tx,
  settlements: Batch['settlements'],
  standings: Map<string, Standing>,
): Promise<void> {
  const ids = settlements.map(({ reservation }) => reservation.id);
  await tx.deleteFrom('reservations').where('id', 'in', ids).execute();
  for (const { reservation, charged } of settlements) {
    if (!charged) continue;
    for (const allowance of reservation.held) {
      const standing = mustGet(standings, keyOf(allowance));
      standing.used += 1;
      standing.changed = true;
    }
  }
  const rows = [...standings.values()].filter((standing) => standing.changed);
  if (rows.length === 0) return;
  await tx
    .insertInto('allowances')
    .values(
      rows.map(({ holder, period, used, expiresAt }) => ({ holder, period, used, expires_at: expiresAt })),
    )
    .onConflict((conflict) =>
      conflict.columns(['holder', 'period']).doUpdateSet((eb) => ({ used: eb.ref('excluded.used') })),
    )
    .execute();
}

async function reserve(
  tx: Tx,
  now: number,
  claims: Claim[],
  standings: Map<string, Standing>,
): Promise<Outcome[]> {
  await countReserved(tx, now, standings);
  const rates = await lockRates(tx, now, claims);
  const outcomes = claims.map((claim) => decide(claim, now, standings, rates));
  const rows = outcomes.flatMap((outcome) => {
    if (outcome.kind !== 'reserved') return [];
    const { id, held } = outcome.reservation;
    return held.map(({ holder, period }) => ({ id, holder, period, expires_at: now + RESERVATION_MS }));
  });
  if (rows.length > 0) await tx.insertInto('reservations').values(rows).execute();
  const changed = [...rates.values()].filter((rate) => rate.changed);
  if (changed.length > 0) {
    await tx
      .insertInto('rates')
      .values(changed.map(({ holder, window_ends, used }) => ({ holder, window_ends, used })))
      .onConflict((conflict) =>
        conflict.column('holder').doUpdateSet((eb) => ({
          window_ends: eb.ref('excluded.window_ends'),
          used: eb.ref('excluded.used'),
        })),
      )
      .execute();
  }
  return outcomes;
}

/**
 * Settles reservations and answers claims, in their order, within one transaction. The number of statements does
 * not grow with the batch. `now` is the database's clock in milliseconds.
 */
export async function applyBatch(tx: Tx, now: number, batch: Batch): Promise<Outcome[]> {
  const wanted = new Map<string, HeldAllowance>();
  for (const { reservation } of batch.settlements) {
    for (const allowance of reservation.held) wanted.set(keyOf(allowance), allowance);
  }
  for (const { holds } of batch.claims) {
    for (const { holder, period } of holds) {
      const allowance = { holder, ...periodAt(period, now) };
      wanted.set(keyOf(allowance), allowance);
    }
  }
  const standings = await lockAllowances(tx, wanted);
  if (batch.settlements.length > 0) await settle(tx, batch.settlements, standings);
  return batch.claims.length > 0 ? reserve(tx, now, batch.claims, standings) : [];
}
