import { letterWords } from '../every-language.ts';
import { unpartedLetter } from '../language/script.ts';
import { anyOf } from '../phrase-pattern.ts';
import { plainLine } from './text-lines.ts';

/** Lines that close a letter, lower case, of every language. */
export const closings: ReadonlySet<string> = new Set(letterWords('closings'));
/** Closings that also stand as sentences. */
export const thanks: ReadonlySet<string> = new Set(letterWords('thanks'));
/** Small words within a name: 'von'. */
export const nameParticles: ReadonlySet<string> = new Set(letterWords('nameParticles'));
const afterSignedName = letterWords('afterSignedName');
const beforeSignedName = new RegExp(
  `^(?:${anyOf(letterWords('beforeSignedName').flatMap((word) => [word, capital(word)]))}) (?=[\\p{Lu}\\p{Lo}])`,
  'u',
);
/** Closings that say more than their words: what stands before them ('I send you my …'), or a place behind. */
const closingEnds = letterWords('closingEnds');
const fromPlace = new RegExp(`^(.+) (?:${anyOf(letterWords('closingFrom'))}) \\p{L}[\\p{L} ]{1,24}$`, 'u');

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Whether a line closes that holds more than the words of a closing: a sentence before them, or a place behind. */
function isLongClosing(bare: string): boolean {
  const end = closingEnds.find((words) => bare.endsWith(words));
  if (end !== undefined) {
    const before = bare.slice(0, -end.length);
    return /[ ，、。]$/.test(before) || (unpartedLetter.test(end) && !/[。！!]/.test(before));
  }
  return closings.has(fromPlace.exec(bare)?.[1] ?? '');
}

/** One to four capitalised words, as a person signs. */
export function isNameLike(text: string): boolean {
  const name = plainLine(text).replace(/[,.]$/, '');
  const isShort = name.length < 2 && !/^\p{Script=Han}$/u.test(name);
  if (isShort || name.length > 40 || /[\d@:?!/<>|_=()\u3001\u3002\uff0c]/.test(name)) return false;
  const parts = name.split(' ');
  if (parts.length > 4) return false;
  return parts.every(
    (part, index) => /^[\p{Lu}\p{Lo}\p{Lt}]/u.test(part) || (index > 0 && nameParticles.has(part)),
  );
}

function bareWords(line: string): string {
  return plainLine(line.length > 200 ? line.slice(0, 200) : line)
    .replaceAll('\u0130', 'i')
    .toLowerCase()
    .replace(/^[*_~-]{1,3} ?/, '')
    .replace(/[\s*_~,.!。，、！،؛।;:)-]{1,6}$/, '')
    .replace(/^\(/, '');
}

/** The name of a line that may go on with a title or a company: 'Anna Smith | Sales', 'Bob Jones, PhD'. */
export function signedName(line: string): string | undefined {
  const [first = ''] = plainLine(line.slice(0, 120))
    .replace(/^\*+|\*+$/g, '')
    .replace(beforeSignedName, '')
    .split(/ ?[|,(/–•] ?| - /);
  const name = first.replace(/\.$/, '').trim();
  const respectful = afterSignedName.find((word) => name.endsWith(` ${word}`));
  const bare = respectful ? name.slice(0, -respectful.length).trim() : name;
  return isNameLike(bare) ? bare : undefined;
}

/** A line that closes a letter: `thanks` where it may as well be a sentence of the letter itself. */
type ClosingLine = { thanks: boolean; name?: string };

/** The name that words begin with: all of them where they are few, else the first two. */
function leadingName(text: string): string | undefined {
  const words = plainLine(text).replace(beforeSignedName, '').replace(/[.,]$/, '').split(' ');
  const whole = words.join(' ');
  if (words.length <= 3) return isNameLike(whole) ? whole : undefined;
  const first = words.slice(0, 2).join(' ').replace(/,$/, '');
  return isNameLike(first) ? first : undefined;
}

/** 'Anna Smith CEO, Acme': capitalised words alone, but for the small ones that titles hold. */
function isNameWithTitle(text: string): boolean {
  if (text.length > 90) return false;
  return plainLine(text)
    .split(' ')
    .every((word) => /^(?:[\p{Lu}\p{Lo}&|–-]|\p{Ll}{1,3}$)/u.test(word));
}

/** 'Best regards, Anna Smith, Head of Sales': the words that close, and who signs. */
function closingWithName(plain: string): ClosingLine | undefined {
  const comma = plain.search(/[,，、!.-] /);
  if (comma <= 0) return undefined;
  const words = plain.slice(0, comma).toLowerCase().trim();
  const rest = plain.slice(comma + 1).trim();
  const thanking = thanks.has(words);
  if (!thanking && !closings.has(words)) return undefined;
  const name = leadingName(rest);
  if (name !== undefined && (!thanking || isNameWithTitle(rest))) return { thanks: false, name };
  const more = bareWords(rest);
  return closings.has(more) || thanks.has(more) ? { thanks: false } : undefined;
}

/** Whether a line closes a letter: 'Best regards,', 'Thanks, Anna'. */
export function closingLine(line: string): ClosingLine | undefined {
  if (line.length > 120) return undefined;
  const bare = bareWords(line);
  if (closings.has(bare) || isLongClosing(bare)) return { thanks: false };
  if (thanks.has(bare)) return { thanks: true };
  const plain = plainLine(line);
  const named = closingWithName(plain);
  if (named) return named;
  const signed = afterSignedName.find(
    (word) => bare.endsWith(word) && bare.length > word.length && bare.length < 20,
  );
  return signed ? { thanks: false, name: plain.slice(0, plain.length - signed.length).trim() } : undefined;
}

/**
 * Where a close begins that shares its line with the text: 'See you on Friday. Regards, Anna'. Undefined where
 * none does.
 */
export function closingColumn(line: string): number | undefined {
  const from = Math.max(0, line.length - 140);
  const tail = line.slice(from);
  for (const match of tail.matchAll(/[.!?)。！？] ?(?=[^\s.!?])/g)) {
    const column = match.index + match[0].length;
    if (closingWithName(plainLine(tail.slice(column)))?.name !== undefined) return from + column;
  }
  return undefined;
}
