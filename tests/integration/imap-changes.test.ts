import { afterAll, describe, expect, test } from 'vitest';
import type { Folder } from '#domain/mailbox.ts';
import { mailboxFieldMessages } from '#domain/mailbox-field-messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { hasDovecot, type MailUser } from '#tests/fakes/dovecot.ts';
import { appendMails, plainMail, readFolder } from '#tests/stored-mail.ts';
import { codeOf } from './account-fixture.ts';
import { call } from './account-rows.ts';
import { readGmail } from './gmail-fixture.ts';
import { askForList, askForMessage, list, read, reply, send } from './gmail-mail-fixture.ts';
import { sharedDovecot, startWithImap } from './imap-fixture.ts';

const shared = sharedDovecot();
afterAll(shared.stop);

const mails = [1, 2, 3].map((number) =>
  plainMail({ subject: `Mail ${number}`, id: `${number}@example.com` }),
);

type Started = Awaited<ReturnType<typeof startWithImap>>;

const start = async (user: Partial<MailUser> = {}) => startWithImap(await shared.start(), { mails, user });

const saveDraft = ({ server, account: { headers } }: Started, body: object = {}) =>
  call(server, 'POST', apiPaths.gmailDrafts, { headers, body: { ...reply, ...body } });

describe.skipIf(!hasDovecot)('a mailbox that changes while it is used', () => {
  test('is no longer connected once its password was changed', async () => {
    const started = await start();
    const { server, account, dovecot, user } = started;
    expect(await list(server, account)).toHaveLength(3);
    await dovecot.changePassword(user, 'another password');
    let detail: unknown;
    const code = async () => {
      const { code, ...problem } = await (await askForList(server, account)).json();
      detail = problem.detail;
      return code;
    };
    await expect.poll(code).toBe('mailbox_not_connected');
    // It says which mailbox, once: then the account has none.
    expect(detail).toBe(mailboxFieldMessages.accessEnded(user.address));
    await code();
    expect(detail).toBe(problems.mailbox_not_connected.detail);
    expect(await readGmail(server, account)).toMatchObject({ connected: false, mailboxes: [] });
  });

  test('stays connected while the server is away, and works again after it', async () => {
    const { server, account, dovecot } = await start();
    const [first] = await list(server, account);
    await dovecot.halt();
    try {
      expect(await codeOf(await askForList(server, account))).toBe('mailbox_failed');
      expect(await codeOf(await askForMessage(server, account, first?.id ?? ''))).toBe('mailbox_failed');
      expect(await readGmail(server, account)).toMatchObject({ connected: true });
    } finally {
      await dovecot.resume();
    }
    expect(await list(server, account)).toHaveLength(3);
    expect((await askForMessage(server, account, first?.id ?? '')).status).toBe(200);
  });

  test('has no message that another program deleted', async () => {
    const { server, account, dovecot, user } = await start();
    const [newest, second] = await list(server, account);
    const client = await dovecot.open(user);
    await client.mailboxOpen('INBOX');
    await client.messageDelete('3');
    await client.logout();
    expect(await codeOf(await askForMessage(server, account, newest?.id ?? ''))).toBe('message_not_found');
    expect((await list(server, account)).map(({ id }) => id)[0]).toBe(second?.id);
  });

  test('goes on below a list whose last message was deleted', async () => {
    const { server, account, dovecot, user } = await start();
    const { messages, next } = await (await askForList(server, account, '?maxResults=2')).json();
    const client = await dovecot.open(user);
    await client.mailboxOpen('INBOX');
    await client.messageDelete('2');
    await client.logout();
    const older = await list(server, account, `?maxResults=2&before=${encodeURIComponent(next)}`);
    expect(messages).toHaveLength(2);
    expect(older.map(({ subject }) => subject)).toEqual(['Mail 1']);
  });

  test('finds no message by the ids of before, after the server numbered its messages anew', async () => {
    const { server, account, dovecot, user } = await start();
    const { messages, next } = await (await askForList(server, account, '?maxResults=2')).json();
    await dovecot.changeUidValidity(user, 'INBOX', 4_000_000_000);
    for (const { id } of messages) {
      // The server may end the connection first. Then the next call finds out.
      const code = async () => codeOf(await askForMessage(server, account, id));
      await expect.poll(code).toBe('message_not_found');
    }
    const refusal = await askForList(server, account, `?before=${encodeURIComponent(next)}`);
    expect(await codeOf(refusal)).toBe('validation');
    const renewed = await list(server, account);
    expect(renewed.map(({ subject }) => subject)).toEqual(['Mail 3', 'Mail 2', 'Mail 1']);
    expect((await read(server, account, renewed[0]?.id ?? '')).header('Subject')).toBe('Mail 3');
  });

  test('answers no message that took the place of another one', async () => {
    const started = await start();
    const { server, account, dovecot, user, smtp } = started;
    const [newest] = await list(server, account);
    await dovecot.changeUidValidity(user, 'INBOX', 4_000_000_000);
    await send(server, account, { messageId: newest?.id ?? '', threadId: newest?.threadId ?? '' });
    for (const { raw } of smtp.received) expect(raw).not.toMatch(/^In-Reply-To:/m);
    const flags = (await readFolder(dovecot, user, 'INBOX')).flatMap((mail) => mail.flags);
    expect(flags).not.toContain('\\Answered');
  });

  test('that is full keeps no draft and says so, and still sends', async () => {
    const started = await start({ quotaKb: 6 });
    const { server, account, dovecot, user, smtp } = started;
    const answer = await saveDraft(started, { body: 'A long reply. '.repeat(600) });
    const { detail } = await answer.json();
    expect([answer.ok, detail]).toEqual([false, expect.stringMatching(/full/i)]);
    expect(await readFolder(dovecot, user, 'Drafts')).toEqual([]);
    const sent = await send(server, account, { body: 'A long reply. '.repeat(600) });
    expect([sent.status, smtp.received.length]).toEqual([200, 1]);
    expect(await readFolder(dovecot, user, 'Sent')).toEqual([]);
  });

  test.each([
    'Grüße & Co',
    '日本語/深い',
    'a.b',
    '[Gmail]',
    'it\'s "quoted"',
    '100%',
    '*star*',
    '{10}',
    ' spaces  ',
    '<b>bold</b>',
  ])('lists and reads a folder with the name %j', async (name) => {
    const { server, account, dovecot, user } = await start();
    const client = await dovecot.open(user);
    await client.mailboxCreate(name);
    await client.logout();
    await appendMails(dovecot, user, [plainMail({ subject: 'Inside' })], { folder: name });
    const { folders }: { folders: Folder[] } = await (
      await call(server, 'GET', apiPaths.gmailFolders, { headers: account.headers })
    ).json();
    const bare = (text: string) => text.replace(/[\s/]+/g, '');
    const folder = folders.find((each) => bare(each.name) === bare(name));
    const [first] = await list(server, account, `?folder=${folder?.id}`);
    expect(first?.subject).toBe('Inside');
    expect((await read(server, account, first?.id ?? '')).header('Subject')).toBe('Inside');
  });

  test('lists and reads all its messages, also those with an odd structure', async () => {
    const nested = (depth: number): string =>
      depth === 0
        ? 'Content-Type: text/plain\r\n\r\nDeep inside\r\n'
        : `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n${nested(depth - 1)}\r\n--b${depth}--\r\n`;
    const parts = Array.from(
      { length: 1_000 },
      (_, place) =>
        `--p\r\nContent-Type: image/png; name=${'x'.repeat(1_100)}${place}\r\nContent-Disposition: attachment\r\n\r\n.\r\n`,
    );
    const head = (subject: string) => `From: a@example.com\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\n`;
    const mails = [
      plainMail({ subject: 'plain' }),
      head('nested') + nested(30),
      `${head('many')}Content-Type: multipart/mixed; boundary=p\r\n\r\n${parts.join('')}--p--\r\n`,
      head('x'.repeat(300_000)) + nested(0),
    ];
    const { server, account } = await startWithImap(await shared.start(), { mails });
    const found = await list(server, account);
    expect(found.map(({ subject = '' }) => subject.slice(0, 6))).toEqual([
      'xxxxxx',
      'many',
      'nested',
      'plain',
    ]);
    const { text } = await read(server, account, found[2]?.id ?? '');
    expect(text).toContain('Deep inside');
  });
});
