import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import { identifyAccount } from '#server/accounts/identify-account.ts';
import type { Database } from '#server/database/connect.ts';
import type { Tx } from '#server/database/schema.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { openLedger } from '#server/quotas/ledger.ts';
import { deriveSecrets, loadSecrets } from '#server/secrets.ts';
import { insertAccount, openRows } from './account-rows.ts';
import { databaseKinds, makeDatabase } from './server-fixture.ts';

const HOUR_MS = 3_600_000;
/**
 * The month of each reservation. The order of the ids differs from the order of the rows and from that of the months.
 */
const periods = { second: '2026-10', first: '2026-11' };
/** For each table: the column that names its rows, and the row that is locked first. */
const firsts = { reservations: ['id', 'first'], quotas: ['period', '2026-10'] } as const;
type Table = keyof typeof firsts;

/** Makes one account. Its rows are stored in another order than they are locked in. */
async function start() {
  const variables = await makeDatabase('PostgreSQL');
  const [database, other] = [await openRows(variables), await openRows(variables)];
  const secrets = deriveSecrets(loadSecrets(parseEnv(variables).storage));
  const { id, headers } = await insertAccount(variables, database);
  const token = headers.authorization.replace('Bearer ', '');
  const account = await identifyAccount({ ctx: { database, secrets }, token });
  if (!account) throw new Error('The account was not found.');
  const { db } = database;
  const expires_at = Date.now() + HOUR_MS;
  for (const [name, period] of Object.entries(periods)) {
    await db.insertInto('reservations').values({ id: name, holder: id, period, expires_at }).execute();
  }
  for (const period of ['2026-11', '2026-10']) {
    await db.insertInto('quotas').values({ holder: id, period, used: 1, expires_at: null }).execute();
  }
  const ledger = openLedger(database, createLog('silent'), noMetrics);
  onTestFinished(() => ledger.close());
  const quotas = [{ holder: id, period: periods.first, expiresAt: null }];
  return {
    database,
    other,
    ledger,
    account,
    settle: () => ledger.settle({ id: 'first', quotas, counts: [] }, true),
    deleteIt: () =>
      deleteAccount({ ctx: { database, secrets, log: createLog('silent') }, account, email: account.email }),
  };
}

/**
 * Locks the first row of a table and runs `work`, which must wait for it. Returns the rows of the table that are not
 * locked meanwhile.
 */
async function freeWhileWaiting(
  { other }: { other: Database },
  table: Table,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const [column, first] = firsts[table];
  const names = sql<{ name: string }>`select ${sql.ref(column)} as name from ${sql.table(table)}`;
  const freeRows = async (tx: Tx) => {
    const { rows } = await sql<{ name: string }>`${names} for update skip locked`.execute(tx);
    return rows.map(({ name }) => name);
  };
  let working: Promise<unknown> | undefined;
  onTestFinished(async () => {
    await working;
  });
  return other.db.transaction().execute(async (tx) => {
    await sql`${names} where ${sql.ref(column)} = ${first} for update`.execute(tx);
    working = work();
    await expect
      .poll(async () => {
        const waiting = sql`select 1 from pg_locks where not granted and pid in
          (select pid from pg_stat_activity where datname = current_database())`;
        return (await waiting.execute(other.db)).rows.length;
      })
      .toBe(1);
    return other.db.transaction().execute(freeRows);
  });
}

describe.runIf(databaseKinds.includes('PostgreSQL'))('rows are locked in one order', () => {
  const others = [
    ['reservations', 'second'],
    ['quotas', '2026-11'],
  ] as const;

  test.each(others)('by the deletion of an account: %s', async (table, second) => {
    const { other, deleteIt } = await start();
    expect(await freeWhileWaiting({ other }, table, deleteIt)).toEqual([second]);
  });

  test('should renew reservations without waiting for locked ones', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { database, other, ledger, account } = await start();
    const quota = { holder: account.id, period: 'ever', limit: null, refusal: 'plan_limit' } as const;
    const made: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const outcome = await ledger.reserve({ quotas: [quota], rates: [], ceilings: [] });
      if (outcome.kind === 'reserved') made.push(outcome.reservation.id);
    }
    const ends = () => database.db.selectFrom('reservations').select(['id', 'expires_at']).execute();
    const before = await ends();
    const renewed = async () =>
      (await ends())
        .filter(({ id, expires_at }) => before.some((row) => row.id === id && row.expires_at !== expires_at))
        .map(({ id }) => id);
    await other.db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('reservations')
        .selectAll()
        .where('id', '=', made[0] ?? '')
        .forUpdate()
        .execute();
      await vi.advanceTimersByTimeAsync(60_000);
      await expect.poll(renewed).toEqual([made[1]]);
    });
  });

  test('should settle a reservation that is renewed while its settlement waits', async () => {
    const { database, other, settle } = await start();
    let settling: ReturnType<typeof settle> | undefined;
    await other.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('reservations')
        .set({ expires_at: Date.now() + 2 * HOUR_MS })
        .execute();
      settling = settle();
      await expect
        .poll(async () => (await sql`select 1 from pg_locks where not granted`.execute(other.db)).rows.length)
        .toBeGreaterThan(0);
    });
    expect(await settling).toBe(true);
    expect(await database.db.selectFrom('reservations').select('id').execute()).toEqual([{ id: 'second' }]);
  });
});
