import type { DateWords } from './date-words.ts';

/** Letters with a dot below that some write as one sign and some as two. */
const DOTTED = /[\u0915-\u0939\u09a1\u09a2\u09af][\u093c\u09bc]/g;
const dottedSigns: Readonly<Record<string, string>> = {
  'क\u093c': '\u0958',
  'ख\u093c': '\u0959',
  'ग\u093c': '\u095a',
  'ज\u093c': '\u095b',
  'ड\u093c': '\u095c',
  'ढ\u093c': '\u095d',
  'फ\u093c': '\u095e',
  'ড\u09bc': '\u09dc',
  'ঢ\u09bc': '\u09dd',
  'য\u09bc': '\u09df',
};
/**
 * Letters, marks and figures of the scripts of our languages, as ranges: \\p{L} in some hundred places of a pattern
 * takes a second to compile.
 */
const WORD =
  '[0-9a-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u037d\\u037f-\\u0386\\u0388-\\u052f\\u0591-\\u05bd\\u05bf-\\u05c7\\u05d0-\\u05ea\\u0610-\\u061a\\u0620-\\u0669\\u066e-\\u06d3\\u06d5-\\u06ff\\u0900-\\u0963\\u0966-\\u0e3e\\u0e40-\\u0e59\\u1e00-\\u1fff\\u3041-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7a3]';

/** A pattern of the tables as one to run: any white space for a space, word borders of every script. */
export function toSource(pattern: string): string {
  return eitherSign(pattern)
    .replaceAll(' ', '\\s')
    .replace(/\\b(?=[\p{L}([])/gu, `(?<!${WORD})`)
    .replaceAll('\\b', `(?!${WORD})`)
    .replaceAll('\\p{L}', WORD);
}

function eitherSign(pattern: string): string {
  return pattern.normalize('NFC').replace(DOTTED, (pair) => {
    const sign = dottedSigns[pair];
    return sign ? `(?:${pair}|${sign})` : pair;
  });
}

/** Words as a pattern that matches any of them, the longest first. */
export function anyOf(words: Iterable<string>): string {
  const sorted = [...words].sort((a, b) => b.length - a.length);
  return sorted.map((word) => toSource(word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))).join('|');
}

/** Which of a table's rows a form belongs to: 'jan|feb' and their forms, parted by ','. */
export function indexOfForms(list: string): Map<string, number> {
  const found = new Map<string, number>();
  list.split('|').forEach((forms, index) => {
    for (const form of forms.split(',')) if (form !== '') found.set(toKey(form), index);
  });
  return found;
}

/** A word as the tables know it, however it is written. */
export function toKey(written: string): string {
  return written.normalize('NFC').toLowerCase().replace(/\s+/g, ' ');
}

/** What must stand around the words of a language. */
type Edges = { start: string; end: string };

/** What must stand before and after a word of the language, as sources of patterns; '' where its script parts no words. */
export function edgesOf(words: DateWords): Edges {
  if (words.unparted) return { start: '', end: '' };
  const start = words.onto ? `(?<=(?<!${WORD})${words.onto})` : `(?<!${WORD})`;
  const endings = words.endings ? `(?=(?:${toSource(words.endings)})?(?!${WORD}))` : `(?!${WORD})`;
  return { start, end: endings };
}

/** A sticky pattern; it is run over text in small letters. */
export function sticky(source: string): RegExp {
  return new RegExp(source, 'uy');
}

/** The text in small letters, sign for sign, so that places stay what they are. */
export function inSmallLetters(text: string): string {
  const small = text.replaceAll('İ', 'i').toLowerCase();
  if (small.length === text.length) return small;
  return text.replace(/\p{Lu}/gu, (sign) =>
    sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign,
  );
}

/** The match of a sticky pattern that begins at `at`, or null. */
export function runAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The first group that took part in a match. */
export function firstGroup(match: RegExpExecArray): string {
  return match.slice(1).find((group) => group !== undefined) ?? '';
}

/** A pattern with one of its slots ({W}, {N}, {H}…) filled, each time anew. */
export function fillSlot(pattern: string, slot: string, source: () => string): string {
  return pattern.replace(new RegExp(`(?<!\\\\p)\\{${slot}\\}`, 'g'), source);
}
