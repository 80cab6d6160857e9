import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import type { Plan } from '#domain/plans.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { parseEnv } from '#server/env.ts';
import { deriveKeys, loadSecret } from '#server/secrets.ts';

const DAY_MS = 86_400_000;

/** An account with one session, as rows of the database: any plan, any age, without a form. */
export type AccountRows = {
  id: string;
  email: string;
  /** What its requests carry. */
  headers: { authorization: string };
};

/** A test's own connection to a database from `makeDatabase`; it closes when the test ends. */
export async function openRows(variables: Record<string, string>): Promise<Database> {
  const database = await connectDatabase(parseEnv(variables).storage, () => {});
  onTestFinished(() => database.close());
  return database;
}

/** A session's name, signed as the program signs it. */
export function signToken(variables: Record<string, string>, token: string): string {
  const { session } = deriveKeys(loadSecret(parseEnv(variables).storage));
  return `${token}.${createHmac('sha256', session).update(token).digest('base64')}`;
}

/** The password of every account that is put into a database. */
export const PASSWORD = 'correct horse battery';
let hash: Promise<string> | undefined;

function passwordHash(): Promise<string> {
  hash ??= hashPassword(PASSWORD);
  return hash;
}

/** Puts an account into the database, signed in `signedInAt` (now) for seven days unless told otherwise. */
export async function insertAccount(
  variables: Record<string, string>,
  { db }: Database,
  {
    plan = 'free',
    signedInAt = Date.now(),
    expiresAt = signedInAt + 7 * DAY_MS,
  }: { plan?: Plan; signedInAt?: number; expiresAt?: number } = {},
): Promise<AccountRows> {
  const [id, token] = [randomUUID(), randomBytes(24).toString('base64url')];
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
  await db
    .insertInto('credentials')
    .values({
      id: randomUUID(),
      user_id: id,
      account_id: id,
      provider_id: 'credential',
      access_token: null,
      refresh_token: null,
      id_token: null,
      access_token_expires_at: null,
      refresh_token_expires_at: null,
      scope: null,
      password: await passwordHash(),
      created_at: at,
      updated_at: at,
    })
    .execute();
  return { id, email, headers: { authorization: `Bearer ${signToken(variables, token)}` } };
}

/** Calls a route of the API, with a JSON body where there is one. */
export function call(
  server: { url: string },
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {},
): Promise<Response> {
  return fetch(server.url + path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** What GET /api/profile and GET /api/usage answer. */
export async function readAccount(server: { url: string }, headers: Record<string, string>) {
  const [profile, usage] = await Promise.all([
    call(server, 'GET', apiPaths.profile, { headers }),
    call(server, 'GET', apiPaths.usage, { headers }),
  ]);
  return { profile: await profile.json(), usage: await usage.json() };
}
