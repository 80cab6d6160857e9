import { expect, test } from 'vitest';
import type { MessageSummary } from '#domain/mailbox.ts';
import { apiPaths } from '#domain/paths.ts';
import { type GmailPart, gmailMessage, textPart } from '#tests/fakes/google-messages.ts';
import { codeOf } from './account-fixture.ts';
import { call } from './account-rows.ts';
import { readGmail } from './gmail-fixture.ts';
import { list, read, send, startWithGmail } from './gmail-mail-fixture.ts';

type Started = Awaited<ReturnType<typeof startWithGmail>>;

const hour = (count: number) => new Date(Date.UTC(2026, 10, 20, count));

test('the list says what is unread and what is bulk, and has the beginning of what may want an answer', async () => {
  const headers = [{ name: 'list-unsubscribe', value: '<https://news.example/leave>' }];
  const messages = [
    gmailMessage({ labelIds: ['INBOX', 'UNREAD'], text: `${'word '.repeat(1_000)}end` }),
    gmailMessage({ headers, text: 'What will you plant?' }),
    gmailMessage({ html: '<style>p{color:red}</style><p>When does it <b>come</b>?</p>' }),
    gmailMessage({ text: '' }),
  ];
  const { google, server, account } = await startWithGmail('SQLite', { messages });
  const found = await list(server, account);
  expect(found.map(({ unread, bulk }) => [unread, bulk])).toEqual([
    [true, false],
    [false, true],
    [false, false],
    [false, false],
  ]);
  const [long, ...beginnings] = found.map(({ beginning }) => beginning);
  expect(long).toBe('word '.repeat(400));
  expect(beginnings).toEqual([undefined, 'When does it come?', undefined]);
  expect(google.count('message')).toBe(messages.length);
});

test('a message that is too large for a list is listed without its text', async () => {
  const text = 'Is this too long? '.repeat(40_000);
  const messages = [
    gmailMessage({ subject: 'Large', text }),
    gmailMessage({ subject: 'Small', text: 'Yes?' }),
  ];
  const { server, account } = await startWithGmail('SQLite', { messages });
  const found = await list(server, account);
  expect(found.map(({ subject, beginning }) => [subject, beginning])).toEqual([
    ['Large', undefined],
    ['Small', 'Yes?'],
  ]);
});

const file = (filename: string, size: number, given: Partial<GmailPart> = {}): GmailPart => ({
  mimeType: 'application/pdf',
  filename,
  body: { attachmentId: `file-${filename}`, size },
  ...given,
});

test('a message names its files and their sizes, and fetches none; pictures of the text are no files', async () => {
  const inline = [{ name: 'Content-ID', value: '<logo>' }];
  const attached = [...inline, { name: 'Content-Disposition', value: 'attachment; filename="plan.png"' }];
  const forwarded = { mimeType: 'message/rfc822', filename: '', parts: [textPart('text/plain', 'inside')] };
  const parts: GmailPart[] = [
    { mimeType: 'multipart/alternative', filename: '', parts: [textPart('text/plain', 'See the files.')] },
    file('contract.pdf', 48_213),
    file('logo.png', 900, { mimeType: 'image/png', headers: inline }),
    file('plan.png', 700, { mimeType: 'image/png', headers: attached }),
    file('=?utf-8?Q?Gr=C3=B6=C3=9Fe?=\u202e.txt', 0, { mimeType: 'text/plain' }),
    { ...forwarded, parts: [file('inner.pdf', 5)] },
  ];
  const message = gmailMessage({ text: '' });
  message.payload = { ...message.payload, mimeType: 'multipart/mixed', body: { size: 0 }, parts };
  const { google, server, account } = await startWithGmail('SQLite', { messages: [message] });
  const { message: found, text } = await read(server, account, message.id);
  expect(text).toBe('See the files.');
  expect(found.attachments).toEqual([
    { name: 'contract.pdf', size: 48_213 },
    { name: 'plan.png', size: 700 },
    { name: 'Größe.txt' },
    { name: 'message.eml' },
  ]);
  expect(google.count('attachment')).toBe(0);
});

test('a message has its Cc, and where a list wants answers, if these are addresses', async () => {
  const messages = [
    gmailMessage({
      headers: [
        { name: 'CC', value: '=?utf-8?Q?Luc=C3=ADa?= <lucia@example.com>, tom@example.com' },
        { name: 'Mail-Followup-To', value: 'garden@list.example' },
      ],
    }),
    gmailMessage({ headers: [{ name: 'Mail-Followup-To', value: 'everybody on the list' }] }),
  ];
  const { server, account } = await startWithGmail('SQLite', { messages });
  const [first, second] = await Promise.all(messages.map(({ id }) => read(server, account, id)));
  expect(first?.header('Cc')).toBe('Lucía <lucia@example.com>, tom@example.com');
  expect(first?.header('Mail-Followup-To')).toBe('garden@list.example');
  expect([second?.header('Cc'), second?.header('Mail-Followup-To')]).toEqual(['', '']);
  expect(second?.message.attachments).toBeUndefined();
});

const askForThread = ({ server, account: { headers } }: Started, id: string) =>
  call(server, 'GET', `${apiPaths.gmailThreads}/${id}`, { headers });

const threadOf = async (started: Started, id: string): Promise<MessageSummary[]> =>
  (await (await askForThread(started, id)).json()).messages;

test('a conversation lists its messages oldest first, without drafts and what was deleted', async () => {
  const threadId = '18c0000000000010';
  const message = (subject: string, at: number, ...labelIds: string[]) =>
    gmailMessage({ threadId, subject, date: hour(at), labelIds, text: subject });
  const messages = [
    message('Re: begun', 6, 'DRAFT'),
    message('Re: third', 5, 'INBOX', 'UNREAD'),
    message('Re: deleted', 4, 'TRASH'),
    message('Re: second', 3, 'SENT'),
    message('First', 2, 'INBOX'),
    gmailMessage({ subject: 'Another conversation' }),
  ];
  const started = await startWithGmail('SQLite', { messages });
  const found = await threadOf(started, threadId);
  expect(found).toMatchObject([
    { subject: 'First', threadId, date: hour(2).toISOString(), unread: false, answered: true },
    { subject: 'Re: second' },
    { subject: 'Re: third', snippet: 'Re: third', unread: true, answered: false },
  ]);
  expect(found).toHaveLength(3);
  expect(found[1]).not.toHaveProperty('answered');
  expect(started.google.calls.at(-1)?.query.get('format')).toBe('metadata');
});

test('a conversation shows a reply that was sent from here, and its newest fifty messages', async () => {
  const threadId = '18c0000000000010';
  const messages = Array.from({ length: 60 }, (_, index) =>
    gmailMessage({ threadId, subject: `Mail ${60 - index}` }),
  );
  const started = await startWithGmail('SQLite', { messages });
  expect((await send(started.server, started.account, { threadId })).status).toBe(200);
  const found = await threadOf(started, threadId);
  expect(found).toHaveLength(50);
  expect([found[0]?.subject, found.at(-1)?.subject]).toEqual(['Mail 12', 'Re: A question']);
  expect(found[0]).toMatchObject({ answered: true });
});

test('an unknown conversation is not found, and Google’s faults have their own codes', async () => {
  const messages = [gmailMessage({ id: '18c0000000000010' })];
  const started = await startWithGmail('SQLite', { messages });
  for (const id of ['18c00000000000ff', 'a..b', '%2e%2e%2fprofile']) {
    expect(await codeOf(await askForThread(started, id))).toBe('message_not_found');
  }
  for (const [fault, code] of [
    [429, 'too_many_requests'],
    [500, 'mailbox_failed'],
    ['broken', 'mailbox_failed'],
  ] as const) {
    started.google.fail('thread', fault, 1);
    expect(await codeOf(await askForThread(started, '18c0000000000010'))).toBe(code);
  }
  expect((await readGmail(started.server, started.account)).connected).toBe(true);
});
