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

/** Texts whose words in brackets are no gaps. */
export type KnownTexts = {
  /** The mail that the reply answers. A bracket of the mail is known by the word beside it: 'array[0]', '[draft] of'. */
  mail?: string;
  /** The person's own words. All their brackets are known. */
  own?: readonly string[];
};

/** The words beside a bracket on its line, each with the bracket: 'the [draft]' and '[draft] of'. */
function withNeighbours(reply: string, start: number, end: number): string[] {
  const before = /\S+[ \t]*$/.exec(reply.slice(Math.max(0, start - 60), start).replace(/^.*\n/s, ''))?.[0];
  const after = /^[ \t]*\S+/.exec(reply.slice(end, end + 60).replace(/\n.*$/s, ''))?.[0];
  const text = reply.slice(start, end);
  return [...(before ? [before + text] : []), ...(after ? [text + after] : [])];
}

/**
 * The gaps of a reply, in order: words in square brackets, on one line. Words in brackets that the mail or the person
 * wrote are no gaps. A bracket that stands alone on its line is one, also if the mail has the same words in brackets.
 */
export function findGaps(reply: string, { mail = '', own = [] }: KnownTexts = {}): Gap[] {
  const found: Gap[] = [];
  for (const { 0: text, index: start } of reply.matchAll(GAP)) {
    const end = start + text.length;
    const isOwn = own.some((source) => source.includes(text));
    const isOfMail =
      mail.includes(text) && withNeighbours(reply, start, end).some((words) => mail.includes(words));
    const words = text.slice(1, -1).trim();
    if (words !== '' && !isOwn && !isOfMail)
      found.push({ text, start, end, words, choices: choicesOf(words) });
  }
  return found;
}
