import { describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { openLedger } from '#server/allowances/ledger.ts';
import { createLog } from '#server/log.ts';
import { replyClaim } from '#server/replies/reply-claim.ts';
import { call, insertAccount, openRows } from './account-rows.ts';
import { tablesWith } from './database-rows.ts';
import {
  databaseKinds,
  finished,
  makeDatabase,
  politeWriter,
  post,
  postForEvents,
  startServer,
  validRequest,
  writerOf,
} from './server-fixture.ts';

describe.each(databaseKinds)('an account that is deleted while it replies, on %s', (kind) => {
  async function start(writer = politeWriter) {
    const variables = await makeDatabase(kind);
    const server = await startServer({ database: variables, writer });
    const database = await openRows(variables);
    return { server, database, newAccount: () => insertAccount(variables, database) };
  }

  test('a reply that ends after its account was deleted leaves nothing', async () => {
    const begun = Promise.withResolvers<void>();
    const told = Promise.withResolvers<void>();
    const { server, database, newAccount } = await start(
      writerOf(async function* () {
        yield 'Thank ';
        begun.resolve();
        await told.promise;
        return finished('Thank you.');
      }),
    );
    const { id, email, headers } = await newAccount();
    const streaming = postForEvents(server, { headers });
    const plain = post(server, validRequest, { headers });
    await begun.promise;
    expect(await tablesWith(database, [id])).toEqual(
      expect.arrayContaining(['allowances', 'rates', 'reservations']),
    );
    const deleted = await call(server, 'DELETE', apiPaths.account, { headers, body: { email } });
    expect(deleted.status).toBe(204);
    expect(await tablesWith(database, [id, email])).toEqual([]);
    told.resolve();
    expect(await (await streaming).text()).toContain('event: done');
    expect((await plain).status).toBe(200);
    await server.close();
    expect(await tablesWith(database, [id, email])).toEqual([]);
  });

  test('a reply that begins after its account was deleted reserves nothing', async () => {
    const { database, newAccount, server } = await start();
    const { id, email, headers } = await newAccount();
    const other = await newAccount();
    await call(server, 'DELETE', apiPaths.account, { headers, body: { email } });
    const ledger = openLedger(database, createLog('silent'));
    const allowances = { repliesPerMinute: 60, guestRepliesPerAddress: 30 };
    const outcomes = await Promise.all(
      [id, other.id, id].map((account) =>
        ledger.reserve(replyClaim({ kind: 'account', id: account, plan: 'free' }, allowances)),
      ),
    );
    await ledger.close();
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(['gone', 'reserved', 'gone']);
    expect(await tablesWith(database, [id])).toEqual([]);
  });

  test('accounts that are deleted while they reply leave nothing, and the others keep their counts', async () => {
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
