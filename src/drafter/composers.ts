import type { Language } from '#domain/languages.ts';
import type { Composer } from './composer.ts';
import { english } from './english.ts';

/** The languages that the drafter writes. A language is one more file and one more row. */
export const composers: Partial<Record<Language, Composer>> = {
  English: english,
};

/** The composer of a language, else the English one. */
export function composerFor(language: Language): Composer {
  return composers[language] ?? english;
}
