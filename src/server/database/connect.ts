import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, type RawBuilder, sql } from 'kysely';
import type { Env } from '../env.ts';
import { migrate } from './migrate.ts';
import type { Db, Schema, Tx } from './schema.ts';
import { shareTransactions } from './shared-transactions.ts';
import { isBusy } from './sqlite-driver.ts';

/** The configured database, already migrated. */
export type Database = {
  db: Db;
  kind: 'sqlite' | 'postgres';
  /** Milliseconds since 1970, by the clock that all processes of the database share. */
  now: (db: Db) => Promise<number>;
  /** The same as an SQL value: a statement that uses it saves an extra query. */
  clock: () => RawBuilder<number>;
  /**
   * Runs a transaction. It is atomic and visible to others at once, but a power failure may undo it until `flush` has
   * resolved. So a caller that need not wait for the disk does not wait. `work` may share its transaction with others:
   * it must wait for nothing but the database.
   */
  transact: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
  /** Resolves when everything that was committed before the call is on the disk. */
  flush: () => Promise<void>;
  /** Resolves when the database answers and can be written to, rejects when it does not. */
  check: () => Promise<void>;
  close: () => Promise<void>;
};

const postgresNow = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;

/** A database that is not up to date until `migrate` has resolved. */
type Driver = Database & { migrate: () => Promise<void> };

async function connectSqlite(path: string): Promise<Driver> {
  const { openSqlite } = await import('./sqlite.ts');
  const { dialect, flush, closeFlush } = openSqlite(path);
  const db = new Kysely<Schema>({ dialect });
  return {
    db,
    kind: 'sqlite',
    // The embedded database lives on this machine: its clock is the process's own.
    now: async () => Date.now(),
    clock: () => sql<number>`${Date.now()}`,
    transact: shareTransactions(db),
    flush,
    check: async () => {
      await sql`select 1`.execute(db);
    },
    migrate: () => migrate(db),
    close: async () => {
      await closeFlush();
      await db.destroy();
    },
  };
}

/** Takes the lock that a write takes. Rejects if tables are locked or the server is read-only. */
const lockTables = sql`lock table quotas, reservations, rates in row exclusive mode`;

async function connectPostgres(url: string, onError: (error: Error) => void): Promise<Driver> {
  const { openPostgres } = await import('./postgres.ts');
  const db = new Kysely<Schema>({ dialect: openPostgres(url, 'requests', onError) });
  return {
    db,
    kind: 'postgres',
    now: async (tx) => (await tx.selectNoFrom(postgresNow.as('now')).executeTakeFirstOrThrow()).now,
    clock: () => postgresNow,
    transact: (work) => db.transaction().execute(work),
    // PostgreSQL answers a commit when it is on its disk.
    flush: async () => {},
    check: () =>
      db.transaction().execute(async (tx) => {
        await lockTables.execute(tx);
      }),
    migrate: async () => {
      const patient = new Kysely<Schema>({ dialect: openPostgres(url, 'migrations', onError) });
      try {
        await migrate(patient);
      } finally {
        await patient.destroy();
      }
    },
    close: () => db.destroy(),
  };
}

/** Longest wait for another process that creates the same embedded database, in milliseconds. */
const BUSY_MS = 5_000;

/**
 * Opens and migrates. Tries again while SQLite is busy: it does not wait when two processes create a new database at
 * once.
 */
async function connectReady(connect: () => Promise<Driver>): Promise<Driver> {
  const deadline = performance.now() + BUSY_MS;
  for (;;) {
    let driver: Driver | undefined;
    try {
      driver = await connect();
      await driver.migrate();
      return driver;
    } catch (error) {
      await driver?.close();
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await sleep(20 + Math.random() * 30);
    }
  }
}

/**
 * Opens the configured database and migrates it. Throws the driver's error if the database cannot be reached.
 * @param onError called when a connection breaks later
 */
export async function connectDatabase(
  storage: Env['storage'],
  onError: (error: Error) => void,
): Promise<Database> {
  const { databaseUrl, dataDir } = storage;
  return connectReady(() =>
    databaseUrl ? connectPostgres(databaseUrl, onError) : connectSqlite(join(dataDir, 'database.sqlite')),
  );
}
