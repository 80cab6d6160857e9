import { scriptOf } from '#reading/language/script.ts';
import { segmentWords } from '#reading/language/segment-words.ts';

/** What is written onto the front of a word: 'and', 'to', 'the'. */
const arabicFront = /^[وف]?(?:[بك]?ال|لل|[بلك](?=.{3}))/u;
const hebrewFront = /^ו?[הבלכמש](?=.{3})/u;

/** How many letters of a word must agree, by its script: words are shorter where signs say more. */
function leastShared(word: string): number {
  const script = scriptOf(word.charCodeAt(0));
  if (script === 'han' || script === 'hangul') return 2;
  return script === 'arabic' || script === 'hebrew' || script === 'thai' || script === 'kana' ? 3 : 4;
}

/** The words of a text in small letters, without what is written onto their front. Hiragana joins words and is none. */
function wordsOf(text: string): string[] {
  const low = text.normalize('NFC').replaceAll('İ', 'i').toLowerCase().replaceAll('ё', 'е');
  return segmentWords(low)
    .filter((word) => !/^\p{Script=Hiragana}+$/u.test(word))
    .map((word) => word.replace(arabicFront, '').replace(hebrewFront, ''));
}

/** How many letters two words share: all of the shorter one, or most of both from the front, as forms of a word do. */
function lettersShared(one: string, other: string): number {
  if (one === other) return one.length;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const least = leastShared(short);
  if (short.length >= least && long.includes(short)) return short.length * (short.length / long.length);
  let front = 0;
  while (front < short.length && short[front] === long[front]) front += 1;
  return front >= least && front / long.length >= 0.55 ? front * (front / long.length) : 0;
}

const longestShared = (word: string, others: readonly string[]) =>
  Math.max(0, ...others.map((other) => lettersShared(word, other)));

/** The words that tell what is meant: the long ones, else all that there are. */
function tellingOf(wanted: string): { words: string[]; needsAll: boolean } {
  const words = [...new Set(wordsOf(wanted))].filter((word) => word.length > 1);
  const long = words.filter((word) => word.length >= leastShared(word));
  return long.length > 0 ? { words: long, needsAll: false } : { words, needsAll: true };
}

/**
 * Which of the texts, by its place, shares most with `wanted` in its words, whatever their endings and their script; of
 * several the first. A word counts less the more of the texts have it. Short words count where all of them are shared. -1
 * where none shares any. Linear in the texts for a few wanted words.
 */
export function closestInWords(wanted: string, texts: readonly string[]): number {
  const { words, needsAll } = tellingOf(wanted);
  const each = texts.map((text) => wordsOf(text));
  const shares = words.map((word) => each.map((others) => longestShared(word, others)));
  const scores = texts.map((_, at) => {
    if (needsAll && shares.some((share) => (share[at] ?? 0) === 0)) return 0;
    return shares.reduce((sum, share) => {
      const known = share.filter((one) => one > 0).length;
      return known > 0 ? sum + (share[at] ?? 0) / known : sum;
    }, 0);
  });
  const most = Math.max(0, ...scores);
  return most > 0 ? scores.indexOf(most) : -1;
}
