import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { limitWork } from './postgres-pool.ts';
import { WORK_MS } from './unavailable.ts';

const INT8 = 20;

/** Reads int8 as a number, because counts and times fit into one. All other types use pg's own parsers. */
const typeParsers: Pick<typeof types, 'getTypeParser'> = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 && format !== ('binary' as string)
      ? Number
      : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** The most connections of one process. */
const POOL_SIZE = 10;

/**
 * The longest waits of one kind of work, in milliseconds: for the work in all, for a connection, for a lock, for a
 * statement. `idle_in_transaction_session_timeout`: how long the server keeps a transaction whose process does not
 * answer, for example because its machine is down.
 */
type Waits = {
  work: number;
  connection: number;
  settings: { lock_timeout: number; statement_timeout: number; idle_in_transaction_session_timeout: number };
};

/**
 * A request gets an answer within three seconds, even if the database does not answer. The server's own limits for
 * locks and statements are shorter, so a server that works ends the statement first. A migration may have to wait for
 * another process that migrates, and may rewrite a table.
 */
const waits = {
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
} as const satisfies Record<string, Waits>;

/** Connects to PostgreSQL for one kind of work. `onError` is called when an idle connection breaks. */
export function openPostgres(
  url: string,
  work: keyof typeof waits,
  onError: (error: Error) => void,
): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: waits[work].connection,
    ...waits[work].settings,
    types: typeParsers as typeof types,
  });
  pool.on('error', onError);
  return new PostgresDialect({ pool: limitWork(pool, waits[work].work) });
}
