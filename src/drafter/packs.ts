import type { Language } from '#domain/languages.ts';
import type { PhrasePack } from './phrase-pack.ts';

/** Where the phrases of each language are; fetched when a reply in it is first written. A language is one row more. */
export const packFiles: Partial<Record<Language, () => Promise<PhrasePack>>> = {
  English: async () => (await import('./packs/english.ts')).englishPack,
  German: async () => (await import('./packs/german.ts')).german,
  Japanese: async () => (await import('./packs/japanese.ts')).japanese,
  Russian: async () => (await import('./packs/russian.ts')).russian,
  French: async () => (await import('./packs/french.ts')).french,
  Polish: async () => (await import('./packs/polish.ts')).polish,
  Chinese: async () => (await import('./packs/chinese.ts')).chinese,
  Spanish: async () => (await import('./packs/spanish.ts')).spanish,
  Korean: async () => (await import('./packs/korean.ts')).korean,
  Indonesian: async () => (await import('./packs/indonesian.ts')).indonesian,
  Czech: async () => (await import('./packs/czech.ts')).czech,
  Italian: async () => (await import('./packs/italian.ts')).italian,
  Ukrainian: async () => (await import('./packs/ukrainian.ts')).ukrainian,
  Vietnamese: async () => (await import('./packs/vietnamese.ts')).vietnamese,
  Portuguese: async () => (await import('./packs/portuguese.ts')).portuguese,
  Dutch: async () => (await import('./packs/dutch.ts')).dutch,
  Greek: async () => (await import('./packs/greek.ts')).greek,
  Swedish: async () => (await import('./packs/swedish.ts')).swedish,
  Malay: async () => (await import('./packs/malay.ts')).malay,
  Romanian: async () => (await import('./packs/romanian.ts')).romanian,
  Turkish: async () => (await import('./packs/turkish.ts')).turkish,
  Swahili: async () => (await import('./packs/swahili.ts')).swahili,
  Thai: async () => (await import('./packs/thai.ts')).thai,
  Arabic: async () => (await import('./packs/arabic.ts')).arabic,
  Hindi: async () => (await import('./packs/hindi.ts')).hindi,
  Hebrew: async () => (await import('./packs/hebrew.ts')).hebrew,
  Bengali: async () => (await import('./packs/bengali.ts')).bengali,
};
