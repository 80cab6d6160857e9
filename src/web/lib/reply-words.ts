import type { Language } from '#domain/languages.ts';
import { languageData } from '#languages/all.ts';
import type { LanguageData } from '#languages/language-data.ts';

/** The words of each language that a reply needs. In a browser they are files of their own. */
const files = import.meta.glob<LanguageData>(
  [
    '../../languages/*.ts',
    '!../../languages/{all,further-languages,language-data,ngrams}.ts',
    '!../../languages/*.fixture.ts',
  ],
  { query: '?reply', import: 'language' },
);

/**
 * Adds the words that a reply needs to the words of languages that reading has loaded. Rejects if a file cannot be
 * loaded; the next call tries again.
 */
export async function loadReplyWords(names: readonly Language[]): Promise<void> {
  await Promise.all(
    [...new Set(names)].map(async (name) => {
      const data = languageData[name];
      if ('phrases' in data) return;
      Object.assign(data, await files[`../../languages/${name.toLowerCase()}.ts`]?.());
    }),
  );
}
