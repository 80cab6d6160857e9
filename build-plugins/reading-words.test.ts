import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { languageValues } from '#domain/languages.ts';
import { readingWordsAt } from './reading-words.ts';

const languages = join(import.meta.dirname, '../src/languages');
const MOST_BYTES = 8_400;

test.each(languageValues)('a browser gets few bytes of %s, and no sentence of a reply', async (language) => {
  const words = (await readingWordsAt(join(languages, `${language.toLowerCase()}.ts`))) ?? '';
  expect(gzipSync(words).length).toBeLessThan(MOST_BYTES);
  const sent: Record<string, unknown> = JSON.parse(words);
  expect(sent).toHaveProperty('asks.requests');
  expect(sent).toHaveProperty('checking.notNames');
  for (const part of ['phrases', 'fraud', 'instructions']) expect(sent).not.toHaveProperty(part);
});

test('a file that is not a language file stays as it is', async () => {
  expect(await readingWordsAt(join(languages, 'all.ts'))).toBeUndefined();
});
