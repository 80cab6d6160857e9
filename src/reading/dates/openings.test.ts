import { expect, test } from 'vitest';
import { findDates } from './dates.ts';
import { byOpening, openingSource } from './openings.ts';
import { localWords } from './spelling.ts';

const english = localWords('English');

test.each([
  ['[next/the coming] week', ['next week', 'the coming week']],
  ['(the) end of (the/this) week', ['the end of this week', 'end of week']],
  ['in {n} days', ['in 3 days', 'in three days']],
  ['<at/by> {weekday} <!of>', ['monday', 'sunday']],
  ['{n} days', ['3 days', 'ten days']],
])('%s may begin where it matches', (phrase, texts) => {
  const openings = new RegExp(`^(?:${openingSource([phrase], english)})`, 'u');
  for (const text of texts) expect(text).toMatch(openings);
  for (const other of ['would', 'inside', 'tea']) expect(other).not.toMatch(openings);
});

test('only the phrases that may begin at a place are given, in their order', () => {
  const items = ['the weekend', 'this week', '{n} days', 'the {day}'].map((phrase) => ({
    phrases: [phrase],
  }));
  const at = byOpening(items, english);
  const phrasesAt = (text: string, offset: number) => at(text, offset).flatMap(({ phrases }) => phrases);
  expect(phrasesAt('on the 14th', 3)).toEqual(['the weekend', 'the {day}']);
  expect(phrasesAt('14 days', 0)).toEqual(['{n} days']);
  expect(phrasesAt('would', 0)).toEqual([]);
});

test('a word before a range may be followed by another word', () => {
  const [found] = findDates('Ring mellan klockan 8 och 16.', '2026-03-10', { language: 'Swedish' });
  expect(found).toMatchObject({ text: 'mellan klockan 8 och 16', resolved: 'T08:00', resolvedEnd: 'T16:00' });
});
