import type { NewApiKey } from '#domain/api-keys.ts';
import { apiPaths, publicApiPaths } from '#domain/paths.ts';
import { call, insertAccount, openRows } from './account-rows.ts';
import { makeDatabase, startServer } from './server-fixture.ts';

/** A server with an account on Pro, and what makes keys of it. */
export async function startWithKeys(options: Omit<Parameters<typeof startServer>[0], 'database'> = {}) {
  const variables = await makeDatabase('SQLite');
  const server = await startServer({ ...options, database: variables });
  const database = await openRows(variables);
  const { headers } = await insertAccount(variables, database, { plan: 'pro' });
  return {
    server,
    database,
    /** The session of the account. */
    headers,
    /** The text of a new key, with every scope unless some are named. */
    async makeKey(scopes?: NewApiKey['scopes']): Promise<string> {
      const body = { name: 'Desk', ...(scopes ? { scopes } : {}) };
      const made = await call(server, 'POST', apiPaths.keys, { headers, body });
      return ((await made.json()) as NewApiKey).key;
    },
  };
}

/** The public API's description as a running server serves it: what the tests read of it. */
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

/** The description that a server serves. */
export async function describeFrom({ url }: { url: string }): Promise<Description> {
  return (await fetch(url + publicApiPaths.openapi)).json();
}

/** What an operation's example, by its name, is told to be answered with. */
export function exampleAnswer({ responses }: DescribedOperation, status: number, type: string, name: string) {
  return responses[status]?.content[type]?.examples?.[name]?.value;
}
