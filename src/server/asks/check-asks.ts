import { z } from 'zod';
import { askKey, askKinds } from '#domain/asks.ts';
import { limits } from '#domain/limits.ts';
import { findWords } from '#reading/locate-asks.ts';
import type { Ask, Reading } from '#reading/reading.ts';
import { resolveAsks } from '#reading/resolve-asks.ts';
import { ReasoningStage } from '../writers/reply-cleaner.ts';
import { MAX_FOUND } from './asks-prompt.ts';

/** More items of an answer are not looked at. */
const MAX_ITEMS = 50;

const answerSchema = z.object({ asks: z.array(z.unknown()) });
const itemSchema = z.object({
  words: z.string().max(limits.askWords),
  // A model that is not held to the schema may invent a kind.
  kind: z.enum(askKinds).catch('need'),
});
type Item = z.infer<typeof itemSchema>;

/** The items of a model's answer, without those that have another form. None if it is not the JSON that was asked for. */
function readItems(answer: string): Item[] {
  const reasoning = new ReasoningStage();
  const text = reasoning.push(answer) + reasoning.end();
  // A code fence or a sentence may be around the JSON.
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    const { asks } = answerSchema.parse(JSON.parse(json));
    return asks.slice(0, MAX_ITEMS).flatMap((item) => itemSchema.safeParse(item).data ?? []);
  } catch {
    return [];
  }
}

/**
 * The asks of a model's answer that can be believed, in the order of the mail, at most 20: their words are words of the
 * new text or an ask of the built-in reading, and no ask has words of another one. A kind is the reading's own if its
 * words show it, else the model's. A full answer may have been cut, so the reading's asks after it stay. Never throws.
 */
export function checkAsks(reading: Reading, answer: string): Ask[] {
  const known = new Set(reading.asks.map(({ text }) => askKey(text)));
  const items = readItems(answer).filter(
    ({ words }) =>
      askKey(words) !== '' && (known.has(askKey(words)) || findWords(words, reading.newText) !== undefined),
  );
  const resolved = resolveAsks(
    reading,
    items.map(({ words }) => words),
  );
  const accepted: Ask[] = [];
  for (const [index, { kind }] of items.entries()) {
    const ask = resolved[index];
    if (!ask || accepted.length >= MAX_FOUND) continue;
    if (accepted.some(({ start, end }) => start < ask.end && ask.start < end)) continue;
    accepted.push(ask.certain ? ask : { ...ask, kind });
  }
  const end = Math.max(...accepted.map((ask) => ask.end));
  const later = accepted.length < MAX_FOUND ? [] : reading.asks.filter(({ start }) => start >= end);
  return [...accepted, ...later].sort((one, other) => one.start - other.start);
}
