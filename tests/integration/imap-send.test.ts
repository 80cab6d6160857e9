import PostalMime from 'postal-mime';
import { afterAll, describe, expect, test } from 'vitest';
import { mailboxFieldMessages } from '#domain/mailbox-field-messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import type { Problem } from '#domain/replies.ts';
import { hasDovecot } from '#tests/fakes/dovecot.ts';
import { plainMail, readFolder } from '#tests/stored-mail.ts';
import { codeOf } from './account-fixture.ts';
import { call } from './account-rows.ts';
import { readGmail } from './gmail-fixture.ts';
import { list, reply, send } from './gmail-mail-fixture.ts';
import { sharedDovecot, startWithImap } from './imap-fixture.ts';

const shared = sharedDovecot();
afterAll(shared.stop);

const question = plainMail({
  id: 'question@example.com',
  further: ['References: <first@example.com>', 'In-Reply-To: <first@example.com>'],
});

async function start(mails: string[] = [question]) {
  const started = await startWithImap(await shared.start(), { mails });
  const [first] = await list(started.server, started.account);
  const answered = { messageId: first?.id ?? '', threadId: first?.threadId ?? '' };
  return { ...started, answered };
}

/** The head of a mail, with its folded lines joined. */
const headOf = (raw: string) => (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');

describe.skipIf(!hasDovecot)('a reply from a mailbox', () => {
  test('belongs to its conversation, is kept in Sent, and marks the message as answered', async () => {
    const { server, account, answered, smtp, dovecot, user } = await start();
    const cc = 'Kim <kim@example.com>';
    expect(
      (
        await call(server, 'POST', apiPaths.gmailSend, {
          headers: account.headers,
          body: { ...reply, ...answered, cc },
        })
      ).status,
    ).toBe(200);
    const [mail] = smtp.received;
    expect(mail).toMatchObject({ from: user.address, to: ['jonas.weber@example.com', 'kim@example.com'] });
    const parsed = await PostalMime.parse(mail?.raw ?? '');
    expect(parsed).toMatchObject({
      from: { address: user.address },
      inReplyTo: '<question@example.com>',
      references: '<first@example.com> <question@example.com>',
      subject: 'Re: A question',
      cc: [{ name: 'Kim', address: 'kim@example.com' }],
    });
    expect(parsed.messageId).toMatch(/^<[^@<>\s]+@mail\.example>$/);
    expect(Date.parse(parsed.date ?? '')).toBeGreaterThan(Date.now() - 60_000);
    // The copy and the marks come after the answer.
    await expect.poll(async () => (await readFolder(dovecot, user, 'Sent')).length).toBe(1);
    const [copy] = await readFolder(dovecot, user, 'Sent');
    expect(copy?.source.trimEnd()).toBe(mail?.raw.trimEnd());
    expect(copy?.flags).toContain('\\Seen');
    const marks = async () => (await readFolder(dovecot, user, 'INBOX'))[0]?.flags;
    await expect.poll(marks).toEqual(expect.arrayContaining(['\\Answered', '\\Seen']));
  });

  test.each([
    ['refuses-sender', 'send_failed', problems.send_failed.detail],
    ['refuses', 'send_failed', problems.send_failed.detail],
    ['defers', 'send_failed', mailboxFieldMessages.sendLater],
    ['refuses-content', 'send_failed', problems.send_failed.detail],
    ['refuses-sign-in', 'send_failed', mailboxFieldMessages.sendingRefused],
    // This server keeps no copy of what it sends.
    ['loses-answer', 'send_unknown', mailboxFieldMessages.sentUnseen],
  ] as const)('is reported right if the server %s', async (mood, code, detail) => {
    const { server, account, answered, smtp, dovecot, user } = await start();
    smtp.become(mood);
    const answer: Problem = await (await send(server, account, answered)).json();
    expect(answer).toMatchObject({ code, detail });
    expect(smtp.received).toHaveLength(code === 'send_unknown' ? 1 : 0);
    expect(await readFolder(dovecot, user, 'Sent')).toEqual([]);
    expect((await readFolder(dovecot, user, 'INBOX'))[0]?.flags).not.toContain('\\Answered');
    smtp.become('keeps');
    const again = await send(server, account, { ...answered, sendAgain: code === 'send_unknown' });
    expect(again.status).toBe(200);
  });

  test('is sent by a slow server, once', async () => {
    const { server, account, answered, smtp } = await start();
    smtp.become('keeps-slowly');
    const answers = await Promise.all([1, 2].map(() => send(server, account, answered)));
    const codes = await Promise.all(answers.map(codeOf));
    expect(codes).toContain('ok');
    expect(codes.filter((code) => code !== 'ok' && code !== 'send_under_way')).toEqual([]);
    expect(smtp.received).toHaveLength(1);
  });

  test('leaves the mailbox connected if only the outgoing server refuses the password', async () => {
    const { server, account, answered, smtp, user } = await start();
    smtp.become('refuses-sign-in');
    expect(await codeOf(await send(server, account, answered))).toBe('send_failed');
    expect(smtp.received).toEqual([]);
    expect(await readGmail(server, account)).toMatchObject({ connected: true, address: user.address });
  });

  const injections = [
    '\r\nBcc: eve@evil.example',
    '\nBcc: eve@evil.example',
    '\rBcc: eve@evil.example',
    '\0',
    '\u2028Bcc: e@e.example',
    '\r\n\r\n<b>body</b>',
    '\r\n.\r\nMAIL FROM:<eve@evil.example>',
  ];

  test.each(['subject', 'to', 'cc', 'body', 'threadId', 'messageId'])(
    'cannot be changed by a line break in %s',
    async (field) => {
      const { server, account, answered, smtp, dovecot, user } = await start();
      const { headers } = account;
      for (const injection of injections) {
        const usual = { ...reply, ...answered, cc: 'kim@example.com' };
        const body = { ...usual, [field]: `${usual[field as keyof typeof usual]}${injection}` };
        for (const path of [apiPaths.gmailSend, apiPaths.gmailDrafts]) {
          const { status } = await call(server, 'POST', path, { headers, body });
          expect([200, 400]).toContain(status);
        }
      }
      const drafts = (await readFolder(dovecot, user, 'Drafts')).map(({ source }) => source);
      for (const raw of [...smtp.received.map((mail) => mail.raw), ...drafts]) {
        const head = headOf(raw);
        expect(head).not.toMatch(/^Bcc/im);
        expect(head).not.toMatch(/\0/);
        expect(head.match(/^(?:Subject|To|Cc|From):/gim)).toHaveLength(4);
      }
      for (const { to } of smtp.received)
        expect(to.toSorted()).toEqual(['jonas.weber@example.com', 'kim@example.com']);
    },
  );

  test('to a message with a hostile header gets no line of it', async () => {
    const hostile = plainMail({
      subject: '=?utf-8?Q?Hi=0D=0ABcc:_eve@evil.example?=',
      id: 'x@example.com>\r\nX-Folded: <y@example.com',
    });
    const { server, account, answered, smtp } = await start([hostile]);
    const subject = 'Re: Hi\r\nBcc: eve@evil.example';
    expect((await send(server, account, { ...answered, subject })).status).toBe(200);
    expect(headOf(smtp.received[0]?.raw ?? '')).not.toMatch(/^(?:Bcc|X-Folded)/im);
  });
});
