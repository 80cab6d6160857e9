import type { Register } from '#domain/tones.ts';
import type { LanguageData, Phrase } from '#languages/language-data.ts';

/** The style of a reply: its register, and whether it uses the familiar form of address. */
export type Voice = { register: Register; isFamiliar: boolean };

/** A phrase in a voice: the words for the register, with the form of address that the voice uses. */
export function phraseIn(phrase: Phrase, { register, isFamiliar }: Voice): string {
  const words = typeof phrase === 'string' ? phrase : (phrase[register] ?? phrase.plain);
  return words.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, familiar: string, polite: string) =>
    isFamiliar ? familiar : polite,
  );
}

/** The mark that ends a sentence of the language: '.', '。', '।', '' in Thai. */
function fullStopOf({ phrases }: LanguageData): string {
  const { thanks } = phrases.openers;
  const sentence = typeof thanks === 'string' ? thanks : thanks.plain;
  return /[^\p{L}\p{M}\p{N}]$/u.exec(sentence)?.[0] ?? '';
}

/**
 * Joins the sentences of one paragraph with a space. Chinese and Japanese use no space. Every sentence except the first
 * gets a capital: in some languages the first sentence after the greeting begins with a small letter.
 */
export function joinSentences(sentences: readonly string[], data: LanguageData): string {
  return sentences
    .filter((sentence) => sentence !== '')
    .map((sentence, index) => (index === 0 ? sentence : withCapital(sentence)))
    .join(fullStopOf(data) === '\u3002' ? '' : ' ');
}

/** A sentence with a capital at its beginning. */
function withCapital(sentence: string): string {
  return sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/**
 * The words of an instruction as a sentence: with a capital at the beginning, and with the language's full stop if they
 * end without a mark.
 */
export function asSentence(text: string, data: LanguageData): string {
  const words = withCapital(text.trim());
  return /[\p{L}\p{M}\p{N})\]]$/u.test(words) ? `${words}${fullStopOf(data)}` : words;
}

/** A zero-width joiner or non-joiner inside a word or an emoji. The text needs it. */
const JOINER =
  /(?<=(?:\p{L}|\p{M}|\p{Extended_Pictographic}))[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])/u;

/**
 * Makes words of the mail safe for a reply: one line, without invisible characters, without angle brackets and marks of
 * Markdown, and without the square brackets that mark gaps. A mark between letters or digits becomes a space, so that
 * '5*3' does not become 53.
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

/**
 * The person's own words unchanged, with the language's full stop if they are one line that ends with a letter or a
 * digit.
 */
export function withFullStop(text: string, data: LanguageData): string {
  return /[\p{L}\p{M}\p{N}]$/u.test(text) && !text.includes('\n') ? `${text}${fullStopOf(data)}` : text;
}
