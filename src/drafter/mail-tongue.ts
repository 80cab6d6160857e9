import type { Language } from '#domain/languages.ts';
import type { Reading } from '#reading/reading.ts';

type Tongue = Pick<Reading, 'newText' | 'language'>;

/** A letter by which a mail of no known language is none that English words could be cut from. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/** Whether a mail is in none of the 27 languages: next to nothing of it is understood then. */
export function isUnread({ newText, language }: Tongue): boolean {
  return language ? language.outside === true : OTHER_SCRIPT.test(newText);
}

/** Whether the mail's words may stand in a reply: it is in its language, or too short to tell and in Latin letters. */
export function isNative(mail: Tongue, language: Language): boolean {
  if (isUnread(mail)) return false;
  const guess = mail.language;
  return !guess || guess.language === language || guess.close === language;
}
