import { letterWords } from '../every-language.ts';
import { unpartedLetter } from '../language/script.ts';
import { anyOf } from '../phrase-pattern.ts';

const titles = letterWords('titles');
/** In scripts without spaces between words, titles are joined to the name. */
const joined = titles.filter((title) => unpartedLetter.test(title));
const parted = titles.filter((title) => !unpartedLetter.test(title));
const BEFORE = new RegExp(
  `^(?:(?:${anyOf(parted)})(?:[.．]?\\s|\\.(?=\\p{L}))|(?:${anyOf(joined)})\\.?\\s?)`,
  'iu',
);
const AFTER = new RegExp(`\\s(?:${anyOf(letterWords('titlesAfter'))})$`, 'iu');
/** At most this many rounds of removing titles. */
const MOST_TITLES = 5;

/** A name without the titles and words of respect around it: 'Weber' of 'Frau Dr. Weber', 'Ahmet' of 'Ahmet Bey'. */
export function withoutTitles(name: string): string {
  let rest = name.trim();
  for (let round = 0; round < MOST_TITLES; round += 1) {
    const shorter = rest.replace(BEFORE, '').replace(AFTER, '').trim();
    if (shorter === rest) return rest;
    rest = shorter;
  }
  return rest;
}
