import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { DatabaseUnavailable } from './unavailable.ts';

/** The most connections of one process. */
export const POOL_SIZE = 10;

/**
 * SQLSTATE classes and codes that describe the server's state, not the statement: connections, permission to connect,
 * conflicts of transactions, resources, locks not granted, operator intervention, system errors, a read-only server.
 * Source: PostgreSQL's manual, appendix A.
 */
const unavailableStates = /^(08|28|40|53|55|57|58|XX)|^(25006|3D000)$/;

/** Those of them that concern one statement: conflicts of transactions, locks not granted, a cancelled query. */
const contentionStates = /^(40|55)|^57014$/;

/**
 * Converts a driver's error to `DatabaseUnavailable` if it describes the server's state. An error without a SQLSTATE
 * comes from the connection.
 * @param reason what happened if the error has no code at all
 */
function classify(error: unknown, reason: string): unknown {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return error;
  const state = 'severity' in error && 'code' in error ? String(error.code) : undefined;
  if (state !== undefined && !unavailableStates.test(state)) return error;
  return new DatabaseUnavailable(error, {
    isContention: state !== undefined && contentionStates.test(state),
    ...('code' in error ? {} : { reason }),
  });
}

/**
 * Calls `onTimeout` after `ms` milliseconds, unless the returned function is called first. Before that, Node handles
 * data that has already arrived: the server may have answered in time while this process was blocked.
 */
function startDeadline(ms: number, onTimeout: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    immediate = setImmediate(onTimeout);
  }, ms);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}

/** Wraps a connection for one query or transaction. After `ms` milliseconds the connection is destroyed. */
function limitConnection(client: PoolClient, ms: number): PostgresPoolClient {
  // An error of the connection makes the current query fail. Without a listener it would also end the process.
  const ignore = () => {};
  client.on('error', ignore);
  const cancelDeadline = startDeadline(ms, () => client.connection.stream.destroy());
  return {
    query: (async (sql: string, parameters: unknown[]) => {
      try {
        return await client.query(sql, parameters);
      } catch (error) {
        throw classify(error, 'the connection ended, or did not answer in time');
      }
    }) as unknown as PostgresPoolClient['query'],
    release(destroy) {
      cancelDeadline();
      client.release(destroy);
      client.off('error', ignore);
    },
  };
}

/**
 * Wraps a pool so that each query or transaction takes at most `workMs` milliseconds, including the wait for a
 * connection. After this time the connection is destroyed: the query rejects, and the server rolls the transaction
 * back. The pool's own `connectionTimeoutMillis` must not be longer. Errors that describe the server's state reject as
 * `DatabaseUnavailable`. `onConnected` gets the seconds of each wait for a connection.
 */
export function limitWork(pool: Pool, workMs: number, onConnected: (seconds: number) => void): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      const start = performance.now();
      const client = await pool.connect().catch((error: unknown) => {
        throw classify(error, 'no connection in time');
      });
      const waitedMs = performance.now() - start;
      onConnected(waitedMs / 1000);
      return limitConnection(client, Math.max(0, workMs - waitedMs));
    },
    end: () => pool.end(),
  };
}
