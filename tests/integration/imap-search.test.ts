import { afterAll, describe, expect, test } from 'vitest';
import { hasDovecot } from '#tests/fakes/dovecot.ts';
import { plainMail } from '#tests/stored-mail.ts';
import { list } from './gmail-mail-fixture.ts';
import { sharedDovecot, startWithImap } from './imap-fixture.ts';

const shared = sharedDovecot();
afterAll(shared.stop);

const mails = [
  plainMail({ from: 'Anna <anna@example.com>', subject: 'One', text: 'The second floor, a new door' }),
  plainMail({ from: 'Kim <kim@example.com>', subject: 'Two', text: 'Anna wants the new floor' }),
  plainMail({ from: 'Kim <kim@example.com>', subject: 'New floor', text: 'See above' }),
];

describe.skipIf(!hasDovecot)('a search in a mailbox', () => {
  test('takes quoted words as a phrase, and searches in the header that is named', async () => {
    const { server, account } = await startWithImap(await shared.start(), { mails });
    const found = async (words: string) =>
      (await list(server, account, `?q=${encodeURIComponent(words)}`)).map(({ subject }) => subject);
    expect(await found('new floor')).toEqual(['New floor', 'Two', 'One']);
    expect(await found('"new floor"')).toEqual(['New floor', 'Two']);
    expect(await found('anna')).toEqual(['Two', 'One']);
    expect(await found('from:anna')).toEqual(['One']);
    expect(await found('from:kim subject:"new floor"')).toEqual(['New floor']);
    expect(await found('"')).toEqual([]);
  });
});
