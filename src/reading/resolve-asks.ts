import { askKey } from '#domain/asks.ts';
import { findAsks } from './asks.ts';
import { findWords } from './locate-asks.ts';
import type { Ask, Reading } from './reading.ts';

/** An ask that the person marked in the mail. Its kind is certain only if its own words show it. */
function addedAsk(words: string, { newText, language }: Reading): Ask | undefined {
  const found = findWords(words, newText);
  if (!found) return undefined;
  const [ask, another] = findAsks(found.text, language?.language);
  if (!ask || another) return { ...found, kind: 'need', certain: false };
  return { ...ask, ...found };
}

/**
 * The asks that texts name: asks of the reading with the same words, or other words of the mail's new text, which the
 * person added. Undefined for words that the new text does not contain. `names`: in any order. Names of the same words
 * give the same ask.
 */
export function resolveAsks(reading: Reading, names: readonly string[]): (Ask | undefined)[] {
  const byWords = new Map(reading.asks.map((ask) => [askKey(ask.text), ask]));
  const byPosition = new Map(reading.asks.map((ask) => [`${ask.start}-${ask.end}`, ask]));
  return names.map((words) => {
    const ask = byWords.get(askKey(words)) ?? addedAsk(words, reading);
    if (!ask) return undefined;
    const known = byPosition.get(`${ask.start}-${ask.end}`) ?? ask;
    byPosition.set(`${ask.start}-${ask.end}`, known);
    return known;
  });
}

/** The reading with further asks, in the order of the mail. An ask that it already has is not added again. */
export function withAsks(reading: Reading, added: readonly Ask[]): Reading {
  const others = added.filter((ask) => !reading.asks.includes(ask));
  if (others.length === 0) return reading;
  return { ...reading, asks: [...reading.asks, ...others].sort((one, other) => one.start - other.start) };
}
