import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { insertAccount, openRows } from './account-rows.ts';
import { runServer, untilReady } from './process-fixture.ts';
import { askForReply, chargedTo, makeKey, startWithKey } from './public-api-fixture.ts';
import {
  databaseKinds,
  finished,
  makeDatabase,
  startServer,
  validRequest,
  writerOf,
} from './server-fixture.ts';

const headers = { 'idempotency-key': 'order-17' };

test.each(databaseKinds)(
  'two processes over one database write one reply, on %s',
  async (kind) => {
    const variables = await makeDatabase(kind);
    const processes = [1, 2].map(() => runServer(variables, 'tests/integration/scripted-process.ts'));
    const servers = await Promise.all(processes.map(untilReady));
    const [one] = servers;
    if (!one) throw new Error('No process started.');
    const account = await insertAccount(variables, await openRows(variables), { plan: 'pro' });
    const { key } = await makeKey(one, account);
    const body = { ...validRequest, emailContent: 'quick' };
    const ask = (server: { url: string }) => askForReply(server, { key, headers, body });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => ask(servers[place % 2] ?? one)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(answers.filter((answer) => answer.headers.has('idempotent-replayed'))).toHaveLength(19);
    expect(await chargedTo(one, account)).toBe(1);
  },
  60_000,
);

test('before it stops, the program finishes an idempotent reply whose caller left', async () => {
  const { variables, server, database, account, key } = await startWithKey('SQLite', {
    writer: writerOf(async function* (_request, signal) {
      yield 'In a ';
      await sleep(200, undefined, { signal });
      return finished('In a moment.');
    }),
  });
  const leaving = new AbortController();
  const asked = { key, headers };
  const left = askForReply(server, { ...asked, signal: leaving.signal }).catch(() => 'left');
  await expect.poll(() => server.written.length).toBe(1);
  leaving.abort();
  await left;
  await server.close(5_000);
  expect(await database.db.selectFrom('idempotent_replies').select('state').execute()).toEqual([
    { state: 'done' },
  ]);
  const next = await startServer({ database: variables });
  expect(await (await askForReply(next, asked)).json()).toMatchObject({ reply: 'In a moment.' });
  expect(await chargedTo(next, account)).toBe(1);
});
