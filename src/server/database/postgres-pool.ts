import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { DatabaseUnavailable } from './unavailable.ts';

/**
 * SQLSTATE classes and codes that describe the server's state, not the statement: connections, permission to connect,
 * conflicts of transactions, resources, locks not granted, operator intervention, system errors, a read-only server.
 * Source: PostgreSQL's manual, appendix A.
 */
const unavailableStates = /^(08|28|40|53|55|57|58|XX)|^(25006|3D000)$/;

/**
 * Turns a driver's error into `DatabaseUnavailable` if it means that. An error without a SQLSTATE comes from the
 * connection.
 */
function classify(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return error;
  const isFromServer = 'severity' in error && 'code' in error;
  if (isFromServer && !unavailableStates.test(String(error.code))) return error;
  return new DatabaseUnavailable(error);
}

/**
 * Calls `onPass` after `ms`, unless the returned function is called before. Data that has already arrived from the
 * network is delivered first. So a process that was blocked does not mistake its own delay for one of the other side.
 */
function startDeadline(ms: number, onPass: () => void): () => void {
  let patience: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    patience = setImmediate(onPass);
  }, ms);
  return () => {
    clearTimeout(timer);
    clearImmediate(patience);
  };
}

/**
 * Lends a connection for one piece of work. When the time is over, the connection is destroyed, whatever it waits for.
 */
function lend(client: PoolClient, ms: number): PostgresPoolClient {
  // An error of a lent connection makes the current query fail. Without a listener it would also end the process.
  const ignore = () => {};
  client.on('error', ignore);
  const met = startDeadline(ms, () => client.connection.stream.destroy());
  return {
    query: (async (sql: string, parameters: unknown[]) => {
      try {
        return await client.query(sql, parameters);
      } catch (error) {
        throw classify(error);
      }
    }) as unknown as PostgresPoolClient['query'],
    release(destroy) {
      met();
      client.release(destroy);
      client.off('error', ignore);
    },
  };
}

/**
 * Wraps a pool so that each piece of work (a query or a transaction) takes at most `workMs`, including the wait for a
 * connection. When the time is over, its connection is destroyed, so that the server rolls the transaction back, and
 * the work rejects. The pool's own `connectionTimeoutMillis` must not be longer. Errors that describe the server's
 * state reject as `DatabaseUnavailable`.
 */
export function limitWork(pool: Pool, workMs: number): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      const endsAt = performance.now() + workMs;
      const client = await pool.connect().catch((error: unknown) => {
        throw classify(error);
      });
      return lend(client, Math.max(0, endsAt - performance.now()));
    },
    end: () => pool.end(),
  };
}
