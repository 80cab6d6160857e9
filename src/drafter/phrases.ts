import type { Register } from '#domain/tones.ts';
import type { LanguageData, Phrase } from '#languages/language-data.ts';

/** How a reply speaks: its register, and whether it uses the familiar form of address. */
export type Voice = { register: Register; isFamiliar: boolean };

/** A phrase in a voice: the words of its register, and of each pair in braces only the right form of address. */
export function phraseIn(phrase: Phrase, { register, isFamiliar }: Voice): string {
  const words = typeof phrase === 'string' ? phrase : (phrase[register] ?? phrase.plain);
  return words.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, familiar: string, polite: string) =>
    isFamiliar ? familiar : polite,
  );
}

/** The mark that ends a sentence of the language: '.', '。', '।', '' in Thai. */
export function fullStopOf({ phrases }: LanguageData): string {
  const { thanks } = phrases.openers;
  const sentence = typeof thanks === 'string' ? thanks : thanks.plain;
  return /[^\p{L}\p{M}\p{N}]$/u.exec(sentence)?.[0] ?? '';
}

/**
 * Joins the sentences of one paragraph with a space, or with none where the language's full stop is a wide one. Every
 * sentence but the first gets a capital: in some languages the first one begins small after the greeting.
 */
export function joinSentences(sentences: readonly string[], language: LanguageData): string {
  return sentences
    .filter((sentence) => sentence !== '')
    .map((sentence, place) => (place === 0 ? sentence : withCapital(sentence)))
    .join(fullStopOf(language) === '\u3002' ? '' : ' ');
}

/** A sentence with a capital at its beginning. */
export function withCapital(sentence: string): string {
  return sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** A joiner or non-joiner within a word of an Indian script or an emoji: the text needs it. */
const JOINER =
  /(?<=(?:\p{L}|\p{M}|\p{Extended_Pictographic}))[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])/u;

/**
 * Makes words of the mail safe for a reply: one line, without control, bidirectional and other invisible characters,
 * without angle brackets, and without the square brackets that mark gaps. A mark that is removed between letters or
 * figures leaves a space, so that '5*3' does not become 53.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Cc}|\p{Zl}|\p{Zp}/gu, ' ')
    .replace(/\p{Cf}/gu, (sign, at: number) =>
      JOINER.test(text.slice(Math.max(0, at - 2), at + 3)) ? sign : '',
    )
    .replace(/(?<=[\p{L}\p{N}])[<>[\]{}|`*\\]+(?=[\p{L}\p{N}])/gu, ' ')
    .replace(/[<>[\]{}|`*\\]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
