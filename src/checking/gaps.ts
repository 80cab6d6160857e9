import type { Span } from '#reading/reading.ts';

/** A gap for the person to fill, '[the figure for March]'; not a link '[text](address)'. For `matchAll`, `replace`. */
export const GAP = /\[[^[\]\n]{1,160}\](?!\()/g;

/** A gap of a reply. `words`: what belongs there, without the brackets. */
export type Gap = Span & {
  words: string;
  /** The sides of a choice: 'yes' and 'no' of '[yes / no]'. Empty if the gap is no choice. */
  choices: string[];
};

/** The most choices of a gap. With more, the slashes are probably part of the words. */
const MAX_CHOICES = 6;

function choicesOf(words: string): string[] {
  const choices = words.split(' / ').map((choice) => choice.trim());
  return choices.length > 1 && choices.length <= MAX_CHOICES && choices.every(Boolean) ? choices : [];
}

/**
 * The gaps of a reply, in order: words in square brackets, on one line. Words in brackets that one of `known` contains,
 * such as the mail or the person's own answers, are no gaps. Linear.
 */
export function findGaps(reply: string, known: readonly string[] = []): Gap[] {
  const found: Gap[] = [];
  for (const { 0: text, index: start } of reply.matchAll(GAP)) {
    if (known.some((source) => source.includes(text))) continue;
    const words = text.slice(1, -1).trim();
    if (words !== '') found.push({ text, start, end: start + text.length, words, choices: choicesOf(words) });
  }
  return found;
}
