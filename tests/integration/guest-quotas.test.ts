import { describe, expect, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { parseEnv } from '#server/env.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { WriterError } from '#server/writers/writer.ts';
import {
  finished,
  guestCookie,
  makeDatabase,
  never,
  post,
  postForEvents,
  startServer,
  usualKinds,
  validRequest,
  writerOf,
} from './server-fixture.ts';

const codesOf = async (responses: Response[]) =>
  Promise.all(responses.map(async (response) => (response.ok ? 'ok' : (await response.json()).code)));

const countOf = (codes: string[], wanted: string) => codes.filter((code) => code === wanted).length;

/** Makes a guest that has an id but no reply yet, with a request that fails. */
async function newGuest(server: { url: string }): Promise<Record<string, string>> {
  const gone = await post(server, { ...validRequest, emailContent: 'fail' });
  expect(gone.status).toBe(502);
  return guestCookie(gone);
}

/** Fails if the mail says so. Otherwise it takes a moment, so that parallel requests overlap. */
const moodyWriter = writerOf(async function* ({ emailContent }) {
  if (emailContent === 'fail') throw new WriterError('failed as requested');
  await new Promise((resolve) => setTimeout(resolve, 20));
  yield 'Yes.';
  return finished('Yes.');
});

describe.each(usualKinds)('quotas on %s', (kind) => {
  const start = async (variables: Record<string, string> = {}, writer = moodyWriter) =>
    startServer({ database: await makeDatabase(kind), variables, writer });

  test('of 20 requests of a guest at once exactly three pass', async () => {
    const server = await start();
    const headers = await newGuest(server);
    const codes = await codesOf(
      await Promise.all(Array.from({ length: 20 }, () => post(server, validRequest, { headers }))),
    );
    expect(countOf(codes, 'ok')).toBe(3);
    expect(countOf(codes, 'guest_limit')).toBe(17);
  });

  test('a failure costs no reply', async () => {
    const server = await start();
    const headers = await newGuest(server);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const failed = await post(server, { ...validRequest, emailContent: 'fail' }, { headers });
      expect(failed.status).toBe(502);
    }
    for (const expected of [200, 200, 200, 402]) {
      expect((await post(server, validRequest, { headers })).status).toBe(expected);
    }
  });

  test('a refused request costs no reply', async () => {
    const server = await start();
    const headers = await newGuest(server);
    for (const change of [{ tone: 'formal' }, { emailContent: '' }]) {
      await post(server, { ...validRequest, ...change }, { headers });
    }
    const codes = await codesOf([
      await post(server, validRequest, { headers }),
      await post(server, validRequest, { headers }),
      await post(server, validRequest, { headers }),
    ]);
    expect(codes).toEqual(['ok', 'ok', 'ok']);
  });

  test('a network address has its own quota for all its guests', async () => {
    const server = await start({ GUEST_REPLIES_PER_ADDRESS: '2' });
    const codes = await codesOf(await Promise.all([post(server), post(server), post(server)]));
    expect(codes.toSorted()).toEqual(['guest_limit', 'ok', 'ok']);
  });

  test('should refuse calls above the rate and say how long to wait', async () => {
    const server = await start({ REPLY_RATE_PER_MINUTE: '2' });
    const headers = guestCookie(await post(server));
    await post(server, validRequest, { headers });
    const refused = await post(server, validRequest, { headers });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  test('should limit new guests of one address by its rate, and keep no rows of them', async () => {
    const database = await makeDatabase(kind);
    const server = await startServer({
      database,
      variables: { REPLY_RATE_PER_MINUTE: '3', GUEST_REPLIES_PER_ADDRESS: '3' },
      writer: moodyWriter,
    });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await post(server, { ...validRequest, emailContent: 'fail' })).status);
    }
    expect(statuses).toEqual([502, 502, 502, 429, 429, 429]);
    const { db, close } = await connectDatabase(parseEnv(database).storage, () => {}, noMetrics);
    expect(await db.selectFrom('quotas').selectAll().execute()).toEqual([]);
    await close();
  });

  test('should charge a stopped reply only if some text had come', async () => {
    let texts = 0;
    let ended = () => {};
    const writer = writerOf(async function* ({ emailContent }, signal) {
      if (emailContent === 'fail') throw new WriterError('failed as requested');
      try {
        if (texts > 0) yield 'Dear Anna';
        return await never(signal);
      } finally {
        ended();
      }
    });
    const server = await start({}, writer);
    const headers = await newGuest(server);
    const stopOne = async () => {
      const over = new Promise<void>((resolve) => {
        ended = resolve;
      });
      const leaving = new AbortController();
      const streaming = postForEvents(server, { headers, signal: leaving.signal });
      streaming.catch(() => {});
      if (texts > 0) await (await streaming).body?.getReader().read();
      else while (server.written.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
      leaving.abort();
      await over;
      server.written.length = 1;
    };
    await stopOne();
    texts = 1;
    for (let attempt = 0; attempt < 3; attempt += 1) await stopOne();
    const refused = await post(server, validRequest, { headers });
    expect(refused.status).toBe(402);
  });

  test('the reservation of a dead process stops counting, and that of a running process counts', async () => {
    const database = await makeDatabase(kind);
    const server = await startServer({ database, writer: moodyWriter });
    const headers = await newGuest(server);
    const { db, now, close } = await connectDatabase(parseEnv(database).storage, () => {}, noMetrics);
    const guest = `guest:${headers.cookie?.slice('guest='.length).split('.')[0]}`;
    const reserve = async (id: string, inMs: number) =>
      db
        .insertInto('reservations')
        .values({ id, holder: guest, period: 'ever', expires_at: (await now(db)) + inMs })
        .execute();
    for (const id of ['dead 1', 'dead 2', 'dead 3']) await reserve(id, -1);
    for (const id of ['alive 1', 'alive 2']) await reserve(id, 60_000);
    const codes = await codesOf([
      await post(server, validRequest, { headers }),
      await post(server, validRequest, { headers }),
    ]);
    expect(codes).toEqual(['ok', 'guest_limit']);
    await close();
  });
});

test.each([
  ['nothing', ''],
  ['an unsigned id', 'a0000000-0000-4000-8000-000000000000'],
  ['a wrong signature', `a0000000-0000-4000-8000-000000000000.${'A'.repeat(43)}`],
  ['rubbish', '%00.../..'],
])('a cookie of %s makes a new guest', async (_what, token) => {
  const response = await post(await startServer(), validRequest, {
    headers: { cookie: `a=b; guest=${token}` },
  });
  expect(response.status).toBe(200);
  expect(guestCookie(response).cookie).not.toBe(`guest=${token}`);
});

test('the first valid one of several cookies identifies the guest', async () => {
  const server = await startServer();
  const { cookie } = guestCookie(await post(server));
  const rubbish = `a0000000-0000-4000-8000-000000000000.${'A'.repeat(43)}`;
  const response = await post(server, validRequest, {
    headers: { cookie: `guest=; guest=${rubbish}; ${cookie}; guest=rubbish` },
  });
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('a guest cookie of another server is not valid', async () => {
  const stranger = guestCookie(await post(await startServer()));
  const response = await post(await startServer(), validRequest, { headers: stranger });
  expect(response.headers.getSetCookie()).toHaveLength(1);
});

test('a forged X-Forwarded-For gives no more replies', async () => {
  const server = await startServer({ variables: { GUEST_REPLIES_PER_ADDRESS: '1' } });
  const from = (address: string) => post(server, validRequest, { headers: { 'x-forwarded-for': address } });
  expect((await from('203.0.113.1')).status).toBe(200);
  expect((await from('203.0.113.2')).status).toBe(402);
});

test('should distinguish guests by the address that a trusted proxy saw', async () => {
  const server = await startServer({
    variables: { GUEST_REPLIES_PER_ADDRESS: '1', TRUST_PROXY: '127.0.0.1' },
  });
  const from = (address: string) => post(server, validRequest, { headers: { 'x-forwarded-for': address } });
  expect((await from('203.0.113.1')).status).toBe(200);
  expect((await from('203.0.113.2')).status).toBe(200);
  expect((await from('198.51.100.7, 203.0.113.1')).status).toBe(402);
  expect((await from('2001:db8:1:2:aaaa::1')).status).toBe(200);
  expect((await from('2001:db8:1:2:bbbb::2')).status).toBe(402);
  expect((await from('2001:db8:1:3::1')).status).toBe(200);
});

test('over https the cookie is bound to the host and sent over https only', async () => {
  const server = await startServer({ variables: { APP_URL: 'https://reply.example.com' } });
  const response = await post(server);
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-guest=.*; Path=\/;.*; Secure$/);
});
