import { readingWords } from '#languages/all.ts';
import type { LanguageData } from '#languages/language-data.ts';
import { listOf } from '../word-list.ts';

/** Evidence by word, beginning and end. */
type Evidence = { words: Map<string, number>; starts: [string, number][]; ends: [string, number][] };

/** Above zero for Indonesian, below for Malay. */
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

/** What a word says by itself or without what is added to it: jadwalnya, mesyuaratkah. */
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
 * What the words (lower case) say between the twins: above zero for Indonesian, below for Malay. One word that only
 * one of them has counts 1, one that it has far more often a half.
 */
export function twinEvidence(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + evidenceOf(word), 0);
}
