import { furtherLanguages, furtherLetters } from '#languages/further-languages.ts';

/** For each foreign word, the indexes of the languages that have it. */
const placesOf = new Map<string, number[]>();
furtherLanguages.forEach(({ foreignWords }, place) => {
  for (const word of foreignWords?.split(/\s+/) ?? [])
    placesOf.set(word, [...(placesOf.get(word) ?? []), place]);
});

/** How many of the words belong to the most likely of these languages. */
function mostHits(words: readonly string[]): number {
  const hits = new Map<number, number>();
  for (const word of words) {
    for (const place of placesOf.get(word) ?? []) hits.set(place, (hits.get(place) ?? 0) + 1);
  }
  return Math.max(0, ...hits.values());
}

const letters = new RegExp(`[${furtherLetters}]`, 'giu');

/** Fewer foreign words or letters may be a name or a quotation. */
const FEWEST = 2;
/** There must be more foreign words than this share of the common words of the guessed language. */
const SHARE = 1 / 3;
/** At least this share of all letters must be foreign. */
const LETTER_SHARE = 1 / 40;

/**
 * Whether a text in the script of one of the 27 languages is in none of them. `words`: its words, lower case. `known`:
 * how many of them are common words of the guessed language.
 */
export function isOutsider(text: string, words: readonly string[], known: number): boolean {
  const strange = text.match(letters)?.length ?? 0;
  if (strange >= FEWEST && strange >= (text.match(/\p{L}/gu)?.length ?? 0) * LETTER_SHARE) return true;
  const hits = mostHits(words);
  return hits >= FEWEST && hits > known * SHARE;
}
