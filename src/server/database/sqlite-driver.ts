import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  SqliteDriver,
} from 'kysely';
import { sqliteCodeOf, sqliteCodes } from './sqlite-codes.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Longest wait for another process that writes, in milliseconds. */
const LOCK_WAIT_MS = 1_500;
/** After such a wait has failed, queries do not wait for this long: they fail at once while the file is locked. */
const NO_WAIT_MS = 1_000;
/** Pause before a query is tried again. */
const RETRY_MS = 10;

/** Result codes that describe the file's state, not the statement. */
const { busy, locked, readOnly, io, full, cannotOpen, protocol } = sqliteCodes;
const unavailableCodes = new Set<number>([busy, locked, readOnly, io, full, cannotOpen, protocol]);

/** Whether an error means that another process has locked the file. The error may be a `DatabaseUnavailable`. */
export function isBusy(error: unknown): boolean {
  return sqliteCodeOf(error instanceof DatabaseUnavailable ? error.cause : error) === busy;
}

/** The error as `DatabaseUnavailable` if it describes the file's state. Any other error is returned as it is. */
export function classify(error: unknown): unknown {
  const code = sqliteCodeOf(error);
  return code !== undefined && unavailableCodes.has(code) ? new DatabaseUnavailable(error) : error;
}

/**
 * Tries work again while another process has locked the file. SQLite's own wait would block the event loop. Errors that
 * describe the file's state reject as `DatabaseUnavailable`.
 */
export class LockWait {
  /** Until this time work does not wait for a lock, because an earlier wait has failed. */
  #noWaitUntil = 0;

  async run<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    let waitEnds: number | undefined;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        const now = performance.now();
        if (sqliteCodeOf(error) !== busy || now < this.#noWaitUntil) throw classify(error);
        waitEnds ??= now + LOCK_WAIT_MS;
        if (now >= waitEnds) {
          this.#noWaitUntil = now + NO_WAIT_MS;
          throw classify(error);
        }
        await sleep(RETRY_MS);
      }
    }
  }
}

/** Kysely's driver, which also waits for a lock of the file. */
export class LockWaitingSqliteDriver extends SqliteDriver {
  readonly #isInTransaction: () => boolean;
  readonly #lockWait: LockWait;
  #connection: DatabaseConnection | undefined;

  constructor(database: SqliteDatabase, isInTransaction: () => boolean, lockWait: LockWait) {
    super({ database });
    this.#isInTransaction = isInTransaction;
    this.#lockWait = lockWait;
  }

  /**
   * SQLite itself rolls a transaction back if the disk is full or fails. A second rollback would throw, and its error
   * would replace the cause.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isInTransaction()) await super.rollbackTransaction(connection);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#connection) {
      const connection = await super.acquireConnection();
      this.#connection = {
        executeQuery: <Row>(query: CompiledQuery) =>
          this.#lockWait.run<QueryResult<Row>>(() => connection.executeQuery(query)),
        streamQuery: (query, size) => connection.streamQuery(query, size),
      };
    }
    return this.#connection;
  }
}
