import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { mailboxFieldMessages } from '#domain/messages.ts';
import { joinFlowed } from '#reading/message/flowed-text.ts';
import { type AnsweredHeaders, composeReply } from './compose.ts';
import { parseRecipients } from './recipients.ts';

const plain = { to: 'Anna Smith <anna@example.com>', subject: 'Re: Plans', body: 'Yes.' };

/** The lines of a mail's header, unfolded, by name in lower case. */
function headerLines(mail: Buffer): [name: string, value: string][] {
  const text = mail.toString('latin1');
  const head = text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]/g, ' ');
  return head.split('\r\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
}

function headerOf(mail: Buffer, name: string): string | undefined {
  return headerLines(mail).find(([known]) => known === name)?.[1];
}

/** The text as it arrives, its transfer encoding undone by hand; the mail's own last line end is none of it. */
function arrivedText(mail: Buffer): string {
  const body = mail.subarray(mail.indexOf('\r\n\r\n') + 4).toString('latin1');
  const bytes =
    headerOf(mail, 'content-transfer-encoding') === 'base64'
      ? Buffer.from(body, 'base64')
      : Buffer.from(
          body
            .replace(/=\r\n/g, '')
            .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        );
  return bytes.toString('utf8').replace(/\r\n$/, '');
}

/** What a reader of flowed text sees, written from RFC 3676, section 4, and not from this program's own decoder. */
function unflow(text: string): string {
  const paragraphs: { depth: number; prefix: string; text: string; open: boolean }[] = [];
  for (const line of text.split('\r\n')) {
    const prefix = line.match(/^>*/)?.[0] ?? '';
    const rest = line.slice(prefix.length);
    const content = rest.startsWith(' ') ? rest.slice(1) : rest;
    const isSignature = content === '-- ';
    const isFlowed = content.endsWith(' ') && !isSignature;
    const last = paragraphs.at(-1);
    if (last?.open && last.depth === prefix.length && !isSignature) {
      last.text += content;
      last.open = isFlowed;
    } else {
      const shown = prefix === '' ? '' : prefix + (rest.startsWith(' ') ? ' ' : '');
      paragraphs.push({ depth: prefix.length, prefix: shown, text: content, open: isFlowed });
    }
  }
  return paragraphs.map(({ prefix, text: content }) => prefix + content).join('\n');
}

function readText(mail: Buffer): string {
  const text = arrivedText(mail);
  return /format=flowed/.test(headerOf(mail, 'content-type') ?? '')
    ? unflow(text)
    : text.replaceAll('\r\n', '\n');
}

test('a reply is one plain text with the headers of its conversation, and nothing that the mailbox adds itself', async () => {
  const mail = await composeReply(plain, {
    messageId: '<three@example.com>',
    references: '<one@example.com>\r\n <two@example.com>',
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
  ['a long line', `${'Many words stand in this one line. '.repeat(60)}End`],
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
])('what is read is what was written: %s', async (_, body) => {
  const mail = await composeReply({ ...plain, body });
  expect(readText(mail)).toBe(body);
});

test('any text arrives as it was written, for this program’s own reader of flowed text too', async () => {
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
    { numRuns: 2_000 },
  );
});

test('only a text that flowed text can hold is declared as such', async () => {
  const typeOf = async (body: string) => headerOf(await composeReply({ ...plain, body }), 'content-type');
  expect(await typeOf('Yes.\n-- \nAnna')).toBe('text/plain; charset=utf-8; format=flowed');
  expect(await typeOf('Yes, \nof course.')).toBe('text/plain; charset=utf-8');
});

test('line ends of every kind become the mail’s, and half a character is none', async () => {
  expect(readText(await composeReply({ ...plain, body: 'a\r\nb\rc\nd\ud800' }))).toBe('a\nb\nc\nd\ufffd');
});

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
  ['Jõe <joe@jõgeva.ee>', [['Jõe', 'joe@xn--jgeva-dua.ee']]],
])('recipients are read and written so that others read the same: %s', async (to, expected) => {
  const found = parseRecipients(to).map(({ name, address }) => [name, address]);
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
  Array.from({ length: 51 }, (_, index) => `a${index}@example.com`).join(', '),
])('what is no address stops the reply: %s', async (to) => {
  await expect(composeReply({ ...plain, to })).rejects.toMatchObject({
    code: 'validation',
    detail: mailboxFieldMessages.recipientInvalid,
  });
});

test('of a long conversation the first message and the latest are named, whatever else its header holds', async () => {
  const ids = Array.from({ length: 400 }, (_, index) => `<${index}@example.com>`);
  const mail = await composeReply(plain, {
    messageId: ' <last@example.com> (comment)',
    references: `garbage ${ids.join('\r\n ')} <no at> <a@b\r\nBcc: x@example.com>`,
  });
  const references = headerOf(mail, 'references')?.split(' ') ?? [];
  expect(references.slice(0, 2)).toEqual(['<0@example.com>', '<381@example.com>']);
  expect(references.slice(-2)).toEqual(['<399@example.com>', '<last@example.com>']);
  expect(mail.toString()).not.toMatch(/bcc/i);
});

const hostile = fc.oneof(
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 2 },
  {
    arbitrary: fc
      .array(
        fc.oneof(
          fc.constantFrom(
            '\r\n',
            '\n',
            '\r',
            '\0',
            '\u2028',
            '\u0085',
            '\t',
            ' ',
            ',',
            ';',
            ':',
            '<',
            '>',
            '"',
            '\\',
            '(',
            ')',
            '@',
            'Bcc: x@evil.example',
            'Content-Type: text/html',
            '\r\n\r\n<b>',
            '--boundary',
            'a@example.com',
            'Anna <a@example.com>',
            '=?utf-8?Q?=0D=0ABcc:_x@evil.example?=',
            '=?utf-8?B?DQpCY2M6IHhAZXZpbA==?=',
            '{"path":"/etc/passwd"}',
            'data:text/html,x',
            'http://127.0.0.1/',
            '\ud83d',
            '佐藤',
            'x'.repeat(300),
            '\r\n ',
          ),
          fc.string({ maxLength: 6 }),
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join('')),
    weight: 5,
  },
);

const known = [
  'subject',
  'to',
  'in-reply-to',
  'references',
  'content-transfer-encoding',
  'mime-version',
  'content-type',
];

test('ten thousand hostile values add no header, no recipient and no part', {
  timeout: 120_000,
}, async () => {
  let composed = 0;
  const check = async (to: string, subject: string, body: string, answered: AnsweredHeaders) => {
    let mail: Buffer;
    try {
      mail = await composeReply({ to, subject, body }, answered);
    } catch (error) {
      expect(error).toMatchObject({ code: 'validation' });
      return;
    }
    composed += 1;
    const names = headerLines(mail).map(([name]) => name);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    const head = mail.subarray(0, mail.indexOf('\r\n\r\n')).toString();
    expect(head.replaceAll('\r\n', '')).not.toMatch(/(?!\t)\p{Cc}/u);
    for (const line of head.split('\r\n')) expect(line.length).toBeLessThan(998);
    const parsed = await PostalMime.parse(mail);
    expect(parsed.headers.map(({ key }) => key)).toEqual(names);
    expect(parsed.to?.map(({ address }) => address)).toEqual(
      parseRecipients(to).map(({ address }) => address),
    );
    expect([parsed.cc, parsed.bcc, parsed.html, parsed.attachments]).toEqual([
      undefined,
      undefined,
      undefined,
      [],
    ]);
    expect(readText(mail)).toBe(body.toWellFormed().replace(/\r\n?/g, '\n'));
  };
  const to = fc.oneof(
    hostile,
    hostile.map((name) => `"${name.replace(/["\\]/g, '')}" <anna@example.com>`),
    hostile.map((name) => `${name} <anna@example.com>`),
    fc.constant('anna@example.com'),
  );
  await fc.assert(
    fc.asyncProperty(to, hostile, hostile, hostile, hostile, (...[a, b, c, messageId, references]) =>
      check(a, b, c, { messageId, references }),
    ),
    { numRuns: 10_000 },
  );
  expect(composed).toBeGreaterThan(4_000);
});
