import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { problems } from '#domain/problems.ts';
import { codeOf } from './account-fixture.ts';
import { insertAccount } from './account-rows.ts';
import { connectGmail, readGmail } from './gmail-fixture.ts';
import { question, reply, send, startWithQuestion } from './gmail-mail-fixture.ts';
import { runServer, untilReady } from './process-fixture.ts';
import { databaseKinds } from './server-fixture.ts';
import { runAfter } from './triggers.ts';

const idOf = async (response: Response) => (await response.json()).id;

describe.each(databaseKinds)('sending through Gmail on %s', (kind) => {
  test('a reply is sent in its conversation, with one Re: and the text as it was shown', async () => {
    const { google, server, account } = await startWithQuestion(kind);
    const response = await send(server, account, { threadId: question.threadId ?? '' });
    const [sent] = google.mail.sent;
    expect([response.status, await response.json()]).toEqual([
      200,
      { id: sent?.id, threadId: question.threadId },
    ]);
    const { headers, text, ...mail } = await PostalMime.parse(sent?.raw ?? '');
    expect(mail).toMatchObject({
      to: [{ name: 'Jonas Weber', address: 'jonas.weber@example.com' }],
      subject: 'Re: A question',
      inReplyTo: '<question@example.com>',
      references: '<first@example.com> <question@example.com>',
    });
    expect(text?.trimEnd()).toBe(reply.body);
    expect(headers.map(({ key }) => key)).not.toContain('from');
    expect(google.mail.sent).toHaveLength(1);
  });

  test('twenty calls at once send one reply, and each gets its answer', async () => {
    const { google, server, account } = await startWithQuestion(kind);
    google.fail('send', { slow: 300 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(server, account)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(await Promise.all(answers.map(idOf)))).toEqual(new Set([google.mail.sent[0]?.id]));
    expect(google.count('send')).toBe(1);
  });

  test('two processes send one reply', async () => {
    const { google, database, account } = await startWithQuestion(kind);
    const variables = { ...database, ...google.variables };
    const processes = [1, 2].map(() => runServer(variables, 'tests/integration/scripted-process.ts'));
    const servers = await Promise.all(processes.map(untilReady));
    google.fail('send', { slow: 200 });
    const presses = Array.from({ length: 5 }, () =>
      servers.map((one) => send(one, account, {}, { key: 'one-key' })),
    );
    const answers = await Promise.all(presses.flat());
    expect(new Set(await Promise.all(answers.map(idOf)))).toEqual(new Set([google.mail.sent[0]?.id]));
    expect(google.count('send')).toBe(1);
  });

  test('an Idempotency-Key is for one reply: a repeated call gets its answer, other content is refused', async () => {
    const { google, server, account } = await startWithQuestion(kind);
    const id = await idOf(await send(server, account, {}, { key: 'press-1' }));
    expect(await idOf(await send(server, account, {}, { key: 'press-1' }))).toBe(id);
    const other = await send(server, account, { body: 'No.' }, { key: 'press-1' });
    expect(await other.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    expect(google.count('send')).toBe(1);
  });

  test('the same content is one reply under any Idempotency-Key, until a person sends it again', async () => {
    const { google, server, account } = await startWithQuestion(kind);
    google.fail('send', { slow: 100 });
    const tabs = ['tab-1', 'tab-2', 'tab-3'].map((key) => send(server, account, {}, { key }));
    const ids = await Promise.all((await Promise.all(tabs)).map(idOf));
    expect(new Set([...ids, await idOf(await send(server, account))]).size).toBe(1);
    expect(google.count('send')).toBe(1);
    const again = { sendAgain: true };
    const presses = [send(server, account, again), send(server, account, again)];
    const second = new Set(await Promise.all((await Promise.all(presses)).map(idOf)));
    expect([second.size, second.has(ids[0])]).toEqual([1, false]);
    expect(google.count('send')).toBe(2);
  });

  test('a message whose answer may have been sent gets another one only if a person decides so', async () => {
    const { google, server, account } = await startWithQuestion(kind);
    const threadId = question.threadId ?? '';
    google.fail('send', 'lost', 1);
    expect(await codeOf(await send(server, account, { threadId }, { key: 'a' }))).toBe('send_unknown');
    const other = { threadId, body: 'Written anew after a reload.' };
    expect(await codeOf(await send(server, account, other, { key: 'b' }))).toBe('send_unknown');
    google.fail('send', 400, 1);
    const decided = { ...other, sendAgain: true };
    expect(await codeOf(await send(server, account, decided, { key: 'c' }))).toBe('send_failed');
    expect(await codeOf(await send(server, account, other, { key: 'd' }))).toBe('send_unknown');
    expect((await send(server, account, decided, { key: 'e' })).status).toBe(200);
    // The message now certainly has an answer, so the next reply counts as another answer.
    expect((await send(server, account, { threadId, body: 'One more thing.' })).status).toBe(200);
    expect(google.count('send')).toBe(4);
  });

  test('of two replies to one message at once, the second is refused because of the first', async () => {
    const { google, server, account } = await startWithQuestion(kind);
    const threadId = question.threadId ?? '';
    google.fail('send', { slow: 400 });
    const first = send(server, account, { threadId });
    while (google.count('send') === 0) await sleep(10);
    const second = await send(server, account, { threadId, body: 'Another one.' });
    expect(await codeOf(second)).toBe('send_under_way');
    expect((await first).status).toBe(200);
    expect(google.count('send')).toBe(1);
  });

  test('another account can send the same content under the same Idempotency-Key', async () => {
    const { google, server, database, rows, account } = await startWithQuestion(kind);
    const other = await insertAccount(database, rows);
    await connectGmail(server, other);
    const ids = [
      await idOf(await send(server, account, {}, { key: 'k' })),
      await idOf(await send(server, other, {}, { key: 'k' })),
    ];
    expect(new Set(ids).size).toBe(2);
    expect(google.count('send')).toBe(2);
  });

  test.each(['lost', 'reset', 'broken', 'page', 500, 503] as const)(
    'if Google’s answer is lost (%s), the answer says so, and another call sends nothing',
    async (fault) => {
      const { google, server, account } = await startWithQuestion(kind);
      google.fail('send', fault);
      const first = await send(server, account);
      expect([first.status, await first.json()]).toMatchObject([
        502,
        { code: 'send_unknown', detail: problems.send_unknown.detail },
      ]);
      google.heal();
      expect(await codeOf(await send(server, account))).toBe('send_unknown');
      expect(google.count('send')).toBe(1);
    },
  );

  test.each([
    [400, 'send_failed'],
    [401, 'send_failed'],
    [404, 'send_failed'],
    [413, 'send_failed'],
    [302, 'send_failed'],
    [{ status: 403, reason: 'domainPolicy' }, 'send_failed'],
    [{ status: 403, reason: 'dailyLimitExceeded' }, 'too_many_requests'],
    [{ status: 429, retryAfter: '9' }, 'too_many_requests'],
  ] as const)(
    'a reply that Google certainly refused (%j) was not sent and may be sent again',
    async (fault, code) => {
      const { google, server, account, rows } = await startWithQuestion(kind);
      google.fail('send', fault);
      const refused = await send(server, account);
      expect(await codeOf(refused)).toBe(code);
      if (code === 'too_many_requests' && typeof fault === 'object' && 'retryAfter' in fault) {
        expect(refused.headers.get('retry-after')).toBe('9');
      }
      expect(google.count('send')).toBe(1);
      expect(await rows.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
      google.heal();
      expect((await send(server, account)).status).toBe(200);
      expect(google.mail.sent).toHaveLength(1);
    },
  );

  test('without the right to send, the mailbox counts as disconnected', async () => {
    const { google, server, account } = await startWithQuestion(kind);
    google.fail('send', 403);
    expect(await codeOf(await send(server, account))).toBe('mailbox_not_connected');
    expect((await readGmail(server, account)).connected).toBe(false);
  });

  test('a second call waits for the first, and the reply is sent even if the first caller has left', async () => {
    const { google, server, account } = await startWithQuestion(kind);
    google.fail('send', { slow: 600 });
    const leaving = new AbortController();
    const first = send(server, account, {}, { key: 'k', signal: leaving.signal });
    first.catch(() => {});
    while (google.count('send') === 0) await sleep(10);
    leaving.abort();
    const second = await send(server, account, {}, { key: 'k' });
    expect(await idOf(second)).toBe(google.mail.sent[0]?.id);
    expect(google.count('send')).toBe(1);
  });

  test('a program that stops waits for a reply that is being sent', async () => {
    const { google, server, account, rows } = await startWithQuestion(kind);
    google.fail('send', { slow: 500 });
    const leaving = new AbortController();
    send(server, account, {}, { signal: leaving.signal }).catch(() => {});
    while (google.count('send') === 0) await sleep(10);
    leaving.abort();
    await server.close();
    const kept = await rows.db.selectFrom('outbox').select(['state', 'message_id']).execute();
    expect(kept).toEqual([{ state: 'sent', message_id: google.mail.sent[0]?.id }]);
  });

  test('a sent reply is reported as sent even if the database then fails, and is not sent again', async () => {
    const { google, server, account, rows } = await startWithQuestion(kind);
    const failing = kind === 'SQLite' ? "select raise(abort, 'late')" : "raise exception 'late'";
    await runAfter(rows, 'update on outbox', failing);
    expect(await idOf(await send(server, account))).toBe(google.mail.sent[0]?.id);
    expect(server.log()).toContain('The outcome of a reply could not be saved');
    expect(await codeOf(await send(server, account))).toBe('send_under_way');
    expect(google.count('send')).toBe(1);
  });

  test('a reply whose process was killed may have been sent, until its rows expire', async () => {
    const { google, server, account, rows } = await startWithQuestion(kind);
    await send(server, account);
    await rows.db.updateTable('outbox').set({ state: 'sending', message_id: null, settled_by: 1 }).execute();
    expect(await codeOf(await send(server, account))).toBe('send_unknown');
    await rows.db.updateTable('outbox').set({ expires_at: 1 }).execute();
    expect((await send(server, account)).status).toBe(200);
    expect(google.count('send')).toBe(2);
  });

  test('an Idempotency-Key is kept for a day, content for two minutes, both as hashes', async () => {
    const { server, account, rows } = await startWithQuestion(kind);
    await send(server, account, { body: 'canary-body' }, { key: 'canary-key' });
    const kept = await rows.db.selectFrom('outbox').selectAll().orderBy('expires_at').execute();
    const minutes = kept.map(({ settled_by, expires_at }) => (expires_at - settled_by + 30_000) / 60_000);
    expect(minutes).toEqual([2, 1_440]);
    expect(JSON.stringify(kept)).not.toMatch(/canary|jonas|question/i);
  });
});
