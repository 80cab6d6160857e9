import { randomUUID } from 'node:crypto';
import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '#server/database/connect.ts';
import { purgeExpired } from '#server/database/purge.ts';
import { createLog } from '#server/log.ts';
import { insertAccount, openRows } from './account-rows.ts';
import { databaseKinds, makeDatabase } from './server-fixture.ts';

const DAY_MS = 86_400_000;
/** The number of expired rows in each table. Deleting them takes more than two statements. */
const MANY = 2_300;

/** The tables whose rows expire, and the column with the time of expiry. */
const expiries = {
  quotas: 'expires_at',
  rates: 'window_ends',
  sessions: 'expires_at',
  verifications: 'expires_at',
  mailbox_authorizations: 'expires_at',
  outbox: 'expires_at',
  token_counts: 'day',
  idempotent_replies: 'expires_at',
  usage_notices: 'expires_at',
} as const;
const tables = Object.keys(expiries) as (keyof typeof expiries)[];

/** Inserts `count` rows that expire at `at` into each of the tables. Rows that need an account belong to this one. */
async function fill({ db }: Database, accountId: string, count: number, at: number): Promise<void> {
  const iso = new Date(at).toISOString();
  const timed = { expires_at: iso, created_at: iso, updated_at: iso };
  for (let done = 0; done < count; done += 500) {
    const ids = Array.from({ length: Math.min(500, count - done) }, () => randomUUID());
    await db
      .insertInto('quotas')
      .values(ids.map((id) => ({ holder: `guest:${id}`, period: 'ever', used: 1, expires_at: at })))
      .execute();
    await db
      .insertInto('usage_notices')
      .values(ids.map((holder) => ({ holder, month: '2026-11', percent: 80, expires_at: at })))
      .execute();
    await db
      .insertInto('rates')
      .values(ids.map((holder) => ({ holder, window_ends: at, used: 1 })))
      .execute();
    const noClient = { ip_address: null, user_agent: null };
    await db
      .insertInto('sessions')
      .values(ids.map((id) => ({ id, user_id: accountId, token: id, ...noClient, ...timed })))
      .execute();
    await db
      .insertInto('verifications')
      .values(ids.map((id) => ({ id, identifier: id, value: id, ...timed })))
      .execute();
    const connecting = { session_id: 'a', browser: 'b', verifier: 'c' };
    await db
      .insertInto('mailbox_authorizations')
      .values(ids.map((state) => ({ state, user_id: accountId, ...connecting, expires_at: at })))
      .execute();
    const sent = { content: 'c', state: 'sent', message_id: 'm', thread_id: 't', settled_by: at } as const;
    await db
      .insertInto('outbox')
      .values(ids.map((key) => ({ user_id: accountId, key, ...sent, expires_at: at })))
      .execute();
    // The counts of a day are kept for 400 days.
    const day = new Date(at - 400 * DAY_MS).toISOString().slice(0, 10);
    await db
      .insertInto('token_counts')
      .values(ids.map((model) => ({ day, model, replies: 1, input: 1, output: 1 })))
      .execute();
    const failed = {
      content: 'c',
      state: 'failed',
      problem: 'internal',
      lease: 'l',
      lease_ends: at,
    } as const;
    await db
      .insertInto('idempotent_replies')
      .values(ids.map((key) => ({ user_id: accountId, key, ...failed, expires_at: at })))
      .execute();
  }
}

/** Wraps the database and measures the largest number of rows that one statement changed. */
function measured(database: Database) {
  let most = 0;
  const measuring: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      most = Math.max(most, Number(result.numAffectedRows ?? 0));
      return result;
    },
  };
  return { database: { ...database, db: database.db.withPlugin(measuring) }, most: () => most };
}

/** The database's query plan for finding expired rows. */
async function planOf({ db, kind }: Database, table: keyof typeof expiries): Promise<string> {
  return db.transaction().execute(async (tx) => {
    // A test's table is smaller than any of its indexes, so PostgreSQL would read the whole table.
    if (kind === 'postgres') await sql`set local enable_seqscan = off`.execute(tx);
    const explain = kind === 'postgres' ? sql`explain` : sql`explain query plan`;
    const before = ['sessions', 'verifications', 'token_counts'].includes(table) ? '1' : 1;
    const { rows } = await sql`${explain} select 1 from ${sql.table(table)}
      where ${sql.ref(expiries[table])} < ${before}`.execute(tx);
    return JSON.stringify(rows);
  });
}

describe.each(databaseKinds)('expired rows on %s', (kind) => {
  test('are all deleted, a thousand at a time, and no others', async () => {
    const variables = await makeDatabase(kind);
    const rows = await openRows(variables);
    const { id } = await insertAccount(variables, rows);
    await fill(rows, id, MANY, Date.now() - DAY_MS);
    await fill(rows, id, 3, Date.now() + DAY_MS);
    const { database, most } = measured(rows);
    await purgeExpired(database, createLog('silent'));
    const left = await Promise.all(
      tables.map(
        async (table) => (await rows.db.selectFrom(table).select(sql`1`.as('row')).execute()).length,
      ),
    );
    expect(Object.fromEntries(tables.map((table, index) => [table, left[index]]))).toEqual({
      quotas: 3,
      rates: 3,
      // The account's own session is left too.
      sessions: 4,
      verifications: 3,
      mailbox_authorizations: 3,
      outbox: 3,
      token_counts: 3,
      idempotent_replies: 3,
      usage_notices: 3,
    });
    expect(most()).toBe(1_000);
  });

  test('are found by an index in every table', async () => {
    const rows = await openRows(await makeDatabase(kind));
    for (const table of tables)
      expect([table, await planOf(rows, table)]).toEqual([table, expect.stringMatching(/index/i)]);
  });
});

// Not on SQLite: it has only one writer at a time.
describe.runIf(databaseKinds.includes('PostgreSQL'))('expired rows on PostgreSQL', () => {
  test('are deleted later if another transaction has locked them', async () => {
    const variables = await makeDatabase('PostgreSQL');
    const [rows, other] = [await openRows(variables), await openRows(variables)];
    const { id } = await insertAccount(variables, rows);
    await fill(rows, id, 5, Date.now() - DAY_MS);
    await other.db.transaction().execute(async (tx) => {
      await tx.selectFrom('rates').selectAll().orderBy('holder').limit(1).forUpdate().execute();
      await purgeExpired(rows, createLog('silent'));
      expect(await rows.db.selectFrom('rates').selectAll().execute()).toHaveLength(1);
    });
    await purgeExpired(rows, createLog('silent'));
    expect(await rows.db.selectFrom('rates').selectAll().execute()).toEqual([]);
  });
});
