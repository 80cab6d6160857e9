import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readingWords } from '#languages/all.ts';
import { furtherLanguages } from '#languages/further-languages.ts';
import { readEmail } from '../read-email.ts';
import { listOf } from '../word-lists.ts';
import { splitMail, splitText } from './split-text.ts';

const kinds = ['from', 'date', 'to', 'subject', 'original', 'forwarded'] as const;
const rows = [...Object.entries(readingWords), ...furtherLanguages.map((row) => [row.tag, row] as const)];
/** The first word of each kind, by language. */
const languages = rows.flatMap(([name, { mailProgram }]) => {
  if (!mailProgram) return [];
  const words = kinds.map((kind) => [kind, listOf(mailProgram[kind])[0] ?? '']);
  return [[name, Object.fromEntries(words) as Record<(typeof kinds)[number], string>] as const];
});

test.each(languages)("Outlook's block of header lines begins the history: %s", (_, words) => {
  const block = [
    `${words.from}: Anna Smith <anna@example.com>`,
    `${words.date}: 2020-01-06 10:00`,
    `${words.to}: Bob <bob@example.org>`,
    `${words.subject}: Lunch`,
  ].join('\n');
  const parts = splitText(`Yes, that works.\n\n${block}\n\nDoes noon work?`);
  expect(parts).toEqual({
    newText: 'Yes, that works.',
    signature: '',
    quoted: `${block}\n\nDoes noon work?`,
  });
});

test.each(languages)('a mail with only a forwarded message is read as that message: %s', (_, words) => {
  const reading = readEmail(
    `---------- ${words.forwarded} ---------\n` +
      `${words.from}: Anna Smith <anna@example.com>\n` +
      `${words.date}: 2020-01-06 10:00\n${words.subject}: Lunch\n` +
      `${words.to}: Bob <bob@example.org>\n\nDoes noon work?`,
  );
  expect(reading.sender).toEqual({ name: 'Anna Smith', address: 'anna@example.com' });
  expect(reading.subject).toBe('Lunch');
  expect(reading.date).toBe('2020-01-06T10:00:00');
  expect(reading.newText).toBe('Does noon work?');
});

test.each(languages)("the line 'Original Message' begins the history: %s", (_, words) => {
  const parts = splitText(`Yes.\n\n-----${words.original}-----\nDoes noon work?`);
  expect(parts.newText).toBe('Yes.');
});

test('answers between the quoted lines are the new text', () => {
  const parts = splitText(
    'On 6 Jan 2020, at 10:00, Anna <anna@example.com> wrote:\n> Is A fine?\n\nA is fine.\n\n> And B?\n\nB is not.',
  );
  expect(parts.newText).toBe('A is fine.\n\nB is not.');
  expect(parts.quoted).toContain('> And B?');
});

test('text below the quotation is new text', () => {
  const parts = splitText('On 1/6/20 10:00 AM, Anna wrote:\n> Is A fine?\n\nYes, it is.\n-- \nBob');
  expect(parts.newText).toBe('Yes, it is.');
  expect(parts.signature).toBe('-- \nBob');
});

test('everything inside a code block is text', () => {
  const text = 'Here it is:\n\n```\n> function() {}\nFrom: x\nSubject: y\n```\n\nDoes it work?';
  expect(splitText(text).newText).toBe(text);
});

test("GroupWise's line begins the history", () => {
  expect(splitText('Yes.\n\n>>> Anna <anna@example.com> 06.01.20 10:00 >>>\nDoes noon work?').newText).toBe(
    'Yes.',
  );
});

test('a mail with only quoted lines is read without its quote marks', () => {
  const reading = readEmail('> From: Anna <anna@example.com>\n> Subject: Lunch\n>\n> Does noon work?');
  expect(reading.sender.address).toBe('anna@example.com');
  expect(reading.newText).toBe('Does noon work?');
});

test.each([
  [
    'Best regards,\nAnna Smith\nHead of Sales\n+49 170 1234567',
    'Best regards,\nAnna Smith\nHead of Sales\n+49 170 1234567',
  ],
  [
    'Mit freundlichen Grüßen\n\nEva Muster\nMuster GmbH\nTel.: 030 123456',
    'Mit freundlichen Grüßen\n\nEva Muster\nMuster GmbH\nTel.: 030 123456',
  ],
  ['Cordialement,\nLuc', 'Cordialement,\nLuc'],
  ['-- \nAnna\nwww.example.com', '-- \nAnna\nwww.example.com'],
  ['Sent from my iPhone', 'Sent from my iPhone'],
  ['Von meinem iPhone gesendet', 'Von meinem iPhone gesendet'],
  ['Envoyé de mon iPhone', 'Envoyé de mon iPhone'],
  ['iPhoneから送信', 'iPhoneから送信'],
  ['Get Outlook for Android', 'Get Outlook for Android'],
  ['Thanks,\nBob', 'Thanks,\nBob'],
  [
    'Thanks again,\n\nAnna Smith | Manager\nAcme | www.example.com',
    'Thanks again,\n\nAnna Smith | Manager\nAcme | www.example.com',
  ],
  ['Anna Smith\nanna@example.com\n(555) 123-4567', 'Anna Smith\nanna@example.com\n(555) 123-4567'],
  [
    'This e-mail and any attachments are confidential and intended solely for the recipient named above.',
    'This e-mail and any attachments are confidential and intended solely for the recipient named above.',
  ],
  [
    '_______\nusers mailing list\nusers@lists.example.org',
    '_______\nusers mailing list\nusers@lists.example.org',
  ],
])('the closing is separated from the text: %j', (closing, signature) => {
  const parts = splitText(`The room is booked for Friday.\n\n${closing}\n`);
  expect(parts.newText).toBe('The room is booked for Friday.');
  expect(parts.signature).toBe(signature);
});

test.each([
  'Sent from my desk, this is still a sentence.',
  'Thanks!',
  'Please bring:\n-- the report\n-- the figures',
  'Item      Price\n---------------\nApples    $2.00',
  'Flight details\nFrom: Rome\nTo: Oslo\nDate: 5 May',
])('a line that only looks like a closing or a header stays in the text: %j', (text) => {
  expect(splitText(`Hello,\n\n${text}`)).toEqual({ newText: `Hello,\n\n${text}`, signature: '', quoted: '' });
});

const fragments = fc.constantFrom(
  'On Mon, Jan 6, 2020 at 10:00 AM Anna <anna@example.com> wrote:',
  '> quoted',
  '>> deeper',
  'From: Anna <anna@example.com>',
  'Subject: Lunch',
  'Sent: 2020-01-06',
  '-----Original Message-----',
  '---------- Forwarded message ---------',
  '-- ',
  'Best regards,',
  'Anna Smith',
  'Sent from my iPhone',
  '________________',
  'Does noon work?',
  '',
);
const bodies = fc
  .array(fc.oneof({ weight: 4, arbitrary: fragments }, fc.string({ unit: 'binary', maxLength: 30 })))
  .map((lines) => lines.join('\n'));

/** The visible characters, sorted by code. Without quote marks ('>'), because splitting may remove them. */
function visibleCharacters(text: string): string {
  return [...text.replace(/[\s>]/g, '')].sort().join('');
}

test('splitting loses no character of a mail and adds none', () => {
  fc.assert(
    fc.property(bodies, (body) => {
      const parts = splitText(body);
      expect(visibleCharacters(parts.newText + parts.signature + parts.quoted)).toBe(
        visibleCharacters(body.replace(/\u2028|\u2029|\u0085/g, '\n')),
      );
    }),
    { numRuns: 300 },
  );
});

test('the segments of a split mail, joined again, are its body', () => {
  fc.assert(
    fc.property(bodies, (body) => {
      const split = splitMail(body);
      fc.pre(split.inner === undefined);
      const whole = split.segments.map((segment) => segment.text).join('\n');
      expect(visibleCharacters(whole)).toBe(visibleCharacters(body));
    }),
    { numRuns: 200 },
  );
});

test('any string is read without an error, lone surrogates included', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 })
      .map((codes) => String.fromCharCode(...codes)),
    bodies,
  );
  fc.assert(
    fc.property(anything, (text) => {
      const reading = readEmail(text);
      for (const span of [...reading.asks, ...reading.dates, ...reading.amounts, ...reading.links]) {
        expect(reading.newText.slice(span.start, span.end)).toBe(span.text);
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  '>',
  '>\n',
  '? ',
  ':\n',
  'From:',
  'From:\n',
  'On ',
  'On Mon, Jan 1, 2020 at 10:00 ',
  '<a@b ',
  '&',
  ' ',
  '\n',
  '--\n',
  '_',
  'wrote:\n',
  '"',
  '\u200d',
  'Sent from my ',
  '(',
  'AB> \n',
])('ten thousand hostile characters give a reading that is not longer than the text: %j', (unit) => {
  const text = unit.repeat(Math.ceil(10_000 / unit.length)).slice(0, 10_000);
  const reading = readEmail(text);
  expect(reading.newText.length + reading.quoted.length + reading.signature.length).toBeLessThanOrEqual(
    text.length + 4,
  );
  expect(reading.sender).toEqual({});
});
