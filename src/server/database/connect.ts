import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Env } from '../env.ts';
import { migrate } from './migrate.ts';
import type { Db, Schema } from './schema.ts';

/** The database that the configuration names, up to date. */
export type Database = {
  db: Db;
  kind: 'sqlite' | 'postgres';
  /** Milliseconds since 1970 by the clock that every process of the database shares. */
  now: (db: Db) => Promise<number>;
  /** Resolves when the database answers, rejects when it does not. */
  check: () => Promise<void>;
  close: () => Promise<void>;
};

const postgresNow = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;

/** The embedded database lives on this machine: its clock is the process's own. */
const clocks: Record<Database['kind'], Database['now']> = {
  sqlite: async () => Date.now(),
  postgres: async (db) => (await db.selectNoFrom(postgresNow.as('now')).executeTakeFirstOrThrow()).now,
};

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
    check: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
