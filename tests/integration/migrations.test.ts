import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { openPostgres } from '#server/database/postgres.ts';
import type { Db, Schema } from '#server/database/schema.ts';
import { openSqlite } from '#server/database/sqlite.ts';
import { parseEnv } from '#server/env.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { runServer, untilReady } from './process-fixture.ts';
import { type DatabaseKind, databaseKinds, makeDatabase } from './server-fixture.ts';

const folder = join(import.meta.dirname, '../../src/server/database/migrations');
const names = (await readdir(folder)).map((file) => file.replace(/\.ts$/, '')).toSorted();

const connect = (variables: Record<string, string>) =>
  connectDatabase(parseEnv(variables).storage, () => {}, noMetrics);

/** Makes a new database and migrates it up to `last`, as an older release left it. */
async function openAt(variables: Record<string, string>, last: string): Promise<Db> {
  const { databaseUrl, dataDir } = parseEnv(variables).storage;
  const dialect = databaseUrl
    ? openPostgres(
        databaseUrl,
        'migrations',
        () => {},
        () => {},
      )
    : openSqlite(join(dataDir, 'database.sqlite')).dialect;
  const db = new Kysely<Schema>({ dialect });
  onTestFinished(() => db.destroy());
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(
        await Promise.all(names.map(async (name) => [name, await import(join(folder, `${name}.ts`))])),
      ),
  };
  const { error } = await new Migrator({ db, provider }).migrateTo(last);
  if (error) throw error;
  return db;
}

/** Opens a database with all migrations and closes it at the end of the test. */
async function connectUntilEnd(variables: Record<string, string>): Promise<Database> {
  const database = await connect(variables);
  onTestFinished(() => database.close());
  return database;
}

async function insertProfile(db: Db, id: string): Promise<void> {
  const at = new Date().toISOString();
  await db
    .insertInto('profiles')
    .values({
      id,
      email: 'ada@example.com',
      full_name: 'Ada',
      email_verified: 1,
      image: null,
      current_plan: 'free',
      created_at: at,
      updated_at: at,
    })
    .execute();
}

/** Tables and views with their columns, and the migrations that were applied to the database. */
async function describeDatabase({ db }: Pick<Database, 'db'>) {
  const tables = await db.introspection.getTables();
  const applied = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return {
    tables: tables
      .map(({ name, columns }) => `${name}: ${columns.map((column) => column.name).join(', ')}`)
      .toSorted(),
    applied: applied.map(({ name }) => name),
  };
}

/** The newest migration of the first release, and the table's name in it. */
const FIRST_RELEASE = '0001-allowances';
type OldTables = { allowances: Schema['quotas'] };

const month = { holder: 'an account', period: '2026-10', used: 7, expires_at: null };
const guest = { holder: 'guest:1', period: 'ever', used: 3, expires_at: 4_102_444_800_000 };

describe.each(databaseKinds)('migrations on %s', (kind: DatabaseKind) => {
  test('a new database gets every migration, in the order of their names', async () => {
    const database = await connect(await makeDatabase(kind, { isEmpty: true }));
    onTestFinished(() => database.close());
    expect((await describeDatabase(database)).applied).toEqual(names);
  });

  test('running them a second time changes nothing', async () => {
    const variables = await makeDatabase(kind, { isEmpty: true });
    const first = await connect(variables);
    const before = await describeDatabase(first);
    await first.db.insertInto('quotas').values([month, guest]).execute();
    await first.close();
    const second = await connect(variables);
    onTestFinished(() => second.close());
    expect(await describeDatabase(second)).toEqual(before);
    expect(await second.db.selectFrom('quotas').selectAll().orderBy('holder').execute()).toEqual([
      month,
      guest,
    ]);
  });

  test('a database of the first release gets the current tables and keeps its rows', async () => {
    const variables = await makeDatabase(kind, { isEmpty: true });
    const old = await openAt(variables, FIRST_RELEASE);
    expect((await old.introspection.getTables()).map(({ name }) => name)).not.toContain('profiles');
    await old.withTables<OldTables>().insertInto('allowances').values([month, guest]).execute();
    await old
      .insertInto('reservations')
      .values({ id: '1', holder: 'guest:1', period: 'ever', expires_at: 5 })
      .execute();
    await old.insertInto('rates').values({ holder: 'guest:1', window_ends: 6, used: 2 }).execute();

    const upgraded = await connect(variables);
    onTestFinished(() => upgraded.close());
    const made = await connect(await makeDatabase(kind, { isEmpty: true }));
    onTestFinished(() => made.close());
    expect(await describeDatabase(upgraded)).toEqual(await describeDatabase(made));
    const { db } = upgraded;
    expect(await db.selectFrom('quotas').selectAll().orderBy('holder').execute()).toEqual([month, guest]);
    expect(await db.selectFrom('reservations').selectAll().execute()).toHaveLength(1);
    expect(await db.selectFrom('rates').selectAll().execute()).toHaveLength(1);
    // Months are counted since the first release. The pages read them by the names of docs/product.md, 4.10.
    expect(await db.selectFrom('usage_tracking').selectAll().execute()).toEqual([
      { user_id: month.holder, month_year: month.period, emails_generated: month.used },
    ]);
  });

  test('the rows of the old table sendings move to outbox, with its key and its index', async () => {
    const variables = await makeDatabase(kind, { isEmpty: true });
    const old = await openAt(variables, '0006-idempotent-replies');
    await insertProfile(old, 'an account');
    const row = {
      user_id: 'an account',
      key: 'a keyed hash',
      content: 'another',
      state: 'sent',
      message_id: 'a message',
      thread_id: null,
      settled_by: 5,
      expires_at: 4_102_444_800_000,
    } as const;
    await old.withTables<{ sendings: Schema['outbox'] }>().insertInto('sendings').values(row).execute();
    const { db } = await connectUntilEnd(variables);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([row]);
    const { rows } =
      kind === 'SQLite'
        ? await sql<{ sql: string }>`select sql from sqlite_master`.execute(db)
        : await sql<{ sql: string }>`select indexdef as sql from pg_indexes`.execute(db);
    const definitions = rows.map((each) => each.sql).join('\n');
    expect(definitions).toContain('outbox_pk');
    expect(definitions).toContain('outbox_expiry');
    expect(definitions).not.toContain('sendings');
    await db.deleteFrom('profiles').execute();
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('three processes that start at once on a database of the first release all become ready', async () => {
    const variables = await makeDatabase(kind, { isEmpty: true });
    const old = await openAt(variables, FIRST_RELEASE);
    await old.withTables<OldTables>().insertInto('allowances').values([month, guest]).execute();
    const start = () => untilReady(runServer(variables, 'tests/integration/scripted-process.ts'));
    const servers = await Promise.all([start(), start(), start()]);
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const database = await connect(variables);
    onTestFinished(() => database.close());
    expect((await describeDatabase(database)).applied).toEqual(names);
    expect(await database.db.selectFrom('quotas').selectAll().execute()).toHaveLength(2);
  }, 90_000);

  test('the command migrates a database of the first release once, says so and ends', async () => {
    const variables = await makeDatabase(kind, { isEmpty: true });
    const db = await openAt(variables, FIRST_RELEASE);
    for (const _time of ['first', 'second']) {
      const command = runServer(variables, 'src/server/migrate.ts');
      expect(await command.exited, command.output()).toBe(0);
      expect(command.output()).toBe('The database is up to date.\n');
      expect((await describeDatabase({ db })).applied).toEqual(names);
    }
  });

  test('a migration that fails is rolled back, and stops the start', async () => {
    const variables = await makeDatabase(kind, { isEmpty: true });
    const old = await openAt(variables, FIRST_RELEASE);
    // This table makes the second migration fail near its end.
    await sql`create table plan_changes (word text)`.execute(old);
    await expect(connect(variables)).rejects.toThrow();
    const tables = (await old.introspection.getTables()).map(({ name }) => name);
    expect(tables).not.toContain('profiles');
    await sql`drop table plan_changes`.execute(old);
    const mended = await connect(variables);
    onTestFinished(() => mended.close());
    expect((await describeDatabase(mended)).applied).toEqual(names);
  });
});

test('the command that finds no database names the variable and fails', async () => {
  const command = runServer(
    { DATABASE_URL: 'postgres://127.0.0.1:1/none', APP_SECRET: 'x'.repeat(32) },
    'src/server/migrate.ts',
  );
  expect(await command.exited).toBe(1);
  expect(command.output()).toMatch(/^DATABASE_URL .+\.\n$/);
});
