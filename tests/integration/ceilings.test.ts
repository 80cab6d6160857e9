import { describe, expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { ceilingsFor, readCeilings } from '#server/quotas/ceilings.ts';
import { openLedger } from '#server/quotas/ledger.ts';
import { rounds } from '#tests/soak.ts';
import { openRows } from './account-rows.ts';
import { runServer, untilReady } from './process-fixture.ts';
import { countsOf, insertAccounts, noRates, resultOf, tally } from './quota-fixture.ts';
import {
  type DatabaseKind,
  databaseKinds,
  finished,
  makeDatabase,
  post,
  startServer,
  validRequest,
  writerOf,
} from './server-fixture.ts';

const CEILING = 10;
const CALLS = rounds({ usual: 40, soak: 100 });
const ROUNDS = rounds({ usual: 2, soak: 50 });
const KILLS = rounds({ usual: 1, soak: 10 });

/** What the operator's page says is used of each ceiling. */
async function usedOf(variables: Record<string, string>): Promise<Record<string, number>> {
  const { replyLimits } = parseEnv(variables);
  const ceilings = await readCeilings(await openRows(variables), replyLimits);
  return Object.fromEntries(ceilings.map(({ holder, used }) => [holder, used]));
}

/** Forgets what was written today, as midnight does. */
async function beginNewDay(variables: Record<string, string>): Promise<void> {
  const { db } = await openRows(variables);
  await db.deleteFrom('quotas').where('holder', 'in', ['all', 'all-guests']).execute();
}

describe.each(databaseKinds)('the ceilings of a day on %s', (kind) => {
  test('of many calls at once of accounts and guests exactly as many are answered as the ceiling allows', async () => {
    const variables = { ...(await makeDatabase(kind)), ...noRates, REPLIES_PER_DAY: String(CEILING) };
    const servers = await Promise.all(
      Array.from({ length: kind === 'PostgreSQL' ? 2 : 1 }, () =>
        untilReady(runServer(variables, 'tests/integration/scripted-process.ts')),
      ),
    );
    const rows = await openRows(variables);
    const accounts = await insertAccounts(variables, rows, 5, 'pro');
    const quick = { ...validRequest, emailContent: 'quick' };
    for (let round = 0; round < ROUNDS; round += 1) {
      const calls = Array.from({ length: CALLS }, async (_, call) => {
        const { url } = servers[call % servers.length] ?? { url: '' };
        // Every sixth call comes from a new guest.
        const headers = accounts[call % 6]?.headers ?? {};
        return resultOf(await post({ url }, quick, { headers }));
      });
      expect(tally(await Promise.all(calls))).toEqual({ ok: CEILING, too_many_requests: CALLS - CEILING });
      expect(await usedOf(variables)).toEqual({ all: CEILING });
      await beginNewDay(variables);
    }
    expect(await rows.db.selectFrom('reservations').selectAll().execute()).toEqual([]);
  }, 600_000);

  test('a refusal says when the service goes on, and takes nothing from the person', async () => {
    const database = await makeDatabase(kind);
    const variables = { ...database, REPLIES_PER_DAY: '1' };
    const server = await startServer({ database, variables });
    const rows = await openRows(variables);
    const [ada, kay] = await insertAccounts(variables, rows, 2);
    await post(server, validRequest, { headers: ada?.headers ?? {} });
    const refused = await post(server, validRequest, { headers: kay?.headers ?? {} });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refused.json()).toMatchObject({
      code: 'too_many_requests',
      detail: expect.stringMatching(/\d+ (hour|minute)/),
    });
    expect(await countsOf(rows, kay?.id ?? '')).toEqual({ used: 0, reserved: 0 });
    expect(
      await rows.db
        .selectFrom('rates')
        .where('holder', '=', kay?.id ?? '')
        .selectAll()
        .execute(),
    ).toEqual([]);
  });

  test('the ceiling of guests leaves accounts alone, and a reply of a guest counts for both', async () => {
    const database = await makeDatabase(kind);
    const variables = { ...database, REPLIES_PER_DAY: '3', GUEST_REPLIES_PER_DAY: '1' };
    const server = await startServer({ database, variables });
    const [ada] = await insertAccounts(variables, await openRows(variables), 1);
    const asGuest = async () => resultOf(await post(server));
    const asAda = async () => resultOf(await post(server, validRequest, { headers: ada?.headers ?? {} }));
    expect([await asGuest(), await asGuest(), await asAda()]).toEqual(['ok', 'too_many_requests', 'ok']);
    expect(await usedOf(variables)).toEqual({ 'all-guests': 1, all: 2 });
    expect([await asAda(), await asAda()]).toEqual(['ok', 'too_many_requests']);
  });

  test('a reply that fails gives its place back', async () => {
    const database = await makeDatabase(kind);
    const variables = { ...database, REPLIES_PER_DAY: '1' };
    let failures = 3;
    const writer = writerOf(async function* () {
      failures -= 1;
      if (failures >= 0) throw new Error('the model is away');
      yield 'Yes.';
      return finished('Yes.');
    });
    const server = await startServer({ database, variables, writer });
    const results = [];
    for (let turn = 0; turn < 5; turn += 1) results.push(await resultOf(await post(server)));
    const failed = 'generation_failed';
    expect(results).toEqual([failed, failed, failed, 'ok', 'too_many_requests']);
  });

  test('replies of a process that was killed count until they expire', async () => {
    const variables = { ...(await makeDatabase(kind)), ...noRates, REPLIES_PER_DAY: '3' };
    const rows = await openRows(variables);
    const [ada] = await insertAccounts(variables, rows, 1, 'pro');
    const headers = { accept: 'text/event-stream', ...ada?.headers };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const doomed = runServer(variables, 'tests/integration/scripted-process.ts');
      const ready = await untilReady(doomed);
      const streams = await Promise.all([1, 2].map(() => post(ready, validRequest, { headers })));
      for (const stream of streams) await stream.body?.getReader().read();
      doomed.child.kill('SIGKILL');
      await doomed.exited;
      const survivor = await startServer({ database: variables, variables });
      const ask = async () => resultOf(await post(survivor, validRequest, { headers: ada?.headers ?? {} }));
      expect([await ask(), await ask()]).toEqual(['ok', 'too_many_requests']);
      await rows.db.updateTable('reservations').set({ expires_at: 1 }).execute();
      expect([await ask(), await ask(), await ask()]).toEqual(['ok', 'ok', 'too_many_requests']);
      await survivor.close();
      await rows.db.deleteFrom('reservations').execute();
      await beginNewDay(variables);
    }
  }, 120_000);

  test('the wait ends at midnight UTC by the clock of the database', async () => {
    const { clock, ceilings, reserve } = await openAt(kind, Date.UTC(2026, 0, 31, 23, 59, 30));
    expect((await reserve()).kind).toBe('reserved');
    expect(await reserve()).toEqual({ kind: 'ceiling_reached', ceiling: ceilings[0], retryAfterSeconds: 30 });
    clock.now = Date.UTC(2026, 0, 31, 23, 59, 59, 999);
    expect(await reserve()).toMatchObject({ kind: 'ceiling_reached', retryAfterSeconds: 1 });
    clock.now = Date.UTC(2026, 1, 1);
    expect((await reserve()).kind).toBe('reserved');
    expect(await reserve()).toMatchObject({ kind: 'ceiling_reached', retryAfterSeconds: 86_400 });
  });
});

test.each(['REPLIES_PER_DAY', 'GUEST_REPLIES_PER_DAY'])(
  '%s=0 stops the replies and names no time at which they go on',
  async (variable) => {
    const server = await startServer({ variables: { [variable]: '0' } });
    const refused = await post(server);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { code, detail } = await refused.json();
    expect(code).toBe('too_many_requests');
    expect(detail).not.toMatch(/\d|today/);
    expect(server.written).toEqual([]);
  },
);

test('a reply whose account was deleted while it was written counts for the ceiling and is not delivered', async () => {
  const { database, ledger, ceilings } = await openAt('SQLite', Date.UTC(2026, 0, 31));
  const quota = { holder: 'ada', period: 'month', limit: 3, refusal: 'plan_limit' } as const;
  const outcome = await ledger.reserve({ quotas: [quota], rates: [], ceilings });
  if (outcome.kind !== 'reserved') throw new Error('not reserved');
  await database.db.deleteFrom('reservations').where('holder', '=', 'ada').execute();
  expect(await ledger.settle(outcome.reservation, true)).toBe(false);
  const counts = await database.db.selectFrom('quotas').select(['holder', 'used']).execute();
  expect(counts).toEqual([{ holder: 'all', used: 1 }]);
});

/** A ceiling of one reply, over a database whose clock shows the time that the test sets. */
async function openAt(kind: DatabaseKind, start: number) {
  const clock = { now: start };
  const connected = await connectDatabase(parseEnv(await makeDatabase(kind)).storage, () => {}, noMetrics);
  const database = { ...connected, now: async () => clock.now };
  const ledger = openLedger(database, createLog('silent'), noMetrics);
  onTestFinished(async () => {
    await ledger.close();
    await connected.close();
  });
  const ceilings = ceilingsFor('account', { repliesPerDay: 1, guestRepliesPerDay: undefined });
  return {
    clock,
    database,
    ledger,
    ceilings,
    reserve: () => ledger.reserve({ quotas: [], rates: [], ceilings }),
  };
}
