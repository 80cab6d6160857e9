import type { Language } from '#domain/languages.ts';
import { readingWords } from '#languages/all.ts';
import { compileCues } from './cue-sets.ts';
import { findCues } from './cues.ts';
import { perLanguage } from './language/per-language.ts';
import type { MailCategory, Person, Sentence } from './reading.ts';
import { comparableText, containsWord, listOf, mailWords, phrasePattern } from './word-lists.ts';

const cuesOf = perLanguage((language) => {
  const rows = Object.entries(readingWords[language].categories) as [MailCategory, string][];
  return compileCues(rows.map(([category, list]) => [list, category]));
});

/** The categories whose cues occur in the sentences of a mail, without duplicates. Linear. */
export function findCategories(
  sentences: readonly Sentence[],
  language: Language = 'English',
): MailCategory[] {
  const cues = cuesOf(language);
  const found = sentences.flatMap(({ words }) => findCues(words, cues).map(({ value }) => value));
  return [...new Set(found)];
}

/**
 * Whether a mail addresses its recipient in a familiar way. In a language with two forms of address the pronouns
 * decide, in others the greeting ('Hi Jo').
 */
export function isFamiliarMail(newText: string, language: Language = 'English'): boolean {
  const { address, letter } = readingWords[language];
  const text = newText.toLowerCase();
  const opening = text.trimStart();
  const hasFamiliarGreeting = listOf(letter.familiarGreetings).some(
    (greeting) => opening.startsWith(greeting) && !/^[\p{L}\p{M}]/u.test(opening.slice(greeting.length)),
  );
  const familiar = listOf(address.familiar);
  if (familiar.length === 0) return hasFamiliarGreeting;
  // 'Vous' may also mean several people: if 'tu' occurs too, a familiar greeting decides.
  return containsWord(text, familiar) && (hasFamiliarGreeting || !containsWord(text, listOf(address.polite)));
}

const senders = mailWords('automaticSenders').map((word) => word.replaceAll('-', '[-_.]?'));
const automaticSender = new RegExp(`^(?:${senders.join('|')})(?:[+._-]|@|$)`, 'i');
const bulk = phrasePattern(mailWords('bulk'));
const automaticSubject = phrasePattern(mailWords('automaticSubjects'), 'start');

/**
 * Whether a mail is bulk mail, a receipt or a message from a program, so that no reply is expected. It is recognised by
 * the sender's address, the subject, or words that bulk mail must contain in the first 20,000 characters.
 */
export function isAutomatic(mail: { sender: Person; subject?: string; text: string }): boolean {
  if (automaticSender.test(mail.sender.address ?? '')) return true;
  if (mail.subject !== undefined && automaticSubject.test(comparableText(mail.subject))) return true;
  return bulk.test(comparableText(mail.text.slice(0, 20_000)));
}
