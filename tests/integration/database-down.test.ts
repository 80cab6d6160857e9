import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import type { GateMode } from '#tests/fakes/tcp-gate.ts';
import { openGate } from '#tests/fakes/tcp-gate.ts';
import { rounds } from '#tests/soak.ts';
import { call, insertAccount, openRows } from './account-rows.ts';
import {
  databaseKinds,
  finished,
  makeDatabase,
  parseEvents,
  post,
  postForEvents,
  startServer,
  validRequest,
  writerOf,
} from './server-fixture.ts';

/** The longest wait for an answer that docs/operations.md promises, as measured in the program's own log. */
const ANSWERED_MS = 3_000;
/** The promised longest time from the return of the database until everything works again. */
const RECOVERED_MS = 5_000;
/** How long the database is down: shorter than a reservation lasts, and longer than any wait. */
const OUTAGE_MS = rounds({ usual: 4_000, soak: 30_000 });
const PAUSE_MS = 500;

/** Starts a server whose database can be cut off. `account` has used nothing yet; `person` has signed up over HTTP. */
async function startBehindGate() {
  const database = await makeDatabase('PostgreSQL');
  const direct = new URL(database.DATABASE_URL ?? '');
  const gate = await openGate(Number(direct.port));
  onTestFinished(() => gate.close());
  const gated = new URL(direct);
  gated.port = String(gate.port);
  const held = Promise.withResolvers<void>();
  const server = await startServer({
    database: { ...database, DATABASE_URL: gated.href },
    writer: writerOf(async function* ({ emailContent }) {
      yield 'Thank ';
      if (emailContent === 'hold') await held.promise;
      return finished('Thank you.');
    }),
  });
  const rows = await openRows(database);
  const account = await insertAccount(database, rows);
  const person = { name: 'Ada', email: 'ada@example.com', password: 'a long password' };
  const signedUp = await call(server, 'POST', '/api/auth/sign-up/email', { body: person });
  expect(signedUp.status).toBe(200);
  return { gate, server, rows, account, person, release: held.resolve };
}

type Setup = Awaited<ReturnType<typeof startBehindGate>>;

/** Calls everything that needs the database. Some calls are repeated, so that there are more calls than connections. */
function callEverything({ server, account: { headers }, person }: Setup): Promise<Response>[] {
  const get = (path: string) => call(server, 'GET', path, { headers });
  const { email, password } = person;
  return [
    ...Array.from({ length: 15 }, () => get(apiPaths.profile)),
    get(apiPaths.usage),
    get(apiPaths.accountData),
    get(apiPaths.ready),
    call(server, 'PUT', apiPaths.plan, { headers, body: { plan: 'pro' } }),
    call(server, 'DELETE', apiPaths.account, { headers, body: { email } }),
    call(server, 'POST', '/api/auth/sign-in/email', { body: { email, password } }),
    call(server, 'POST', '/api/auth/sign-up/email', { body: { ...person, email: 'bob@example.com' } }),
    ...Array.from({ length: 5 }, () => post(server)),
    ...Array.from({ length: 5 }, () => postForEvents(server)),
    ...Array.from({ length: 5 }, () => post(server, validRequest, { headers })),
  ];
}

/** The lines of the server's log. */
function linesOf({ log }: Setup['server']): { level: number; status?: number; ms?: number }[] {
  return log()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** The milliseconds of each answer with this status, from the server's log. */
function millisecondsOf(server: Setup['server'], status: number): number[] {
  return linesOf(server).flatMap((line) =>
    line.status === status && line.ms !== undefined ? [line.ms] : [],
  );
}

async function expectUnavailable(calls: Promise<Response>[]): Promise<void> {
  for (const response of await Promise.all(calls)) {
    expect([new URL(response.url).pathname, response.status]).toEqual([expect.any(String), 503]);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  }
}

test.runIf(databaseKinds.includes('PostgreSQL')).each<[string, GateMode]>([
  ['is gone', 'shut'],
  ['hangs', 'silent'],
])(
  'while the database %s, every call is unavailable and nothing is charged; afterwards everything works again',
  async (_how, mode) => {
    const setup = await startBehindGate();
    const { gate, server, rows, account, person, release } = setup;
    const { headers } = account;
    const begun = await post(server, { ...validRequest }, { headers });
    expect(begun.status).toBe(200);
    const streaming = await postForEvents(server, { headers });
    expect(parseEvents(await streaming.text()).at(-1)?.event).toBe('done');
    const activeReplies = post(server, { ...validRequest, emailContent: 'hold' }, { headers });
    activeReplies.catch(() => {});
    await expect.poll(() => server.written.length).toBe(3);

    await gate.set(mode);
    const ends = performance.now() + OUTAGE_MS;
    let calls = 0;
    while (performance.now() < ends) {
      const round = callEverything(setup);
      calls += round.length;
      await expectUnavailable(round);
      await sleep(PAUSE_MS);
    }
    const took = millisecondsOf(server, 503);
    expect(took).toHaveLength(calls);
    expect(Math.max(...took)).toBeLessThanOrEqual(ANSWERED_MS);
    expect((await call(server, 'GET', apiPaths.health)).status).toBe(200);
    // No reply was started during the outage. The reply that was being written before is still delivered.
    expect(server.written).toHaveLength(3);
    release();
    expect((await activeReplies).status).toBe(200);

    await gate.set('open');
    const isReady = async () => (await call(server, 'GET', apiPaths.ready)).status;
    await expect.poll(isReady, { timeout: RECOVERED_MS }).toBe(200);
    const { email, password } = person;
    const again = await call(server, 'POST', '/api/auth/sign-in/email', { body: { email, password } });
    expect(again.status).toBe(200);
    expect((await post(server, validRequest, { headers })).status).toBe(200);
    await expect
      .poll(
        async () => ({
          used: await rows.db.selectFrom('usage_tracking').select(['user_id', 'emails_generated']).execute(),
          reserved: await rows.db.selectFrom('reservations').selectAll().execute(),
        }),
        { timeout: RECOVERED_MS },
      )
      .toEqual({ used: [{ user_id: account.id, emails_generated: 4 }], reserved: [] });
    // One line when the database goes, one when it is back. (There is one a minute between them.)
    await expect
      .poll(() => linesOf(server).filter(({ level }) => level >= 40).length, { timeout: RECOVERED_MS })
      .toBe(2);
  },
  120_000,
);
