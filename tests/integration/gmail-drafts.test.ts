import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { codeOf } from './account-fixture.ts';
import { call } from './account-rows.ts';
import { connectGmail, readGmail } from './gmail-fixture.ts';
import { list, question, reply, startWithGmail, startWithQuestion } from './gmail-mail-fixture.ts';

const READ = 'https://www.googleapis.com/auth/gmail.readonly';
const SEND = 'https://www.googleapis.com/auth/gmail.send';
const COMPOSE = 'https://www.googleapis.com/auth/gmail.compose';

type Started = Awaited<ReturnType<typeof startWithGmail>>;

const save = ({ server, account: { headers } }: Started, given: object = {}) =>
  call(server, 'POST', apiPaths.gmailDrafts, { headers, body: { ...reply, ...given } });

const canSaveDrafts = async ({ server, account }: Started) =>
  (await readGmail(server, account)).mailboxes[0]?.capabilities.drafts;

test('a reply is saved in its conversation, and nothing is sent', async () => {
  const started = await startWithQuestion('SQLite');
  const { google, server, account } = started;
  const { id, threadId = '' } = question;
  const response = await save(started, { cc: 'Ada <ada@example.com>', messageId: id, threadId });
  expect(response.status).toBe(200);
  const [draft] = google.mail.drafts;
  expect(await response.json()).toEqual({ id: draft?.id });
  expect([google.mail.drafts.length, google.mail.sent.length, draft?.threadId]).toEqual([1, 0, threadId]);
  expect(await PostalMime.parse(draft?.raw ?? '')).toMatchObject({
    to: [{ name: 'Jonas Weber', address: 'jonas.weber@example.com' }],
    cc: [{ name: 'Ada', address: 'ada@example.com' }],
    subject: 'Re: A question',
    inReplyTo: '<question@example.com>',
    references: '<first@example.com> <question@example.com>',
    text: `${reply.body}\n`,
  });
  expect(await list(server, account, '?folder=DRAFT')).toMatchObject([
    {
      id: draft?.messageId,
      threadId,
      subject: 'Re: A question',
      beginning: reply.body.replaceAll('\n', '\r\n'),
    },
  ]);
});

test('a draft to a message that was deleted is saved in its conversation only', async () => {
  const started = await startWithQuestion('SQLite');
  const { threadId = '' } = question;
  expect((await save(started, { messageId: '18c00000000000ff', threadId })).status).toBe(200);
  const { inReplyTo, subject } = await PostalMime.parse(started.google.mail.drafts[0]?.raw ?? '');
  expect([inReplyTo, subject]).toEqual([undefined, 'Re: A question']);
});

test('a draft with an invalid recipient is refused before Google is called', async () => {
  const started = await startWithQuestion('SQLite');
  expect(await codeOf(await save(started, { cc: 'nobody' }))).toBe('validation');
  expect(started.google.count('draft')).toBe(0);
});

test.each([
  [[READ, SEND], false],
  [[READ, SEND, COMPOSE], true],
  [[`${COMPOSE}.else`, READ, SEND], false],
])('with the permissions %j, drafts can be saved: %s', async (granted, expected) => {
  const started = await startWithGmail('SQLite', { granted });
  expect(await canSaveDrafts(started)).toBe(expected);
  expect(await codeOf(await save(started))).toBe(expected ? 'ok' : 'mailbox_unable');
  expect(started.google.count('draft')).toBe(expected ? 1 : 0);
});

test('a mailbox that was connected before drafts can save them once it is connected again', async () => {
  const started = await startWithGmail('SQLite', { granted: [READ, SEND] });
  const { google, rows, server, account } = started;
  await rows.db.updateTable('mailboxes').set({ scope: null }).execute();
  expect(await canSaveDrafts(started)).toBe(false);
  expect(await list(server, account)).toEqual([]);
  google.settings.granted = undefined;
  expect(await connectGmail(server, account)).toBe('connected');
  expect(await canSaveDrafts(started)).toBe(true);
});

test.each([
  [403, 'mailbox_failed'],
  [{ status: 403, reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }, 'mailbox_failed'],
  [{ status: 403, reason: 'userRateLimitExceeded' }, 'too_many_requests'],
  [{ status: 429, retryAfter: '3' }, 'too_many_requests'],
  [401, 'mailbox_failed'],
  [400, 'mailbox_failed'],
  [500, 'mailbox_failed'],
  ['broken', 'mailbox_failed'],
  ['lost', 'mailbox_failed'],
] as const)('if Google answers a draft with %j, the mailbox stays connected', async (fault, code) => {
  const started = await startWithQuestion('SQLite');
  const { google, server, account } = started;
  google.fail('draft', fault);
  expect(await codeOf(await save(started))).toBe(code);
  google.heal();
  expect((await readGmail(server, account)).connected).toBe(true);
  expect((await save(started)).status).toBe(200);
});

test('a draft after the grant was revoked ends the connection', async () => {
  const started = await startWithQuestion('SQLite');
  started.google.revokeGrants();
  expect(await codeOf(await save(started))).toBe('mailbox_not_connected');
  expect((await readGmail(started.server, started.account)).connected).toBe(false);
});
