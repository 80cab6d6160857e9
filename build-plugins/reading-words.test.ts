import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { languageValues } from '#domain/languages.ts';
import { readingWordsAt } from './reading-words.ts';

const languages = join(import.meta.dirname, '../src/languages');
const MOST_BYTES = 8_192;

test.each(languageValues)(
  'of %s a browser is sent few bytes, and no sentence of a reply',
  async (language) => {
    const words = (await readingWordsAt(join(languages, `${language.toLowerCase()}.ts`))) ?? '';
    expect(gzipSync(words).length).toBeLessThan(MOST_BYTES);
    const sent: Record<string, unknown> = JSON.parse(words);
    expect(sent).toHaveProperty('asks.requests');
    for (const part of ['phrases', 'fraud', 'instructions']) expect(sent).not.toHaveProperty(part);
  },
);

test('what is no file of a language is left as it is', async () => {
  expect(await readingWordsAt(join(languages, 'all.ts'))).toBeUndefined();
});
