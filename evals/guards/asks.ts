import type { Language } from '#domain/languages.ts';
import type { EvalAsk, Guard } from '../case.ts';
import { folded, holdsOneOf } from '../reply-text.ts';
import { askWords } from './ask-words.ts';

/** The items of a numbered list in order, else none. Digits of any script. */
function itemsOf(text: string): string[] {
  return [...text.matchAll(/^\s*\p{Nd}{1,2}\s?[.)．、。]\s*(\S.*)$/gmu)].map((match) => match[1] ?? '');
}

function isTouched(ask: EvalAsk, at: number, of: number, reply: string, language: Language): boolean {
  if (holdsOneOf(reply, ask.touchedBy)) return true;
  const words = askWords[language];
  return holdsOneOf(reply, of === 1 ? words.one : (words.places[at] ?? []));
}

/**
 * Every ask of the mail is touched: by a word for its matter, by its place ('your second question'), by a numbered
 * item for each ask, by what deals with all at once ('your questions'), or, where it is the only one, by 'your question'.
 */
export const asksGuard: Guard = ({ asks, language }, { text }) => {
  if (asks.length > 1 && itemsOf(text).length >= asks.length) return [];
  const reply = folded(text);
  if (holdsOneOf(reply, askWords[language].all)) return [];
  return asks
    .filter((ask, at) => !isTouched(ask, at, asks.length, reply, language))
    .map((ask) => ({ guard: 'asks', message: `not touched: ${ask.about}` }));
};
