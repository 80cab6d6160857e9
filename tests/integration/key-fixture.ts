import type { NewApiKey } from '#domain/api-keys.ts';
import { apiPaths, publicApiPaths } from '#domain/paths.ts';
import { call, insertAccount, openRows } from './account-rows.ts';
import { makeDatabase, startServer } from './server-fixture.ts';

/** Starts a server with an account on Pro. `makeKey` makes API keys of this account. */
export async function startWithKeys(options: Omit<Parameters<typeof startServer>[0], 'database'> = {}) {
  const variables = await makeDatabase('SQLite');
  const server = await startServer({ ...options, database: variables });
  const database = await openRows(variables);
  const account = await insertAccount(variables, database, { plan: 'pro' });
  const { headers } = account;
  return {
    server,
    database,
    account,
    /** The headers with the account's session. */
    headers,
    /** Makes a key and returns its text. The key has every scope, unless `scopes` names some. */
    async makeKey(scopes?: NewApiKey['scopes']): Promise<string> {
      const body = { name: 'Desk', ...(scopes ? { scopes } : {}) };
      const made = await call(server, 'POST', apiPaths.keys, { headers, body });
      return ((await made.json()) as NewApiKey).key;
    },
  };
}

/** The public API's description as a running server serves it: only the parts that the tests read. */
export type Description = {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
};
type Content = Record<string, { schema: object; examples?: Record<string, { value: unknown }> }>;
export type DescribedOperation = {
  operationId: string;
  parameters?: { name: string; schema: { example?: string } }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; headers?: object; content: Content }>;
};

/** Reads the description from a server. */
export async function describeFrom({ url }: { url: string }): Promise<Description> {
  return (await fetch(url + publicApiPaths.openapi)).json();
}

/** The answer that the description shows for the operation's example of this name. */
export function exampleAnswer({ responses }: DescribedOperation, status: number, type: string, name: string) {
  return responses[status]?.content[type]?.examples?.[name]?.value;
}
