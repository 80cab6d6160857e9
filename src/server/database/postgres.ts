import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { limitWork, POOL_SIZE } from './postgres-pool.ts';
import { WORK_MS } from './unavailable.ts';

const INT8 = 20;

/** Reads int8 as a number, because all counts and times are safe integers. Other types use pg's own parsers. */
const typeParsers: Pick<typeof types, 'getTypeParser'> = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 && format !== ('binary' as string)
      ? Number
      : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/**
 * The time limits of one kind of work, in milliseconds. `work`: a whole query or transaction; `connection`: the wait
 * for a connection; `settings`: the limits that the server applies. After `idle_in_transaction_session_timeout` the
 * server ends a transaction whose process sends nothing, for example because its machine is down.
 */
type TimeLimits = {
  work: number;
  connection: number;
  settings: { lock_timeout: number; statement_timeout: number; idle_in_transaction_session_timeout: number };
};

/**
 * A request must get its response within three seconds, even if the database does not answer. The server's own limits
 * are shorter than `work`, so a server that still works ends the statement before the connection is destroyed. A
 * migration has more time: it may wait for another process that migrates, and may rewrite a table.
 */
const timeLimits = {
  requests: {
    work: WORK_MS,
    connection: WORK_MS,
    settings: { lock_timeout: 1_500, statement_timeout: 2_000, idle_in_transaction_session_timeout: 10_000 },
  },
  migrations: {
    work: 610_000,
    connection: 5_000,
    settings: {
      lock_timeout: 60_000,
      statement_timeout: 600_000,
      idle_in_transaction_session_timeout: 600_000,
    },
  },
} as const satisfies Record<string, TimeLimits>;

/**
 * Connects to PostgreSQL for one kind of work. `onError` is called when an idle connection breaks, `onConnected` with
 * the seconds that a query or transaction waited for its connection.
 */
export function openPostgres(
  url: string,
  work: keyof typeof timeLimits,
  onError: (error: Error) => void,
  onConnected: (seconds: number) => void,
): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: timeLimits[work].connection,
    ...timeLimits[work].settings,
    types: typeParsers as typeof types,
  });
  pool.on('error', onError);
  return new PostgresDialect({ pool: limitWork(pool, timeLimits[work].work, onConnected) });
}
