import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, Kysely, type LogConfig, type RawBuilder, sql } from 'kysely';
import type { Env } from '../env.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { migrate } from './migrate.ts';
import type { Db, Schema, Tx } from './schema.ts';
import { shareTransactions } from './shared-transactions.ts';
import type { SqliteConnection } from './sqlite.ts';
import { isBusy } from './sqlite-driver.ts';
import { asQuery, type Statements } from './statements.ts';

/** The configured database, already migrated. */
export type Database = {
  db: Db;
  kind: 'sqlite' | 'postgres';
  /** Milliseconds since 1970, by the clock that all processes of the database share. */
  now: (by: Db | Statements) => Promise<number>;
  /** The same time as an SQL value, so that a statement needs no extra query for it. */
  clock: () => RawBuilder<number>;
  /**
   * Runs `work` in a transaction. Other transactions see its changes at once. Await `flush` too if the changes must
   * survive a power failure. `work` may share its transaction with other work, so it must wait for nothing except the
   * database.
   */
  transact: <Result>(work: (statements: Statements) => Promise<Result>) => Promise<Result>;
  /** Resolves when everything that was committed before the call is on the disk. */
  flush: () => Promise<void>;
  /** Writes something without a meaning. Rejects with `DatabaseUnavailable` if the database cannot do that now. */
  check: () => Promise<void>;
  close: () => Promise<void>;
};

const POSTGRES_NOW = 'cast(extract(epoch from clock_timestamp()) * 1000 as bigint)';
const postgresNow = sql.raw<number>(POSTGRES_NOW);

/** A database whose tables are not up to date until `migrate` has resolved. */
type UnmigratedDatabase = Database & { migrate: () => Promise<void> };

/** The smallest write to the file: one page. The program does not use this number. */
const writeHeader = 'pragma user_version = 0';

/** What the database tells about its work. */
type DatabaseMetrics = Pick<Metrics, 'queryLog' | 'observeConnectionWait'>;

/** A function that runs a statement and logs its time, as Kysely does. */
function logged(run: SqliteConnection['run'], log: LogConfig): SqliteConnection['run'] {
  if (typeof log !== 'function') return run;
  return (text, parameters) => {
    const start = performance.now();
    const rows = run(text, parameters);
    const query = CompiledQuery.raw(text);
    void log({ level: 'query', query, queryDurationMillis: performance.now() - start });
    return rows;
  };
}

async function connectSqlite(path: string, { queryLog }: DatabaseMetrics): Promise<UnmigratedDatabase> {
  const { openSqlite } = await import('./sqlite.ts');
  const { dialect, connection, flush, closeFlush } = openSqlite(path);
  const db = new Kysely<Schema>({ dialect, log: queryLog });
  const transact = shareTransactions(db, { ...connection, run: logged(connection.run, queryLog) });
  return {
    db,
    kind: 'sqlite',
    // All processes of an embedded database run on this machine and share its clock.
    now: async () => Date.now(),
    clock: () => sql<number>`${Date.now()}`,
    transact,
    flush,
    check: async () => {
      await transact(({ run }) => run(writeHeader));
      await flush();
    },
    migrate: () => migrate(db),
    close: async () => {
      await closeFlush();
      await db.destroy();
    },
  };
}

/** Takes the same lock as a write. Fails if the tables are locked or the server is read-only. */
const lockTables = sql`lock table quotas, reservations, rates in row exclusive mode`;

/** The statements of a transaction of PostgreSQL. */
const statementsOf = (tx: Tx): Statements => ({
  run: async (text, parameters) =>
    (await tx.executeQuery(asQuery('postgres', text, parameters))).rows as never,
});

/** The clock of PostgreSQL. */
async function readPostgresClock(by: Db | Statements): Promise<number> {
  const rows =
    'run' in by
      ? await by.run<{ now: number }>(`select ${POSTGRES_NOW} as now`)
      : await by.selectNoFrom(postgresNow.as('now')).execute();
  const [row] = rows;
  if (!row) throw new TypeError('PostgreSQL returned no time');
  return row.now;
}

async function connectPostgres(
  url: string,
  onError: (error: Error) => void,
  { queryLog, observeConnectionWait }: DatabaseMetrics,
): Promise<UnmigratedDatabase> {
  const { openPostgres } = await import('./postgres.ts');
  const dialect = openPostgres(url, 'requests', onError, observeConnectionWait);
  const db = new Kysely<Schema>({ dialect, log: queryLog });
  return {
    db,
    kind: 'postgres',
    now: readPostgresClock,
    clock: () => postgresNow,
    transact: (work) => db.transaction().execute((tx) => work(statementsOf(tx))),
    // PostgreSQL confirms a commit only after it is on the disk.
    flush: async () => {},
    check: () =>
      db.transaction().execute(async (tx) => {
        await lockTables.execute(tx);
      }),
    migrate: async () => {
      const migrations = openPostgres(url, 'migrations', onError, () => {});
      const migrationDb = new Kysely<Schema>({ dialect: migrations });
      try {
        await migrate(migrationDb);
      } finally {
        await migrationDb.destroy();
      }
    },
    close: () => db.destroy(),
  };
}

/** Longest wait for another process that creates the same embedded database, in milliseconds. */
const BUSY_MS = 5_000;

/**
 * Opens and migrates a database. Tries again while SQLite is busy: it does not wait when two processes create the same
 * database at once.
 */
async function connectAndMigrate(connect: () => Promise<UnmigratedDatabase>): Promise<Database> {
  const deadline = performance.now() + BUSY_MS;
  for (;;) {
    let database: UnmigratedDatabase | undefined;
    try {
      database = await connect();
      await database.migrate();
      return database;
    } catch (error) {
      await database?.close();
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await sleep(20 + Math.random() * 30);
    }
  }
}

/** The file of the embedded database in DATA_DIR. */
export function databasePath(dataDir: string): string {
  return join(dataDir, 'database.sqlite');
}

/**
 * Opens the configured database and migrates it. Throws the driver's error if the database cannot be reached.
 * @param onError called when a connection breaks later
 */
export async function connectDatabase(
  storage: Env['storage'],
  onError: (error: Error) => void,
  metrics: DatabaseMetrics,
): Promise<Database> {
  const { databaseUrl, dataDir } = storage;
  return connectAndMigrate(() =>
    databaseUrl
      ? connectPostgres(databaseUrl, onError, metrics)
      : connectSqlite(databasePath(dataDir), metrics),
  );
}
