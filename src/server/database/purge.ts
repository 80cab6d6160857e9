import { sql } from 'kysely';
import { describeError, type Logger } from '../log.ts';
import type { Database } from './connect.ts';

/** The most rows that one statement deletes, so that it takes far less time than `WORK_MS`. */
const CHUNK_ROWS = 1_000;

/** The tables whose rows expire. `key`: the columns that identify a row; `expiry`: the column with its expiry. */
const expiring = {
  quotas: { key: ['holder', 'period'], expiry: 'expires_at' },
  reservations: { key: ['id', 'holder'], expiry: 'expires_at' },
  rates: { key: ['holder'], expiry: 'window_ends' },
  mailbox_authorizations: { key: ['state'], expiry: 'expires_at' },
  idempotent_replies: { key: ['user_id', 'key'], expiry: 'expires_at' },
  outbox: { key: ['user_id', 'key'], expiry: 'expires_at' },
  sessions: { key: ['id'], expiry: 'expires_at' },
  verifications: { key: ['id'], expiry: 'expires_at' },
} as const;

type Expiring = typeof expiring;

/**
 * Deletes the rows of a table that expired before the time `before`, in chunks. Skips rows that another transaction has
 * locked, so that it never waits and never deadlocks; a later call deletes them. Rejects if the database does not
 * answer.
 * @param before milliseconds since 1970, or an ISO 8601 text for the tables of the account library
 */
export async function deleteExpired<Table extends keyof Expiring>(
  { db, kind }: Database,
  table: Table,
  before: Table extends 'sessions' | 'verifications' ? string : number,
): Promise<void> {
  const { key, expiry } = expiring[table];
  const names = sql.join(key.map((name) => sql.ref(name)));
  // SQLite has one writer at a time.
  const lock = kind === 'postgres' ? sql`for update skip locked` : sql``;
  const deletion = sql`with expired as (
      select ${names} from ${sql.table(table)} where ${sql.ref(expiry)} < ${before} limit ${CHUNK_ROWS} ${lock}
    ) delete from ${sql.table(table)} where (${names}) in (select ${names} from expired)`;
  for (;;) {
    const { numAffectedRows } = await deletion.execute(db);
    if ((numAffectedRows ?? 0n) < CHUNK_ROWS) return;
  }
}

const HOUR_MS = 3_600_000;

/** Deletes the expired rows of all tables except those of the ledger, which deletes its own rows. */
export async function purgeExpired(database: Database): Promise<void> {
  const now = new Date().toISOString();
  await deleteExpired(database, 'sessions', now);
  await deleteExpired(database, 'verifications', now);
  const databaseNow = await database.now(database.db);
  await deleteExpired(database, 'mailbox_authorizations', databaseNow);
  await deleteExpired(database, 'outbox', databaseNow);
  await deleteExpired(database, 'idempotent_replies', databaseNow);
}

/** Calls `purgeExpired` every hour until the returned function is called. */
export function startPurging(database: Database, log: Logger): () => void {
  const timer = setInterval(() => {
    purgeExpired(database).catch((error) =>
      log.warn({ error: describeError(error) }, 'Expired rows could not be deleted'),
    );
  }, HOUR_MS).unref();
  return () => clearInterval(timer);
}
