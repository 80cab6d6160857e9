import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GmailMessage } from '#tests/fakes/google-messages.ts';
import { askForMessage, list, read, startWithGmail } from './gmail-mail-fixture.ts';

type Expected = { fields: { subject?: string; from?: string[]; from_name?: string[]; text?: string | null } };

const folder = resolve(process.env.CORPUS_DIR ?? '../shared/corpus', 'gmail');
const names = existsSync(folder)
  ? readdirSync(folder).filter((name) => name.endsWith('.json') && !name.endsWith('.expected.json'))
  : [];
const parse = <Content>(name: string): Content => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const mails = names.map((name) => ({
  name,
  message: parse<GmailMessage>(name),
  expected: parse<Expected>(name.replace(/\.json$/, '.expected.json')).fields,
}));
const bare = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '');

describe.skipIf(mails.length === 0)('the Gmail corpus (skipped if CORPUS_DIR has no folder "gmail")', () => {
  test('every message is listed and read with its own sender, subject and text', async () => {
    const messages = mails.map(({ message }) => ({ ...message, labelIds: ['INBOX'] }));
    const { server, account } = await startWithGmail('SQLite', { messages });
    expect(await list(server, account, '?maxResults=50')).toHaveLength(messages.length);
    const otherTexts: string[] = [];
    for (const { name, message, expected } of mails) {
      const response = await askForMessage(server, account, message.id);
      expect([name, response.status]).toEqual([name, 200]);
      const { text, header } = await read(server, account, message.id);
      expect([name, bare(header('Subject'))]).toEqual([name, bare(expected.subject)]);
      const from = header('From').toLowerCase();
      for (const address of expected.from ?? []) expect(from).toContain(address.toLowerCase());
      const isTold = typeof expected.text === 'string';
      if (isTold && bare(text) !== bare(expected.text)) otherTexts.push(name);
    }
    // At most three texts differ: the corpus keeps a wrong encoding, a report has its own text, and a mail has two
    // bodies.
    expect(otherTexts.length).toBeLessThanOrEqual(3);
  });
});
