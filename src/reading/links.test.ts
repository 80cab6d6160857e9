import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLinks } from './links.ts';

const texts = (spans: { text: string }[]) => spans.map((span) => span.text);

test('links are found without the punctuation of the sentence', () => {
  expect(
    texts(
      findLinks('See https://example.com/x_(y). (www.example.org/bar?a=1&b=2), <http://a.example:8080/>!'),
    ),
  ).toEqual(['https://example.com/x_(y)', 'www.example.org/bar?a=1&b=2', 'http://a.example:8080/']);
  expect(texts(findLinks('见https://例え.jp/パス。再见'))).toEqual([]);
  expect(texts(findLinks('见 https://例え.jp/パス。再见'))).toEqual(['https://例え.jp/パス']);
  expect(findLinks('http:// www. www.x wwww.example.com')).toEqual([]);
});

test('any text gives spans in order', () => {
  const pieces = fc.constantFrom(
    ...'http:// https:// www. a.b c@d.ee @ . / ( ) ? , é 😀'.split(' '),
    ' ',
    '\n',
  );
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 40 }).map((list) => list.join('')),
      (text) => {
        let last = 0;
        for (const span of findLinks(text)) {
          expect(span.start).toBeGreaterThanOrEqual(last);
          expect(text.slice(span.start, span.end)).toBe(span.text);
          last = span.end;
        }
      },
    ),
    { numRuns: 100 },
  );
});
