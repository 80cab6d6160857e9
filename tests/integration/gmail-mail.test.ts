import { expect, test } from 'vitest';
import { gmailMessage } from '#tests/fakes/google-messages.ts';
import { codeOf } from './account-fixture.ts';
import { insertAccount } from './account-rows.ts';
import { readGmail } from './gmail-fixture.ts';
import { askForList, askForMessage, list, startWithGmail } from './gmail-mail-fixture.ts';

const days = (count: number) => new Date(Date.UTC(2026, 10, 20) - count * 86_400_000);
const inbox = (count: number) =>
  Array.from({ length: count }, (_, index) => gmailMessage({ subject: `Mail ${index}`, date: days(index) }));

test('the inbox is listed newest first, with sender, subject, date and preview', async () => {
  const messages = [
    gmailMessage({
      from: '=?utf-8?Q?Luc=C3=ADa?= <lucia@example.com>',
      subject: '=?utf-8?B?UGVkaWRvIOKEljQ=?=\r\n =?utf-8?B?IDQ3MQ==?=',
      snippet: 'Tom &amp; Anna &#39;said&#39; &lt;hello&gt;',
      text: 'Tom & Anna said hello.\n\nWhen does the order come?\n',
      date: days(0),
    }),
    gmailMessage({ subject: 'Sent by me', labelIds: ['SENT'] }),
    ...inbox(3),
  ];
  const { server, account } = await startWithGmail('SQLite', { messages });
  const found = await list(server, account);
  expect(found[0]).toEqual({
    id: messages[0]?.id,
    threadId: messages[0]?.threadId,
    from: 'Lucía <lucia@example.com>',
    to: 'mara@gmail.example',
    subject: 'Pedido №4 471',
    snippet: "Tom & Anna 'said' <hello>",
    date: '2026-11-20T00:00:00.000Z',
    unread: false,
    bulk: false,
    beginning: 'Tom & Anna said hello.\n\nWhen does the order come?',
  });
  expect(found.slice(1).map(({ subject }) => subject)).toEqual(['Mail 0', 'Mail 1', 'Mail 2']);
});

test('twenty messages are listed, or as many as requested', async () => {
  const { server, account } = await startWithGmail('SQLite', { messages: inbox(60) });
  expect((await list(server, account)).map(({ subject }) => subject)).toEqual(
    inbox(20).map((_, index) => `Mail ${index}`),
  );
  expect(await list(server, account, '?maxResults=50')).toHaveLength(50);
  expect(await list(server, account, '?maxResults=1')).toHaveLength(1);
});

test('an empty inbox is an empty list', async () => {
  const { server, account } = await startWithGmail('SQLite');
  expect(await list(server, account)).toEqual([]);
});

test('a message that was deleted meanwhile is left out, and one that cannot be read has only its id', async () => {
  const { google, server, account } = await startWithGmail('SQLite', { messages: inbox(5) });
  google.fail('message', 404, 1);
  expect(await list(server, account)).toHaveLength(4);
  google.fail('message', 500, 1);
  const found = await list(server, account);
  expect(found).toHaveLength(5);
  expect(found.filter(({ subject }) => subject === undefined)).toEqual([
    { id: expect.any(String), threadId: expect.any(String) },
  ]);
  google.fail('message', 500);
  expect(await codeOf(await askForList(server, account))).toBe('mailbox_failed');
});

test('an expired access token is renewed once for all calls', async () => {
  const { google, server, account } = await startWithGmail('SQLite', { messages: inbox(20) });
  await list(server, account);
  const before = google.count('refresh');
  google.expireAccessTokens();
  expect(await list(server, account)).toHaveLength(20);
  expect(google.count('refresh')).toBe(before + 1);
});

test('after the grant is revoked, the person has no connection', async () => {
  const { google, server, account } = await startWithGmail('SQLite', { messages: inbox(1) });
  google.revokeGrants();
  expect(await codeOf(await askForList(server, account))).toBe('mailbox_not_connected');
  expect(await readGmail(server, account)).toMatchObject({ connected: false, address: null });
});

const faults = [
  [401, 'mailbox_failed'],
  [403, 'mailbox_not_connected'],
  [{ status: 403, reason: 'domainPolicy' }, 'mailbox_failed'],
  [{ status: 403, reason: 'rateLimitExceeded' }, 'too_many_requests'],
  [{ status: 403, reason: 'userRateLimitExceeded' }, 'too_many_requests'],
  [429, 'too_many_requests'],
  [302, 'mailbox_failed'],
  [500, 'mailbox_failed'],
  [503, 'mailbox_failed'],
  ['page', 'mailbox_failed'],
  ['broken', 'mailbox_failed'],
  ['reset', 'mailbox_failed'],
] as const;

test.each(faults)('Google’s %j has its own problem code', async (fault, code) => {
  const messages = inbox(2);
  const { google, server, account } = await startWithGmail('SQLite', { messages });
  // A fault that ends the connection is tested on the list only: after it, every other call fails too.
  for (const failing of code === 'mailbox_not_connected'
    ? (['list'] as const)
    : (['message', 'list'] as const)) {
    google.fail(failing, fault);
    const ask =
      failing === 'list'
        ? askForList(server, account)
        : askForMessage(server, account, messages[0]?.id ?? '');
    expect(await codeOf(await ask)).toBe(code);
  }
  google.heal();
  expect((await readGmail(server, account)).connected).toBe(code !== 'mailbox_not_connected');
  expect((await askForList(server, account)).ok).toBe(code !== 'mailbox_not_connected');
});

test('a missing inbox is a failure of the mailbox, not a deleted message', async () => {
  const { google, server, account } = await startWithGmail('SQLite');
  google.fail('list', 404, 1);
  expect(await codeOf(await askForList(server, account))).toBe('mailbox_failed');
});

test.each(['7', new Date(Date.now() + 7_500).toUTCString()])(
  'the wait that Google asks for is reported: %s',
  async (retryAfter) => {
    const { google, server, account } = await startWithGmail('SQLite');
    google.fail('list', { status: 429, retryAfter });
    const wait = Number((await askForList(server, account)).headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(8);
  },
);

test.each(['18c0000000000000', 'a..b', '%2e%2e%2fprofile', 'a%2Fb', '%00', 'x'.repeat(300)])(
  'an unknown message is not found: %s',
  async (id) => {
    const { google, server, account } = await startWithGmail('SQLite', { messages: inbox(1) });
    const calls = google.calls.length;
    const response = await askForMessage(server, account, id);
    expect(response.status).toBe(404);
    const further = google.calls.slice(calls).map(({ name }) => name);
    expect(further.filter((name) => name !== 'message')).toEqual([]);
  },
);

test('another account cannot read the mailbox', async () => {
  const messages = inbox(1);
  const { server, database, rows } = await startWithGmail('SQLite', { messages });
  const other = await insertAccount(database, rows);
  expect(await codeOf(await askForList(server, other))).toBe('mailbox_not_connected');
  expect(await codeOf(await askForMessage(server, other, messages[0]?.id ?? ''))).toBe(
    'mailbox_not_connected',
  );
});

test('an account that reads too often has to wait', async () => {
  const { server, account } = await startWithGmail('SQLite');
  const codes: string[] = [];
  for (let asked = 0; asked < 121; asked += 1) codes.push(await codeOf(await askForList(server, account)));
  expect(codes.slice(0, 120)).not.toContain('too_many_requests');
  expect(codes.at(-1)).toBe('too_many_requests');
});

test('the log of a failure contains no mail, address or token', async () => {
  const messages = [
    gmailMessage({ subject: 'canary-subject', text: 'canary-text', from: 'canary@example.com' }),
  ];
  const { google, server, account } = await startWithGmail('SQLite', { messages });
  for (const fault of [400, 500, 'broken', 'reset', 'page'] as const) {
    google.fail('message', fault);
    await askForMessage(server, account, messages[0]?.id ?? '');
    await askForList(server, account);
  }
  const log = server.log();
  expect(log).toContain('mailbox_failed');
  const secrets = google.grants.flatMap(({ refreshToken, accessTokens }) => [
    refreshToken,
    ...accessTokens.map(({ token }) => token),
  ]);
  for (const secret of ['canary', 'gmail.example', ...secrets]) expect(log).not.toContain(secret);
});
