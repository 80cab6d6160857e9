import type { Language } from '#domain/languages.ts';
import { english } from './packs/english.ts';
import type { PhrasePack } from './phrase-pack.ts';

/** The languages that the drafter writes. A language is one more file and one more row. */
export const packs: Partial<Record<Language, PhrasePack>> = {
  English: english,
};

/** The pack of a language, else the English one. */
export function packFor(language: Language): PhrasePack {
  return packs[language] ?? english;
}
