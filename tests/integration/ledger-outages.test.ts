import { describe, expect, onTestFinished, test } from 'vitest';
import type { Claim } from '#server/allowances/claim.ts';
import { openLedger } from '#server/allowances/ledger.ts';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { DatabaseUnavailable } from '#server/database/unavailable.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { type DatabaseKind, databaseKinds, makeDatabase } from './server-fixture.ts';

const claim: Claim = {
  holds: [{ holder: 'account:1', period: 'month', limit: 1, refusal: 'plan_limit' }],
  rates: [],
};

/** A ledger whose transactions go through `transact`, which may delay them, refuse them or lose their answers. */
async function openFragile(
  kind: DatabaseKind,
  transact: (real: Database['transact']) => Database['transact'],
) {
  const connected = await connectDatabase(parseEnv(await makeDatabase(kind)).storage, () => {});
  const ledger = openLedger({ ...connected, transact: transact(connected.transact) }, createLog('silent'));
  onTestFinished(async () => {
    await ledger.close();
    await connected.close();
  });
  const rows = async () => ({
    used: await connected.db.selectFrom('allowances').select('used').execute(),
    reserved: await connected.db.selectFrom('reservations').selectAll().execute(),
  });
  return { ledger, rows };
}

/** Reserves the one reply that the claim allows. */
async function reserveOne({ reserve }: { reserve: ReturnType<typeof openLedger>['reserve'] }) {
  const outcome = await reserve(claim);
  if (outcome.kind !== 'reserved') throw new Error(`not reserved but ${outcome.kind}`);
  return outcome.reservation;
}

describe.each(databaseKinds)('a ledger over %s that fails at times', (kind) => {
  test('what is granted after its caller was told that there is no answer is given back', async () => {
    const gate = Promise.withResolvers<void>();
    let batches = 0;
    const { ledger, rows } = await openFragile(kind, (real) => async (work) => {
      await gate.promise;
      const result = await real(work);
      batches += 1;
      return result;
    });
    await expect(ledger.reserve(claim)).rejects.toBeInstanceOf(DatabaseUnavailable);
    gate.resolve();
    // The first batch makes the claim; the second one gives it back.
    await expect.poll(() => batches).toBe(2);
    expect(await rows()).toEqual({ used: [], reserved: [] });
    const reservation = await reserveOne(ledger);
    await ledger.settle(reservation, false);
  });

  test('a claim that waits for a batch which hangs is refused in time, and never made', async () => {
    const gate = Promise.withResolvers<void>();
    let batches = 0;
    const { ledger, rows } = await openFragile(kind, (real) => async (work) => {
      batches += 1;
      if (batches === 1) await gate.promise;
      return real(work);
    });
    const first = ledger.reserve(claim);
    first.catch(() => {});
    await expect.poll(() => batches).toBe(1);
    await expect(ledger.reserve(claim)).rejects.toBeInstanceOf(DatabaseUnavailable);
    gate.resolve();
    // The second batch gives the first claim back. There is no batch for the second claim.
    await expect.poll(() => batches).toBe(2);
    await expect.poll(rows).toEqual({ used: [], reserved: [] });
    const reservation = await reserveOne(ledger);
    expect(batches).toBe(3);
    await ledger.settle(reservation, false);
  });

  test('a reply that ends while the database is down is charged when it is back', async () => {
    let isDown = false;
    const { ledger, rows } = await openFragile(kind, (real) => async (work) => {
      if (isDown) throw new DatabaseUnavailable();
      return real(work);
    });
    const reservation = await reserveOne(ledger);
    isDown = true;
    await expect(ledger.settle(reservation, true)).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(ledger.reserve(claim)).rejects.toBeInstanceOf(DatabaseUnavailable);
    isDown = false;
    await expect.poll(rows).toEqual({ used: [{ used: 1 }], reserved: [] });
    expect(await ledger.reserve(claim)).toEqual({ kind: 'refused', code: 'plan_limit' });
  });

  test('a settlement whose answer was lost charges once, a claim whose answer was lost nothing', async () => {
    let isDeaf = false;
    const { ledger, rows } = await openFragile(kind, (real) => async (work) => {
      const result = await real(work);
      if (isDeaf) throw new DatabaseUnavailable();
      return result;
    });
    isDeaf = true;
    await expect(ledger.reserve(claim)).rejects.toBeInstanceOf(DatabaseUnavailable);
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
