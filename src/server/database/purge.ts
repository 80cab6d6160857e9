import { sql } from 'kysely';
import { describeError, type Logger } from '../log.ts';
import { DAY_MS, MINUTE_MS } from '../quotas/quota.ts';
import type { Database } from './connect.ts';

/** Most rows that one statement deletes, so that other work waits only a short time for it. */
const MAX_ROWS = 1_000;
const PURGE_MS = 10 * MINUTE_MS;

type ExpiringTable = {
  name: string;
  /** The columns that identify a row. */
  key: readonly string[];
  /** The column with the time from which the row has expired. */
  expiry: string;
  /** The tables of the account library have ISO 8601 texts, all others have milliseconds since 1970. */
  isText?: boolean;
  /** How long an expired row is kept, in milliseconds. */
  keptMs?: number;
};

/** The tables whose rows expire. A row without a time of expiry is never deleted. */
const expiringTables: readonly ExpiringTable[] = [
  { name: 'quotas', key: ['holder', 'period'], expiry: 'expires_at' },
  // A process that did not run for some time may still settle a reservation that has expired.
  { name: 'reservations', key: ['id', 'holder'], expiry: 'expires_at', keptMs: 60 * MINUTE_MS },
  { name: 'rates', key: ['holder'], expiry: 'window_ends' },
  { name: 'mailbox_authorizations', key: ['state'], expiry: 'expires_at' },
  { name: 'idempotent_replies', key: ['user_id', 'key'], expiry: 'expires_at' },
  { name: 'outbox', key: ['user_id', 'key'], expiry: 'expires_at' },
  { name: 'billing_events', key: ['id'], expiry: 'expires_at' },
  { name: 'usage_notices', key: ['holder', 'month', 'percent'], expiry: 'expires_at' },
  { name: 'team_seats', key: ['id'], expiry: 'expires_at' },
  // A day sorts before its times, so the text of a day is compared like a time.
  { name: 'token_counts', key: ['day', 'model'], expiry: 'day', isText: true, keptMs: 400 * DAY_MS },
  { name: 'sessions', key: ['id'], expiry: 'expires_at', isText: true },
  { name: 'verifications', key: ['id'], expiry: 'expires_at', isText: true },
];

/** Deletes the rows of a table that expired before a time. `now`: milliseconds since 1970. */
async function purgeTable({ db, kind }: Database, table: ExpiringTable, now: number): Promise<void> {
  const before = now - (table.keptMs ?? 0);
  const key = sql.join(table.key.map((name) => sql.ref(name)));
  // Rows that another transaction has locked are deleted the next time, so nothing waits and nothing deadlocks. SQLite
  // has one writer at a time.
  const lock = kind === 'postgres' ? sql`for update skip locked` : sql``;
  const deletion = sql`with expired as (
      select ${key} from ${sql.table(table.name)}
      where ${sql.ref(table.expiry)} < ${table.isText ? new Date(before).toISOString() : before}
      limit ${MAX_ROWS} ${lock}
    ) delete from ${sql.table(table.name)} where (${key}) in (select ${key} from expired)`;
  for (;;) {
    const { numAffectedRows } = await deletion.execute(db);
    if ((numAffectedRows ?? 0n) < MAX_ROWS) return;
  }
}

/** Deletes the expired rows of every table. If one table fails, the others are purged all the same. Never rejects. */
export async function purgeExpired(database: Database, log: Logger): Promise<void> {
  for (const table of expiringTables) {
    try {
      await purgeTable(database, table, await database.now(database.db));
    } catch (error) {
      log.warn({ error: describeError(error), table: table.name }, 'Expired rows could not be deleted');
    }
  }
}

/** Calls `purgeExpired` every ten minutes until the returned function is called. */
export function startPurging(database: Database, log: Logger): () => void {
  const timer = setInterval(() => void purgeExpired(database, log), PURGE_MS).unref();
  return () => clearInterval(timer);
}
