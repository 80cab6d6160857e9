import { type Language, languageValues } from '#domain/languages.ts';
import type { LanguageData, ReadingWords } from './language-data.ts';

async function load(name: Language): Promise<[Language, LanguageData]> {
  const { language } = (await import(`../languages/${name.toLowerCase()}.ts`)) as { language: LanguageData };
  return [name, language];
}

/**
 * The data of every language. Reading a mail needs the data of all languages, because the mail program may use another
 * language than the mail. In a browser these are separate files, about 215 kB compressed.
 */
export const languageData = Object.fromEntries(await Promise.all(languageValues.map(load))) as Readonly<
  Record<Language, LanguageData>
>;

/** The same data with the type for code that runs in a browser too. There only `readingParts` are loaded. */
export const readingWords: Readonly<Record<Language, ReadingWords>> = languageData;
