import type { Language } from '#domain/languages.ts';
import type { MatterWords } from './matter.ts';

/** Where the words of each language are; fetched when a mail in it is answered. */
const files: Record<Language, () => Promise<MatterWords>> = {
  English: async () => (await import('./words/english.ts')).englishWords,
  French: async () => (await import('./words/french.ts')).frenchWords,
  Spanish: async () => (await import('./words/spanish.ts')).spanishWords,
  German: async () => (await import('./words/german.ts')).germanWords,
  Italian: async () => (await import('./words/italian.ts')).italianWords,
  Portuguese: async () => (await import('./words/portuguese.ts')).portugueseWords,
  Chinese: async () => (await import('./words/chinese.ts')).chineseWords,
  Japanese: async () => (await import('./words/japanese.ts')).japaneseWords,
  Korean: async () => (await import('./words/korean.ts')).koreanWords,
  Arabic: async () => (await import('./words/arabic.ts')).arabicWords,
  Russian: async () => (await import('./words/russian.ts')).russianWords,
  Hindi: async () => (await import('./words/hindi.ts')).hindiWords,
  Dutch: async () => (await import('./words/dutch.ts')).dutchWords,
  Swedish: async () => (await import('./words/swedish.ts')).swedishWords,
  Polish: async () => (await import('./words/polish.ts')).polishWords,
  Turkish: async () => (await import('./words/turkish.ts')).turkishWords,
  Vietnamese: async () => (await import('./words/vietnamese.ts')).vietnameseWords,
  Thai: async () => (await import('./words/thai.ts')).thaiWords,
  Indonesian: async () => (await import('./words/indonesian.ts')).indonesianWords,
  Greek: async () => (await import('./words/greek.ts')).greekWords,
  Romanian: async () => (await import('./words/romanian.ts')).romanianWords,
  Czech: async () => (await import('./words/czech.ts')).czechWords,
  Ukrainian: async () => (await import('./words/ukrainian.ts')).ukrainianWords,
  Hebrew: async () => (await import('./words/hebrew.ts')).hebrewWords,
  Malay: async () => (await import('./words/malay.ts')).malayWords,
  Bengali: async () => (await import('./words/bengali.ts')).bengaliWords,
  Swahili: async () => (await import('./words/swahili.ts')).swahiliWords,
};

const loaded = new Map<Language, MatterWords>();

/** Loads the words of a language; further calls cost nothing. */
export async function loadMatterWords(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await files[language]());
}

/** The words of a language that was loaded, else undefined. */
export function matterWords(language: Language): MatterWords | undefined {
  return loaded.get(language);
}
