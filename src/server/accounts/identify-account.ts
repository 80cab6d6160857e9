import type { Plan } from '#domain/plans.ts';
import type { Database } from '../database/connect.ts';
import { DAY_MS } from '../quotas/quota.ts';
import type { Secrets } from '../secrets.ts';
import { isSigned, sign } from '../signing.ts';
import { type TeamAllowance, teamColumns, teamOf } from '../teams/team-allowance.ts';

/** The signed-in account. The rest of the server gets only these fields of the database row. */
export type Account = {
  id: string;
  email: string;
  fullName: string;
  /** In a team: the team's plan. */
  plan: Plan;
  team: TeamAllowance | undefined;
  sessionId: string;
};

/** How long a session lasts without being used, and how long it lasts at most, in milliseconds. Source: decision 9. */
export const SESSION_MS = 7 * DAY_MS;
const MAX_SESSION_MS = 30 * DAY_MS;
/** A session is renewed at most once in this time, so that its use costs at most one write a day. */
const RENEWAL_MS = DAY_MS;

const signedToken = /^([\w-]{16,64})\.([A-Za-z\d+/]{43}=)$/;

/** The session's token in a signed token; undefined if it is malformed or this installation did not sign it. */
export function readSessionToken(signed: string, keys: Secrets['session']): string | undefined {
  const [, token, signature] = signedToken.exec(signed) ?? [];
  return token && signature && isSigned(token, Buffer.from(signature, 'base64'), keys) ? token : undefined;
}

/** Signs a session's token with the newest key, as the account library does: it verifies no older key. */
export function signSessionToken(token: string, keys: Secrets['session']): string {
  return `${token}.${sign(token, keys).toString('base64')}`;
}

async function renew({ db }: Database, sessionId: string, end: number, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date(end).toISOString(), updated_at: new Date(now).toISOString() })
    .where('id', '=', sessionId)
    .execute();
}

/**
 * Finds the account of a signed session token. Undefined if this installation did not issue the token, or if the
 * session has expired or was ended. Each use extends the session to 7 days from now, but never beyond 30 days from the
 * sign-in. Rejects if the database does not answer.
 */
export async function identifyAccount({
  ctx: { database, secrets },
  token: signed,
}: {
  ctx: { database: Database; secrets: Pick<Secrets, 'session'> };
  token: string;
}): Promise<Account | undefined> {
  const token = readSessionToken(signed, secrets.session);
  if (!token) return undefined;
  const row = await database.db
    .selectFrom('sessions')
    .innerJoin('profiles', 'profiles.id', 'sessions.user_id')
    .leftJoin('teams', 'teams.id', 'profiles.team_id')
    .select([
      'sessions.id as sessionId',
      'sessions.expires_at',
      'sessions.created_at',
      'profiles.id',
      'profiles.email',
      'profiles.full_name',
      'profiles.current_plan',
      ...teamColumns,
    ])
    .where('sessions.token', '=', token)
    .executeTakeFirst();
  if (!row) return undefined;
  const now = Date.now();
  const expiresAt = Date.parse(row.expires_at);
  const signedInAt = Date.parse(row.created_at);
  if (!(expiresAt > now && signedInAt + MAX_SESSION_MS > now)) return undefined;
  const { sessionId } = row;
  const end = Math.min(now + SESSION_MS, signedInAt + MAX_SESSION_MS);
  if (end - expiresAt >= RENEWAL_MS) await renew(database, sessionId, end, now);
  const { id, email, full_name: fullName, current_plan: plan } = row;
  return { id, email, fullName, plan, team: teamOf(row), sessionId };
}
