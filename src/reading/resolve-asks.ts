import { askKey } from '#domain/asks.ts';
import { findAsks } from './asks.ts';
import { findWords } from './locate-asks.ts';
import type { Ask, Reading } from './reading.ts';

/**
 * An ask that the person marked in the mail. Its kind is certain only if its own words show it. Words of the subject,
 * the signature or the quoted history have their place at the end of the new text.
 */
function addedAsk(
  words: string,
  { newText, subject = '', signature, quoted, language }: Reading,
): Ask | undefined {
  const inNewText = findWords(words, newText);
  const others = [subject, signature, quoted].map((text) => findWords(words, text));
  const elsewhere = others.find((span) => span !== undefined);
  const found = inNewText ?? (elsewhere && { ...elsewhere, start: newText.length, end: newText.length });
  if (!found) return undefined;
  const [ask, another] = findAsks(found.text, language?.language);
  if (!ask || another) return { ...found, kind: 'need', certain: false };
  return { ...ask, ...found };
}

/**
 * The asks that texts name: asks of the reading with the same words, or other words of the mail, which the person
 * added. Undefined for words that the mail does not contain. `names`: in any order. The same words give the same ask.
 */
export function resolveAsks(reading: Reading, names: readonly string[]): (Ask | undefined)[] {
  const known = new Map(reading.asks.map((ask) => [askKey(ask.text), ask]));
  return names.map((words) => {
    const ask = known.get(askKey(words)) ?? addedAsk(words, reading);
    if (!ask) return undefined;
    const key = askKey(ask.text);
    const first = known.get(key) ?? ask;
    known.set(key, first);
    return first;
  });
}

/**
 * The person's answers by the asks that they name, and the words that the mail does not contain. The last answer to an
 * ask counts.
 */
export function answersByAsk<Answer>(
  reading: Reading,
  given: readonly { ask: string; answer: Answer }[],
): { answers: Map<Ask, Answer>; notInMail: string[] } {
  const asks = resolveAsks(
    reading,
    given.map(({ ask }) => ask),
  );
  const answers = new Map<Ask, Answer>();
  const notInMail: string[] = [];
  for (const [index, { ask: words, answer }] of given.entries()) {
    const ask = asks[index];
    if (ask) answers.set(ask, answer);
    else notInMail.push(words);
  }
  return { answers, notInMail };
}

/** The reading with further asks, in the order of the mail. An ask that it already has is not added again. */
export function withAsks(reading: Reading, added: readonly Ask[]): Reading {
  const others = added.filter((ask) => !reading.asks.includes(ask));
  if (others.length === 0) return reading;
  return { ...reading, asks: [...reading.asks, ...others].sort((one, other) => one.start - other.start) };
}
