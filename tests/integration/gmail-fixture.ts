import { onTestFinished } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { type FakeGoogle, type FakeGoogleOptions, startGoogle } from '#tests/fakes/google.ts';
import { type AccountRows, call, insertAccount, openRows } from './account-rows.ts';
import { type DatabaseKind, makeDatabase, startServer, type TestServer } from './server-fixture.ts';

type Headers = Record<string, string>;

/** A fake Google that ends with the test. */
async function openGoogle(options: FakeGoogleOptions = {}): Promise<FakeGoogle> {
  const google = await startGoogle(options);
  onTestFinished(() => google.close());
  return google;
}

/** The program with a fake Google and a signed-in person, on a database of its own. */
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

/** What a browser holds after POST /api/gmail/connect: where to go, and the cookie. */
type BegunConnecting = { url: string; cookie: string };

/** Begins connecting. */
export async function beginConnecting(
  server: Pick<TestServer, 'url'>,
  { headers }: Pick<AccountRows, 'headers'>,
): Promise<BegunConnecting> {
  const response = await call(server, 'POST', apiPaths.gmailConnect, { headers, body: { kind: 'gmail' } });
  if (!response.ok) throw new Error(`Connecting could not be begun: ${response.status}`);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { url: (await response.json()).url, cookie };
}

/** Goes where Google is, which answers at once, and returns where it leads back to. */
export async function askOwner({ url }: Pick<BegunConnecting, 'url'>): Promise<string> {
  const response = await fetch(url, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (!location) throw new Error(`Google leads nowhere: ${response.status} ${await response.text()}`);
  return location;
}

/** Comes back; returns how it ended: 'connected', 'denied'. */
export async function comeBack(location: string, headers: Headers): Promise<string> {
  const response = await fetch(location, { redirect: 'manual', headers });
  const to = new URL(response.headers.get('location') ?? 'about:blank', location);
  if (response.status !== 303) throw new Error(`The way back ended with ${response.status}`);
  return to.searchParams.get('mailbox') ?? to.href;
}

/** The whole way, as a browser goes it. Returns how it ended. */
export async function connectGmail(
  server: Pick<TestServer, 'url'>,
  account: Pick<AccountRows, 'headers'>,
): Promise<string> {
  const begun = await beginConnecting(server, account);
  return comeBack(await askOwner(begun), { cookie: begun.cookie });
}

/** What GET /api/gmail answers. */
export async function readGmail(
  server: Pick<TestServer, 'url'>,
  { headers }: Pick<AccountRows, 'headers'>,
): Promise<{ connected: boolean; kind: string | null; address: string | null; kinds: string[] }> {
  return (await call(server, 'GET', apiPaths.gmail, { headers })).json();
}
