import type { Database } from '../database/connect.ts';
import type { AccountContext } from './context.ts';
import { readSessionToken } from './identify-account.ts';

/** Ends the session of a signed token. Does nothing if the token is invalid. Throws `unavailable`. */
export async function endSession({
  ctx: { database, keys },
  token: signed,
}: {
  ctx: Pick<AccountContext, 'database' | 'keys'>;
  token: string;
}): Promise<void> {
  const token = readSessionToken(signed, keys.session);
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
