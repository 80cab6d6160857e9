import { readPastedHeader, stripSubjectPrefixes } from './header/headers.ts';
import { detectLanguage } from './language/language.ts';
import { decodeEncodedWords } from './message/encoded-words.ts';
import { splitMail } from './parts/split-text.ts';
import type { LanguageGuess } from './reading.ts';

/**
 * The language of a received mail, as `readEmail` tells it, without the rest of the reading: by what is new in it, else
 * by its subject. Takes any string, never throws, linear in its length; undefined where nothing speaks for one.
 * `loadLanguages` makes it surer.
 */
export function findMailLanguage(text: string): LanguageGuess | undefined {
  const pasted = readPastedHeader(text);
  const split = splitMail(pasted.body);
  const fields = split.inner?.from ? split.inner : pasted.fields;
  const subject = stripSubjectPrefixes(decodeEncodedWords(fields.subject ?? pasted.fields.subject ?? ''));
  return detectLanguage(split.parts.newText) ?? (subject ? detectLanguage(subject) : undefined);
}
