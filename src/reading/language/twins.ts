import { readingWords } from '#languages/all.ts';
import type { LanguageData } from '#languages/language-data.ts';
import { listOf } from '../word-list.ts';

/** The evidence of words, and of the starts and ends of words. */
type Evidence = { words: Map<string, number>; starts: [string, number][]; ends: [string, number][] };

/** Above zero: Indonesian. Below zero: Malay. */
const evidence: Evidence = { words: new Map(), starts: [], ends: [] };
const enclitics: string[] = [];

function addTwin(twin: LanguageData['twin'], sign: 1 | -1): void {
  if (!twin) return;
  for (const word of twin.only.split(/\s+/)) evidence.words.set(word, sign);
  for (const word of twin.mostly.split(/\s+/)) evidence.words.set(word, sign / 2);
  for (const start of listOf(twin.starts)) evidence.starts.push([start, sign]);
  for (const end of listOf(twin.ends)) evidence.ends.push([end, sign]);
  enclitics.push(...listOf(twin.enclitics));
}

addTwin(readingWords.Indonesian.twin, 1);
addTwin(readingWords.Malay.twin, -1);

/** The evidence of a word, with or without its ending: jadwalnya, mesyuaratkah. Else of its start or end. */
function evidenceOf(word: string): number {
  const own = evidence.words.get(word);
  if (own !== undefined || word.length < 5) return own ?? 0;
  const enclitic = word.length > 6 ? enclitics.find((end) => word.endsWith(end)) : undefined;
  const bare = enclitic === undefined ? undefined : evidence.words.get(word.slice(0, -enclitic.length));
  if (bare !== undefined) return bare;
  const start = evidence.starts.find(([start]) => word.startsWith(start));
  return (start ?? evidence.ends.find(([end]) => word.endsWith(end)))?.[1] ?? 0;
}

/**
 * The evidence of words (lower case): above zero for Indonesian, below zero for Malay. A word that only one of the two
 * languages has counts 1; a word that one uses far more often counts a half.
 */
export function twinEvidence(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + evidenceOf(word), 0);
}
