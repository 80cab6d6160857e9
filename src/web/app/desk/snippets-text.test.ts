import { expect, test } from 'vitest';
import type { Snippet } from '#domain/snippets.ts';
import { findSnippets, insertSnippet, slashBefore } from './snippets-text.ts';

const queryAt = (text: string) => slashBefore(text, text.length)?.query;

test.each([
  ['/', ''],
  ['Hello\n/tha', 'tha'],
  ['Hello /thank you', 'thank you'],
  ['مرحبا /شكر', 'شكر'],
  ['\u3000／お', 'お'],
])('a slash at the start of a line or after a space asks for a snippet: %o', (text, query) => {
  expect(queryAt(text)).toBe(query);
});

test.each([
  '',
  '3/4',
  'and/or',
  'Yes / no',
  '/ ',
  'in /usr/',
  'in src/web',
  'https://example.com',
  '/done\n',
  `/${'x'.repeat(61)}`,
  `${'word '.repeat(20)}word/`,
])('another slash asks for nothing: %o', (text) => {
  expect(slashBefore(text, text.length)).toBeUndefined();
});

test('the position of a slash is that in the whole text, and the caret ends its words', () => {
  const text = `${'A long line. '.repeat(20)}/than the end`;
  const start = text.indexOf('/');
  expect(slashBefore(text, start + 5)).toEqual({ start, end: start + 5, query: 'than' });
});

const named = (...names: string[]): Snippet[] => names.map((name) => ({ id: name, name, text: name }));

test('typing filters by name, without differences of case and accents; names that begin so come first', () => {
  const snippets = named('My thanks', 'Über uns', 'Thanks');
  const namesFor = (query: string) => findSnippets(snippets, query).map(({ name }) => name);
  expect(namesFor('')).toEqual(['My thanks', 'Über uns', 'Thanks']);
  expect(namesFor('THA')).toEqual(['Thanks', 'My thanks']);
  expect(namesFor('uber ')).toEqual(['Über uns']);
  expect(namesFor('usr')).toEqual([]);
});

test('a snippet replaces the slash and its words, and the caret is behind it', () => {
  const text = 'Hi /tha\n\nBest';
  const slash = { start: 3, end: 7 };
  const inserted = insertSnippet(text, slash, 'Thank you\n😀');
  expect(inserted.text).toBe('Hi Thank you\n😀\n\nBest');
  expect(inserted.text.slice(inserted.caret)).toBe('\n\nBest');
});
