import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Env } from '../env.ts';
import { migrate } from './migrate.ts';
import type { Db, Schema, Tx } from './schema.ts';

/** The database that the configuration names, up to date. */
export type Database = {
  db: Db;
  kind: 'sqlite' | 'postgres';
  /** Milliseconds since 1970 by the clock that every process of the database shares. */
  now: (db: Db) => Promise<number>;
  /**
   * Runs a transaction. A `relaxed` one is as atomic and as visible to others as a `durable` one, but may be
   * forgotten when the machine loses power: for what means nothing after that, and need not wait for the disk.
   */
  transact: <Result>(durability: Durability, work: (tx: Tx) => Promise<Result>) => Promise<Result>;
  /** Resolves when the database answers, rejects when it does not. */
  check: () => Promise<void>;
  close: () => Promise<void>;
};

export type Durability = 'durable' | 'relaxed';

const postgresNow = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;

/** The embedded database lives on this machine: its clock is the process's own. */
const clocks: Record<Database['kind'], Database['now']> = {
  sqlite: async () => Date.now(),
  postgres: async (db) => (await db.selectNoFrom(postgresNow.as('now')).executeTakeFirstOrThrow()).now,
};

/** Commits without waiting for the disk; the next durable commit brings this one there too. */
async function transactRelaxed<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await connection.transaction().execute(work);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}

/**
 * Opens the configured database and migrates it. Throws what the driver throws where it cannot be reached.
 * @param onError hears of connections that break later
 */
export async function connectDatabase(
  storage: Env['storage'],
  onError: (error: Error) => void,
): Promise<Database> {
  const kind = storage.databaseUrl ? 'postgres' : 'sqlite';
  const dialect = storage.databaseUrl
    ? (await import('./postgres.ts')).openPostgres(storage.databaseUrl, onError)
    : (await import('./sqlite.ts')).openSqlite(join(storage.dataDir, 'database.sqlite'));
  const db = new Kysely<Schema>({ dialect });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    kind,
    now: clocks[kind],
    transact: (durability, work) =>
      kind === 'sqlite' && durability === 'relaxed'
        ? transactRelaxed(db, work)
        : db.transaction().execute(work),
    check: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
