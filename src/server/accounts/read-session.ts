import type { Database } from '../database/connect.ts';
import type { Account } from './identify-account.ts';

/** A session as GET /api/auth/get-session answers it, in the library's words; times are ISO 8601 texts in UTC. */
export type SessionView = {
  session: { id: string; userId: string; createdAt: string; expiresAt: string };
  user: { id: string; email: string; name: string; emailVerified: boolean };
};

/** The session of an account that was just identified; null where it was ended meanwhile. Throws `unavailable`. */
export async function readSession({
  ctx: { database },
  account: { id, email, fullName, sessionId },
}: {
  ctx: { database: Database };
  account: Account;
}): Promise<SessionView | null> {
  const row = await database.db
    .selectFrom('sessions')
    .innerJoin('profiles', 'profiles.id', 'sessions.user_id')
    .select(['sessions.created_at', 'sessions.expires_at', 'profiles.email_verified'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    session: { id: sessionId, userId: id, createdAt: row.created_at, expiresAt: row.expires_at },
    user: { id, email, name: fullName, emailVerified: row.email_verified === 1 },
  };
}
