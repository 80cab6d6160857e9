import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '#tests/soak.ts';
import { ReplyCleaner } from './reply-cleaner.ts';

function clean(...pieces: string[]): string {
  const cleaner = new ReplyCleaner();
  return pieces.map((piece) => cleaner.push(piece)).join('') + cleaner.end();
}

const reply = 'Hi Anna,\n\nFriday at 10 works.\n\nBest,\nTom';

test.each([
  ['a plain reply', reply],
  ['white space around the reply', `\n\n  ${reply}  \n`],
  ['a reasoning block', `<think>They want "Friday".\nSubject: no</think>\n\n${reply}`],
  ['a reasoning block in capitals', `<THINKING>hm</THINKING>${reply}`],
  ['two reasoning blocks', `<think>a</think><reasoning>b</reasoning>${reply}`],
  ['a reasoning block that never ends', `${reply}\n<think>did I say Friday`],
  ['a code fence', `\`\`\`\n${reply}\n\`\`\``],
  ['a code fence with a language', `\`\`\`text\n${reply}\n\`\`\`\n`],
  ['commentary after the closing fence', `\`\`\`\n${reply}\n\`\`\`\nShall I make it shorter?`],
  ['rules around the reply', `---\n${reply}\n\n---\n\nLet me know if you want it warmer.`],
  ['a subject line', `Subject: Re: Friday\n\n${reply}`],
  ['a bold subject line', `**Subject:** Re: Friday\n\n${reply}`],
  ['a German subject line', `Betreff: Freitag\n\n${reply}`],
  ['a Chinese subject line', `主题：周五\n\n${reply}`],
  ['commentary', `Here is the reply:\n\n${reply}`],
  ['eager commentary', `Sure! Here's a draft of your response:\n\n${reply}`],
  ['commentary and a subject line', `Certainly, here is the email:\n\nSubject: Friday\n\n${reply}`],
  ['French commentary', `Voici une proposition de réponse :\n\n${reply}`],
  ['a label', `Reply:\n${reply}`],
  ['straight quotes around the reply', `"${reply}"`],
  ['curly quotes around the reply', `“${reply}”\n`],
  ['guillemets around the reply', `« ${reply} »`],
  ['German quotes around the reply', `„${reply}“`],
  ['bold marks', reply.replace('Friday at 10', '**Friday** at **10**')],
  ['everything at once', `<think>x</think>Here is the reply:\n\`\`\`\nSubject: a\n\n"${reply}"\n\`\`\``],
  ['control characters', reply.replace('Anna', 'An\0na\u0007\x1b')],
  ['marks that turn the direction', `\ufeff${reply.replace('10', '\u202e10\u202c\u2066\u2069')}`],
  ['hidden tags', reply.replace('Best', '\u{e0048}\u{e0069}Best')],
  ['other ends of lines', reply.replaceAll('\n\n', '\r\n\u2028').replace('Best,\n', 'Best,\r')],
])('removes %s', (_name, text) => {
  expect(clean(text)).toBe(reply);
});

test.each([
  'Sure, Friday at 10 works for me.',
  'See you in Cardiff 🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}!',
  'Here are the figures for [March].',
  '"Yes" is my answer.',
  '“Project Blue” is on track.\n\nBest,\nTom',
  'He said "yes".',
  'a < b, and <thin> is no tag',
  'Regarding Friday: yes.',
  '* one\n* two',
  'The card **** 1234 and 2**3.',
  'Use `npm start` to begin.',
  'Subject to your approval, we start on Monday.',
  'Hi,\n\n--\nTom',
  '[the figure for March]',
  'می\u200cخواهم، क्\u200dष 👩\u200d💻',
  'שלום\u200f!',
])('does not change: %s', (text) => {
  expect(clean(text)).toBe(text);
});

test('a single quoted sentence loses its quotes', () => {
  expect(clean('"Friday works."')).toBe('Friday works.');
});

test.each(['', '  \n', '<think>only thoughts', 'Subject: Friday', 'Here is the reply:', '```\n```', '**'])(
  'removes everything from %j',
  (text) => {
    expect(clean(text)).toBe('');
  },
);

test('a closing tag without an opening tag means that reasoning leaked', () => {
  const cleaner = new ReplyCleaner();
  cleaner.push('They want Friday.');
  expect(cleaner.leaked).toBe(false);
  cleaner.push('</think>Hi Anna');
  expect(cleaner.leaked).toBe(true);
});

test('ordinary text is not held back', () => {
  const cleaner = new ReplyCleaner();
  expect(cleaner.push('Dear')).toBe('Dear');
  expect(cleaner.push(' Anna,')).toBe(' Anna,');
  expect(cleaner.push('\n\n')).toBe('');
  expect(cleaner.push('Thank')).toBe('\n\nThank');
});

const fragment = fc.constantFrom(
  'Hi',
  ' Anna',
  ',',
  '\n',
  '\n\n',
  ' ',
  '"',
  '“',
  '”',
  '«',
  '»',
  '„',
  '*',
  '**',
  '***',
  '****',
  '`',
  '```',
  '```text\n',
  '-',
  '---',
  '---\n',
  '<think>',
  '</think>',
  '<thi',
  '<',
  '</reasoning>',
  'Subject: ',
  'Sub',
  'Here is the reply:',
  'Sure',
  ':',
  '5',
  '#',
  '\r',
  '\r\n',
  '\0',
  '\u202e',
  '\ud83d',
  '\ude00',
  '\u{e0041}',
  '🏴',
  '\u{e0067}',
  '\u{e007f}',
);
const text = fc
  .array(fc.oneof({ weight: 5, arbitrary: fragment }, fc.string({ maxLength: 4 })), { maxLength: 14 })
  .map((parts) => parts.join(''));

test('the result does not depend on how the text is cut into pieces, and is trimmed', () => {
  fc.assert(
    fc.property(text, fc.array(fc.nat(60), { maxLength: 8 }), (whole, cuts) => {
      const at = [0, ...cuts.map((cut) => Math.min(cut, whole.length)).sort((a, b) => a - b), whole.length];
      const pieces = at.slice(1).map((end, index) => whole.slice(at[index], end));
      const once = clean(whole);
      expect(clean(...pieces)).toBe(once);
      expect(clean(...whole)).toBe(once);
      expect(once).toBe(once.trim());
    }),
    { numRuns: rounds({ usual: 300, soak: 3_000 }) },
  );
});

test('a text of marks alone is cleaned in linear time', () => {
  for (const mark of ['<', '*', '`', '"', '-', '\n', '<thin', 'Subject', '“', ' ']) {
    const cleaner = new ReplyCleaner();
    let length = cleaner.push('Hi').length - 2;
    for (let index = 0; index < 20_000; index++) length += cleaner.push(mark).length;
    expect(length + cleaner.end().length).toBeLessThanOrEqual(20_000 * mark.length);
  }
});
