import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Db, Schema } from './schema.ts';
import { shareTransactions } from './shared-transactions.ts';
import { openSqlite } from './sqlite.ts';
import type { Statements } from './statements.ts';
import { DatabaseUnavailable } from './unavailable.ts';

async function openRates() {
  const folder = await mkdtemp(join(tmpdir(), 'shared-'));
  const path = join(folder, 'database.sqlite');
  const { dialect, connection } = openSqlite(path);
  const db = new Kysely<Schema>({ dialect });
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
  return { db, path, transact: shareTransactions(db, connection) };
}

const insert =
  (holder: string) =>
  ({ run }: Statements) =>
    run('insert into rates (holder, window_ends, used) values (?, 0, 1)', [holder]);

async function holdersOf(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('rates').select('holder').orderBy('holder').execute();
  return rows.map(({ holder }) => holder);
}

test('if one function throws, only its changes are undone, and the others are committed', async () => {
  const { db, transact } = await openRates();
  const outcomes = await Promise.allSettled([
    transact(insert('first')),
    transact(async (statements) => {
      await insert('undone')(statements);
      throw new Error('no');
    }),
    transact(insert('first')),
    transact(insert('last')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(await holdersOf(db)).toEqual(['first', 'last']);
});

test('if the file is locked, all functions that share the transaction reject, and a later one succeeds', async () => {
  const { db, path, transact } = await openRates();
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
  const { db, transact } = await openRates();
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
