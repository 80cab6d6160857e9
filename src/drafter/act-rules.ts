import type { AskOrder, Instructions } from './instruction-parts.ts';
import { add, askPlaces, type Rule, words } from './instruction-rule.ts';
import { inStatementOrder } from './statement-order.ts';
import { thirdToSecond } from './third-person.ts';

function order(found: Instructions, say: 'yes' | 'no', target: string, clause: string): boolean {
  const what = words(target)
    .replace(/^(?:to|on|for|with|their|her|his|the|this|that|it)\s+/i, '')
    .trim();
  if (/^(?:|it|this|that|them|all|everything|all of (?:it|them)|both|offer|request|the offer)$/i.test(what)) {
    found.all = say;
    return true;
  }
  if (
    /^(?:the )?(?:rest|others|other (?:ones|points|questions|requests|things|two|three))(?: of (?:it|them))?$/i.test(
      what,
    )
  ) {
    found.orders.push({ clause, say, place: 'others' });
    return true;
  }
  const place = /\b(first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)\b/i
    .exec(what)?.[1]
    ?.toLowerCase();
  const given: AskOrder = {
    clause,
    say,
    ...(place ? { place: askPlaces[place] ?? 0 } : { about: what, language: 'English' }),
  };
  found.orders.push(given);
  return true;
}

/** What the reply does: proposes, agrees, declines, offers, thanks, asks. */
export const actRules: readonly Rule[] = [
  {
    pattern:
      /^(?:propose|suggest|offer|counter with|how about|reschedule (?:it |this |the \w+ )?(?:to|for)|move it to|ask (?:to move|for) it to)\s+((?:(?:on|at|for|next|this|meeting|to meet|a call)\s+)*(?:the\s+)?(?:\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm|a\.m|p\.m|h|o'clock)?\b.*|\d{4}-\d\d-\d\d.*|(?:mon|tues|wednes|thurs|fri|satur|sun)day.*|tomorrow.*|today.*|tonight.*|(?:next|this|the following|early|late|mid) (?:week|month|year|morning|afternoon|evening|mon|tue|wed|thu|fri|sat|sun).*|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b.*|(?:morning|afternoon|evening|noon|end of).*))$/i,
    take(found, match) {
      if (/%|[$€£]/.test(match[1] ?? '')) return false;
      // The reply says 'instead' itself, where it is one.
      const when = words(match[1]).replace(/,? instead(?: of .+)?$/i, '');
      found.proposals.push(when.replace(/^(?:to meet |meeting |a call )?(?:on |at |for )?/i, ''));
      return true;
    },
  },
  {
    pattern: /^(?:propose|suggest) (.+)$/i,
    take: (found, match) => add(found, 'say', `I'd suggest ${words(match[1])}`),
  },
  {
    pattern:
      /^(?:(?:say )?(yes|no)(?= to )|say (yes|no)|(accept|agree|decline|reject|refuse|turn down|approve))(?:\s+(.+))?$/i,
    take(found, match, clause) {
      const agrees = /^(?:yes|accept|agree|approve)$/i.test(match[1] ?? match[2] ?? match[3] ?? '');
      return order(found, agrees ? 'yes' : 'no', match[4] ?? '', clause);
    },
  },
  {
    pattern: /^(?:offer)(?: (?:her|him|them))? (.+)$/i,
    take: (found, match) => add(found, 'offer', words(match[1])),
  },
  {
    pattern: /^(?:thank|say thanks to)(?: (?:her|him|them|[A-Z][\w-]+))?(?: (?:for|again for)) (.+)$/i,
    take: (found, match) => add(found, 'thank', thirdToSecond(words(match[1]))),
  },
  {
    pattern: /^apologi[sz]e(?: to (?:her|him|them))?(?: (?:for|about)) (.+)$/i,
    take: (found, match) => add(found, 'apologize', thirdToSecond(words(match[1]))),
  },
  {
    pattern: /^congratulate(?: (?:her|him|them|[A-Z][\w-]+))?(?: (?:on|for)) (.+)$/i,
    take: (found, match) => add(found, 'congratulate', thirdToSecond(words(match[1]))),
  },
  {
    pattern: /^wish (?:her|him|them|[A-Z][\w-]+) (.+)$/i,
    take: (found, match) => add(found, 'wish', thirdToSecond(words(match[1]))),
  },
  {
    pattern: /^invite (?:her|him|them|[A-Z][\w-]+) (?=to|for)(.+)$/i,
    take: (found, match) => add(found, 'invite', words(match[1])),
  },
  {
    pattern: /^remind (?:her|him|them|[A-Z][\w-]+) (?:(of|about|to) )(.+)$/i,
    take: (found, match) =>
      add(found, 'remind', `${match[1]?.toLowerCase()} ${thirdToSecond(words(match[2]))}`),
  },
  {
    pattern: /^(?:ask|find out|check)(?: (?:her|him|them|[A-Z][\w-]+))? (?:if|whether) (.+)$/i,
    take: (found, match) => add(found, 'ask-whether', thirdToSecond(words(match[1]), true)),
  },
  {
    pattern: /^(?:ask)(?: (?:her|him|them|[A-Z][\w-]+))? (?:about) (.+)$/i,
    take: (found, match) => add(found, 'ask-about', thirdToSecond(words(match[1]), true)),
  },
  {
    pattern: /^(?:ask (?:her |him |them )?for|request) (.+)$/i,
    take: (found, match) => add(found, 'ask-for', thirdToSecond(words(match[1]), true)),
  },
  {
    pattern: /^ask(?: (?:her|him|them|[A-Z][\w-]+))? to (.+)$/i,
    take: (found, match) => add(found, 'ask-that', thirdToSecond(words(match[1]), true)),
  },
  {
    pattern: /^ask(?: (?:her|him|them|[A-Z][\w-]+))? ((?:what|when|where|who|which|how|why)\b.+)$/i,
    take: (found, match) => add(found, 'ask-whether', `=${thirdToSecond(words(match[1]), true)}`),
  },
  {
    // What the writer would do himself he says with 'I' or 'we'.
    pattern:
      /^((?:deliver|ship|dispatch|collect|pick up|replace|refund|invoice|bill) (?:the|it|them|us|me|all|only|just|everything)\b.*?)(?:,? please)?$/i,
    take: (found, match) => add(found, 'ask-that', thirdToSecond(words(match[1]), true)),
  },
  {
    // 'Which two sites are delayed?', without the word that asks.
    pattern: /^((?:what|when|where|who|which|how|why)\b(?! (?:about|not)\b).{6,})$/i,
    take: (found, match) =>
      add(found, 'ask-whether', `=${thirdToSecond(inStatementOrder(words(match[1])), true)}`),
  },
];
