import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

const INT8 = 20;

/** Counts and times fit a JavaScript number; everything else is read as pg reads it. */
const typeParsers: Pick<typeof types, 'getTypeParser'> = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 && format !== ('binary' as string)
      ? Number
      : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** Connections that one process keeps at most. */
const POOL_SIZE = 10;

/** The longest waits of one kind of work, in milliseconds: for a lock, for a statement, for any answer at all. */
type Waits = { lock_timeout: number; statement_timeout: number; query_timeout: number };

/**
 * Requests get an answer while tables are locked; the last wait is for a server that no longer reads. Migrations
 * may have to wait for another process that migrates, and may rewrite a table.
 */
const waits = {
  requests: { lock_timeout: 3_000, statement_timeout: 5_000, query_timeout: 6_000 },
  migrations: { lock_timeout: 60_000, statement_timeout: 600_000, query_timeout: 610_000 },
} as const satisfies Record<string, Waits>;

/** Connects to PostgreSQL for one kind of work; `onError` hears of connections that break while they are idle. */
export function openPostgres(
  url: string,
  work: keyof typeof waits,
  onError: (error: Error) => void,
): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    ...waits[work],
    types: typeParsers as typeof types,
  });
  pool.on('error', onError);
  return new PostgresDialect({ pool });
}
