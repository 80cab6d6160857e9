import type { Language } from '#domain/languages.ts';
import type { MatterWords } from './matter.ts';

/** Where the words of each language are; fetched when a mail in it is answered. */
const files: Partial<Record<Language, () => Promise<MatterWords>>> = {
  English: async () => (await import('./words/english.ts')).englishWords,
  German: async () => (await import('./words/german.ts')).germanWords,
  Japanese: async () => (await import('./words/japanese.ts')).japaneseWords,
  Russian: async () => (await import('./words/russian.ts')).russianWords,
  French: async () => (await import('./words/french.ts')).frenchWords,
  Polish: async () => (await import('./words/polish.ts')).polishWords,
  Chinese: async () => (await import('./words/chinese.ts')).chineseWords,
  Spanish: async () => (await import('./words/spanish.ts')).spanishWords,
  Korean: async () => (await import('./words/korean.ts')).koreanWords,
  Indonesian: async () => (await import('./words/indonesian.ts')).indonesianWords,
  Czech: async () => (await import('./words/czech.ts')).czechWords,
  Italian: async () => (await import('./words/italian.ts')).italianWords,
  Ukrainian: async () => (await import('./words/ukrainian.ts')).ukrainianWords,
  Vietnamese: async () => (await import('./words/vietnamese.ts')).vietnameseWords,
  Portuguese: async () => (await import('./words/portuguese.ts')).portugueseWords,
  Dutch: async () => (await import('./words/dutch.ts')).dutchWords,
  Greek: async () => (await import('./words/greek.ts')).greekWords,
  Swedish: async () => (await import('./words/swedish.ts')).swedishWords,
  Malay: async () => (await import('./words/malay.ts')).malayWords,
  Romanian: async () => (await import('./words/romanian.ts')).romanianWords,
  Turkish: async () => (await import('./words/turkish.ts')).turkishWords,
  Swahili: async () => (await import('./words/swahili.ts')).swahiliWords,
  Thai: async () => (await import('./words/thai.ts')).thaiWords,
  Arabic: async () => (await import('./words/arabic.ts')).arabicWords,
  Hindi: async () => (await import('./words/hindi.ts')).hindiWords,
  Hebrew: async () => (await import('./words/hebrew.ts')).hebrewWords,
  Bengali: async () => (await import('./words/bengali.ts')).bengaliWords,
};

const loaded = new Map<Language, MatterWords>();

/** Loads the words of a language; further calls cost nothing. */
export async function loadMatterWords(language: Language): Promise<void> {
  const load = loaded.has(language) ? undefined : files[language];
  if (load) loaded.set(language, await load());
}

/** The words of a language that was loaded, else undefined. */
export function matterWords(language: Language): MatterWords | undefined {
  return loaded.get(language);
}
