import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Plan } from '#domain/plans.ts';
import { SESSION_MS } from '#server/accounts/identify-account.ts';
import type { Database } from '#server/database/connect.ts';

/** Signs a session's token as the program does. */
export function signSessionToken(token: string, key: string): string {
  return `${token}.${createHmac('sha256', key).update(token).digest('base64')}`;
}

/**
 * Inserts an account with one session into a database. The session starts at `signedInAt` (default: now). It lasts as
 * long as the program's sessions, unless `expiresAt` is given.
 */
export async function insertAccountRows(
  { db }: Database,
  {
    id = randomUUID(),
    plan = 'free',
    signedInAt = Date.now(),
    expiresAt = signedInAt + SESSION_MS,
  }: { id?: string; plan?: Plan; signedInAt?: number; expiresAt?: number } = {},
): Promise<{ id: string; email: string; token: string }> {
  const token = randomBytes(24).toString('base64url');
  const email = `${id}@example.com`;
  const at = new Date(signedInAt).toISOString();
  await db
    .insertInto('profiles')
    .values({
      id,
      email,
      full_name: 'Ada Lovelace',
      email_verified: 0,
      image: null,
      current_plan: plan,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await db
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      user_id: id,
      token,
      expires_at: new Date(expiresAt).toISOString(),
      ip_address: null,
      user_agent: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return { id, email, token };
}
