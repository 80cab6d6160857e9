import { decodeEncodedWords } from './header/encoded-words.ts';
import { readPastedHeader } from './header/headers.ts';
import { stripSubjectPrefixes } from './header/subject.ts';
import { detectLanguage } from './language/language.ts';
import { splitMail } from './parts/split-text.ts';
import type { LanguageGuess } from './reading.ts';

/**
 * The language of a received mail: from its new text, else from its subject. The result is the same as in `readEmail`,
 * and a browser need not load the rest of the reading. Takes any string, never throws, linear in its length. Undefined
 * if no language was found. `loadLanguages` makes the result more certain.
 */
export function findMailLanguage(text: string): LanguageGuess | undefined {
  const pasted = readPastedHeader(text);
  const split = splitMail(pasted.body);
  const fields = split.inner?.from ? split.inner : pasted.fields;
  const subject = stripSubjectPrefixes(decodeEncodedWords(fields.subject ?? pasted.fields.subject ?? ''));
  return detectLanguage(split.parts.newText) ?? (subject ? detectLanguage(subject) : undefined);
}
