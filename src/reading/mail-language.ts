import { decodeEncodedWords } from './header/encoded-words.ts';
import type { HeaderBlock } from './header/header-lines.ts';
import { readPastedHeader } from './header/headers.ts';
import { stripSubjectPrefixes } from './header/subject.ts';
import { detectLanguage } from './language/language.ts';
import { type SplitMail, splitMail } from './parts/split-text.ts';
import type { LanguageGuess } from './reading.ts';

/** A mail without its header, the fields of the header, and its subject without prefixes such as 'Re:'. */
type OpenedMail = { body: string; split: SplitMail; fields: HeaderBlock['fields']; subject: string };

/**
 * Separates the header and the parts of a mail. A forwarded mail without own text gets the fields of the inner mail.
 */
export function openMail(text: string): OpenedMail {
  const pasted = readPastedHeader(text);
  const split = splitMail(pasted.body);
  const fields = split.inner?.from ? split.inner : pasted.fields;
  const subject = stripSubjectPrefixes(decodeEncodedWords(fields.subject ?? pasted.fields.subject ?? ''));
  return { body: pasted.body, split, fields, subject };
}

/** The language of the new text of a mail, else of its subject. */
export function languageOf({ split, subject }: OpenedMail): LanguageGuess | undefined {
  return detectLanguage(split.parts.newText) ?? (subject ? detectLanguage(subject) : undefined);
}

/**
 * The language of a received mail: from its new text, else from its subject. The result is the same as in `readEmail`,
 * and a browser need not load the rest of the reading. Takes any string, never throws, linear in its length. Undefined
 * if no language was found. `loadNgrams` makes the result more certain.
 */
export function findMailLanguage(text: string): LanguageGuess | undefined {
  return languageOf(openMail(text));
}
