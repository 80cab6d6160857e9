import type { Ask } from '#reading/reading.ts';
import { cleanText, wordCount } from '../clean-text.ts';
import { claimOfStatement } from './clauses.ts';
import { shortened } from './frame.ts';
import { turnRound } from './perspective.ts';

/** What opens a condition; the polite ones ('if you like', 'if possible') are none. */
const OPENS = String.raw`(?:if|unless|in case|once) (?!(?:you|so|not|yes|no|only|possible|necessary|needed|required|applicable|relevant|any|anything|everything|all|(?:i|we) (?:may|might|could)|there(?:'s| is| are) (?:any|something)|(?:it|that|this)(?:'s| is|'d be| would be)? (?:ok|okay|fine|good|possible|easier|better|not too|all right|alright|convenient|helpful|useful|no trouble|the case|so|suits?|helps?|works?|would))\b)[^,;:?!.()]{3,90}`;
const BEFORE = new RegExp(`(?:^|\\b(?:and|but|so|then|or|also),? )(${OPENS}), ?(?:then |so )?$`, 'i');
const WITHIN = new RegExp(`^(?:(?:and|but|so|or|also),? )?(${OPENS}), ?(?=[a-z])`, 'i');
const MOST_WORDS = 13;

/** The condition that a question stands under, as the one who answers says it: 'if the pump needs replacing'. '' where there is none. */
export function conditionOf({ text, sentence }: Pick<Ask, 'text' | 'sentence'>): string {
  const [own, whole] = [cleanText(text), cleanText(sentence)];
  const at = whole.indexOf(own.slice(0, 40));
  const found = WITHIN.exec(own)?.[1] ?? (at > 5 ? BEFORE.exec(whole.slice(0, at))?.[1] : undefined);
  if (!found || wordCount(found) > MOST_WORDS) return '';
  const short = shortened(turnRound(found.replace(/’/g, "'")));
  return short ? short.charAt(0).toUpperCase() + short.slice(1) : '';
}

/** Words that are written small inside a sentence. */
const INSIDE =
  /^(?:The|My|Our|Your|It|It's|That|This|There|There's|They|He|She|You|You're|We|A|An|Please|To|Somebody|Someone|Nobody)\b/;
const PLAIN = new RegExp(`^(?:I\\b|\\[[^/\\]]*\\]|${INSIDE.source.slice(1)})[^?]*\\.$`);

/** 'If the pump needs replacing, you would be without a lift for [how long].': an answer behind its condition. */
export function underCondition(said: string, ask: Pick<Ask, 'text' | 'sentence'>): string {
  if (!PLAIN.test(said) || /\bif\b|\. [A-Z[]/i.test(said)) return said;
  const condition = conditionOf(ask);
  if (condition === '') return said;
  const inside = INSIDE.test(said) || said.startsWith('[');
  const rest = inside ? said.replace(/^\[?[A-Z]/, (start) => start.toLowerCase()) : said;
  return `${condition}, ${rest}`;
}

const NEGATED = /\b(is|are|was|were|has|have|could|would|should)n't\b/;

/** 'Whether the piano is worth repairing' of 'If you think the piano isn't worth repairing, …'; '' where nothing is thought. */
export function whatIsThought(sentence: string): string {
  const thought =
    /\bif you (?:think|feel|believe|reckon|consider) (?:that )?([^,;:?!.()]{5,90}),/i.exec(
      cleanText(sentence),
    )?.[1] ?? '';
  const so = thought
    .replace(/’/g, "'")
    .replace(NEGATED, '$1')
    .replace(/\bcan't\b/, 'can')
    .replace(/\bwon't\b/, 'will');
  const short = shortened(so);
  if (!short || /n't\b/.test(short) || !claimOfStatement(short)) return '';
  return `whether ${turnRound(short)}`;
}
