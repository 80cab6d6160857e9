import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { rounds } from '#tests/soak.ts';
import { headerLines, readText } from './compose-reply.fixture.ts';
import { type AnsweredHeaders, composeReply } from './compose-reply.ts';
import { parseRecipients } from './recipients.ts';

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

test('hostile values add no header, no recipient and no part', {
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
      parseRecipients({ to }).to.map(({ address }) => address),
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
    fc.asyncProperty(
      to,
      hostile,
      hostile,
      hostile,
      hostile,
      (...[a, b, c, messageIdHeader, referencesHeader]) =>
        check(a, b, c, { messageIdHeader, referencesHeader }),
    ),
    { numRuns: rounds({ usual: 1_000, soak: 10_000 }) },
  );
  expect(composed).toBeGreaterThan(rounds({ usual: 400, soak: 4_000 }));
});
