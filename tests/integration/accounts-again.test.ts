import { describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { callAuth, codeOf, signUp, type TestAccount } from './account-fixture.ts';
import { call, openRows, readAccount } from './account-rows.ts';
import {
  makeDatabase,
  never,
  politeWriter,
  post,
  postForEvents,
  startServer,
  type TestServer,
  usualKinds,
  validRequest,
  writerOf,
} from './server-fixture.ts';

const remove = (server: TestServer, { headers, email }: TestAccount) =>
  call(server, 'DELETE', apiPaths.account, { headers, body: { email } });

/** Asks for `count` replies at once and returns the codes of the answers. */
async function replies(server: TestServer, count: number, { headers }: TestAccount): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: count }, () => post(server, validRequest, { headers })),
  );
  return Promise.all(answers.map(codeOf));
}

describe.each(usualKinds)('a person who deletes an account and signs up again, on %s', (kind) => {
  async function start(writer = politeWriter, variables: Record<string, string> = {}) {
    const database = await makeDatabase(kind);
    const server = await startServer({ database, writer, variables });
    return { server, rows: await openRows(database) };
  }

  test('gets only the replies of one month, also after many deletions', async () => {
    const { server } = await start();
    const email = 'ana@example.com';
    const codes: string[] = [];
    for (const spelling of [email, 'Ana@Example.com', ` ${email} `]) {
      const person = await signUp(server, { email: spelling });
      codes.push(...(await replies(server, 6, person)));
      expect((await remove(server, person)).status).toBe(204);
    }
    expect(codes.filter((code) => code === 'ok')).toHaveLength(10);
    expect(codes.slice(12)).toEqual(Array(6).fill('plan_limit'));
    const other = await signUp(server);
    expect(await replies(server, 1, other)).toEqual(['ok']);
  });

  test('sees the used replies of the address, and needs a larger plan for more', async () => {
    const { server, rows } = await start();
    const before = await signUp(server);
    await replies(server, 3, before);
    await remove(server, before);
    const again = await signUp(server, before);
    expect((await readAccount(server, again.headers)).usage).toMatchObject({
      emails_generated: 3,
      limit: 10,
    });
    const left = await rows.db
      .selectFrom('rates')
      .select('holder')
      .where('holder', 'like', 'left%')
      .execute();
    expect(left).toEqual([]);
    await call(server, 'PUT', apiPaths.plan, { headers: again.headers, body: { plan: 'pro' } });
    expect(await replies(server, 8, again)).toEqual(Array(8).fill('ok'));
  });

  test('does not get a reply back that was being written', async () => {
    const begun = Promise.withResolvers<void>();
    const { server } = await start(
      writerOf(async function* (_request, signal) {
        yield 'Thank ';
        begun.resolve();
        return never(signal);
      }),
    );
    const before = await signUp(server);
    const streaming = postForEvents(server, before);
    await begun.promise;
    await remove(server, before);
    const again = await signUp(server, before);
    expect((await readAccount(server, again.headers)).usage).toMatchObject({ emails_generated: 1 });
    await server.close();
    await (await streaming).text().catch(() => {});
  });

  test('starts a new month with 0', async () => {
    const { server, rows } = await start();
    const before = await signUp(server);
    await replies(server, 3, before);
    await remove(server, before);
    await rows.db
      .updateTable('rates')
      .set({ window_ends: Date.now() - 1 })
      .execute();
    const again = await signUp(server, before);
    expect((await readAccount(server, again.headers)).usage).toMatchObject({ emails_generated: 0 });
  });

  test('leaves no count if no reply was used', async () => {
    const { server, rows } = await start();
    await remove(server, await signUp(server));
    const left = await rows.db
      .selectFrom('rates')
      .select('holder')
      .where('holder', 'like', 'left%')
      .execute();
    expect(left).toEqual([]);
  });

  test('cannot make more accounts a day than the limit of a network address', async () => {
    const { server, rows } = await start(politeWriter, {
      SIGN_UPS_PER_ADDRESS: '2',
      TRUST_PROXY: '127.0.0.1',
    });
    const from = (address: string, email: string) =>
      callAuth(
        server,
        'sign-up/email',
        { email, password: 'another password', name: 'Ana' },
        { headers: { 'x-forwarded-for': address } },
      );
    const taken = 'a@example.com';
    const answers: Response[] = [];
    for (const email of [taken, taken, 'b@example.com', 'c@example.com']) {
      answers.push(await from('203.0.113.1', email));
    }
    expect(await Promise.all(answers.map(codeOf))).toEqual([
      'ok',
      'account_exists',
      'ok',
      'too_many_requests',
    ]);
    const wait = Number(answers.at(-1)?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(86_000);
    expect(wait).toBeLessThanOrEqual(86_400);
    expect((await from('203.0.113.2', 'd@example.com')).status).toBe(200);
    expect(await rows.db.selectFrom('profiles').select('email').orderBy('email').execute()).toEqual([
      { email: taken },
      { email: 'b@example.com' },
      { email: 'd@example.com' },
    ]);
  });
});
