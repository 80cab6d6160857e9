import { type Language, languages } from '#domain/languages.ts';
import type { LanguageGuess } from '#reading/reading.ts';

/**
 * What is known of a mail's language. `guess` is null if the language could not be detected, and absent before the
 * search.
 */
export type Known = {
  guess?: LanguageGuess | null | undefined;
  /** The language that the person chose for the mail. */
  pick?: Language | undefined;
};

/**
 * Why the person has to say which language it is: two languages are close, it is none of the 27, or it could not be
 * detected.
 */
type Doubt = 'close' | 'outside' | 'unknown';

/** What is shown at the choice 'Same as the email'. `asked`: the person has to say which language it is. */
export type MailLanguageView =
  | { kind: 'no-mail' }
  | { kind: 'finding' }
  | { kind: 'known'; language: Language }
  | { kind: 'asked'; doubt: Doubt; candidates: readonly Language[] };

/** The number of languages that are offered if nothing is known of the mail's own. */
const MOST_OFFERED = 2;

/**
 * The languages to offer if the mail's own is not known: the browser's languages, in its order, then English; two at
 * most. `tags` have the form of `navigator.languages`.
 */
export function likelyLanguages(tags: readonly string[]): Language[] {
  const wanted = [...tags, 'en'].map((tag) => tag.toLowerCase().split('-')[0]);
  const known = wanted.flatMap((tag) => languages.find((row) => row.tag === tag)?.value ?? []);
  return [...new Set(known)].slice(0, MOST_OFFERED);
}

/** What is shown of a mail's language. The person's choice takes precedence over any guess. */
export function viewOf(text: string, { guess, pick }: Known, tags: readonly string[]): MailLanguageView {
  if (text.trim() === '') return { kind: 'no-mail' };
  if (pick) return { kind: 'known', language: pick };
  if (guess === undefined) return { kind: 'finding' };
  if (guess === null) return { kind: 'asked', doubt: 'unknown', candidates: likelyLanguages(tags) };
  const { language, close, outside } = guess;
  if (outside) return { kind: 'asked', doubt: 'outside', candidates: likelyLanguages(tags) };
  return close
    ? { kind: 'asked', doubt: 'close', candidates: [language, close] }
    : { kind: 'known', language };
}
