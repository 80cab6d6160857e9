import { setImmediate as endOfTurn } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { Db, Tx } from './schema.ts';

const syncAtCheckpoints = CompiledQuery.raw('pragma synchronous = normal');
const syncEachCommit = CompiledQuery.raw('pragma synchronous = full');
const savepoint = CompiledQuery.raw('savepoint piece');
const release = CompiledQuery.raw('release piece');
const rollBack = CompiledQuery.raw('rollback to piece');

/** A piece of work that waits for its transaction. `run` never rejects: it returns what to do after the commit. */
type Piece = { run: (tx: Tx) => Promise<() => void>; fail: (error: unknown) => void };

/** Runs all pieces in one transaction, and commits without waiting for the disk. */
async function commitTogether(db: Db, pieces: readonly Piece[]): Promise<void> {
  try {
    const answers = await db.connection().execute(async (connection) => {
      await connection.executeQuery(syncAtCheckpoints);
      try {
        return await connection.transaction().execute(async (tx) => {
          const done: (() => void)[] = [];
          for (const { run } of pieces) done.push(await run(tx));
          return done;
        });
      } finally {
        await connection.executeQuery(syncEachCommit);
      }
    });
    for (const answer of answers) answer();
  } catch (error) {
    for (const { fail } of pieces) fail(error);
  }
}

/**
 * `transact` for SQLite, which has one writer at a time and writes whole pages for each commit: pieces of work that come
 * in the same turn of the event loop share one transaction. Each has a savepoint of its own, so a piece that throws
 * undoes only itself. If the transaction fails, all its pieces reject with that error.
 */
export function shareTransactions(db: Db): <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result> {
  let waiting: Piece[] = [];
  let isRunning = false;

  const runWaiting = async () => {
    isRunning = true;
    while (waiting.length > 0) {
      await endOfTurn();
      const pieces = waiting;
      waiting = [];
      await commitTogether(db, pieces);
    }
    isRunning = false;
  };

  return <Result>(work: (tx: Tx) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      const run = async (tx: Tx) => {
        await tx.executeQuery(savepoint);
        try {
          const result = await work(tx);
          await tx.executeQuery(release);
          return () => resolve(result);
        } catch (error) {
          await tx.executeQuery(rollBack);
          await tx.executeQuery(release);
          return () => reject(error);
        }
      };
      waiting.push({ run, fail: reject });
      if (!isRunning) void runWaiting();
    });
}
