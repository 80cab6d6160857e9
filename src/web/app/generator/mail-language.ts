import { type Language, languages } from '#domain/languages.ts';
import type { LanguageGuess } from '#reading/reading.ts';

/** What is known of a mail's language: `guess` is null where it could not be told, absent until it was looked for. */
export type Known = {
  guess?: LanguageGuess | null | undefined;
  /** What the person said it is. */
  pick?: Language | undefined;
};

/** What stands at the choice 'Same as the email'. `asked`: the person has to say which. */
export type MailLanguageView =
  | { kind: 'no-mail' }
  | { kind: 'finding' }
  | { kind: 'known'; language: Language }
  | { kind: 'asked'; isClose: boolean; candidates: readonly Language[] };

/** Languages that are offered where nothing is known of the mail's own. */
const MOST_OFFERED = 2;

/**
 * The languages to offer where the mail tells none: the browser's own, in its order, then English.
 * `tags` as `navigator.languages` has them.
 */
export function likelyLanguages(tags: readonly string[]): Language[] {
  const wanted = [...tags, 'en'].map((tag) => tag.toLowerCase().split('-')[0]);
  const known = wanted.flatMap((tag) => languages.find((row) => row.tag === tag)?.value ?? []);
  return [...new Set(known)].slice(0, MOST_OFFERED);
}

/** What is shown of a mail's language: the person's word goes before any guess. */
export function viewOf(text: string, { guess, pick }: Known, tags: readonly string[]): MailLanguageView {
  if (text.trim() === '') return { kind: 'no-mail' };
  if (pick) return { kind: 'known', language: pick };
  if (guess === undefined) return { kind: 'finding' };
  if (guess === null) return { kind: 'asked', isClose: false, candidates: likelyLanguages(tags) };
  const { language, close } = guess;
  return close
    ? { kind: 'asked', isClose: true, candidates: [language, close] }
    : { kind: 'known', language };
}
