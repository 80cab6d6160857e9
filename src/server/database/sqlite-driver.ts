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

/**
 * Kysely's driver, which also waits while another process has locked the file. SQLite's own wait would block the event
 * loop. Errors that describe the file's state reject as `DatabaseUnavailable`.
 */
export class LockWaitingSqliteDriver extends SqliteDriver {
  readonly #isInTransaction: () => boolean;
  #connection: DatabaseConnection | undefined;
  /** Until this time queries do not wait for a lock, because an earlier wait has failed. */
  #noWaitUntil = 0;

  constructor(database: SqliteDatabase, isInTransaction: () => boolean) {
    super({ database });
    this.#isInTransaction = isInTransaction;
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
        executeQuery: (query) => this.#execute(connection, query),
        streamQuery: (query, size) => connection.streamQuery(query, size),
      };
    }
    return this.#connection;
  }

  async #execute<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    let waitEnds: number | undefined;
    for (;;) {
      try {
        return await connection.executeQuery<Row>(query);
      } catch (error) {
        const code = sqliteCodeOf(error);
        if (code === undefined || !unavailableCodes.has(code)) throw error;
        const now = performance.now();
        if (code !== busy || now < this.#noWaitUntil) throw new DatabaseUnavailable(error);
        waitEnds ??= now + LOCK_WAIT_MS;
        if (now >= waitEnds) {
          this.#noWaitUntil = now + NO_WAIT_MS;
          throw new DatabaseUnavailable(error);
        }
        await sleep(RETRY_MS);
      }
    }
  }
}
