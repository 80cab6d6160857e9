import { indonesianMostly, indonesianOnly, malaysianMostly, malaysianOnly } from './malay-indonesian.ts';

/** Evidence by word: above zero for Indonesian, below for Malay. */
const evidenceOf = new Map<string, number>();
for (const [list, evidence] of [
  [indonesianOnly, 1],
  [indonesianMostly, 0.5],
  [malaysianOnly, -1],
  [malaysianMostly, -0.5],
] as const) {
  for (const word of list.split(/\s+/)) evidenceOf.set(word, evidence);
}

/** Loans that Indonesian took from Dutch and Malay from English: kualitas and kualiti, televisi and televisyen. */
const INDONESIAN_LOAN = /(?:itas|isir|otomatis|onomis|matis)$|^(?:oto[mnr]|proye)/;
const MALAY_LOAN = /(?:iti|syen|kaun[a-z]+)$|^(?:auto[mnr]|proje)/;

/** What follows or precedes a word without changing whose it is: jadwalnya, mesyuaratkah. */
const ENCLITIC = /(?:nya|kah|lah|ku|mu)$/;

/**
 * What the words (lower case) say between the twins: above zero for Indonesian, below for Malay. One word that only
 * one of them has counts 1, one that it has far more often a half.
 */
export function twinEvidence(words: readonly string[]): number {
  let evidence = 0;
  for (const word of words) {
    const own =
      evidenceOf.get(word) ?? (word.length > 6 ? evidenceOf.get(word.replace(ENCLITIC, '')) : undefined);
    if (own !== undefined) evidence += own;
    else if (word.length > 5 && INDONESIAN_LOAN.test(word)) evidence += 1;
    else if (word.length > 4 && MALAY_LOAN.test(word)) evidence -= 1;
  }
  return evidence;
}
