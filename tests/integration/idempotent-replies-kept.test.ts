import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { publicApiPaths } from '#domain/paths.ts';
import { call } from './account-rows.ts';
import { askForReply, chargedTo, startWithKey } from './public-api-fixture.ts';
import { finished, never, startServer, usualKinds, validRequest, writerOf } from './server-fixture.ts';
import { refuseWhere } from './triggers.ts';

const headers = { 'idempotency-key': 'order-17' };

async function resultOf(answer: Response) {
  const { reply } = await answer.json();
  return { reply, isReplayed: answer.headers.get('idempotent-replayed') === 'true' };
}

/** Writes `text` once the gate opens. If it is stopped before, it has written nothing. */
function gatedWriter(text: string) {
  const gate = Promise.withResolvers<void>();
  const writer = writerOf(async function* (_request, signal) {
    yield '';
    await Promise.race([gate.promise, never(signal)]);
    yield text;
    return finished(text);
  });
  return { writer, open: gate.resolve };
}

describe.each(usualKinds)('the stored result of an idempotent call on %s', (kind) => {
  test('a reply that could not be stored is stored later, and is not written again', async () => {
    const { server, database, account, key } = await startWithKey(kind);
    const ask = () => askForReply(server, { key, headers });
    const letThrough = await refuseWhere(database, 'update on idempotent_replies', "new.state = 'done'");
    expect(await resultOf(await ask())).toEqual({ reply: 'Thank you.', isReplayed: false });
    let isAnswered = false;
    const again = ask().finally(() => {
      isAnswered = true;
    });
    await sleep(300);
    expect(isAnswered).toBe(false);
    await letThrough();
    expect(await resultOf(await again)).toEqual({ reply: 'Thank you.', isReplayed: true });
    expect(server.written).toHaveLength(1);
    expect(await chargedTo(server, account)).toBe(1);
  });

  test('a process that lost its lease stops writing, and answers with the reply of the new owner', async () => {
    const one = gatedWriter('The first process.');
    const { variables, server, database, account, key } = await startWithKey(kind, { writer: one.writer });
    const two = gatedWriter('The second process.');
    two.open();
    const other = await startServer({ database: variables, writer: two.writer });
    const held = askForReply(server, { key, headers });
    await expect.poll(() => server.written.length).toBe(1);
    await database.db.updateTable('idempotent_replies').set({ lease_ends: 0 }).execute();
    const taken = await resultOf(await askForReply(other, { key, headers }));
    expect(taken).toEqual({ reply: 'The second process.', isReplayed: false });
    expect(await resultOf(await held)).toEqual({ ...taken, isReplayed: true });
    expect(await chargedTo(server, account)).toBe(1);
  });

  test('should return a stored reply while its account is locked', async () => {
    const { server, database, account, key } = await startWithKey(kind);
    const ask = () => askForReply(server, { key, headers });
    await ask();
    const answer = await database.db.transaction().execute(async (tx) => {
      await tx.updateTable('profiles').set({ current_plan: 'pro' }).where('id', '=', account.id).execute();
      return ask();
    });
    expect(await resultOf(answer)).toEqual({ reply: 'Thank you.', isReplayed: true });
  });
});

test('a reply that takes longer than a lease renews the lease', async () => {
  const { writer, open } = gatedWriter('At last.');
  const { server, database, key } = await startWithKey('SQLite', { writer });
  const asked = askForReply(server, { key, headers });
  await expect.poll(() => server.written.length).toBe(1);
  const leaseEnds = async () => {
    const row = await database.db.selectFrom('idempotent_replies').select('lease_ends').executeTakeFirst();
    return row?.lease_ends ?? 0;
  };
  const first = await leaseEnds();
  await expect.poll(leaseEnds).toBeGreaterThan(first);
  open();
  expect(await resultOf(await asked)).toEqual({ reply: 'At last.', isReplayed: false });
});

test('should limit how many calls of an account wait, and say when to try again', async () => {
  const { writer, open } = gatedWriter('At last.');
  const { server, key } = await startWithKey('SQLite', { writer });
  const ask = () => askForReply(server, { key, headers, body: validRequest });
  const asked = [ask()];
  await expect.poll(() => server.written.length).toBe(1);
  const waiting = Array.from({ length: 101 }, ask);
  const refused = await Promise.race(waiting);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
  expect((await refused.json()).code).toBe('too_many_requests');
  const usage = await call(server, 'GET', publicApiPaths.usage, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(usage.status).toBe(200);
  open();
  const answers = await Promise.all([...asked, ...waiting]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(101);
});
