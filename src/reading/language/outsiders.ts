import { furtherLanguages, furtherLetters } from '#languages/further-languages.ts';

/** For each of these words, the places of the languages that have it. */
const placesOf = new Map<string, number[]>();
furtherLanguages.forEach(({ foreignWords }, place) => {
  for (const word of foreignWords?.split(/\s+/) ?? [])
    placesOf.set(word, [...(placesOf.get(word) ?? []), place]);
});

/** How many of the words the likeliest of these languages has. */
function mostHits(words: readonly string[]): number {
  const hits = new Map<number, number>();
  for (const word of words) {
    for (const place of placesOf.get(word) ?? []) hits.set(place, (hits.get(place) ?? 0) + 1);
  }
  return Math.max(0, ...hits.values());
}

const letters = new RegExp(`[${furtherLetters}]`, 'giu');

/** Fewer words or letters may be a name, or quoted. */
const FEWEST = 2;
/** How many there are, at the least, to every common word of the language that a text is taken for. */
const SHARE = 1 / 3;
/** How many of all letters are strange, at the least. */
const LETTER_SHARE = 1 / 40;

/**
 * Whether a text in the script of a language of the 27 is in none of them. `words`: its words, lower case; `known`: how
 * many of them are common words of the language that it is taken for.
 */
export function isOutsider(text: string, words: readonly string[], known: number): boolean {
  const strange = text.match(letters)?.length ?? 0;
  if (strange >= FEWEST && strange >= (text.match(/\p{L}/gu)?.length ?? 0) * LETTER_SHARE) return true;
  const hits = mostHits(words);
  return hits >= FEWEST && hits > known * SHARE;
}
