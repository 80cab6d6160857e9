import { expect, test } from 'vitest';
import { nameChangeSchema, signInSchema } from './accounts.ts';
import { replyRequestSchema } from './replies.ts';
import { beginningOf, oneLine } from './text.ts';

/** One character that a person sees, and two UTF-16 code units. */
const key = '🔑';

/** A black flag, tags that say 'gbsct', and the end tag. */
const scotland = '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';

const reply = { emailContent: 'Hello', tone: 'friendly', intent: 'general', language: 'English' };
const signIn = { email: 'ada@example.com', password: 'correct horse' };

test.each([
  ['password', signInSchema, signIn, 128, 'Password must be less than 128 characters'],
  ['name', nameChangeSchema, {}, 100, 'Name must be less than 100 characters'],
  ['emailContent', replyRequestSchema, reply, 10_000, 'Email content must be less than 10,000 characters'],
  ['tone', replyRequestSchema, reply, 100, 'Custom tone must be less than 100 characters'],
  ['customPrompt', replyRequestSchema, reply, 500, 'Custom prompt must be less than 500 characters'],
])(
  'the length of %s is counted in UTF-16 code units, as a form counts it',
  (field, schema, rest, limit, message) => {
    const check = (text: string) => schema.safeParse({ ...rest, [field]: text });
    expect(check(key.repeat(limit / 2)).success).toBe(true);
    expect(check('x'.repeat(limit)).success).toBe(true);
    for (const long of [`${key.repeat(limit / 2)}x`, key.repeat(limit), 'x'.repeat(limit + 1)]) {
      expect(check(long).error?.issues[0]).toMatchObject({ path: [field], message });
    }
  },
);

test('four characters of two code units each make a password of eight, as in the account library', () => {
  expect(signInSchema.safeParse({ ...signIn, password: key.repeat(4) }).success).toBe(true);
  expect(signInSchema.safeParse({ ...signIn, password: `${key.repeat(3)}x` }).success).toBe(false);
});

test('the beginning of a text never ends with half a character', () => {
  expect(beginningOf('🙂🙂', 4)).toBe('🙂🙂');
  expect(beginningOf('🙂🙂', 3)).toBe('🙂');
  expect(beginningOf('abc', 2)).toBe('ab');
});

test.each(['a\r\nb', 'a\n\n\tb', 'a\u2028b', 'a\u2029b', 'a\u0085b', 'a\0b', ' \na\vb\f'])(
  'a line break of any kind becomes one space: %j',
  (text) => {
    expect(oneLine(text)).toBe('a b');
  },
);

test('a line loses what would show it in another order, and keeps the joiners of names', () => {
  expect(oneLine('invoice\u202efdp.exe\u2066')).toBe('invoicefdp.exe');
  expect(oneLine('\ufeffAnna\u{e0041} Smith')).toBe('Anna Smith');
  expect(oneLine(`${scotland}\u{e0041} Team 🏴\u{e0068}\u{e0069}`), 'the flag of a region').toBe(
    `${scotland} Team 🏴`,
  );
  expect(oneLine('علی\u200cرضا \u200f')).toBe('علی\u200cرضا \u200f');
});
