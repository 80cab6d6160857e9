import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { startDeadline } from './deadline.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/**
 * SQLSTATE classes and codes that speak of the server's state and not of the statement: connections, permission to
 * connect, transactions that met, resources, locks not granted, an operator's hand, the system, a server that only
 * reads. Source: PostgreSQL's manual, appendix A.
 */
const unavailableStates = /^(08|28|40|53|55|57|58|XX)|^(25006|3D000)$/;

/** What the driver threw, as unavailability where it is one: whatever comes without a SQLSTATE is of the connection. */
function classify(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return error;
  const isFromServer = 'severity' in error && 'code' in error;
  if (isFromServer && !unavailableStates.test(String(error.code))) return error;
  return new DatabaseUnavailable(error);
}

/** A connection for one piece of work: when its time is over the connection is broken, whatever it waits for. */
function lend(client: PoolClient, ms: number): PostgresPoolClient {
  // What breaks while it is lent fails the query under way; unheard it would end the process.
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
 * A pool in which no piece of work, a query or a transaction, takes longer than `workMs`, the wait for a connection
 * included: then its connection is broken, so that the server takes the transaction back, and it rejects. The pool's
 * own `connectionTimeoutMillis` must not be longer. What speaks of the server's state rejects as
 * `DatabaseUnavailable`.
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
