import { askMatter, thingIn } from '#reading/matters/find-matters.ts';
import type { MatterWords } from '#reading/matters/matter.ts';
import { matterWords } from '#reading/matters/words.ts';
import type { Ask } from '#reading/reading.ts';
import type { AskOrder } from './instruction-parts.ts';
import { closestInWords } from './shared-words.ts';

/** The ask about the thing that the order names, where the two are in different words or languages: 'Vertrag', 'agreement'. */
function aboutSameThing(order: AskOrder, asks: readonly Ask[], words: MatterWords | undefined): number {
  const known = order.language && matterWords(order.language);
  const thing = known && thingIn(order.about ?? '', known);
  return thing && words ? asks.findIndex((ask) => askMatter(ask, words).thing === thing) : -1;
}

/** The ask that an order means: by its number, by the words they share, or by what both are about. */
function meantBy(order: AskOrder, asks: readonly Ask[], words: MatterWords | undefined): number {
  if (order.place === 'others') return -1;
  if (order.place !== undefined) return order.place === 'last' ? asks.length - 1 : order.place;
  const texts = asks.map((ask) => `${ask.text} ${ask.topic ?? ''}`);
  const at = closestInWords(order.about ?? '', texts);
  return at < 0 ? aboutSameThing(order, asks, words) : at;
}

/**
 * What the person wants said to each ask, by its place: yes or no, or an answer of their own. Orders that fit none are
 * `unmatched`. `words` are those of the mail's language.
 */
export function ordersFor(orders: readonly AskOrder[], asks: readonly Ask[], words: MatterWords | undefined) {
  const verdicts = new Map<number, 'yes' | 'no'>();
  const values = new Map<number, { value: string; said: string }>();
  const unmatched: AskOrder[] = [];
  for (const order of orders) {
    if (order.place === 'others') continue;
    const at = meantBy(order, asks, words);
    if (at < 0 || at >= asks.length) unmatched.push(order);
    else if (order.value !== undefined) values.set(at, { value: order.value, said: order.said });
    else verdicts.set(at, order.say);
  }
  for (const order of orders) {
    if (order.place !== 'others') continue;
    const rest = asks.map((_, at) => at).filter((at) => !verdicts.has(at) && !values.has(at));
    if (rest.length === 0 || order.value !== undefined) unmatched.push(order);
    else for (const at of rest) verdicts.set(at, order.say);
  }
  return { verdicts, values, unmatched };
}
