import PostalMime from 'postal-mime';
import { expect, test, vi } from 'vitest';
import { mailboxFieldMessages } from '#domain/mailbox-field-messages.ts';
import { idempotencyMessages } from '#domain/messages.ts';
import { gmailMessage } from '#tests/fakes/google-messages.ts';
import { codeOf } from './account-fixture.ts';
import { question, send, startWithQuestion } from './gmail-mail-fixture.ts';

test.each(['nobody', 'a@example.com, b@', 'anna@localhost'])(
  'a reply to an invalid address is refused before Google is called: %s',
  async (to) => {
    const { google, server, account } = await startWithQuestion('SQLite');
    const calls = google.calls.length;
    const response = await send(server, account, { to });
    expect(await response.json()).toMatchObject({
      code: 'validation',
      detail: mailboxFieldMessages.recipientInvalid,
    });
    expect(google.calls.length).toBe(calls);
  },
);

test('a reply to 51 recipients is refused with the limit, and one to 50 is sent', async () => {
  const { server, account } = await startWithQuestion('SQLite');
  const to = Array.from({ length: 51 }, (_, n) => `a${n}@b.example`);
  expect(await (await send(server, account, { to: to.join() })).json()).toMatchObject({
    code: 'validation',
    detail: expect.stringContaining('50'),
  });
  expect((await send(server, account, { to: to.slice(1).join() })).status).toBe(200);
});

test.each(['x'.repeat(201), 'two words'])('an invalid Idempotency-Key is refused: %s', async (key) => {
  const { server, account } = await startWithQuestion('SQLite');
  const response = await send(server, account, {}, { key });
  expect(await response.json()).toMatchObject({
    code: 'validation',
    detail: idempotencyMessages.invalid,
  });
});

test.each([{ threadId: 'a/b' }, { messageId: 'a\r\nBcc: eve@example.org' }, { threadId: '' }])(
  'an invalid id is refused with a sentence: %o',
  async (ids) => {
    const { server, account } = await startWithQuestion('SQLite');
    expect(await (await send(server, account, ids)).json()).toMatchObject({
      code: 'validation',
      detail: mailboxFieldMessages.idInvalid,
    });
  },
);

test('an id that could change the URL is not sent to Google', async () => {
  const { google, server, account } = await startWithQuestion('SQLite');
  const calls = google.calls.length;
  expect((await send(server, account, { messageId: '..' })).status).toBe(200);
  expect(google.calls.slice(calls).map(({ name }) => name)).toEqual(['send']);
});

test('the reply refers to the answered message, or to the latest of its conversation, or to none', async () => {
  const { google, server, account } = await startWithQuestion('SQLite');
  const other = gmailMessage({ id: '18c0000000000002', messageId: '<other@example.com>' });
  google.mail.messages.push(other);
  await send(server, account, { body: '1', threadId: question.threadId ?? '', messageId: other.id });
  await send(server, account, { body: '2', messageId: other.id });
  await send(server, account, { body: '3', threadId: question.threadId ?? '' });
  await send(server, account, { body: '4' });
  // The answered message was deleted meanwhile. Its conversation has another message.
  await send(server, account, { body: '5', threadId: other.id, messageId: '18c00000000000ff' });
  const parsed = await Promise.all(google.mail.sent.map(({ raw }) => PostalMime.parse(raw)));
  expect(parsed.map(({ inReplyTo }) => inReplyTo)).toEqual([
    '<other@example.com>',
    '<other@example.com>',
    '<question@example.com>',
    undefined,
    undefined,
  ]);
  expect(google.mail.sent.map(({ threadId }) => threadId)).toEqual([
    question.threadId,
    other.threadId,
    question.threadId,
    google.mail.sent[3]?.id,
    other.threadId,
  ]);
});

test.each(['list', 'message'] as const)(
  'if the conversation cannot be read (%s), nothing is sent',
  async (failing) => {
    const { google, server, account } = await startWithQuestion('SQLite');
    google.fail(failing, 503);
    expect(await codeOf(await send(server, account, { threadId: question.threadId ?? '' }))).toBe(
      'send_failed',
    );
    expect(google.count('send')).toBe(0);
  },
);

test('without a token a reply is not sent, and the connection stays unless the grant is gone', async () => {
  const { google, server, account } = await startWithQuestion('SQLite');
  google.expireAccessTokens();
  google.fail('send', 401, 1);
  expect(await codeOf(await send(server, account))).toBe('send_failed');
  google.fail('refresh', 500);
  expect(await codeOf(await send(server, account))).toBe('send_failed');
  google.heal();
  google.revokeGrants();
  expect(await codeOf(await send(server, account))).toBe('mailbox_not_connected');
  expect(google.mail.sent).toEqual([]);
});

test('an account that sends too often has to wait', async () => {
  const { google, server, account } = await startWithQuestion('SQLite');
  const codes: string[] = [];
  for (let n = 0; n < 31; n += 1) codes.push(await codeOf(await send(server, account, { body: `${n}` })));
  expect(codes.at(-1)).toBe('too_many_requests');
  expect(google.count('send')).toBe(30);
});

test('a reply prefix in another language gets no second prefix', async () => {
  const { google, server, account } = await startWithQuestion('SQLite');
  for (const subject of ['AW: Termin', 'RE: Plans', '回复：会议', 'Fwd: Plans', ''])
    await send(server, account, { subject });
  const parsed = await Promise.all(google.mail.sent.map(({ raw }) => PostalMime.parse(raw)));
  expect(parsed.map(({ subject }) => subject)).toEqual([
    'AW: Termin',
    'RE: Plans',
    '回复：会议',
    'Re: Fwd: Plans',
    'Re:',
  ]);
});

test('a program that stops does not wait forever for a silent mailbox', async () => {
  const { google, server, account, rows } = await startWithQuestion('SQLite');
  google.fail('send', 'hang');
  const leaving = new AbortController();
  send(server, account, {}, { signal: leaving.signal }).catch(() => {});
  await vi.waitUntil(() => google.count('send') === 1, 10_000);
  leaving.abort();
  await server.close();
  const kept = await rows.db.selectFrom('outbox').select('state').execute();
  expect(kept).toEqual([{ state: 'sending' }]);
});
