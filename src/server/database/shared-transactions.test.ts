import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Db, Schema, Tx } from './schema.ts';
import { shareTransactions } from './shared-transactions.ts';
import { openSqlite } from './sqlite.ts';
import { DatabaseUnavailable } from './unavailable.ts';

async function openRates(): Promise<{ db: Db; path: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'shared-'));
  const path = join(folder, 'database.sqlite');
  const db = new Kysely<Schema>({ dialect: openSqlite(path).dialect });
  await db.schema
    .createTable('rates')
    .addColumn('holder', 'text', (column) => column.primaryKey())
    .addColumn('window_ends', 'integer')
    .addColumn('used', 'integer')
    .execute();
  onTestFinished(async () => {
    await db.destroy();
    await rm(folder, { recursive: true });
  });
  return { db, path };
}

const insert = (holder: string) => (tx: Tx) =>
  tx.insertInto('rates').values({ holder, window_ends: 0, used: 1 }).execute();

async function holdersOf(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('rates').select('holder').orderBy('holder').execute();
  return rows.map(({ holder }) => holder);
}

test('if one function throws, only its changes are undone, and the others are committed', async () => {
  const { db } = await openRates();
  const transact = shareTransactions(db);
  const outcomes = await Promise.allSettled([
    transact(insert('first')),
    transact(async (tx) => {
      await insert('undone')(tx);
      throw new Error('no');
    }),
    transact(insert('first')),
    transact(insert('last')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(await holdersOf(db)).toEqual(['first', 'last']);
});

test('if the file is locked, all functions that share the transaction reject, and a later one succeeds', async () => {
  const { db, path } = await openRates();
  const transact = shareTransactions(db);
  const other = new DatabaseSync(path);
  other.exec('begin immediate');
  const outcomes = await Promise.allSettled([transact(insert('first')), transact(insert('last'))]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  other.exec('rollback');
  other.close();
  // The driver does not wait for a lock in the next second, but now the file is not locked.
  await transact(insert('later'));
  expect(await holdersOf(db)).toEqual(['later']);
});

test('if there is no room, all functions that share the transaction say so, and nothing of them is kept', async () => {
  const { db } = await openRates();
  const transact = shareTransactions(db);
  // SQLite refuses a page beyond this number in the middle of a statement, and then rolls the transaction back itself.
  const setMaxPages = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(db);
  await setMaxPages(4);
  const outcomes = await Promise.allSettled([
    transact(insert('first')),
    transact(insert('much'.repeat(10_000))),
    transact(insert('last')),
  ]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
  }
  expect(await holdersOf(db)).toEqual([]);
  await setMaxPages(1_000);
  await transact(insert('later'));
  expect(await holdersOf(db)).toEqual(['later']);
});
