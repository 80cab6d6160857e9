import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinFlowed } from '#reading/message/flowed-text.ts';
import { rounds } from '#tests/soak.ts';
import { arrivedText, headerLines, headerOf, plain, readText } from './compose-reply.fixture.ts';
import { composeReply } from './compose-reply.ts';

test('a reply has one plain text and the headers of its conversation, and none that the mailbox adds', async () => {
  const mail = await composeReply(plain, {
    messageIdHeader: '<three@example.com>',
    referencesHeader: '<one@example.com>\r\n <two@example.com>',
  });
  expect(Object.fromEntries(headerLines(mail))).toEqual({
    subject: 'Re: Plans',
    to: 'Anna Smith <anna@example.com>',
    'in-reply-to': '<three@example.com>',
    references: '<one@example.com> <two@example.com> <three@example.com>',
    'content-transfer-encoding': 'quoted-printable',
    'mime-version': '1.0',
    'content-type': 'text/plain; charset=utf-8; format=flowed',
  });
});

test.each([
  ['short', 'Yes.\n\nAnna'],
  ['a long line', `${'This one line has many words. '.repeat(60)}End`],
  ['one endless word', 'x'.repeat(5_000)],
  ['CJK', `${'お世話になっております。'.repeat(100)}\n\n佐藤`],
  ['empty lines at both ends', '\n\nYes.\n\n\n'],
  ['indented lines', '  one\n\ttwo\n    three'],
  ['a line that begins with From', 'From Monday on.\nFrom: me\n>From them'],
  ['quoted lines', '> Can you?\n>> Could you?\n>And?\n>  indented\n> > spaced\nYes.'],
  ['a signature', 'Yes.\n-- \nAnna'],
  ['a quoted signature', '> Yes.\n> -- \n> Anna'],
  ['spaces at the ends of lines', 'Yes, \nof course.   \n   \nAnna '],
  ['dots and equals signs', '.\n..\n=20\n=\n=3D'],
  ['controls and the byte order mark', '\ufeffa\u0000b\u0007c\u2028d\u0085e'],
  ['emoji', '👩‍💻 ok 👍🏽'],
])('the recipient sees the text that was written: %s', async (_, body) => {
  const mail = await composeReply({ ...plain, body });
  expect(readText(mail)).toBe(body);
});

test('any text arrives as it was written, and this program’s own decoder of flowed text reads it', {
  timeout: 60_000,
}, async () => {
  const line = fc.oneof(
    fc.constantFrom('', ' ', '-- ', '> -- ', '>', '>>', '> >', 'From ', '  x', 'x  ', '.', 'a\tb', '\t'),
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.stringMatching(/^[> ]{0,4}[\w ]{0,100}$/),
  );
  const bodies = fc.array(line, { minLength: 1, maxLength: 12 }).map((lines) => lines.join('\n'));
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const mail = await composeReply({ ...plain, body });
      const written = body.replace(/\r\n?/g, '\n');
      expect(readText(mail)).toBe(written);
      if (headerOf(mail, 'content-type')?.includes('flowed')) {
        expect(joinFlowed(arrivedText(mail))).toBe(written);
      }
    }),
    { numRuns: rounds({ usual: 300, soak: 2_000 }) },
  );
});

test('a text with spaces at the end of a line is not declared as flowed', async () => {
  const typeOf = async (body: string) => headerOf(await composeReply({ ...plain, body }), 'content-type');
  expect(await typeOf('Yes.\n-- \nAnna')).toBe('text/plain; charset=utf-8; format=flowed');
  expect(await typeOf('Yes, \nof course.')).toBe('text/plain; charset=utf-8');
});

test('all kinds of line ends become CRLF, and a lone surrogate is replaced', async () => {
  expect(readText(await composeReply({ ...plain, body: 'a\r\nb\rc\nd\ud800' }))).toBe('a\nb\nc\nd\ufffd');
});

test('the references of a long conversation keep only the first message and the latest ones', async () => {
  const ids = Array.from({ length: 400 }, (_, index) => `<${index}@example.com>`);
  const mail = await composeReply(plain, {
    messageIdHeader: ' <last@example.com> (comment)',
    referencesHeader: `garbage ${ids.join('\r\n ')} <no at> <a@b\r\nBcc: x@example.com>`,
  });
  const references = headerOf(mail, 'references')?.split(' ') ?? [];
  expect(references.slice(0, 2)).toEqual(['<0@example.com>', '<381@example.com>']);
  expect(references.slice(-2)).toEqual(['<399@example.com>', '<last@example.com>']);
  expect(mail.toString()).not.toMatch(/bcc/i);
});
