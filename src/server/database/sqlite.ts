import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import { LockWait, LockWaitingSqliteDriver } from './sqlite-driver.ts';
import type { SqlValue } from './statements.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Kysely's adapter, which also says that SQLite can roll back schema changes. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #createDriver: () => Driver;

  constructor(database: SqliteDatabase, isInTransaction: () => boolean, lockWait: LockWait) {
    super({ database });
    this.#createDriver = () => new LockWaitingSqliteDriver(database, isInTransaction, lockWait);
  }

  override createDriver(): Driver {
    return this.#createDriver();
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** The most compiled statements in the cache. A query with a list has another statement for each length of the list. */
const MAX_CACHED_STATEMENTS = 200;

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}

/** Node's own SQLite with the interface that Kysely expects, and a cache of compiled statements. */
function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const cached = cache.get(text);
      if (cached) return cached;
      // A transaction takes the write lock when it begins. If it took the lock only after a read, it could not wait for
      // another writer.
      const statement = prepare(database, text === 'begin' ? 'begin immediate' : text);
      const oldest = cache.size >= MAX_CACHED_STATEMENTS ? cache.keys().next().value : undefined;
      if (oldest !== undefined) cache.delete(oldest);
      cache.set(text, statement);
      return statement;
    },
  };
}

/**
 * Returns a function that writes committed data to the disk without blocking the event loop. Calls that come during a
 * flush share the next flush, because the running one may have missed their data. Rejects with `DatabaseUnavailable`.
 */
function createFlush(walPath: string): { flush: () => Promise<void>; close: () => Promise<void> } {
  let file: Promise<FileHandle> | undefined;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const syncFile = async () => {
    file ??= open(walPath, 'r+').catch((error: unknown) => {
      // The next flush tries again: an error such as too many open files goes away after some time.
      file = undefined;
      throw error;
    });
    await (await file).datasync();
  };
  const unavailable = (error: unknown): never => {
    throw new DatabaseUnavailable(error);
  };
  const start = (): Promise<void> => {
    const sync = syncFile().catch(unavailable);
    running = sync;
    return sync.finally(() => {
      if (running === sync) running = undefined;
    });
  };
  return {
    flush() {
      if (!running) return start();
      next ??= running
        .catch(() => {})
        .then(() => {
          next = undefined;
          return start();
        });
      return next;
    },
    close: async () => (await file)?.close(),
  };
}

/** The one connection of the embedded database, without Kysely. */
export type SqliteConnection = {
  /** Runs a statement and returns its rows. Throws SQLite's own errors. */
  run(text: string, parameters?: readonly SqlValue[]): unknown[];
  isInTransaction(): boolean;
  /** Waits for a lock of the file, together with Kysely's queries. */
  lockWait: LockWait;
};

type Sqlite = {
  dialect: SqliteDialect;
  connection: SqliteConnection;
  /** Resolves when every transaction committed before the call is on the disk. */
  flush: () => Promise<void>;
  /** Closes the file that `flush` uses. Kysely closes the database. */
  closeFlush: () => Promise<void>;
};

/**
 * Opens the embedded database, and creates it on first use. Only the owner may read the file. Every commit is on the
 * disk before it returns. Several processes may share the file.
 */
export function openSqlite(path: string): Sqlite {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const database = new DatabaseSync(path);
  try {
    // Waiting for a lock happens outside of SQLite (sqlite-driver.ts).
    database.exec('pragma busy_timeout = 0; pragma journal_mode = wal; pragma synchronous = full;');
    // Deleted data, such as an account, is overwritten at once. Otherwise it stays in the file until SQLite needs the
    // space.
    database.exec('pragma foreign_keys = on; pragma secure_delete = on;');
  } catch (error) {
    database.close();
    throw error;
  }
  const { flush, close } = createFlush(`${path}-wal`);
  const cached = toKyselyDatabase(database);
  const isInTransaction = () => database.isTransaction;
  const lockWait = new LockWait();
  return {
    dialect: new NodeSqliteDialect(cached, isInTransaction, lockWait),
    connection: {
      run(text, parameters = []) {
        const statement = cached.prepare(text);
        if (statement.reader) return statement.all(parameters);
        statement.run(parameters);
        return [];
      },
      isInTransaction,
      lockWait,
    },
    flush,
    closeFlush: close,
  };
}
