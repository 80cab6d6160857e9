import { type Language, languageValues } from '#domain/languages.ts';
import type { LanguageData, ReadingWords } from './language-data.ts';

async function load(name: Language): Promise<[Language, LanguageData]> {
  const { language } = (await import(`../languages/${name.toLowerCase()}.ts`)) as { language: LanguageData };
  return [name, language];
}

/**
 * The data of every language. A mail in one language may quote a mail program in another, so whoever reads mails needs
 * them all: about 215 kB compressed in a browser, in files of their own, loaded once with the module that imports this one.
 */
export const languageData = Object.fromEntries(await Promise.all(languageValues.map(load))) as Readonly<
  Record<Language, LanguageData>
>;

/** The same for what runs in a browser too, where of each language only the parts that a mail is read with are there. */
export const readingWords: Readonly<Record<Language, ReadingWords>> = languageData;
