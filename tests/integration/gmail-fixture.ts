import { onTestFinished } from 'vitest';
import type { Connection } from '#domain/mailbox-connection.ts';
import { apiPaths } from '#domain/paths.ts';
import { type FakeGoogle, type FakeGoogleOptions, startGoogle } from '#tests/fakes/google.ts';
import { type AccountRows, call, insertAccount, openRows } from './account-rows.ts';
import { type DatabaseKind, makeDatabase, startServer, type TestServer } from './server-fixture.ts';

type Headers = Record<string, string>;

/** Starts a fake Google that stops when the test ends. */
async function openGoogle(options: FakeGoogleOptions = {}): Promise<FakeGoogle> {
  const google = await startGoogle(options);
  onTestFinished(() => google.close());
  return google;
}

/** Starts the program with a fake Google and a signed-in person, on its own database. */
export async function startWithGoogle(
  kind: DatabaseKind,
  options: FakeGoogleOptions & { variables?: Record<string, string> } = {},
) {
  const { variables = {}, ...given } = options;
  const google = await openGoogle(given);
  const database = await makeDatabase(kind);
  const server = await startServer({ database, variables: { ...google.variables, ...variables } });
  const rows = await openRows(database);
  const account = await insertAccount(database, rows);
  return { google, database, server, rows, account };
}

/** What a browser has after POST /api/gmail/connect: the address to open, and the cookie. */
type BegunConnecting = { url: string; cookie: string };

export async function startConnecting(
  server: Pick<TestServer, 'url'>,
  { headers }: Pick<AccountRows, 'headers'>,
): Promise<BegunConnecting> {
  const response = await call(server, 'POST', apiPaths.gmailConnect, { headers, body: { kind: 'gmail' } });
  if (!response.ok) throw new Error(`Connecting could not be started: ${response.status}`);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { url: (await response.json()).url, cookie };
}

/** Opens Google's page, which answers at once. Returns the address that Google redirects to. */
export async function askOwner({ url }: Pick<BegunConnecting, 'url'>): Promise<string> {
  const response = await fetch(url, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (!location) throw new Error(`Google does not redirect: ${response.status} ${await response.text()}`);
  return location;
}

/** Opens the address that Google redirects to. Returns the outcome, such as 'connected' or 'denied'. */
export async function comeBack(location: string, headers: Headers): Promise<string> {
  const response = await fetch(location, { redirect: 'manual', headers });
  const to = new URL(response.headers.get('location') ?? 'about:blank', location);
  if (response.status !== 303) throw new Error(`The callback answered ${response.status}`);
  return to.searchParams.get('mailbox') ?? to.href;
}

/** Connects Gmail from the first to the last step, as a browser does. Returns the outcome. */
export async function connectGmail(
  server: Pick<TestServer, 'url'>,
  account: Pick<AccountRows, 'headers'>,
): Promise<string> {
  const started = await startConnecting(server, account);
  return comeBack(await askOwner(started), { cookie: started.cookie });
}

/** The answer of GET /api/gmail. */
export async function readGmail(
  server: Pick<TestServer, 'url'>,
  { headers }: Pick<AccountRows, 'headers'>,
): Promise<Connection> {
  return (await call(server, 'GET', apiPaths.gmail, { headers })).json();
}
