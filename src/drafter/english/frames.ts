import { ownDeed } from '#reading/asks/ask-needs.ts';
import { cleanText, holdsLinkOrAddress, wordCount } from '../clean-text.ts';
import { alternativesFrame, amongFrame, eitherOfTheirs } from './alternatives.ts';
import { whatIsThought } from './asked-conditions.ts';
import { banFrame } from './bans.ts';
import { bareOf } from './bare.ts';
import { claimFrame } from './claims.ts';
import { claimOfQuestion, claimOfStatement, midSentence } from './clauses.ts';
import { eitherStated } from './either.ts';
import { type AskParts, type Frame, nounValue, shortened } from './frame.ts';
import { turnRound } from './perspective.ts';
import { ownVisitFrame, timeFrame, timesToChoose, withItsTime } from './proposed.ts';
import { questionFrame } from './questions.ts';
import { deedAsked, taskFrame, tellFrame } from './tasks.ts';
import { baseOfGerund } from './verbs.ts';
import { wishFrame } from './wishes.ts';

const requests: readonly RegExp[] = [
  /^(?:could|can) (?:somebody|someone|anyone|anybody) (?:please )?(.+)$/i,
  /^(?:could|can|would|will) you (?:please |kindly |also |possibly |perhaps |maybe |just |be so kind as to |be able to |be willing to |be available to |be free to )+(.+)$/i,
  /^(?:could|can) you (.+)$/i,
  /^(?:are you|would you be) (?:able|willing|prepared) to (.+)$/i,
  /^(?:would it be|is it) possible (?:for you )?to (.+)$/i,
  /^(?:i|we)(?:'d| would)? (?:like|need|want|ask|expect|request|love)(?: for)? you to (.+)$/i,
  /^(?:i|we)(?:'d| would|'m| am)? (?:(?:like|want|have) to )?(?:ask|request|asking|requesting|expect|insist) that you (?:please |kindly )?(?!are\b|have\b|were\b|had\b|will\b)(.+)$/i,
  /^(?:i|we)(?:'d| would| will|'ll)? (?:also )?(?:really |greatly |very much |highly )?(?:appreciate(?: it)?|be (?:very |most )?(?:grateful|thankful|glad|happy|thrilled|delighted)) if you (?:could|would|can|will) (?:please )?(.+)$/i,
  /^it would be (?:really |very |so )?(?:great|helpful|good|nice|wonderful|useful|appreciated|fantastic) if you (?:could|would|can) (.+)$/i,
  /^(?:i|we) (?:was|were|am|are|'m|'re)?\s?(?:wondering|hoping|wonder|hope|asking)(?: if| whether)?(?: that)? you (?:could|would|can|might)(?: be able to| be willing to)? (.+)$/i,
  /^do you think you (?:could|can|would|will be able to) (.+)$/i,
  /^you (?:could|can|should|need to|must|have to|will need to) (.+)$/i,
  /^(?:make|be) sure (?:that you |you |to )(.+)$/i,
];

/** 'Any chance of moving us to Thursday?'; what they would get is theirs. */
const CHANCE =
  /^(?:is there )?(?:any|a|some) (?:chance|way|possibility|hope) of (?:you |your )?(?!getting|having|receiving|seeing|coming|being)([a-z]+ing)\b(.*)$/i;

function gerundTask(text: string): Frame | undefined {
  const [, gerund = '', what = ''] = CHANCE.exec(text) ?? [];
  const deed = gerund ? baseOfGerund(gerund) : undefined;
  if (deed) return taskFrame(`${deed}${what}`);
  const match = /^(?:would|do) you mind (?:if i )?([a-z]+ing)\b(.*)$/i.exec(text);
  const base = match ? baseOfGerund(match[1] ?? '') : undefined;
  return base ? taskFrame(`${base}${match?.[2] ?? ''}`) : undefined;
}

/** Leave that is asked for in the words of a wish: 'I would like to take Friday off'. */
const leaveVerb =
  /^(?:take|leave|use|change|return|cancel|extend|swap|work|stay|bring|go (?:home|early|on)|feature|publish|include|quote|ask for|request|apply for|learn|hear|know|discuss|meet|talk|speak|schedule)\b/i;

/** 'order 40 chairs' as the sender's own plan; undefined where leave is asked for instead. */
function wishOf(ask: AskParts): Frame | undefined {
  const bought =
    /^(?:i|we)(?:'d| would)? (?:like|want|wish|plan|intend|hope) to (?:order|buy|purchase|rent|subscribe|register|enrol|place an order|sign up|go with|go for|go ahead|proceed|move forward)\b/i;
  if ((ask.act !== 'intention' && !bought.test(ask.text)) || !ask.topic || leaveVerb.test(ask.topic))
    return undefined;
  const short = shortened(cleanText(ask.topic));
  return short ? { kind: 'wish', phrase: turnRound(`I ${short}`).replace(/^you /, '') } : { kind: 'none' };
}

/** The frame of the clause that reading cut out: 'whether the venue is booked', 'when you can deliver'. */
function frameOfClause(clause: string): Frame {
  const short = shortened(cleanText(clause));
  // 'Haven't been paid yet' leaves its own subject out and asks nothing.
  if (!short || /^(?:whether|if) (?:been|not|had|heard|received|got)\b/i.test(short)) return { kind: 'none' };
  const either = eitherStated(short);
  if (either) return either;
  const statement = /^(?:whether|if) (.+)$/i.exec(short)?.[1];
  if (statement) {
    const claim = claimOfStatement(statement);
    return claim ? claimFrame(claim, '') : { kind: 'about', wants: 'answer', name: turnRound(short) };
  }
  return questionFrame(short, true) ?? { kind: 'none' };
}

const understood = new WeakMap<AskParts, Frame>();

/**
 * Understands one ask of an English mail. Takes the ask's own words, then the parts that reading cut out of it,
 * then its topic. Never throws; what it cannot take apart safely is 'none'. The same ask is understood once.
 */
export function frameOf(ask: AskParts): Frame {
  const known = understood.get(ask);
  if (known) return known;
  const frame = frameOfAsk(ask);
  understood.set(ask, frame);
  return frame;
}

function frameOfAsk(ask: AskParts): Frame {
  if (ask.alternatives) return alternativesFrame(ask.alternatives, alternativeFrame);
  const chosen = ask.among ? amongFrame(ask.among) : undefined;
  if (chosen) return chosen;
  const wish =
    banFrame(ask) ??
    wishOf(ask) ??
    timesToChoose(ask) ??
    (ask.act === 'proposal' ? eitherOfTheirs(bareOf(ask.text).text) : undefined);
  if (wish) return wish;
  // 'We can offer you Thursday or Tuesday. Which would you prefer?'
  const isOneOf = ask.wh === 'which' && ask.proposedTime !== undefined && ask.clause !== undefined;
  const frame = (isOneOf && timeFrame(ask)) || withItsTime(frameByWords(ask), ask);
  if (frame.kind === 'about' && ask.verb && frame.name.toLowerCase().startsWith(`${ask.verb} `))
    return taskFrame(frame.name);
  if (frame.kind === 'about' && frame.wants === 'view' && frame.name === '')
    return { ...frame, name: whatIsThought(ask.sentence) };
  return frame.kind === 'none' || frame.kind === 'about' ? (timeFrame(ask) ?? frame) : frame;
}

function alternativeFrame(text: string): Frame {
  const asked = frameOfText(text, 'question');
  return asked.kind === 'none' ? frameOfText(text, 'request') : asked;
}

function frameByWords(ask: AskParts): Frame {
  const wayTo = /^is there (?:any |a )?(?:way|chance|possibility)\b/i.test(ask.text);
  if (wayTo && ask.verb && ask.topic) return taskFrame(cleanText(ask.topic));
  const source = ask.text.length <= 400 ? ask.text : ask.sentence;
  if (source.length <= 600) {
    const frame = frameOfText(source, ask.kind);
    if (frame.kind !== 'none') return frame;
  }
  if (ask.clause) {
    const frame = frameOfClause(ask.clause);
    if (frame.kind !== 'none') return frame;
  }
  const topic = ask.topic ? shortened(cleanText(ask.topic)) : undefined;
  if (!topic) return { kind: 'none' };
  if (ask.verb && topic.toLowerCase().startsWith(ask.verb)) {
    const frame = taskFrame(topic);
    // 'We would need a forklift': whether it can be had is not promised.
    const isNeed =
      (ask.verb === 'provide' && !/\bprovid/i.test(ask.text)) ||
      (ask.verb === 'send' && !/\bsend/i.test(ask.text) && ownDeed(ask.object ?? '') !== undefined);
    if (isNeed && frame.kind === 'task') return { kind: 'task', act: 'do', phrase: frame.phrase };
    if (frame.kind !== 'none') return frame;
  }
  const [, noun = '', rest = ''] =
    /^((?:the|your|our) (?:[a-z]+ )?(?:price|cost|fee|rate|charge|rent|lead time|delivery time|deadline|date|address|reason|cause|number|weight|size|total)s?)( (?:when|if|for|of|per|to|from|with|without|including)\b.+)$/i.exec(
      topic,
    ) ?? [];
  const named = noun && wordCount(topic) <= 14 ? turnRound(`${noun}${rest}`) : '';
  if (named) return nounValue(midSentence(named), midSentence(turnRound(noun)));
  if (wordCount(topic) > 10 || /^(?:if|whether|that|to|when|what|how|it|you|me|us|this|them)\b/i.test(topic))
    return { kind: 'none' };
  if (/\b(?:is|are|was|were|has|have|had|will)\b/.test(topic)) return { kind: 'none' };
  return { kind: 'about', wants: 'answer', name: midSentence(turnRound(topic)) };
}

const SUBJECTLESS = /^(?:have|has|had)(?:n't)? (?:been|not|had|heard|received|seen|got|yet)\b/i;

function frameOfText(source: string, kind: string): Frame {
  const { text, please } = bareOf(source);
  if (holdsLinkOrAddress(text)) return { kind: 'none' };
  if (/^(?:shall|should) (?:i|we)$/i.test(text))
    return {
      kind: 'choice',
      start: '',
      options: 'Yes, please / No, thank you',
      end: '',
      name: 'whether you should',
    };
  const visit = ownVisitFrame(text);
  if (visit) return visit;
  const told = /^(?:let (?:me|us) know|tell (?:me|us))\b/i.test(text) ? tellFrame(text) : undefined;
  if (told) return told;
  if (/possible (?:for (?:us|me) )?to (?:get|have|receive|obtain)\b/i.test(text))
    return wishFrame(text) ?? { kind: 'none' };
  for (const pattern of requests) {
    const verbPhrase = pattern.exec(text)?.[1];
    if (verbPhrase) return deedAsked(verbPhrase.replace(/^(?:please|kindly|also|just)\s+/i, ''));
  }
  const frame = gerundTask(text) ?? wishFrame(text) ?? questionFrame(text, false);
  if (frame) return frame;
  const short = shortened(text);
  const asked = short && !SUBJECTLESS.test(short) ? claimOfQuestion(short) : undefined;
  if (asked) return claimFrame(asked, short ?? '');
  if (please) return deedAsked(text);
  if (kind === 'request') return taskFrame(text);
  return { kind: 'none' };
}
