import type { NewApiKey } from '#domain/api-keys.ts';
import { apiPaths, publicApiPaths } from '#domain/paths.ts';
import { type AccountRows, call, insertAccount, openRows } from './account-rows.ts';
import {
  type DatabaseKind,
  makeDatabase,
  startServer,
  type TestServer,
  validRequest,
} from './server-fixture.ts';

type Server = { url: string };
type Asking = { key: string; headers?: Record<string, string>; body?: object; signal?: AbortSignal };

/** Makes an API key for an account, with the account's own session. */
export async function makeKey(server: Server, { headers }: Pick<AccountRows, 'headers'>): Promise<NewApiKey> {
  const made = await call(server, 'POST', apiPaths.keys, { headers, body: { name: 'Desk' } });
  return (await made.json()) as NewApiKey;
}

/** POST /api/v1/replies. */
export function askForReply(
  server: Server,
  { key, headers, body = validRequest, signal }: Asking,
): Promise<Response> {
  return fetch(server.url + publicApiPaths.replies, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, ...headers },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
}

/** How many replies of this month are charged to an account. */
export async function chargedTo(server: Server, { headers }: Pick<AccountRows, 'headers'>): Promise<number> {
  const usage = await call(server, 'GET', apiPaths.usage, { headers });
  return (await usage.json()).emails_generated;
}

/** Starts the program with a Pro account that has an API key. */
export async function startWithKey(
  kind: DatabaseKind,
  options: Omit<Parameters<typeof startServer>[0] & object, 'database'> = {},
) {
  const variables = await makeDatabase(kind);
  const server: TestServer = await startServer({ ...options, database: variables });
  const database = await openRows(variables);
  const account = await insertAccount(variables, database, { plan: 'pro' });
  const { key, id } = await makeKey(server, account);
  return { variables, server, database, account, key, keyId: id };
}
