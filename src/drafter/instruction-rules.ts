import { cleanText } from './clean-text.ts';
import type { AskOrder, Instructions } from './instructions.ts';
import type { Addition } from './phrase-pack.ts';
import { thirdToSecond } from './third-person.ts';
import { voiceOf } from './voice.ts';

/** One kind of instruction. `take` notes what it wants; false: on a closer look it is not of this kind. */
type Rule = {
  pattern: RegExp;
  take(found: Instructions, match: RegExpExecArray, clause: string): boolean | undefined;
};

const counts: Record<string, number> = {
  one: 1,
  a: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
};
const ordinals: Record<string, number | 'last'> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  fifth: 4,
  '5th': 4,
  last: 'last',
};

/** A person's words without quotes around them and without an end mark. */
function words(text: string | undefined): string {
  return cleanText(text ?? '')
    .replace(/^["“«'](.*)["”»']$/, '$1')
    .replace(/[\s.,;]+$/, '')
    .trim();
}

/** Notes one addition; 'that we ship on Friday and that the invoice follows' says two things. */
function add(found: Instructions, act: Addition['act'], text: string): boolean {
  if (text === '') return false;
  if (act === 'say' && / and that /.test(text)) {
    for (const part of text.split(/,? and that /)) found.additions.push({ act, text: part });
    return true;
  }
  found.additions.push({ act, text });
  return true;
}

function order(found: Instructions, say: 'yes' | 'no', target: string, clause: string): boolean {
  const what = words(target)
    .replace(/^(?:to|on|for|with|their|her|his|the|this|that|it)\s+/i, '')
    .trim();
  if (/^(?:|it|this|that|them|all|everything|all of (?:it|them)|both|offer|request|the offer)$/i.test(what)) {
    found.all = say;
    return true;
  }
  const place = /\b(first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)\b/i
    .exec(what)?.[1]
    ?.toLowerCase();
  const given: AskOrder = { clause, say, ...(place ? { place: ordinals[place] ?? 0 } : { about: what }) };
  found.orders.push(given);
  return true;
}

const statementStart =
  /^(?:i|we|i'm|i've|i'll|we're|we've|we'll|my|our|the|a|an|it|it's|there|this|that|these|those|he|she|they|all|everything|everyone|nobody|no one|unfortunately|sadly|luckily|currently|if|as|since|because|once|after|before|until|due)\b/i;
const verbInside =
  /\b(?:am|is|are|was|were|be|been|has|have|had|will|would|can|can't|cannot|could|should|may|might|must|do|does|don't|doesn't|did|didn't|won't|need|needs|want|wants|shall|ship|ships|agree|accept|prefer|plan|expect|hope|work|works|look|like|love|think|know|believe|received|sent|paid|got)\b|'(?:m|re|ve|ll|s|d)\b|\b\w{3,}(?:ed|es)\b/i;

const sayings = `(?:mention(?:ing)?|say(?:ing)?|state|note|add|explain|point out|emphasi[sz]e|stress|include|write|answer|reply|respond|confirm|make (?:it )?clear|clarify)`;
const tellings = `(?:tell|inform|let|assure|remind|notify|promise) (?:her|him|them|[A-Z][w-]+)(?: know)?`;

export const instructionRules: readonly Rule[] = [
  {
    pattern:
      /^(?:(?:write|reply|answer|respond|translate)(?: it)? )?in (?:french|spanish|german|italian|portuguese|chinese|japanese|korean|arabic|russian|hindi|dutch|swedish|polish|turkish|vietnamese|thai|indonesian|greek|romanian|czech|ukrainian|hebrew|malay|bengali|swahili|english)$/i,
    take(found) {
      found.notes.push('The language of the reply is chosen in the Language selector.');
      return true;
    },
  },
  {
    pattern:
      /^(?:(?:keep|make)(?: it| this| the reply)?(?: to)?|use|write|in|at most|max(?:imum)?|no more than)?\s*(?:at most |max(?:imum)?(?: of)? |no more than |just |only )?(one|two|three|four|five|[1-5]) (sentence|line)s?(?: (?:only|max(?:imum)?|long|at most))?$/i,
    take(found, match, clause) {
      found.length = 'short';
      found.most = { count: counts[(match[1] ?? '').toLowerCase()] ?? 3, unit: 'sentences', clause };
      return true;
    },
  },
  {
    pattern:
      /^(?:(?:keep|make)(?: it| this| the reply)?|stay|be)?\s*(?:under|below|within|at most|max(?:imum)?(?: of)?|less than|fewer than|no more than|up to)\s*(\d{1,4}) words$/i,
    take(found, match, clause) {
      found.most = { count: Number(match[1]), unit: 'words', clause };
      if (Number(match[1]) <= 90) found.length = 'short';
      return true;
    },
  },
  {
    pattern:
      /^(?:(?:keep|make|write)(?: it| this| the reply| them)?|be|a|an)?\s*(?:very |really |nice and |as )?(?:short(?:er)?|brief(?:er)?|concise|to the point|succinct|crisp|compact|short and sweet)(?: and (?:simple|to the point|sweet|concise))?(?: as possible| reply| answer| email| please)?$/i,
    take(found) {
      found.length = 'short';
      return true;
    },
  },
  {
    pattern:
      /^(?:(?:keep|make|write)(?: it| this| the reply)?|be|a)?\s*(?:a (?:bit|little) |more |much )?(?:longer|long|detailed|elaborate|thorough)(?: reply| answer| email)?$/i,
    take(found) {
      found.length = 'long';
      return true;
    },
  },
  {
    pattern:
      /^(?:use|with|in|as|format (?:it )?as|answer (?:in|with|as)|make it)?\s*(?:a |an )?(?:bullet(?:ed)?(?: points?| list)?s?|numbered list|list)$/i,
    take(found) {
      found.asList = true;
      return true;
    },
  },
  {
    pattern:
      /^(?:no|without|do not|don't|skip the|leave out the|avoid)(?: any| an| the)? (?:apolog(?:y|ies|i[sz]e|i[sz]ing)|say(?:ing)? sorry|be(?:ing)? sorry)$/i,
    take(found) {
      found.withoutApology = true;
      return true;
    },
  },
  {
    pattern:
      /^(?:no|without|skip the|leave out the|do not use a|don't use a)(?: any| a)? (?:greeting|salutation)$/i,
    take(found) {
      found.withoutGreeting = true;
      return true;
    },
  },
  {
    pattern:
      /^(?:do not|don't|never|avoid|without|please do not) (?:mention(?:ing)?|say(?:ing)? anything about|talk(?:ing)? about|bring(?:ing)? up|refer(?:ring)? to|tell(?:ing)? (?:her|him|them) about|discuss(?:ing)?|include|including|use the words?) (.+)$/i,
    take(found, match, clause) {
      const what = words(match[1]).replace(/^(?:the|our|my|a|an|any|that)\s+/i, '');
      if (what === '') return false;
      found.silences.push({ words: what, clause });
      return true;
    },
  },
  {
    pattern:
      /^(?:sign(?: it| this| the (?:mail|email|reply))?(?: off)? as|sign (?:it )?(?:from|by)|my name is|i am called|from) (.{1,60})$/i,
    take(found, match) {
      const name = words(match[1]);
      if (name === '') return false;
      found.signAs = name;
      return true;
    },
  },
  {
    pattern: /^(?:sign off|end|close|finish|conclude) with (.{1,80})$/i,
    take(found, match) {
      const formula = words(match[1]);
      if (formula === '') return false;
      if (formula.split(' ').length > 4) return add(found, 'quote', formula);
      found.valediction = formula;
      return true;
    },
  },
  {
    pattern:
      /^(?:call|address) (?:her|him|them|the (?:sender|recipient|client|customer)|[A-Z]\w+)(?: as)? (.{1,40})$/,
    take(found, match) {
      const name = words(match[1]);
      if (/^(?:back|on|about|tomorrow|by|at|for|if|when|in|to)\b/.test(name)) return false;
      found.callThem = name;
      return true;
    },
  },
  {
    pattern:
      /^(?:(?:address|greet)(?: (?:her|him|them|it))?(?: (?:as|with|to))?|use the name|start with) (.{1,40})$/i,
    take(found, match) {
      found.callThem = words(match[1]).replace(/^(?:dear|hi|hello|hey)\s+/i, '');
      return found.callThem !== '';
    },
  },
  {
    pattern:
      /^(?:propose|suggest|offer|counter with|how about|reschedule (?:it |this |the \w+ )?(?:to|for)|move it to|ask (?:to move|for) it to)\s+((?:(?:on|at|for|next|this|meeting|to meet|a call)\s+)*(?:the\s+)?(?:\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm|a\.m|p\.m|h|o'clock)?\b.*|\d{4}-\d\d-\d\d.*|(?:mon|tues|wednes|thurs|fri|satur|sun)day.*|tomorrow.*|today.*|tonight.*|(?:next|this|the following|early|late|mid) (?:week|month|year|morning|afternoon|evening|mon|tue|wed|thu|fri|sat|sun).*|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b.*|(?:morning|afternoon|evening|noon|end of).*))$/i,
    take(found, match) {
      if (/%|[$€£]/.test(match[1] ?? '')) return false;
      found.proposals.push(words(match[1]).replace(/^(?:to meet |meeting |a call )?(?:on |at |for )?/i, ''));
      return true;
    },
  },
  {
    pattern: /^(?:propose|suggest) (.+)$/i,
    take: (found, match) => add(found, 'say', `I'd suggest ${words(match[1])}`),
  },
  {
    pattern: /^(?:say (yes|no)|(accept|agree|decline|reject|refuse|turn down|approve))(?:\s+(.+))?$/i,
    take(found, match, clause) {
      const say = match[1]
        ? (match[1].toLowerCase() as 'yes' | 'no')
        : /^(?:accept|agree|approve)$/i.test(match[2] ?? '')
          ? 'yes'
          : 'no';
      return order(found, say, match[3] ?? '', clause);
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
    pattern: new RegExp(`^${tellings}(?: that)? ((?!to\\b).+)$`),
    take: (found, match) => {
      const said = thirdToSecond(words(match[1]), true);
      return verbInside.test(said) ? add(found, 'say', said) : false;
    },
  },
  {
    pattern: /^(?:include|add|quote|use)(?: the (?:sentence|text|words|phrase|line))?:?\s+(["“«].+["”»])$/i,
    take: (found, match) => add(found, 'quote', words(match[1])),
  },
  {
    pattern: new RegExp(
      `^${sayings}(?: to (?:her|him|them))?(?: the (?:fact|following))?(?: that)?:?\\s+(.+)$`,
      'i',
    ),
    take(found, match, clause) {
      const said = words(match[1]);
      if (/^["“«]/.test((match[1] ?? '').trim())) return add(found, 'quote', said);
      if (/^(?:i|we|you|they|he|she) \w+/i.test(said)) return add(found, 'say', thirdToSecond(said));
      if (statementStart.test(said) && verbInside.test(said))
        return answered(found, thirdToSecond(said), clause);
      if (verbInside.test(said) && /^[A-Z\d]|^\w+s?\s+(?:is|are|was|were|will|has|have|can)\b/.test(said))
        return add(found, 'say', thirdToSecond(said));
      if (/^(?:reply|respond|answer|write)/i.test(clause)) return false;
      return add(found, 'say', `=${said}`);
    },
  },
  {
    pattern:
      /^(?:(?:be|sound|make it|keep it|use an?|more|a bit more|write (?:it )?in an?|in an?)\s+)+(.{3,40}?)(?: (?:tone|voice|way|manner))?$/i,
    take(found, match) {
      const { voice, note } = voiceOf({ kind: 'custom', description: match[1] ?? '' });
      if (note) return false;
      found.tone = voice.tone;
      if (voice.length !== 'normal') found.length = voice.length;
      return true;
    },
  },
  { pattern: /^(["“«].+["”»])$/, take: (found, match) => add(found, 'quote', words(match[1])) },
  {
    pattern: /^(.+)$/,
    take(found, match, clause) {
      const said = words(match[1]);
      return statementStart.test(said) && verbInside.test(said) ? answered(found, said, clause) : false;
    },
  },
  {
    pattern: /^([\w ]{2,40}):\s*(.+)$/,
    take(found, match, clause) {
      found.orders.push({
        clause,
        about: words(match[1]),
        value: words(match[2]),
        said: `${words(match[1])}: ${words(match[2])}`,
      });
      return true;
    },
  },
];

/** 'the figure is 42' may answer an ask; other statements are said as they are. */
function answered(found: Instructions, said: string, clause: string): boolean {
  const fact = /^(?:the|our|my|its|your) (.{2,60}?) (?:is|are|was|will be|would be) (.{1,80})$/i.exec(said);
  if (!fact) return add(found, 'say', said);
  const place = /\b(?:to|for) the (first|second|third|fourth|fifth|last)\b/i
    .exec(fact[1] ?? '')?.[1]
    ?.toLowerCase();
  found.orders.push({
    clause,
    value: fact[2] ?? '',
    said,
    ...(place ? { place: ordinals[place] ?? 0 } : { about: fact[1] ?? '' }),
  });
  return true;
}
