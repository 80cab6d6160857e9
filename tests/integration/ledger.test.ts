import { describe, expect, test } from 'vitest';
import type { Ledger } from '#server/quotas/ledger.ts';
import type { ReservationRequest } from '#server/quotas/quota.ts';
import { guestRequest, MINUTE, openOver, openTestLedger, request, start } from './ledger-fixture.ts';
import { databaseKinds, makeDatabase } from './server-fixture.ts';

describe.each(databaseKinds)('the ledger on %s', (kind) => {
  test('should count a reservation at once, and keep it only if it is charged', async () => {
    const { ledger } = await openTestLedger(kind);
    const first = await ledger.reserve(request(1));
    if (first.kind !== 'reserved') throw new Error('not reserved');
    expect(await ledger.reserve(request(1))).toEqual({ kind: 'refused', code: 'plan_limit' });
    await ledger.settle(first.reservation, false);
    const second = await ledger.reserve(request(1));
    if (second.kind !== 'reserved') throw new Error('not reserved');
    await ledger.settle(second.reservation, true);
    expect(await ledger.reserve(request(1))).toEqual({ kind: 'refused', code: 'plan_limit' });
  });

  test('a request that one quota refuses takes nothing from the others', async () => {
    const { ledger, db } = await openTestLedger(kind);
    const both: ReservationRequest = {
      quotas: [
        { holder: 'guest:1', period: 'ever', limit: 3, refusal: 'guest_limit' },
        { holder: 'address:1', period: 'day', limit: 0, refusal: 'guest_limit' },
      ],
      rates: [{ holder: 'guest:1', limit: 3, windowMs: MINUTE }],
      ceilings: [],
    };
    expect(await ledger.reserve(both)).toEqual({ kind: 'refused', code: 'guest_limit' });
    expect(await db.selectFrom('reservations').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('rates').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('quotas').selectAll().execute()).toEqual([]);
  });

  test('should leave no row of a reservation that is given back, and keep the use of others', async () => {
    const { ledger, db } = await openTestLedger(kind);
    const [charged, first, second] = await Promise.all(
      [1, 2, 2].map((id) => ledger.reserve(guestRequest(id))),
    );
    if (charged?.kind !== 'reserved' || first?.kind !== 'reserved' || second?.kind !== 'reserved') {
      throw new Error('not reserved');
    }
    await Promise.all([ledger.settle(charged.reservation, true), ledger.settle(first.reservation, false)]);
    await ledger.settle(second.reservation, false);
    const left = await db.selectFrom('quotas').select(['holder', 'used']).orderBy('holder').execute();
    expect(left).toEqual([
      { holder: 'address:1', used: 1 },
      { holder: 'guest:1', used: 1 },
    ]);
    expect(await db.selectFrom('reservations').selectAll().execute()).toEqual([]);
  });

  test('should keep the reservation of another reply when one is given back', async () => {
    const { ledger } = await openTestLedger(kind);
    const first = await ledger.reserve(request(2));
    const second = await ledger.reserve(request(2));
    if (first.kind !== 'reserved' || second.kind !== 'reserved') throw new Error('not reserved');
    await ledger.settle(first.reservation, false);
    await ledger.settle(second.reservation, true);
    const third = await ledger.reserve(request(2));
    expect(third.kind).toBe('reserved');
    expect(await ledger.reserve(request(2))).toEqual({ kind: 'refused', code: 'plan_limit' });
  });

  test('should grant exactly the limit to callers who reserve and give back at once', async () => {
    const database = await makeDatabase(kind);
    const one = await openOver(database, async () => start);
    const two = await openOver(database, async () => start);
    let delivered = 0;
    const ask = async (ledger: Ledger, turn: number) => {
      const quotas = [
        { holder: `guest:${turn % 5}`, period: 'ever' as const, limit: 3, refusal: 'guest_limit' as const },
        { holder: 'address:1', period: 'day' as const, limit: 10, refusal: 'guest_limit' as const },
      ];
      const rates = quotas.map(({ holder }) => ({ holder, limit: 1_000, windowMs: MINUTE }));
      const outcome = await ledger.reserve({ quotas, rates, ceilings: [] });
      if (outcome.kind !== 'reserved') return;
      const charged = turn % 3 === 0;
      await ledger.settle(outcome.reservation, charged);
      if (charged) delivered += 1;
    };
    const callers = [one, two].flatMap(({ ledger }) =>
      Array.from({ length: 8 }, async (_, caller) => {
        for (let turn = 0; turn < 15; turn += 1) await ask(ledger, caller + turn * 2);
      }),
    );
    await Promise.all(callers);
    expect(delivered).toBe(10);
    const rows = await one.db.selectFrom('quotas').select(['holder', 'used']).execute();
    expect(rows.find(({ holder }) => holder === 'address:1')?.used).toBe(10);
    expect(rows.every(({ used }) => used > 0 && used <= 10)).toBe(true);
    expect(await one.db.selectFrom('reservations').selectAll().execute()).toEqual([]);
  });

  test('the rate of an address limits the replies that its new guests start, also if each is given back', async () => {
    const { ledger, clock, db } = await openTestLedger(kind);
    const outcomes: string[] = [];
    for (let guest = 0; guest < 20; guest += 1) {
      const outcome = await ledger.reserve(guestRequest(guest));
      outcomes.push(outcome.kind);
      if (outcome.kind === 'reserved') await ledger.settle(outcome.reservation, false);
    }
    expect(outcomes.filter((outcome) => outcome === 'reserved')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'rate_exceeded')).toHaveLength(15);
    expect(await db.selectFrom('quotas').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('rates').selectAll().execute()).toHaveLength(6);
    clock.now += MINUTE;
    expect((await ledger.reserve(guestRequest(99))).kind).toBe('reserved');
  });

  test('a month and a day end at midnight UTC, a rate ends after its minute', async () => {
    const { ledger, clock } = await openTestLedger(kind);
    for (const period of ['month', 'day'] as const) {
      clock.now = start;
      await ledger.reserve(request(1, period));
      expect((await ledger.reserve(request(1, period))).kind).toBe('refused');
      clock.now = start + MINUTE;
      expect((await ledger.reserve(request(1, period))).kind).toBe('reserved');
    }
  });

  test('without a limit every reply is counted and only the rate refuses', async () => {
    const { ledger, clock } = await openTestLedger(kind);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => ledger.reserve(request(null))));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
      'rate_exceeded',
      'rate_exceeded',
      'reserved',
      'reserved',
      'reserved',
    ]);
    expect(outcomes.find(({ kind }) => kind === 'rate_exceeded')).toMatchObject({ retryAfterSeconds: 60 });
    clock.now += MINUTE;
    expect((await ledger.reserve(request(null))).kind).toBe('reserved');
  });

  test('a count grows with the charges of its holder, and refuses and reserves nothing', async () => {
    const { ledger, clock, db } = await openTestLedger(kind);
    const counts = [{ holder: 'account:1', period: 'day' as const, keptMs: MINUTE }];
    const outcomes = await Promise.all(
      Array.from({ length: 3 }, () => ledger.reserve({ ...request(10), counts })),
    );
    const reservations = outcomes.map((outcome) => {
      if (outcome.kind !== 'reserved') throw new Error('not reserved');
      return outcome.reservation;
    });
    expect(await db.selectFrom('reservations').select('period').distinct().execute()).toEqual([
      { period: '2026-01' },
    ]);
    // A reply counts for the day on which it began, like for its month.
    clock.now += MINUTE;
    const [first, second, third] = reservations;
    if (!first || !second || !third) throw new Error('not reserved');
    await Promise.all([ledger.settle(first, true), ledger.settle(second, true), ledger.settle(third, false)]);
    await ledger.settle(first, true);
    const rows = await db.selectFrom('quotas').select(['period', 'used']).orderBy('period').execute();
    expect(rows).toEqual([
      { period: '2026-01', used: 2 },
      { period: '2026-01-31', used: 2 },
    ]);
  });

  test('attempts are counted for all their rates or for none, each rate in its own window', async () => {
    const { ledger, clock, db } = await openTestLedger(kind);
    const rates = [
      { holder: 'name', limit: 2, windowMs: 10 * MINUTE },
      { holder: 'address', limit: 3, windowMs: MINUTE },
    ];
    const outcomes = [await ledger.count(rates), await ledger.count(rates), await ledger.count(rates)];
    /** Both rates: how much is left of each, and when its window ends. */
    const statesOf = (name: [number, number], address: [number, number]) => [
      { limit: 2, used: 2 - name[0], windowSeconds: 600, left: name[0], endsInSeconds: name[1] },
      {
        limit: 3,
        used: 3 - address[0],
        windowSeconds: 60,
        left: address[0],
        endsInSeconds: address[1],
      },
    ];
    expect(outcomes).toEqual([
      { kind: 'counted', rates: statesOf([1, 600], [2, 60]) },
      { kind: 'counted', rates: statesOf([0, 600], [1, 60]) },
      { kind: 'rate_exceeded', retryAfterSeconds: 600, rates: statesOf([0, 600], [1, 60]) },
    ]);
    const counts = await db.selectFrom('rates').select(['holder', 'used']).orderBy('holder').execute();
    expect(counts).toEqual([
      { holder: 'address', used: 2 },
      { holder: 'name', used: 2 },
    ]);
    clock.now += MINUTE;
    expect(await ledger.count(rates)).toEqual({
      kind: 'rate_exceeded',
      retryAfterSeconds: 540,
      rates: statesOf([0, 540], [3, 60]),
    });
    await ledger.clearRate('name');
    expect(await ledger.count(rates)).toEqual({ kind: 'counted', rates: statesOf([1, 600], [2, 60]) });
    expect(await db.selectFrom('reservations').selectAll().execute()).toEqual([]);
  });
});
