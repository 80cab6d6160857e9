import { foldSpaces } from '../parts/text-lines.ts';
import type { Ask, DateMention } from '../reading.ts';

/** What stands between alternatives: 'Tuesday or Thursday', 'Monday, Tuesday or Friday'. */
const BETWEEN =
  /^(?:,\s?|\s?\/\s?|、)?(?:\s?(?:or|and|either|oder|und|ou|et|o|y|u|e|of|en|om|eller|lub|albo|czy|nebo|či|sau|veya|ya da|или|або|чи|ή|atau|au|hoặc|หรือ|או|أو|या|অথবা|বা|或者?|还是|か|または|이나|또는)\s?)?(?:on\s|at\s|the\s|am\s|le\s|el\s|il\s|a\s|op\s|på\s|we?\s|v[eo]?\s|у\s|в\s|την\s|pe\s|hari\s|vào\s|يوم\s|ב|को\s)?$/i;
const LONGEST = 80;
/** Days gone by and long stretches: what is talked about, not when to meet. */
const NOT_PROPOSED = /^(?:last\b|yesterday|지난|(?:this|next|the|in)?\s?(?:\d{4}|(?:year|quarter)\b))/i;

/** A day that is not put forward: one gone by, a long stretch, in other languages than English a last day for the answer. */
function isElsewhere(date: DateMention, ask: Ask): boolean {
  return NOT_PROPOSED.test(date.text) || (date.deadline === true && ask.act === undefined);
}

/**
 * The asks, those that put a day or time forward with it as `proposedTime`. `dates` are the mentions found in the
 * same text. An ask in another language than English becomes a proposal by such a mention.
 */
export function withProposedTimes(asks: Ask[], dates: readonly DateMention[], newText: string): Ask[] {
  let first = 0;
  return asks.map((ask) => {
    while (first < dates.length && (dates[first]?.start ?? 0) < ask.start) first += 1;
    const inside = dates.slice(first).filter((date) => date.end <= ask.end && !isElsewhere(date, ask));
    const proposes = ask.act === 'proposal' || (ask.act === undefined && inside[0]?.proposed === true);
    const [from] = inside;
    if (!from || !proposes || ask.answer === 'time') return ask;
    if (ask.alternatives) {
      const times = inside.map((date) => foldSpaces(date.text));
      return { ...ask, act: 'proposal', proposedTime: [...new Set(times)].join(' or ') };
    }
    let end = from.end;
    for (const date of inside.slice(1)) {
      if (!BETWEEN.test(newText.slice(end, date.start)) || date.end - from.start > LONGEST) break;
      end = date.end;
    }
    return { ...ask, act: 'proposal', proposedTime: foldSpaces(newText.slice(from.start, end)) };
  });
}
