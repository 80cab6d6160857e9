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
import { PatientSqliteDriver } from './sqlite-driver.ts';

/** Kysely's adapter, changed to say that SQLite can roll back schema changes. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new PatientSqliteDriver({ database: this.#database });
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** Most statements that are kept compiled. Batches of many sizes need many statements. */
const KEPT_STATEMENTS = 200;

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}

/** Node's own SQLite in the form that Kysely expects. The newest statements are kept compiled. */
function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const known = kept.get(text);
      if (known) return known;
      // A transaction takes the write lock at once: one that reads first and writes later could not wait for it.
      const statement = prepare(database, text === 'begin' ? 'begin immediate' : text);
      const oldest = kept.size >= KEPT_STATEMENTS ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      kept.set(text, statement);
      return statement;
    },
  };
}

/**
 * Writes committed data to the disk without blocking the event loop. Calls during a flush share the next one, because
 * the current one may have missed their data.
 */
function createFlush(walPath: string): { flush: () => Promise<void>; close: () => Promise<void> } {
  let file: Promise<FileHandle> | undefined;
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = async () => {
    file ??= open(walPath, 'r+').catch((error: unknown) => {
      // The next flush tries again: an error such as too many open files goes away after some time.
      file = undefined;
      throw error;
    });
    await (await file).datasync();
  };
  const begin = (): Promise<void> => {
    const round = run();
    current = round;
    return round.finally(() => {
      if (current === round) current = undefined;
    });
  };
  return {
    flush() {
      if (!current) return begin();
      next ??= current
        .catch(() => {})
        .then(() => {
          next = undefined;
          return begin();
        });
      return next;
    },
    close: async () => (await file)?.close(),
  };
}

type Sqlite = {
  dialect: SqliteDialect;
  /** Resolves when every transaction committed before the call is on the disk. */
  flush: () => Promise<void>;
  /** Closes the file of the flush. The dialect closes the database itself. */
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
    // Deleted data, such as an account, is overwritten. Otherwise SQLite leaves it in the file until it needs the
    // space.
    database.exec('pragma foreign_keys = on; pragma secure_delete = on;');
  } catch (error) {
    database.close();
    throw error;
  }
  const { flush, close } = createFlush(`${path}-wal`);
  return {
    dialect: new NodeSqliteDialect(toKyselyDatabase(database)),
    flush,
    closeFlush: close,
  };
}
