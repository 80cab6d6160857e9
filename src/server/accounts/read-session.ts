import type { Database } from '../database/connect.ts';
import type { Account } from './identify-account.ts';

/**
 * The session of an account that was just identified. Times are ISO 8601 texts in UTC. Undefined if the session was
 * ended meanwhile. Throws `unavailable`.
 */
export async function readSession({
  ctx: { database },
  account: { sessionId },
}: {
  ctx: { database: Database };
  account: Pick<Account, 'sessionId'>;
}): Promise<{ signedInAt: string; expiresAt: string; isVerified: boolean } | undefined> {
  const row = await database.db
    .selectFrom('sessions')
    .innerJoin('profiles', 'profiles.id', 'sessions.user_id')
    .select(['sessions.created_at', 'sessions.expires_at', 'profiles.email_verified'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
  if (!row) return undefined;
  return { signedInAt: row.created_at, expiresAt: row.expires_at, isVerified: row.email_verified === 1 };
}
