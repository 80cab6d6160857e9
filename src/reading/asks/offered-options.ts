import type { Ask, Span } from '../reading.ts';
import { splitSentences } from '../sentences.ts';

/** An ask for a choice that names none of what may be chosen: 'Let me know which you want', 'What would you prefer?' */
const ASKS_WHICH =
  /\b(?:(?:which|what)(?: (?:one|option|version|of (?:them|these|those|the (?:two|three|four))))?(?: (?:would|do|did|will) you(?: (?:two|all|both))?| you(?:['’]d|['’]ll| would| will)?)? (?:rather |like to )?(?:prefer|want|like|choose|need|take|have|go (?:for|with)|pick|favou?r|decide (?:on|for))|which(?: one| option| version| of (?:them|these|those|the (?:two|three)))? (?:it is|it should be|it (?:is|['’]s) to be|suits you|appeals|to (?:order|book|send|use|fit|take))|your (?:choice|preference)|which (?:one|option|version)[?.]?$|^(?:so |and )?what do you think\??$)/i;
/** How many sentences before it may name the options. */
const MOST_BACK = 2;
/** Words of an option, each at most so long. */
const WORD = String.raw`(?:[^\s,.;:?!()"“”]|(?<=\d)[.,](?=\d)){1,24}`;
const WORDS = String.raw`(?:${WORD}(?: (?!or\b|and\b|if\b|but\b|then\b|so\b|which\b|both\b)${WORD}){0,9})`;
const OPENS = '(?:the|an?|one|two|three|our|in|by|with|as|via|\\d[\\d.,]*(?: [a-z]+)? for)';
/** 'the slates for 480 or the tiles for 390', 'a single, a double or a twin'. */
const OPTIONS = new RegExp(
  String.raw`(?:^|\s)(?<first>${OPENS} ${WORDS})(?<more>(?:, ${OPENS} ${WORDS}){0,3}),? or (?<last>${OPENS} ${WORDS})(?=[\s]*(?:[,.;:?!()–-]|$|and\b|but\b|if\b|then\b|so\b|both\b))`,
  'i',
);
/** Words behind the last option that speak of all of them. */
const SHARED_TAIL = / (?:instead|if you (?:like|prefer|wish)|both with .+|either way)$/i;
const TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|morning|afternoon|evening|week|month)\b/i;

function optionsIn(sentence: string): string[] | undefined {
  const groups = OPTIONS.exec(sentence.replace(/\s+/g, ' '))?.groups;
  if (!groups) return undefined;
  const { first = '', more = '', last = '' } = groups;
  const among = [first, ...more.split(', ').filter(Boolean), last.replace(SHARED_TAIL, '')];
  const isFit = among.every(
    (one) => !/\b(?:i|we|you|your|me|us|my|our|it|they|is|are|was|were|will|can|could|would)\b/i.test(one),
  );
  return isFit && !among.some((one) => TIME.test(one)) ? among.map((one) => one.trim()) : undefined;
}

/**
 * The asks, those that want a choice between options that a sentence before them names with these (`among`): 'I can do the
 * slates for 480 or the tiles for 390. Let me know which you want.' English only. Linear in the text.
 */
export function withOptions(asks: Ask[], newText: string): Ask[] {
  let parted: readonly Span[] | undefined;
  return asks.map((ask) => {
    if (ask.alternatives || ask.proposedTime || !ASKS_WHICH.test(ask.text)) return ask;
    parted ??= splitSentences(newText);
    const at = parted.findIndex(({ start, end }) => start <= ask.start && ask.start < end);
    const before = parted.slice(Math.max(0, at - MOST_BACK), Math.max(0, at)).reverse();
    for (const { text } of before) {
      const among = optionsIn(text);
      if (among) return { ...ask, answer: 'choice', among };
    }
    return ask;
  });
}
