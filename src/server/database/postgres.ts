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

/** Connects to PostgreSQL; `onError` hears of connections that break while they are idle. */
export function openPostgres(url: string, onError: (error: Error) => void): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    types: typeParsers as typeof types,
  });
  pool.on('error', onError);
  return new PostgresDialect({ pool });
}
