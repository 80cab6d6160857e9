import { describe, expect, onTestFinished, test } from 'vitest';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { DatabaseUnavailable } from '#server/database/unavailable.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { openLedger } from '#server/quotas/ledger.ts';
import type { ReservationRequest } from '#server/quotas/quota.ts';
import { type DatabaseKind, databaseKinds, makeDatabase } from './server-fixture.ts';

const request: ReservationRequest = {
  quotas: [{ holder: 'account:1', period: 'month', limit: 1, refusal: 'plan_limit' }],
  rates: [],
  ceilings: [],
};

/** A ledger whose transactions go through `transact`, which may delay them, refuse them or lose their answers. */
async function openFragile(
  kind: DatabaseKind,
  transact: (real: Database['transact']) => Database['transact'],
) {
  const connected = await connectDatabase(parseEnv(await makeDatabase(kind)).storage, () => {}, noMetrics);
  const ledger = openLedger(
    { ...connected, transact: transact(connected.transact) },
    createLog('silent'),
    noMetrics,
  );
  onTestFinished(async () => {
    await ledger.close();
    await connected.close();
  });
  const rows = async () => ({
    used: await connected.db.selectFrom('quotas').select('used').execute(),
    reserved: await connected.db.selectFrom('reservations').selectAll().execute(),
  });
  return { ledger, rows };
}

/** Reserves the one reply that the quota allows. */
async function reserveOne({ reserve }: { reserve: ReturnType<typeof openLedger>['reserve'] }) {
  const outcome = await reserve(request);
  if (outcome.kind !== 'reserved') throw new Error(`not reserved but ${outcome.kind}`);
  return outcome.reservation;
}

describe.each(databaseKinds)('a ledger over a %s that sometimes fails', (kind) => {
  test('a reply that ends while the database is down is charged when it is back', async () => {
    let isDown = false;
    const { ledger, rows } = await openFragile(kind, (real) => async (work) => {
      if (isDown) throw new DatabaseUnavailable();
      return real(work);
    });
    const reservation = await reserveOne(ledger);
    isDown = true;
    await expect(ledger.settle(reservation, true)).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(ledger.reserve(request)).rejects.toBeInstanceOf(DatabaseUnavailable);
    isDown = false;
    await expect.poll(rows).toEqual({ used: [{ used: 1 }], reserved: [] });
    expect(await ledger.reserve(request)).toEqual({ kind: 'refused', code: 'plan_limit' });
  });

  test('after a lost answer, a settlement charges once and a reservation charges nothing', async () => {
    let isDeaf = false;
    const { ledger, rows } = await openFragile(kind, (real) => async (work) => {
      const result = await real(work);
      if (isDeaf) throw new DatabaseUnavailable();
      return result;
    });
    isDeaf = true;
    await expect(ledger.reserve(request)).rejects.toBeInstanceOf(DatabaseUnavailable);
    isDeaf = false;
    await expect.poll(rows).toEqual({ used: [], reserved: [] });
    const reservation = await reserveOne(ledger);
    isDeaf = true;
    await expect(ledger.settle(reservation, true)).rejects.toBeInstanceOf(DatabaseUnavailable);
    isDeaf = false;
    await ledger.settle(reservation, true);
    expect(await rows()).toEqual({ used: [{ used: 1 }], reserved: [] });
  });
});
