import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeFinder } from './openings.ts';

const patterns = [
  'next\\sweek|the\\s(?:end|start)\\sof',
  '(?:(?:in|within)(?:\\s(?:about))?\\s)?(?:\\d{1,3}|an?)\\sdays?',
  '(?<=on\\s)(?<day>mon|tue)s?(?!\\w)|[0-3]\\d/',
  'mid-(?:june|july)|(?:p\\.m\\.)?\\u2013|[xyz]{0,2}end',
  '\\p{L}{1,2}3|[a-c]1',
];

test('every place where a pattern matches is found', () => {
  const pieces = fc.constantFrom(
    ...['next', 'week', 'the', 'end', 'of', 'in', 'about', '12', 'a', 'day', 'on', 'mon', 'tues', '31/'],
    ...['mid-june', 'p.m.', '\u2013', 'xy', 'z3', 'b1', ' ', '\n', '\u00a0', '.', 'wit', 'thin', 'é'],
  );
  const texts = fc.array(pieces, { maxLength: 25 }).map((list) => list.join(''));
  for (const source of patterns) {
    const pattern = new RegExp(source, 'uy');
    const nextPlace = placeFinder(source, false);
    fc.assert(
      fc.property(texts, (text) => {
        for (let at = 0; at < text.length; at++) {
          pattern.lastIndex = at;
          if (pattern.test(text)) expect(nextPlace(text, at)).toBe(at);
        }
        expect(nextPlace(text, text.length)).toBe(-1);
      }),
    );
  }
});

test('words that cannot begin a match are passed over', () => {
  const nextPlace = placeFinder('next\\sweek|\\d', true);
  expect(nextPlace('the nextdoor b2 next week', 0)).toBe('the nextdoor b2 next week'.indexOf('next'));
  expect(nextPlace('we had a new plan', 0)).toBe(-1);
  expect(nextPlace('room b2', 0)).toBe(-1);
});
