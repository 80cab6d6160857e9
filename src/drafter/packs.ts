import type { Language } from '#domain/languages.ts';
import type { PhrasePack } from './phrase-pack.ts';

/** Where the phrases of each language are; fetched when a reply in it is first written. A language is one row more. */
export const packFiles: Record<Language, () => Promise<PhrasePack>> = {
  English: async () => (await import('./packs/english.ts')).englishPack,
  French: async () => (await import('./packs/french.ts')).french,
  Spanish: async () => (await import('./packs/spanish.ts')).spanish,
  German: async () => (await import('./packs/german.ts')).german,
  Italian: async () => (await import('./packs/italian.ts')).italian,
  Portuguese: async () => (await import('./packs/portuguese.ts')).portuguese,
  Chinese: async () => (await import('./packs/chinese.ts')).chinese,
  Japanese: async () => (await import('./packs/japanese.ts')).japanese,
  Korean: async () => (await import('./packs/korean.ts')).korean,
  Arabic: async () => (await import('./packs/arabic.ts')).arabic,
  Russian: async () => (await import('./packs/russian.ts')).russian,
  Hindi: async () => (await import('./packs/hindi.ts')).hindi,
  Dutch: async () => (await import('./packs/dutch.ts')).dutch,
  Swedish: async () => (await import('./packs/swedish.ts')).swedish,
  Polish: async () => (await import('./packs/polish.ts')).polish,
  Turkish: async () => (await import('./packs/turkish.ts')).turkish,
  Vietnamese: async () => (await import('./packs/vietnamese.ts')).vietnamese,
  Thai: async () => (await import('./packs/thai.ts')).thai,
  Indonesian: async () => (await import('./packs/indonesian.ts')).indonesian,
  Greek: async () => (await import('./packs/greek.ts')).greek,
  Romanian: async () => (await import('./packs/romanian.ts')).romanian,
  Czech: async () => (await import('./packs/czech.ts')).czech,
  Ukrainian: async () => (await import('./packs/ukrainian.ts')).ukrainian,
  Hebrew: async () => (await import('./packs/hebrew.ts')).hebrew,
  Malay: async () => (await import('./packs/malay.ts')).malay,
  Bengali: async () => (await import('./packs/bengali.ts')).bengali,
  Swahili: async () => (await import('./packs/swahili.ts')).swahili,
};
