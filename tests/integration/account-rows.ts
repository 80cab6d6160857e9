import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import type { Plan } from '#domain/plans.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { parseEnv } from '#server/env.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { deriveSecrets, loadSecrets } from '#server/secrets.ts';
import { insertAccountRows, signSessionToken } from '#tests/insert-account.ts';

/** An account with one session, inserted as database rows and not through a form: it can have any plan and any age. */
export type AccountRows = {
  id: string;
  email: string;
  /** The headers of its requests. */
  headers: { authorization: string };
};

/** Opens a separate connection to a database from `makeDatabase`; it closes when the test ends. */
export async function openRows(variables: Record<string, string>): Promise<Database> {
  const database = await connectDatabase(parseEnv(variables).storage, () => {}, noMetrics);
  onTestFinished(() => database.close());
  return database;
}

/** Signs a session's token as the installation with these variables does. */
export function signToken(variables: Record<string, string>, token: string): string {
  return signSessionToken(token, deriveSecrets(loadSecrets(parseEnv(variables).storage)).session[0]);
}

/** The password of every account that `insertAccount` makes. */
export const PASSWORD = 'correct horse battery';
let hash: Promise<string> | undefined;

function passwordHash(): Promise<string> {
  hash ??= hashPassword(PASSWORD);
  return hash;
}

/**
 * Inserts an account into the database. Its session starts at `signedInAt` (default: now). It lasts seven days, unless
 * `expiresAt` is given.
 */
export async function insertAccount(
  variables: Record<string, string>,
  database: Database,
  options: { plan?: Plan; signedInAt?: number; expiresAt?: number } = {},
): Promise<AccountRows> {
  const { id, email, token } = await insertAccountRows(database, options);
  const at = new Date(options.signedInAt ?? Date.now()).toISOString();
  await database.db
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

/** Calls a route of the API, with a JSON body if there is one. */
export function call(
  server: { url: string },
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {},
): Promise<Response> {
  return fetch(server.url + path, {
    method,
    redirect: 'manual',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** The answers of GET /api/profile and GET /api/usage. */
export async function readAccount(server: { url: string }, headers: Record<string, string>) {
  const [profile, usage] = await Promise.all([
    call(server, 'GET', apiPaths.profile, { headers }),
    call(server, 'GET', apiPaths.usage, { headers }),
  ]);
  return { profile: await profile.json(), usage: await usage.json() };
}
