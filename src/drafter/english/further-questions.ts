import { claimOfQuestion, midSentence } from './clauses.ts';
import { type Frame, shortened } from './frame.ts';
import { turnRound } from './perspective.ts';
import { thirdPerson } from './verbs.ts';
import { type Asked, gapOf, takeApart } from './wh-words.ts';

/** 'and for how many people', 'and roughly when': a question of one phrase, behind another. */
export function furtherFrame(text: string): Frame | undefined {
  const [, before = '', asks = ''] =
    /^(?:and )?((?:roughly|about|for|by|until|from|at|on|with|to|since)(?: about| roughly)?) ((?:how many|how much|how long|what time|when|which|what|whom?)\b(?: [a-z]+){0,2})$/i.exec(
      text,
    ) ?? [];
  const reached =
    /^(?:and )?(on|at|in|by|to|for|with|from|under) (?:what|which) ([a-z]+(?: [a-z]+)?) ((?:can|could|do|does|did|will|would|should)\b.+)$/i.exec(
      text,
    );
  const claim = reached ? claimOfQuestion(reached[3] ?? '') : undefined;
  if (claim) {
    const start = [claim.subject, claim.pos, claim.rest, reached?.[1]?.toLowerCase()].join(' ');
    return { kind: 'value', start, gap: reached?.[2] ?? '', end: '', name: `which ${reached?.[2]}` };
  }
  const asked = asks ? takeApart(asks.replace(/^whom$/i, 'who')) : undefined;
  if (!asked) return undefined;
  const noun = asked.noun || asked.rest;
  const isCounted = /^how (?:many|much)$/.test(asked.word);
  const gap = noun && !isCounted ? noun : gapOf({ ...asked, noun: '' });
  return { kind: 'value', start: before.toLowerCase(), gap, end: isCounted ? noun : '', name: text };
}

/** 'What are your expenses likely to come to?': what is expected stands behind the thing. */
const EXPECTED = /^(is|are) (.{3,60}?) ((?:likely|going|expected|supposed|meant|due) to .{2,60})$/i;

/** 'My expenses are likely to come to [amount]': undefined where nothing is expected of a thing. */
export function expectedValue(asked: Asked): Frame | undefined {
  const [, is = '', thing = '', what = ''] = asked.noun ? [] : (EXPECTED.exec(asked.rest) ?? []);
  if (!is || !/^(?:what|when|how much|how long)$/.test(asked.word)) return undefined;
  const start = shortened(turnRound(`${thing} ${is} ${what}`));
  if (!start) return undefined;
  const isSum = asked.word === 'what' && /\b(?:come to|cost|amount to|total)$/.test(start);
  return {
    kind: 'value',
    start,
    gap: isSum ? 'amount' : gapOf(asked),
    end: '',
    name: `${asked.word} ${start}`,
  };
}

/** 'how much do you charge for a visit', 'how much does a visit cost'. */
export function priceFrame(asked: Asked): Frame | undefined {
  const charge =
    /^(?:would|do|will) you charge (?:\w+ )?(for .+)$/i.exec(asked.rest)?.[1] ??
    /^you (?:would |will )?charge (for .+)$/i.exec(asked.rest)?.[1];
  const charged = charge ? shortened(turnRound(charge)) : undefined;
  if (charged)
    return {
      kind: 'value',
      start: `${charged}, I would charge`,
      gap: 'amount',
      end: '',
      name: `what I would charge ${charged}`,
    };
  const cost = /^(does|do|did|will|would) (.+?) cost\b(.*)$/i.exec(asked.rest);
  if (cost) {
    const noun = midSentence(turnRound(cost[2] ?? ''));
    const [auxiliary = ''] = /^w\w+/.exec((cost[1] ?? '').toLowerCase()) ?? [];
    const [, whom = '', rest = ''] = /^ ?(you\b|)(.*)$/.exec(turnRound(cost[3] ?? '')) ?? [];
    const costs = /^do$/i.test(cost[1] ?? '') || /^did$/i.test(cost[1] ?? '') ? 'cost' : thirdPerson('cost');
    return {
      kind: 'value',
      start: [noun, auxiliary ? `${auxiliary} cost` : costs, whom].filter(Boolean).join(' '),
      gap: 'amount',
      end: rest.trim(),
      name: `the cost of ${noun}`,
    };
  }
  return undefined;
}

/** 'They have with plastics' lacks its thing behind 'have'; undefined for another statement. */
export function heldThing(asked: Asked, short: string): Frame | undefined {
  if (!asked.noun || !/^(?:what|which|how many|how much|what kind of|what type of)$/.test(asked.word))
    return undefined;
  const [, start = '', end = ''] =
    /^(.{1,60}? (?:have|has|had|need|offer|expect|require|want|see|get|got|recommend|suggest)) ((?:with|for|in|on|of|from|at|about|against|between|into|over|under|before|after|during|by|to (?=(?:the|a|an|my|your|our|their|this|these)\b))\b.+)$/.exec(
      short,
    ) ?? [];
  if (!start) return undefined;
  const isCounted = /^how/.test(asked.word);
  return {
    kind: 'value',
    start,
    gap: gapOf(asked),
    end: isCounted ? `${asked.noun} ${end}` : end,
    name: `${asked.word} ${asked.noun} ${short}`,
  };
}
