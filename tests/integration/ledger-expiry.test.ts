import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { purgeExpired } from '#server/database/purge.ts';
import { createLog } from '#server/log.ts';
import { guestRequest, MINUTE, openTestLedger, request, start } from './ledger-fixture.ts';
import { databaseKinds } from './server-fixture.ts';

describe.each(databaseKinds)('what expires in the ledger on %s', (kind) => {
  test('a reservation expires within two minutes unless its process renews it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { ledger, clock, db } = await openTestLedger(kind);
    await ledger.reserve(request(1, 'ever'));
    const expiry = async () =>
      (await db.selectFrom('reservations').select('expires_at').executeTakeFirstOrThrow()).expires_at;
    expect(await expiry()).toBeLessThanOrEqual(start + 2 * MINUTE);
    clock.now = start + MINUTE;
    await vi.advanceTimersByTimeAsync(MINUTE);
    await vi.waitFor(async () => expect(await expiry()).toBeGreaterThan(start + 2 * MINUTE), 15_000);
    clock.now = start + 10 * MINUTE;
    expect((await ledger.reserve(request(1, 'ever'))).kind).toBe('reserved');
  });

  test('only rows that no longer count are deleted', async () => {
    const { ledger, clock, database, db } = await openTestLedger(kind);
    for (const period of ['ever', 'day', 'month'] as const) {
      const outcome = await ledger.reserve({
        ...request(3, period),
        rates: [{ holder: period, limit: 9, windowMs: MINUTE }],
      });
      if (outcome.kind === 'reserved') await ledger.settle(outcome.reservation, true);
    }
    await ledger.reserve(request(3, 'ever'));
    await purgeExpired(database, createLog('silent'));
    expect(await db.selectFrom('quotas').selectAll().execute()).toHaveLength(3);
    expect(await db.selectFrom('reservations').selectAll().execute()).toHaveLength(1);
    clock.now = start + 3 * 24 * 60 * MINUTE;
    await purgeExpired(database, createLog('silent'));
    const left = await db.selectFrom('quotas').select('period').orderBy('period').execute();
    expect(left.map(({ period }) => period)).toEqual(['2026-01', 'ever']);
    expect(await db.selectFrom('reservations').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('rates').selectAll().execute()).toEqual([]);
  });

  test('a count of days is kept as long as it says', async () => {
    const { ledger, clock, database, db } = await openTestLedger(kind);
    const DAY = 24 * 60 * MINUTE;
    const counts = [{ holder: 'account:1', period: 'day' as const, keptMs: 100 * DAY }];
    const outcome = await ledger.reserve({ ...request(3), counts });
    if (outcome.kind !== 'reserved') throw new Error('not reserved');
    await ledger.settle(outcome.reservation, true);
    const periods = async () => {
      await purgeExpired(database, createLog('silent'));
      const rows = await db.selectFrom('quotas').select('period').orderBy('period').execute();
      return rows.map(({ period }) => period);
    };
    clock.now = start + 99 * DAY;
    expect(await periods()).toEqual(['2026-01', '2026-01-31']);
    clock.now = start + 101 * DAY;
    expect(await periods()).toEqual(['2026-01']);
  });

  test('a reservation of a process that died is deleted in time', async () => {
    const { ledger, clock, database, db } = await openTestLedger(kind);
    await ledger.reserve(guestRequest(1));
    clock.now += 2 * 60 * MINUTE;
    await purgeExpired(database, createLog('silent'));
    expect(await db.selectFrom('quotas').selectAll().execute()).toEqual([]);
  });
});
