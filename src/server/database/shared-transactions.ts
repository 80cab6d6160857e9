import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { Db, Tx } from './schema.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Commits do not wait for the disk: SQLite writes to the disk only at checkpoints. */
const syncAtCheckpoints = CompiledQuery.raw('pragma synchronous = normal');
const syncEachCommit = CompiledQuery.raw('pragma synchronous = full');
const setSavepoint = CompiledQuery.raw('savepoint piece');
const releaseSavepoint = CompiledQuery.raw('release piece');
const rollBackToSavepoint = CompiledQuery.raw('rollback to piece');

/**
 * Work that waits for its transaction. `run` returns a function that settles the caller's promise: it must be called
 * after the commit. If the work itself throws, that function rejects the promise. `fail` rejects it if the transaction
 * fails.
 */
type PendingWork = { run: (tx: Tx) => Promise<() => void>; fail: (error: unknown) => void };

/** Runs all pending work in one transaction, and commits without waiting for the disk. */
async function commitTogether(db: Db, pending: readonly PendingWork[]): Promise<void> {
  try {
    const settlements = await db.connection().execute(async (connection) => {
      await connection.executeQuery(syncAtCheckpoints);
      try {
        return await connection.transaction().execute(async (tx) => {
          const results: (() => void)[] = [];
          for (const { run } of pending) results.push(await run(tx));
          return results;
        });
      } finally {
        await connection.executeQuery(syncEachCommit);
      }
    });
    for (const settle of settlements) settle();
  } catch (error) {
    for (const { fail } of pending) fail(error);
  }
}

/**
 * Makes the function `transact` for SQLite. SQLite has one writer at a time and writes whole pages for each commit, so
 * work that comes in the same turn of the event loop shares one transaction. Each work has its own savepoint: if it
 * throws, only its own changes are undone. If the transaction fails, all its work rejects with that error. It fails if
 * a work throws `DatabaseUnavailable`.
 */
export function shareTransactions(db: Db): <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result> {
  let waiting: PendingWork[] = [];
  let isRunning = false;

  const runWaiting = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      await nextTurn();
      const pending = waiting;
      waiting = [];
      await commitTogether(db, pending);
    }
    isRunning = false;
  };

  return <Result>(work: (tx: Tx) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      const run = async (tx: Tx) => {
        await tx.executeQuery(setSavepoint);
        try {
          const result = await work(tx);
          await tx.executeQuery(releaseSavepoint);
          return () => resolve(result);
        } catch (error) {
          // SQLite may have rolled the whole transaction back, and with it the savepoint and the work before. What
          // comes after would be committed on its own. So the transaction fails, with this error for all its work.
          if (error instanceof DatabaseUnavailable) throw error;
          await tx.executeQuery(rollBackToSavepoint);
          await tx.executeQuery(releaseSavepoint);
          return () => reject(error);
        }
      };
      waiting.push({ run, fail: reject });
      if (!isRunning) void runWaiting();
    });
}
