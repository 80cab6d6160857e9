import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import type { MessageSummary } from '#domain/mailbox.ts';
import { parseMail } from '#reading/message/parse-mail.ts';
import { createLog } from '#server/log.ts';
import { openMailFiles } from '#server/mail-files/mail-files.ts';
import { createImapProvider } from '#server/mailboxes/imap/imap-provider.ts';
import type { Mailbox } from '#server/mailboxes/mailbox.ts';
import { hasDovecot } from '#tests/fakes/dovecot.ts';
import { appendMails } from '#tests/stored-mail.ts';
import { sharedDovecot, signInOf } from './imap-fixture.ts';

const folder = resolve(process.env.CORPUS_DIR ?? '../shared/corpus');
const names = existsSync(folder)
  ? (readdirSync(folder, { recursive: true }) as string[])
      .filter((name) => name.endsWith('.eml'))
      .slice(0, 400)
  : [];

const shared = sharedDovecot();
afterAll(() => shared.stop());

const bare = (text = '') => text.replace(/\s+/g, '');
const within = () => AbortSignal.timeout(20_000);

/** All messages of the inbox, the oldest first. */
async function listAll(mailbox: Mailbox): Promise<MessageSummary[]> {
  const found: MessageSummary[] = [];
  for (let before: string | undefined; ; ) {
    const page = await mailbox.list({ maxResults: 50, signal: within(), ...(before ? { before } : {}) });
    found.push(...page.messages);
    before = page.next;
    if (before === undefined) return found.toReversed();
  }
}

describe.skipIf(names.length === 0 || !hasDovecot)(
  'the corpus on Dovecot (skipped if one of them is missing)',
  () => {
    test('every message is listed and read with the sender, subject and text of its file', {
      timeout: 240_000,
    }, async () => {
      const dovecot = await shared.start();
      const user = await dovecot.addUser();
      const files = names.map((name) => readFileSync(join(folder, name)));
      await appendMails(dovecot, user, files);
      const mailFiles = openMailFiles();
      const provider = createImapProvider({ allowPrivate: true, mailFiles, log: createLog('silent') });
      onTestFinished(async () => {
        await provider.close?.();
        await mailFiles.close();
      });
      const { imap, smtp, password } = signInOf(dovecot, { port: 1 }, user);
      const credential = { username: user.address, password, imap, smtp, name: 'Mara' };
      const mailbox = provider.open({
        accountId: 'account',
        id: 'connection',
        kind: 'imap',
        address: user.address,
        credential: JSON.stringify(credential),
        scope: null,
      });
      const listed = await listAll(mailbox);
      expect(listed).toHaveLength(names.length);
      const different: string[] = [];
      for (const [index, name] of names.entries()) {
        const expected = await parseMail(files[index] ?? new Uint8Array());
        const read = await mailbox.read({ id: listed[index]?.id ?? '', signal: within() });
        const isSame =
          bare(read.text) === bare(expected.text.slice(0, 200_000)) &&
          bare(read.subject) === bare(expected.subject) &&
          bare(read.from).includes(bare(expected.from?.address));
        if (!isSame) different.push(name);
      }
      // Servers and programs read broken boundaries and doubled headers in different ways.
      expect(different.length, different.join(', ')).toBeLessThanOrEqual(names.length / 50);
    });
  },
);
