import { type Language, languageValues } from '#domain/languages.ts';
import type { LanguageData, ReadingWords } from './language-data.ts';

async function load(name: Language): Promise<[Language, LanguageData]> {
  const { language } = (await import(`../languages/${name.toLowerCase()}.ts`)) as { language: LanguageData };
  return [name, language];
}

/**
 * The data of every language. A mail in one language may quote a mail program in another, so reading a mail needs all
 * of them. In a browser this is about 215 kB compressed, in separate files, loaded once with the module that imports
 * this one.
 */
export const languageData = Object.fromEntries(await Promise.all(languageValues.map(load))) as Readonly<
  Record<Language, LanguageData>
>;

/** The same data for code that also runs in a browser, where each language has only the parts that read a mail. */
export const readingWords: Readonly<Record<Language, ReadingWords>> = languageData;
