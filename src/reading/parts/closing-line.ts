import { spacelessLetter } from '../language/script.ts';
import { normalizeLine } from '../text-lines.ts';
import { anyOf, letterWords } from '../word-lists.ts';

/** Closing lines of letters in all languages, lower case. */
export const closings: ReadonlySet<string> = new Set(letterWords('closings'));
/** Closings that can also be sentences. */
export const thanks: ReadonlySet<string> = new Set(letterWords('thanks'));
/** Small words inside a name: 'von'. */
export const nameParticles: ReadonlySet<string> = new Set(letterWords('nameParticles'));
const afterSignedName = letterWords('afterSignedName');
const beforeSignedName = new RegExp(
  `^(?:${anyOf(letterWords('beforeSignedName').flatMap((word) => [word, capital(word)]))}) (?=[\\p{Lu}\\p{Lo}])`,
  'u',
);
/** The ends of longer closings. A sentence may come before them: 'I send you my …'. */
const closingEnds = letterWords('closingEnds');
/** A closing with a place after it: 'Greetings from Rome'. */
const fromPlace = new RegExp(`^(.+) (?:${anyOf(letterWords('closingFrom'))}) \\p{L}[\\p{L} ]{1,24}$`, 'u');

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Whether a line is a closing with more than the usual words: a sentence before them, or a place after them. */
function isLongClosing(words: string): boolean {
  const end = closingEnds.find((ending) => words.endsWith(ending));
  if (end !== undefined) {
    const before = words.slice(0, -end.length);
    return /[ ，、。]$/.test(before) || (spacelessLetter.test(end) && !/[。！!]/.test(before));
  }
  return closings.has(fromPlace.exec(words)?.[1] ?? '');
}

/** Whether a text looks like a name: one to four words that begin with a capital. Small name particles may follow. */
export function isNameLike(text: string): boolean {
  const name = normalizeLine(text).replace(/[,.]$/, '');
  const isShort = name.length < 2 && !/^\p{Script=Han}$/u.test(name);
  if (isShort || name.length > 40 || /[\d@:?!/<>|_=()\u3001\u3002\uff0c]/.test(name)) return false;
  const parts = name.split(' ');
  if (parts.length > 4) return false;
  return parts.every(
    (part, index) => /^[\p{Lu}\p{Lo}\p{Lt}]/u.test(part) || (index > 0 && nameParticles.has(part)),
  );
}

/** A line in lower case without the marks at its start and end. */
function wordsOnly(line: string): string {
  return normalizeLine(line.length > 200 ? line.slice(0, 200) : line)
    .replaceAll('\u0130', 'i')
    .toLowerCase()
    .replace(/^[*_~-]{1,3} ?/, '')
    .replace(/[\s*_~,.!。，、！،؛।;:)-]{1,6}$/, '')
    .replace(/^\(/, '');
}

/** The name at the start of a line. A title or company may follow: 'Anna Smith | Sales', 'Bob Jones, PhD'. */
export function signedName(line: string): string | undefined {
  const [first = ''] = normalizeLine(line.slice(0, 120))
    .replace(/^\*+|\*+$/g, '')
    .replace(beforeSignedName, '')
    .split(/ ?[|,(/–•] ?| - /);
  const name = first.replace(/\.$/, '').trim();
  const wordOfRespect = afterSignedName.find((word) => name.endsWith(` ${word}`));
  const nameOnly = wordOfRespect ? name.slice(0, -wordOfRespect.length).trim() : name;
  return isNameLike(nameOnly) ? nameOnly : undefined;
}

/** A line that closes a letter. `thanks`: it can also be a sentence of the letter. */
type ClosingLine = { thanks: boolean; name?: string };

/** The name at the start of a text: all words if there are at most three, else the first two. */
function leadingName(text: string): string | undefined {
  const words = normalizeLine(text).replace(beforeSignedName, '').replace(/[.,]$/, '').split(' ');
  const whole = words.join(' ');
  if (words.length <= 3) return isNameLike(whole) ? whole : undefined;
  const first = words.slice(0, 2).join(' ').replace(/,$/, '');
  return isNameLike(first) ? first : undefined;
}

/** Whether a text is a name with a title: 'Anna Smith CEO, Acme'. Words with a capital or of up to three letters. */
function isNameWithTitle(text: string): boolean {
  if (text.length > 90) return false;
  return normalizeLine(text)
    .split(' ')
    .every((word) => /^(?:[\p{Lu}\p{Lo}&|–-]|\p{Ll}{1,3}$)/u.test(word));
}

/** A closing with the name on the same line: 'Best regards, Anna Smith, Head of Sales'. */
function closingWithName(normalized: string): ClosingLine | undefined {
  const comma = normalized.search(/[,，、!.-] /);
  if (comma <= 0) return undefined;
  const words = normalized.slice(0, comma).toLowerCase().trim();
  const rest = normalized.slice(comma + 1).trim();
  const isThanks = thanks.has(words);
  if (!isThanks && !closings.has(words)) return undefined;
  const name = leadingName(rest);
  if (name !== undefined && (!isThanks || isNameWithTitle(rest))) return { thanks: false, name };
  const restWords = wordsOnly(rest);
  return closings.has(restWords) || thanks.has(restWords) ? { thanks: false } : undefined;
}

/** Reads a line such as 'Best regards,' or 'Thanks, Anna'. Undefined if the line is not a closing. */
export function closingLine(line: string): ClosingLine | undefined {
  if (line.length > 120) return undefined;
  const words = wordsOnly(line);
  if (closings.has(words) || isLongClosing(words)) return { thanks: false };
  if (thanks.has(words)) return { thanks: true };
  const normalized = normalizeLine(line);
  const named = closingWithName(normalized);
  if (named) return named;
  const signed = afterSignedName.find(
    (word) => words.endsWith(word) && words.length > word.length && words.length < 20,
  );
  return signed
    ? { thanks: false, name: normalized.slice(0, normalized.length - signed.length).trim() }
    : undefined;
}

/**
 * The column where a closing begins in a line after other text: 'See you on Friday. Regards, Anna'. Undefined if there
 * is none.
 */
export function closingColumn(line: string): number | undefined {
  const from = Math.max(0, line.length - 140);
  const tail = line.slice(from);
  for (const match of tail.matchAll(/[.!?)。！？] ?(?=[^\s.!?])/g)) {
    const column = match.index + match[0].length;
    if (closingWithName(normalizeLine(tail.slice(column)))?.name !== undefined) return from + column;
  }
  return undefined;
}
