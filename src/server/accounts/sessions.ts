import type { Database } from '../database/connect.ts';
import type { AccountContext } from './context.ts';
import { type Account, readSessionToken } from './identify-account.ts';

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

/** Ends the session of a signed token. Does nothing if the token is invalid. Throws `unavailable`. */
export async function endSession({
  ctx: { database, secrets },
  token: signed,
}: {
  ctx: Pick<AccountContext, 'database' | 'secrets'>;
  token: string;
}): Promise<void> {
  const token = readSessionToken(signed, secrets.session);
  if (!token) return;
  await database.db.deleteFrom('sessions').where('token', '=', token).execute();
}

/** Ends every session of an account, including the caller's. Throws `unavailable`. */
export async function endAllSessions({
  ctx: { database },
  accountId,
}: {
  ctx: { database: Database };
  accountId: string;
}): Promise<void> {
  await database.db.deleteFrom('sessions').where('user_id', '=', accountId).execute();
}
