import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { hasDovecot } from '#tests/fakes/dovecot.ts';
import { CorpusFiles, corpusFolder } from '../../scripts/corpus/files.ts';
import { MailParser } from '../../scripts/corpus/mail-parser.ts';
import { openMessage } from '../../scripts/corpus/messages.ts';
import { askForList, askForMessage, read } from './gmail-mail-fixture.ts';
import { appendMails, connectImap, sharedDovecot, signInOf, startWithImap } from './imap-fixture.ts';

const shared = sharedDovecot();
const parser = new MailParser();
afterAll(async () => {
  await shared.stop();
  await parser.close();
});

const hasCorpus = existsSync(join(corpusFolder, 'MANIFEST.tsv'));
const files = new CorpusFiles(corpusFolder);
const MAILS = 400;
/** An account may read 120 messages a minute. */
const OF_ONE_ACCOUNT = 100;

const bare = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '');

describe.skipIf(!hasCorpus || !hasDovecot)(
  'the corpus in a mailbox (skipped without CORPUS_DIR or Dovecot)',
  () => {
    test('is listed and read with the sender, the subject and the text of each file', {
      timeout: 300_000,
    }, async () => {
      const rows = files
        .rows()
        .filter(({ path, kind }) => /^eml|^lang-mail/.test(kind) && path.endsWith('.eml'));
      const mails = rows.slice(0, MAILS).map(({ path }) => ({ path, raw: files.bytes(path) }));
      expect(mails).toHaveLength(MAILS);
      const started = await startWithImap(await shared.start());
      const { dovecot, smtp, user, server } = started;
      await appendMails(
        dovecot,
        user,
        mails.map(({ raw }) => raw),
      );
      const others: string[] = [];
      let account = started.account;
      let query = '?maxResults=50';
      for (let index = 0; index < MAILS; index += 50) {
        if (index % OF_ONE_ACCOUNT === 0) {
          account = await started.addAccount();
          await connectImap(server, account, signInOf(dovecot, smtp, user));
        }
        const { messages, next } = await (await askForList(server, account, query)).json();
        query = `?maxResults=50&before=${encodeURIComponent(next)}`;
        for (const [place, { id }] of messages.entries()) {
          const mail = mails[MAILS - 1 - index - place];
          if (!mail) expect.fail('the list is too long');
          const { status } = await askForMessage(server, account, id);
          if (status !== 200) {
            others.push(`${mail.path}: ${status}`);
            continue;
          }
          const { text, header } = await read(server, account, id);
          const { message } = await openMessage(mail.raw, parser);
          if (bare(header('Subject')) !== bare(message.subject))
            others.push(`${mail.path}: subject ${header('Subject')} | ${message.subject}`);
          if (
            !header('From')
              .toLowerCase()
              .includes((message.from?.address ?? '').toLowerCase())
          )
            others.push(`${mail.path}: from ${header('From')} | ${message.from?.address}`);
          if (bare(text) !== bare(message.text))
            others.push(`${mail.path}: text ${bare(text).slice(0, 60)} | ${bare(message.text).slice(0, 60)}`);
        }
      }
      console.log(others.join('\n'));
      expect(others.length).toBeLessThanOrEqual(12);
    });
  },
);
