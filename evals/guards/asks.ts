import { answeringSentences, dealsWithAll, listsItems, namesAsk } from '#checking/asks-named.ts';
import { holdsOneOf } from '#checking/reply-text.ts';
import type { Intent } from '#domain/intents.ts';
import type { Guard } from '../case.ts';

/** Who asks back has answered nothing yet, and may say so of all asks at once. */
const asksBack: readonly Intent[] = ['question', 'request', 'clarify'];

/**
 * Every ask of the mail is touched: by a word for its matter, by its place ('your second question'), by a numbered
 * item for each ask, where the intent asks back by what deals with all at once ('before I come to your questions, …?'),
 * or, where it is the only one, by 'your question'. Salutation, opening thanks and sign-off touch nothing.
 */
export const asksGuard: Guard = ({ asks, intent, language }, { text }) => {
  if (asks.length > 1 && listsItems(text, asks.length)) return [];
  const sentences = answeringSentences(text, language);
  if (asksBack.includes(intent) && dealsWithAll(sentences, language)) return [];
  const said = sentences.join(' ');
  return asks
    .filter(({ touchedBy }, at) => !holdsOneOf(said, touchedBy) && !namesAsk(said, at, asks.length, language))
    .map(({ about }) => ({ guard: 'asks', message: `not touched: ${about}` }));
};
