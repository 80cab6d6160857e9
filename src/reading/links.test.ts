import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAddresses, findLinks } from './links.ts';

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

test('addresses are found without the punctuation around them', () => {
  expect(texts(findAddresses('Write to <bob.smith+x@mail.example.co.uk>, or jo@example.de.'))).toEqual([
    'bob.smith+x@mail.example.co.uk',
    'jo@example.de',
  ]);
  expect(findAddresses('@handle a@b me@ @@@@ a@.com a@b..c a@b.1')).toEqual([]);
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
        for (const spans of [findLinks(text), findAddresses(text)]) {
          let last = 0;
          for (const span of spans) {
            expect(span.start).toBeGreaterThanOrEqual(last);
            expect(text.slice(span.start, span.end)).toBe(span.text);
            last = span.end;
          }
        }
      },
    ),
    { numRuns: 100 },
  );
});
