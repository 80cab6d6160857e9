import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { languageValues } from '#domain/languages.ts';
import { languageWordsAt } from './language-words.ts';

const languages = join(import.meta.dirname, '../src/languages');
const MOST_BYTES = 8_192;

test.each(languageValues)('a browser gets few bytes of %s, and no sentence of a reply', async (language) => {
  const words = (await languageWordsAt(join(languages, `${language.toLowerCase()}.ts`), 'reading')) ?? '';
  expect(gzipSync(words).length).toBeLessThan(MOST_BYTES);
  const sent: Record<string, unknown> = JSON.parse(words);
  expect(sent).toHaveProperty('asks.requests');
  for (const part of ['checking', 'phrases', 'fraud', 'instructions']) expect(sent).not.toHaveProperty(part);
});

test.each(languageValues)('the words of %s for a reply are a small file of their own', async (language) => {
  const words = (await languageWordsAt(join(languages, `${language.toLowerCase()}.ts`), 'reply')) ?? '';
  expect(gzipSync(words).length).toBeLessThan(MOST_BYTES);
  expect(Object.keys(JSON.parse(words))).toEqual(['checking', 'instructions', 'phrases']);
});

test('a file that is not a language file stays as it is', async () => {
  expect(await languageWordsAt(join(languages, 'all.ts'), 'reading')).toBeUndefined();
});
