import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from './schema.ts';
import type { SqliteConnection } from './sqlite.ts';
import { classify } from './sqlite-driver.ts';
import type { Statements } from './statements.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/**
 * Work that waits for its transaction. `run` returns a function that settles the caller's promise: it must be called
 * after the commit. If the work itself throws, that function rejects the promise. `fail` rejects it if the transaction
 * fails.
 */
type PendingWork = { run: () => Promise<() => void>; fail: (error: unknown) => void };

/** Runs all pending work in one transaction, and commits without waiting for the disk. */
async function runTogether(
  { run, isInTransaction, lockWait }: SqliteConnection,
  pending: readonly PendingWork[],
): Promise<(() => void)[]> {
  // Commits then do not wait for the disk: SQLite writes to the disk only at checkpoints.
  run('pragma synchronous = normal');
  try {
    await lockWait.run(() => run('begin immediate'));
    const settlements: (() => void)[] = [];
    for (const work of pending) settlements.push(await work.run());
    await lockWait.run(() => run('commit'));
    return settlements;
  } finally {
    // SQLite itself rolls a transaction back if the disk is full or fails.
    if (isInTransaction()) run('rollback');
    run('pragma synchronous = full');
  }
}

/**
 * Makes the function `transact` for SQLite. SQLite has one writer at a time and writes whole pages for each commit, so
 * work that comes in the same turn of the event loop shares one transaction. Each work has its own savepoint: if it
 * throws, only its own changes are undone. If the transaction fails, all its work rejects with that error. It fails if
 * a work throws `DatabaseUnavailable`. `db` is only kept from using the connection meanwhile.
 */
export function shareTransactions(
  db: Db,
  connection: SqliteConnection,
): <Result>(work: (statements: Statements) => Promise<Result>) => Promise<Result> {
  let waiting: PendingWork[] = [];
  let isRunning = false;
  const { run } = connection;
  const statements: Statements = {
    async run<Row>(text: string, parameters?: Parameters<typeof run>[1]) {
      try {
        return run(text, parameters) as Row[];
      } catch (error) {
        throw classify(error);
      }
    },
  };

  const runWaiting = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      await nextTurn();
      const pending = waiting;
      waiting = [];
      try {
        const settlements = await db.connection().execute(() => runTogether(connection, pending));
        for (const settle of settlements) settle();
      } catch (error) {
        for (const { fail } of pending) fail(error);
      }
    }
    isRunning = false;
  };

  return <Result>(work: (statements: Statements) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      const runPiece = async () => {
        await statements.run('savepoint piece');
        try {
          const result = await work(statements);
          await statements.run('release piece');
          return () => resolve(result);
        } catch (error) {
          // SQLite may have rolled the whole transaction back, and with it the savepoint and the work before. What
          // comes after would be committed on its own. So the transaction fails, with this error for all its work.
          if (error instanceof DatabaseUnavailable) throw error;
          await statements.run('rollback to piece');
          await statements.run('release piece');
          return () => reject(error);
        }
      };
      waiting.push({ run: runPiece, fail: reject });
      if (!isRunning) void runWaiting();
    });
}
