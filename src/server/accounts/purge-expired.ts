import type { Database } from '../database/connect.ts';
import { describeError, type Logger } from '../log.ts';

const HOUR_MS = 3_600_000;

/** Deletes the sessions and the mailed links that have expired: they count for nothing. */
export async function purgeExpired({ db }: Database): Promise<void> {
  const now = new Date().toISOString();
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('verifications').where('expires_at', '<', now).execute();
}

/** Does that every hour until the returned function is called. */
export function startPurging(database: Database, log: Logger): () => void {
  const timer = setInterval(() => {
    purgeExpired(database).catch((error) =>
      log.warn({ error: describeError(error) }, 'Expired sessions could not be deleted'),
    );
  }, HOUR_MS).unref();
  return () => clearInterval(timer);
}
