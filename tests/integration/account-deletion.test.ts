import { describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { createLog } from '#server/log.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { openLedger } from '#server/quotas/ledger.ts';
import { replyQuotas } from '#server/replies/actor.ts';
import { codeOf, signIn } from './account-fixture.ts';
import { call, insertAccount, openRows, PASSWORD } from './account-rows.ts';
import { tablesWith } from './database-rows.ts';
import {
  databaseKinds,
  finished,
  makeDatabase,
  never,
  parseEvents,
  politeWriter,
  post,
  postForEvents,
  startServer,
  validRequest,
  writerOf,
} from './server-fixture.ts';

describe.each(databaseKinds)('an account that is deleted while replies are written, on %s', (kind) => {
  async function start(writer = politeWriter) {
    const variables = await makeDatabase(kind);
    const server = await startServer({ database: variables, writer });
    const database = await openRows(variables);
    return { server, database, newAccount: () => insertAccount(variables, database) };
  }

  /** Writes half of a reply, and the other half after a signal, even if the reply is stopped before. */
  function stubbornWriter() {
    const begun = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const writer = writerOf(async function* () {
      yield 'Thank ';
      begun.resolve();
      await finish.promise;
      yield 'you.';
      return finished('Thank you.');
    });
    return { writer, begun, finish };
  }

  const gone = { status: 401, code: 'unauthenticated' };

  test('a reply that is being written is stopped', async () => {
    const { server, newAccount } = await start(
      writerOf(async function* (_request, signal) {
        yield 'Thank ';
        return await never(signal);
      }),
    );
    const { email, headers } = await newAccount();
    const plain = post(server, validRequest, { headers });
    const streaming = await postForEvents(server, { headers });
    await call(server, 'DELETE', apiPaths.account, { headers, body: { email } });
    expect(parseEvents(await streaming.text())).toEqual([
      { event: 'delta', data: { text: 'Thank ' } },
      { event: 'problem', data: expect.objectContaining(gone) },
    ]);
    expect(await (await plain).json()).toMatchObject(gone);
    expect(server.log()).not.toContain('"level":50');
  });

  test('a reply that ends after the deletion of its account is not delivered and leaves no data', async () => {
    const { writer, begun, finish } = stubbornWriter();
    const { server, database, newAccount } = await start(writer);
    const { id, email, headers } = await newAccount();
    const streaming = postForEvents(server, { headers });
    const plain = post(server, validRequest, { headers });
    await begun.promise;
    expect(await tablesWith(database, [id])).toEqual(expect.arrayContaining(['rates', 'reservations']));
    const deleted = await call(server, 'DELETE', apiPaths.account, { headers, body: { email } });
    expect(deleted.status).toBe(204);
    expect(await tablesWith(database, [id, email])).toEqual([]);
    finish.resolve();
    const events = parseEvents(await (await streaming).text());
    expect(events.map(({ event }) => event)).toEqual(['delta', 'problem']);
    expect(await (await plain).json()).toMatchObject(gone);
    await server.close();
    expect(await tablesWith(database, [id, email])).toEqual([]);
  });

  test('a reply that another process writes is not delivered', async () => {
    const { writer, begun, finish } = stubbornWriter();
    const variables = await makeDatabase(kind);
    const [writing, other] = [
      await startServer({ database: variables, writer }),
      await startServer({ database: variables }),
    ];
    const database = await openRows(variables);
    const { id, email, headers } = await insertAccount(variables, database);
    const streaming = postForEvents(writing, { headers });
    const plain = post(writing, validRequest, { headers });
    await begun.promise;
    const deleted = await call(other, 'DELETE', apiPaths.account, { headers, body: { email } });
    expect(deleted.status).toBe(204);
    finish.resolve();
    expect(await (await streaming).text()).not.toContain('event: done');
    expect(await (await plain).json()).toMatchObject(gone);
    await writing.close();
    expect(await tablesWith(database, [id, email])).toEqual([]);
  });

  test('should not leave a session to a sign-in during the deletion of its account', async () => {
    const { server, database, newAccount } = await start();
    for (let round = 0; round < 6; round += 1) {
      const { email, headers } = await newAccount();
      const signIns = Array.from({ length: 6 }, () => signIn(server, { email, password: PASSWORD }));
      const deletion = new Promise((resolve) => setTimeout(resolve, 15 + round * 10)).then(() =>
        call(server, 'DELETE', apiPaths.account, { headers, body: { email } }),
      );
      const answers = await Promise.all(signIns);
      expect((await deletion).status).toBe(204);
      for (const answer of answers) expect(['ok', 'invalid_credentials']).toContain(await codeOf(answer));
    }
    expect(await database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('a reply that starts after the deletion of its account reserves nothing', async () => {
    const { database, newAccount, server } = await start();
    const { id, email, headers } = await newAccount();
    const other = await newAccount();
    await call(server, 'DELETE', apiPaths.account, { headers, body: { email } });
    const ledger = openLedger(database, createLog('silent'), noMetrics);
    const limits = {
      repliesPerMinute: 60,
      guestRepliesPerAddress: 30,
      repliesPerDay: undefined,
      guestRepliesPerDay: undefined,
    };
    const outcomes = await Promise.all(
      [id, other.id, id].map((account) =>
        ledger.reserve(replyQuotas({ kind: 'account', id: account, name: 'Ada', plan: 'free' }, limits)),
      ),
    );
    await ledger.close();
    expect(outcomes.map((outcome) => outcome.kind)).toEqual([
      'account_deleted',
      'reserved',
      'account_deleted',
    ]);
    expect(await tablesWith(database, [id])).toEqual([]);
  });

  test('accounts that are deleted during replies leave no data, and the others keep their counts', async () => {
    const { server, database, newAccount } = await start();
    const accounts = await Promise.all(Array.from({ length: 8 }, newAccount));
    const kept = await newAccount();
    const delivered = await Promise.all(
      accounts.flatMap((account, turn) => {
        const { headers, email } = account;
        const replies = Array.from({ length: 4 }, () => post(server, validRequest, { headers }));
        const deletion = new Promise((resolve) => setTimeout(resolve, turn * 3)).then(() =>
          call(server, 'DELETE', apiPaths.account, { headers, body: { email } }),
        );
        return [...replies, deletion, post(server, validRequest, { headers: kept.headers })];
      }),
    );
    for (const { status } of delivered) expect([200, 204, 401]).toContain(status);
    await server.close();
    expect(
      await tablesWith(
        database,
        accounts.map(({ id }) => id),
      ),
    ).toEqual([]);
    const months = await database.db.selectFrom('usage_tracking').selectAll().execute();
    expect(months.map(({ user_id, emails_generated }) => [user_id, emails_generated])).toEqual([
      [kept.id, 8],
    ]);
  });
});
