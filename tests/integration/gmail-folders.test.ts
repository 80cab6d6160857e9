import { expect, test } from 'vitest';
import type { Folder, MessageList } from '#domain/mailbox.ts';
import { apiPaths } from '#domain/paths.ts';
import { userLabel } from '#tests/fakes/google-labels.ts';
import { gmailMessage } from '#tests/fakes/google-messages.ts';
import { codeOf } from './account-fixture.ts';
import { call } from './account-rows.ts';
import { readGmail } from './gmail-fixture.ts';
import { askForList, list, startWithGmail } from './gmail-mail-fixture.ts';

type Started = Awaited<ReturnType<typeof startWithGmail>>;

const askForFolders = ({ server, account: { headers } }: Started) =>
  call(server, 'GET', apiPaths.gmailFolders, { headers });

const foldersOf = async (started: Started): Promise<Folder[]> =>
  (await (await askForFolders(started)).json()).folders;

const subjectsIn = async ({ server, account }: Started, query: string) =>
  (await list(server, account, query)).map(({ subject }) => subject);

const mail = (subject: string, ...labelIds: string[]) => gmailMessage({ subject, text: subject, labelIds });

test('the folders are those of Gmail, the inbox first, then the labels that are not hidden, by name', async () => {
  const started = await startWithGmail('SQLite');
  started.google.mail.labels = [
    userLabel('Label_3', 'Orders/2026', { labelListVisibility: 'labelShowIfUnread' }),
    userLabel('Label_2', 'An old program', { labelListVisibility: 'labelHide' }),
    userLabel('Label_10', 'Orders'),
    userLabel('Label_4', 'Öfen\u202e\nund Herde'),
    userLabel('Label_5', ' '),
  ];
  expect(await foldersOf(started)).toEqual([
    { id: 'INBOX', name: 'Inbox', role: 'inbox' },
    { id: 'SENT', name: 'Sent', role: 'sent' },
    { id: 'DRAFT', name: 'Drafts', role: 'drafts' },
    { id: 'ALL_MAIL', name: 'All mail', role: 'archive' },
    { id: 'SPAM', name: 'Spam', role: 'junk' },
    { id: 'TRASH', name: 'Trash', role: 'trash' },
    { id: 'Label_4', name: 'Öfen und Herde' },
    { id: 'Label_10', name: 'Orders' },
    { id: 'Label_3', name: 'Orders/2026' },
  ]);
  expect(started.google.count('labels')).toBe(1);
});

test('each folder lists its own messages; all mail has neither spam nor what was deleted', async () => {
  const messages = [
    mail('new', 'INBOX', 'UNREAD'),
    mail('order', 'INBOX', 'Label_1'),
    mail('archived', 'Label_1'),
    mail('sent', 'SENT'),
    mail('begun', 'DRAFT'),
    mail('junk', 'SPAM'),
    mail('deleted', 'TRASH', 'Label_1'),
  ];
  const started = await startWithGmail('SQLite', { messages });
  started.google.mail.labels = [userLabel('Label_1', 'Orders')];
  const folders = await foldersOf(started);
  const found: Record<string, unknown> = {};
  for (const { id } of folders) found[id] = await subjectsIn(started, `?folder=${id}`);
  expect(found).toEqual({
    INBOX: ['new', 'order'],
    SENT: ['sent'],
    DRAFT: ['begun'],
    ALL_MAIL: ['new', 'order', 'archived', 'sent', 'begun'],
    SPAM: ['junk'],
    TRASH: ['deleted'],
    Label_1: ['order', 'archived'],
  });
  expect(await subjectsIn(started, '')).toEqual(['new', 'order']);
});

test('older messages of a folder follow each other as those of the inbox do', async () => {
  const messages = Array.from({ length: 5 }, (_, index) => mail(`Sent ${index}`, 'SENT'));
  const { server, account } = await startWithGmail('SQLite', { messages });
  const query = '?folder=SENT&maxResults=3';
  const first: MessageList = await (await askForList(server, account, query)).json();
  const second: MessageList = await (
    await askForList(server, account, `${query}&before=${first.next}`)
  ).json();
  expect([...first.messages, ...second.messages].map(({ subject }) => subject)).toEqual(
    messages.map((_, index) => `Sent ${index}`),
  );
  expect(second.next).toBeUndefined();
});

test('a label that was deleted is not found; an unknown place in a folder is a refusal', async () => {
  const started = await startWithGmail('SQLite', { messages: [mail('order', 'Label_1')] });
  const { google, server, account } = started;
  const codeFor = async (query: string) => codeOf(await askForList(server, account, query));
  expect(await codeFor('?folder=Label_1')).toBe('folder_not_found');
  expect(await codeFor('?folder=Label_1&q=order')).toBe('folder_not_found');
  google.mail.labels = [userLabel('Label_1', 'Orders')];
  expect(await subjectsIn(started, '?folder=Label_1')).toEqual(['order']);
  for (const folder of ['Label_1', 'INBOX', 'ALL_MAIL']) {
    expect(await codeFor(`?folder=${folder}&before=nowhere`)).toBe('validation');
  }
  google.fail('labels', 500);
  expect(await codeOf(await askForFolders(started))).toBe('mailbox_failed');
  expect((await readGmail(server, account)).connected).toBe(true);
});

test.each([
  ['invoice oak', ['Invoice of oak', 'Oak and an invoice']],
  ['"invoice of oak"', ['Invoice of oak']],
  ['"invoice of oak', ['Invoice of oak', 'Oak and an invoice']],
  ['from:anna', ['Oak and an invoice']],
  ['oak -invoice', []],
  ['is:unread', ['Invoice of oak']],
])('a search in the inbox understands what Gmail understands: %s', async (words, expected) => {
  const messages = [
    gmailMessage({ subject: 'Invoice of oak', labelIds: ['INBOX', 'UNREAD'] }),
    gmailMessage({ subject: 'Oak and an invoice', from: 'Anna <anna@example.com>', text: 'of last week' }),
    gmailMessage({ subject: 'Something else' }),
    mail('Spam: invoice of oak', 'SPAM'),
  ];
  const started = await startWithGmail('SQLite', { messages });
  expect(await subjectsIn(started, `?q=${encodeURIComponent(words)}`)).toEqual(expected);
});

test('a search stays in its folder, and all mail is the widest one', async () => {
  const messages = [mail('oak one', 'INBOX'), mail('oak two', 'Label_1'), mail('oak three', 'SPAM')];
  const started = await startWithGmail('SQLite', { messages });
  started.google.mail.labels = [userLabel('Label_1', 'Orders')];
  expect(await subjectsIn(started, '?q=oak')).toEqual(['oak one']);
  expect(await subjectsIn(started, '?q=oak&folder=Label_1')).toEqual(['oak two']);
  expect(await subjectsIn(started, '?q=oak&folder=SPAM')).toEqual(['oak three']);
  expect(await subjectsIn(started, '?q=oak&folder=ALL_MAIL')).toEqual(['oak one', 'oak two']);
});

test.each([
  ['oak "', 'oak'],
  ['(oak OR ash', 'oak OR ash'],
  ['{oak ash', 'oak ash'],
  ['(oak "a b" (ash)', 'oak "a b" ash'],
  ['{oak} (ash) "a b"', '{oak} (ash) "a b"'],
])('a mark without its partner is not searched for: %s', async (words, q) => {
  const { google, server, account } = await startWithGmail('SQLite');
  await list(server, account, `?q=${encodeURIComponent(words)}`);
  expect(google.calls.at(-1)?.query.get('q')).toBe(q);
});

test('a search for nothing but a mark finds nothing, and asks Google nothing', async () => {
  const { google, server, account } = await startWithGmail('SQLite', { messages: [mail('a', 'INBOX')] });
  expect(await list(server, account, '?q=%22')).toEqual([]);
  expect(google.count('list')).toBe(0);
});
