import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** Rows deleted at a time. One such deletion takes far less time than work with the database may take. */
export const CHUNK = 1_000;

/** The tables whose rows expire. `key`: the columns that identify a row; `expiry`: the indexed column with its end. */
const expiring = {
  allowances: { key: ['holder', 'period'], expiry: 'expires_at' },
  rates: { key: ['holder'], expiry: 'window_ends' },
  mailbox_authorizations: { key: ['state'], expiry: 'expires_at' },
  idempotent_replies: { key: ['user_id', 'key'], expiry: 'expires_at' },
  outbox: { key: ['user_id', 'key'], expiry: 'expires_at' },
  sessions: { key: ['id'], expiry: 'expires_at' },
  verifications: { key: ['id'], expiry: 'expires_at' },
} as const;

type Expiring = typeof expiring;

/**
 * Deletes the rows of a table that expired before a moment, in chunks. A row that another transaction has locked is
 * left for the next time, so this neither waits nor deadlocks. Rejects if the database does not answer.
 * @param before milliseconds, or an ISO 8601 text for the tables of the account library
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
      select ${names} from ${sql.table(table)} where ${sql.ref(expiry)} < ${before} limit ${CHUNK} ${lock}
    ) delete from ${sql.table(table)} where (${names}) in (select ${names} from expired)`;
  for (;;) {
    const { numAffectedRows } = await deletion.execute(db);
    if ((numAffectedRows ?? 0n) < CHUNK) return;
  }
}
