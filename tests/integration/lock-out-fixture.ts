import { callAuth, codeOf } from './account-fixture.ts';
import { openRows } from './account-rows.ts';
import { type DatabaseKind, makeDatabase, startServer, type TestServer } from './server-fixture.ts';

export const wrong = 'not the password';
export const times = (count: number, code: string) => Array<string>(count).fill(code);

/** A different network address for each number. */
export const addressOf = (turn: number) => `203.0.${113 + Math.floor(turn / 250)}.${1 + (turn % 250)}`;

/** Signs in from a network address, with the cookie of a device if there is one. */
export function signInFrom(
  server: Pick<TestServer, 'url'>,
  { email, password }: { email: string; password: string },
  { address = addressOf(0), cookie }: { address?: string; cookie?: string | undefined } = {},
): Promise<Response> {
  const headers = { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) };
  return callAuth(server, 'sign-in/email', { email, password }, { headers });
}

/** The codes of answers to calls that were made at the same time, sorted. */
export const codesOf = async (calls: Promise<Response>[]) =>
  (await Promise.all(calls.map(async (call) => codeOf(await call)))).toSorted();

/** Starts a server behind a proxy that names the network addresses of its clients. */
export async function startForAttempts(kind: DatabaseKind, variables: Record<string, string> = {}) {
  const database = await makeDatabase(kind);
  const server = await startServer({ database, variables: { TRUST_PROXY: '127.0.0.1', ...variables } });
  const rows = await openRows(database);
  return {
    database,
    server,
    /** Says how many wrong passwords the email addresses have had in this hour. */
    setWrong: (used: number) =>
      rows.db.updateTable('rates').set({ used }).where('holder', 'like', 'sign-in:%').execute(),
    forgetWindows: () =>
      rows.db
        .updateTable('rates')
        .set({ window_ends: Date.now() - 1 })
        .execute(),
  };
}
