import type { Database } from '../database/connect.ts';
import { deleteExpired } from '../database/delete-expired.ts';
import { describeError, type Logger } from '../log.ts';

const HOUR_MS = 3_600_000;

/** Deletes expired sessions, mailed links, mailbox authorizations, outbox entries and idempotent replies, in chunks. */
export async function purgeExpired(database: Database): Promise<void> {
  const now = new Date().toISOString();
  await deleteExpired(database, 'sessions', now);
  await deleteExpired(database, 'verifications', now);
  const at = await database.now(database.db);
  await deleteExpired(database, 'mailbox_authorizations', at);
  await deleteExpired(database, 'outbox', at);
  await deleteExpired(database, 'idempotent_replies', at);
}

/** Calls `purgeExpired` every hour until the returned function is called. */
export function startPurging(database: Database, log: Logger): () => void {
  const timer = setInterval(() => {
    purgeExpired(database).catch((error) =>
      log.warn({ error: describeError(error) }, 'What has expired could not be deleted'),
    );
  }, HOUR_MS).unref();
  return () => clearInterval(timer);
}
