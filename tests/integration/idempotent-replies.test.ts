import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { idempotencyMessages } from '#domain/messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { WriterError } from '#server/writers/writer.ts';
import { call, insertAccount } from './account-rows.ts';
import { askForReply, chargedTo, makeKey, startWithKey } from './public-api-fixture.ts';
import { databaseKinds, finished, never, parseEvents, validRequest, writerOf } from './server-fixture.ts';
import { contentsOf, storedText } from './stored-text.ts';

const withKey = (name = 'order-17') => ({ 'idempotency-key': name });
const events = { accept: 'text/event-stream' };
const replayed = (answer: Response) => answer.headers.get('idempotent-replayed') === 'true';

/** Writes a different reply each time. The mail says how long that takes: '200 ms'. */
function countingWriter() {
  let replies = 0;
  return writerOf(async function* ({ emailContent }, signal) {
    replies += 1;
    const reply = `Reply ${replies}.`;
    yield 'Reply ';
    await sleep(Number.parseInt(emailContent, 10) || 0, undefined, { signal });
    yield `${replies}.`;
    return finished(reply, ['A note.']);
  });
}
const slow = { ...validRequest, emailContent: '200 ms' };

describe.each(databaseKinds)('idempotent calls of the public API on %s', (kind) => {
  const start = () => startWithKey(kind, { writer: countingWriter() });

  test('twenty calls at once and a later one with the same Idempotency-Key get one reply, charged once', async () => {
    const { server, account, key } = await start();
    const ask = () => askForReply(server, { key, headers: withKey(), body: slow });
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(answers.filter(replayed)).toHaveLength(19);
    const later = await ask();
    expect(replayed(later)).toBe(true);
    const texts = await Promise.all([...answers, later].map((answer) => answer.text()));
    expect([...new Set(texts)]).toEqual(['{"reply":"Reply 1.","writer":"Scripted","notes":["A note."]}']);
    expect(server.written).toHaveLength(1);
    expect(await chargedTo(server, account)).toBe(1);
  });

  test('calls with another Idempotency-Key, with none, and of another account get their own replies', async () => {
    const { variables, server, database, account, key } = await start();
    const other = await insertAccount(variables, database, { plan: 'pro' });
    const { key: otherKey } = await makeKey(server, other);
    for (const headers of [withKey('a'), withKey('b'), {}, {}]) await askForReply(server, { key, headers });
    const theirs = await askForReply(server, { key: otherKey, headers: withKey('a') });
    expect(await theirs.json()).toMatchObject({ reply: 'Reply 5.' });
    expect(await chargedTo(server, account)).toBe(4);
  });

  test.each([
    ['mail', { ...validRequest, emailContent: 'Another mail.' }],
    ['intent', { ...validRequest, intent: 'accept' }],
    ['tone', { ...validRequest, tone: 'formal' }],
    ['language', { ...validRequest, language: 'French' }],
    ['prompt', { ...validRequest, customPrompt: 'Be brief.' }],
    ['answer', { ...validRequest, answers: [{ ask: 'can we meet', answer: 'yes' }] }],
    ['closing', { ...validRequest, ownWords: { closing: 'Ever yours,' } }],
  ])('the same Idempotency-Key with another %s is refused', async (_what, body) => {
    const { server, account, key } = await start();
    await askForReply(server, { key, headers: withKey() });
    const answer = await askForReply(server, { key, headers: withKey(), body });
    expect(await answer.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    expect(await chargedTo(server, account)).toBe(1);
  });

  test('should give a failure to all waiting calls, charge nothing, and allow another attempt', async () => {
    let isDown = true;
    const working = countingWriter();
    const { server, account, key } = await startWithKey(kind, {
      writer: writerOf(async function* (request, signal) {
        if (!isDown) return yield* working.write(request, signal);
        yield '';
        await sleep(200);
        throw new WriterError('The model is down');
      }),
    });
    const ask = () => askForReply(server, { key, headers: withKey() });
    const answers = await Promise.all([ask(), ask(), ask()]);
    for (const answer of answers) {
      expect(await answer.json()).toMatchObject({ status: 502, code: 'generation_failed' });
    }
    expect(server.written).toHaveLength(1);
    expect(await chargedTo(server, account)).toBe(0);
    isDown = false;
    const again = await ask();
    expect([again.status, replayed(again)]).toEqual([200, false]);
    expect(await chargedTo(server, account)).toBe(1);
  });

  test('a refusal because of the rate says when to try again, and stores no Idempotency-Key', async () => {
    const { server, key } = await startWithKey(kind, { variables: { REPLY_RATE_PER_MINUTE: '1' } });
    await askForReply(server, { key, headers: withKey('first') });
    for (const body of [validRequest, { ...validRequest, tone: 'formal' }]) {
      const refused = await askForReply(server, { key, headers: withKey('second'), body });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const again = await askForReply(server, { key, headers: withKey('first') });
    expect([again.status, replayed(again)]).toEqual([200, true]);
  });

  test('should keep the finished reply for a caller who left, streamed or not', async () => {
    const { server, account, key } = await start();
    for (const [place, headers] of [withKey('a'), { ...withKey('b'), ...events }].entries()) {
      const leaving = new AbortController();
      const left = askForReply(server, { key, headers, body: slow, signal: leaving.signal })
        .then((answer) => answer.text())
        .catch(() => 'left');
      await expect.poll(() => server.written.length).toBe(place + 1);
      leaving.abort();
      expect(await left).toBe('left');
      const again = await askForReply(server, { key, headers, body: slow });
      expect(replayed(again)).toBe(true);
      expect(await again.text()).toContain(`Reply ${place + 1}.`);
    }
    expect(await chargedTo(server, account)).toBe(2);
  });

  test('a stored reply is repeated as events or as JSON', async () => {
    const { server, key } = await start();
    const first = await askForReply(server, { key, headers: { ...withKey(), ...events } });
    const done = { reply: 'Reply 1.', writer: 'Scripted', notes: ['A note.'] };
    expect(parseEvents(await first.text()).at(-1)).toEqual({ event: 'done', data: done });
    const again = await askForReply(server, { key, headers: { ...withKey(), ...events } });
    expect(replayed(again)).toBe(true);
    expect(parseEvents(await again.text())).toEqual([
      { event: 'delta', data: { text: 'Reply 1.' } },
      { event: 'done', data: done },
    ]);
    expect(await (await askForReply(server, { key, headers: withKey() })).json()).toEqual(done);
  });

  test('another API key of the account can neither read the reply nor write a second one', async () => {
    const { server, account, key } = await start();
    await askForReply(server, { key, headers: withKey() });
    const { key: other } = await makeKey(server, account);
    const answer = await askForReply(server, { key: other, headers: withKey() });
    expect(await answer.json()).toMatchObject({
      code: 'idempotency_key_reused',
      detail: idempotencyMessages.usedWithAnotherKey,
    });
    expect(await chargedTo(server, account)).toBe(1);
  });

  test('an Idempotency-Key can be used again after a day, and after its process has died', async () => {
    const { server, database, key } = await start();
    const ask = async () => {
      const answer = await askForReply(server, { key, headers: withKey() });
      return [replayed(answer), (await answer.json()).reply];
    };
    const now = () => database.now(database.db);
    expect(await ask()).toEqual([false, 'Reply 1.']);
    await database.db
      .updateTable('idempotent_replies')
      .set({ expires_at: (await now()) - 1 })
      .execute();
    expect(await ask()).toEqual([false, 'Reply 2.']);
    await database.db
      .updateTable('idempotent_replies')
      .set({ state: 'writing', lease: 'of a dead process', lease_ends: (await now()) + 500 })
      .execute();
    expect(await ask()).toEqual([false, 'Reply 3.']);
    expect(await ask()).toEqual([true, 'Reply 3.']);
  });

  test('should store nothing readable of mail, reply or keys', async () => {
    const canary = 'canary-5c1d77';
    const { variables, server, key } = await startWithKey(kind, {
      variables: { LOG_LEVEL: 'trace' },
      writer: writerOf(async function* ({ emailContent }, signal) {
        yield canary;
        if (emailContent.startsWith('fail')) throw new WriterError('failed', { cause: new Error(canary) });
        if (emailContent.startsWith('wait')) return await never(signal);
        return finished(`Dear ${canary}`, [canary]);
      }),
    });
    const ask = (word: string, signal?: AbortSignal) =>
      askForReply(server, {
        key,
        headers: withKey(`${canary}-${word}`),
        body: { ...validRequest, emailContent: `${word} ${canary}`, customPrompt: canary },
        ...(signal ? { signal } : {}),
      }).then((answer) => answer.text());
    for (const word of ['write', 'write', 'fail']) await ask(word);
    const leaving = new AbortController();
    const left = ask('wait', leaving.signal).catch(() => 'left');
    await expect.poll(() => server.written.at(-1)?.emailContent).toContain('wait');
    leaving.abort();
    await left;
    const stored = await storedText(variables);
    await server.close();
    expect(stored).toContain('done');
    expect(stored).not.toContain(canary);
    expect(stored).not.toContain(key);
    expect(server.log()).not.toContain(canary);
    if (kind === 'SQLite') expect(await contentsOf(variables.DATA_DIR ?? '')).not.toContain(canary);
  });

  test('the deletion of an account deletes its stored answers', async () => {
    const { server, database, account, key } = await start();
    await askForReply(server, { key, headers: withKey() });
    const { headers, email } = account;
    await call(server, 'DELETE', apiPaths.account, { headers, body: { email } });
    expect(await database.db.selectFrom('idempotent_replies').selectAll().execute()).toEqual([]);
  });
});

test.each(['', 'two words', 'n'.repeat(201), 'naïve'])(
  'an invalid Idempotency-Key is refused: %j',
  async (name) => {
    const { server, key } = await startWithKey('SQLite');
    const answer = await askForReply(server, { key, headers: withKey(name) });
    expect(await answer.json()).toMatchObject({ code: 'validation', detail: idempotencyMessages.invalid });
  },
);
