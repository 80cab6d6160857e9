import type { Span } from '#reading/reading.ts';

/**
 * A gap for the person to fill, '[the figure for March]'. Not markdown's links, pictures and footnotes: '[text](address)',
 * '[text] (https:…)', '![text]…', '[text][1]', '[1]'. For `matchAll`, `replace`.
 */
export const GAP = /(?<!!)\[(?!\d{1,3}\])[^[\]\n]{1,160}\](?!\(|\[\d{1,3}\]| \((?:https?:|mailto:|www\.))/g;

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

/** Texts whose words in brackets are no gaps: the mail that the reply answers, and the person's own words. */
export type KnownTexts = { mail?: string; own?: readonly string[] };

/** Whether nothing else is on the line of a part of a text. */
function isAlone(text: string, start: number, end: number): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const rest = text.slice(lineStart, start) + text.slice(end, lineEnd < 0 ? text.length : lineEnd);
  return rest.trim() === '';
}

/**
 * The gaps of a reply, in order: words in square brackets, on one line. Words in brackets that the mail or the person
 * wrote are no gaps. A bracket alone on its line is one, also if the mail has the same words in brackets: the built-in
 * drafter writes gaps so.
 */
export function findGaps(reply: string, { mail = '', own = [] }: KnownTexts = {}): Gap[] {
  const found: Gap[] = [];
  for (const { 0: text, index: start } of reply.matchAll(GAP)) {
    const end = start + text.length;
    const isOwn = own.some((source) => source.includes(text));
    const isOfMail = mail.includes(text) && !isAlone(reply, start, end);
    const words = text.slice(1, -1).trim();
    if (words !== '' && !isOwn && !isOfMail)
      found.push({ text, start, end, words, choices: choicesOf(words) });
  }
  return found;
}
