import { onTestFinished } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { openLedger } from '#server/quotas/ledger.ts';
import type { ReservationRequest } from '#server/quotas/quota.ts';
import { type DatabaseKind, makeDatabase } from './server-fixture.ts';

export const MINUTE = 60_000;
/** Half a minute before the end of a month. */
export const start = Date.UTC(2026, 0, 31, 23, 59, 30);

/** Opens a ledger over the database that the variables name; it closes when the test ends. */
export async function openOver(variables: Record<string, string>, now: () => Promise<number>) {
  const connected = await connectDatabase(parseEnv(variables).storage, () => {}, noMetrics);
  const database = { ...connected, now };
  const ledger = openLedger(database, createLog('silent'), noMetrics);
  onTestFinished(async () => {
    await ledger.close();
    await database.close();
  });
  return { ledger, database, db: database.db };
}

/** Opens a ledger whose database clock shows the time that the test sets. */
export async function openTestLedger(kind: DatabaseKind) {
  const clock = { now: start };
  return { ...(await openOver(await makeDatabase(kind), async () => clock.now)), clock };
}

/** What one reply needs for an account that may start three replies per minute. */
export const request = (
  limit: number | null,
  period: 'ever' | 'day' | 'month' = 'month',
): ReservationRequest => ({
  quotas: [{ holder: 'account:1', period, limit, refusal: 'plan_limit' }],
  rates: [{ holder: 'account:1', limit: 3, windowMs: MINUTE }],
  ceilings: [],
});

/** What one reply needs for a guest of an address. The guest and the address may each start five replies per minute. */
export const guestRequest = (guest: number): ReservationRequest => ({
  quotas: [
    { holder: `guest:${guest}`, period: 'ever', limit: 3, refusal: 'guest_limit' },
    { holder: 'address:1', period: 'day', limit: 30, refusal: 'guest_limit' },
  ],
  rates: [
    { holder: `guest:${guest}`, limit: 5, windowMs: MINUTE },
    { holder: 'address:1', limit: 5, windowMs: MINUTE },
  ],
  ceilings: [],
});
