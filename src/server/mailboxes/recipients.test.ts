import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { mailboxFieldMessages } from '#domain/mailbox-field-messages.ts';
import { plain } from './compose-reply.fixture.ts';
import { composeReply } from './compose-reply.ts';
import { parseRecipients } from './recipients.ts';

test.each([
  ['anna@example.com', [['', 'anna@example.com']]],
  ['"Smith, Anna" <anna@example.com>', [['Smith, Anna', 'anna@example.com']]],
  ['Smith, Anna <anna@example.com>', [['Smith, Anna', 'anna@example.com']]],
  ['"Anna \\"A\\" Smith" <anna@example.com>', [['Anna "A" Smith', 'anna@example.com']]],
  ['anna@example.com (Anna Smith)', [['Anna Smith', 'anna@example.com']]],
  ['佐藤 健 <sato@example.jp>', [['佐藤 健', 'sato@example.jp']]],
  ['"x@evil.example," <anna@example.com>', [['x@evil.example,', 'anna@example.com']]],
  [
    'a@example.com, Bob <b@example.org>',
    [
      ['', 'a@example.com'],
      ['Bob', 'b@example.org'],
    ],
  ],
  [
    'Team: a@example.com, b@example.org;',
    [
      ['', 'a@example.com'],
      ['', 'b@example.org'],
    ],
  ],
  ['anna@example.com <a.smith@example.org>', [['anna@example.com', 'a.smith@example.org']]],
  ['Jõe <joe@jõgeva.ee>', [['Jõe', 'joe@xn--jgeva-dua.ee']]],
])('other mail programs read the same recipients: %s', async (to, expected) => {
  const found = parseRecipients({ to }).to.map(({ name, address }) => [name, address]);
  expect(found).toEqual(expected);
  const { to: parsed = [] } = await PostalMime.parse(await composeReply({ ...plain, to }));
  expect(parsed.map(({ name, address }) => [name, address])).toEqual(expected);
});

test.each([
  'nobody',
  'anna@',
  '@example.com',
  'anna@localhost',
  'anna@192.168.0.1',
  'anna@[192.168.0.1]',
  'anna@exa mple.com',
  'anna@example.com, nobody',
  'anna@example.com, b@@c',
  '"a b"@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  ';',
  'anna@example.com Team: bob@example.org',
  'anna@example.com\r\nBcc: bob@example.org',
  'anna@example.com bob@example.org',
  'anna@example.com (bob@example.org)',
  '<anna@example.com> <bob@example.org>',
  'Anna <anna@example.com> Bob <bob@example.org>',
])('a reply with an invalid recipient is refused: %s', async (to) => {
  await expect(composeReply({ ...plain, to })).rejects.toMatchObject({
    code: 'validation',
    detail: mailboxFieldMessages.recipientInvalid,
  });
});
