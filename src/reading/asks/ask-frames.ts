import { EMBEDDED_WH, EMBEDDERS, matchAt, NEWS, NO_ASK, PERMISSION, requestFrames } from './ask-cues.ts';
import { findDemand, hopesItSuits } from './ask-demands.ts';
import { type Frame, findIdea, type Place } from './ask-ideas.ts';
import { ambiguousVerbs, baseOfGerund, baseOfParticiple, verbs } from './english-verbs.ts';

const WORD = /[a-z][a-z'-]{0,24}/iy;
/** What a person is or does, as against what he does for the sender: asks after it want yes or no. */
const STATE_VERBS = new Set(
  'be have come attend join make go meet stay participate speak talk work like prefer rather want need consider agree know think remember see find care mind accept say expect recommend suggest do get travel use take'.split(
    ' ',
  ),
);
/** Not a command at the start of a sentence. */
const NO_COMMAND = new Set(
  'be have do think believe hope wish need want like prefer understand know seem appear expect see wonder happen exist occur differ depend cost fit belong mean thank bear please pls e-mail skip suit waste trust appreciate fall rise become begin let last mean matter sound smell taste arise land kick welcome correct direct wonder guess'.split(
    ' ',
  ),
);
/** A noun that could be a verb is one where such a word follows. */
const AFTER_VERB =
  /\s+(?:me|us|him|her|them|it|the|a|an|this|that|these|those|your|our|my|his|their|all|any|each|both|if|when|whether|what|how|where|who|up|out|in|on|off|back|over|for|to|with|by|at|from|into|some|one|two|as|through|carefully|[A-Z][\w&]{1,20}|\d|here|below|attached|soon|today|tomorrow|asap)\b/y;
const WH_AUX =
  /(?:(?:at|by|on|in|for|to|from|with|until|since)\s+)?(?:when|where|why|who|whom|whose|what|which|how)(?:'s|'re|\s+(?:\w{1,20}\s+){0,4}?(?:is|are|was|were|do|does|did|can|could|will|would|should|shall|may|might|must|has|have|had|am)\b)/iy;
/** 'What happens if …', 'who pays for …': the question word is the subject. */
const WH_VERB =
  /(?:what|who|which(?:\s\w{2,15}){0,2})\s(?:happens|comes|goes|pays|makes|brings|takes|covers|handles|collects|needs|gets|counts|works|applies|deals|looks|provides|supplies|signs|decides)\b/iy;
const WH_AUX_YOU =
  /(?:when|where|why|what|how)\s(?:can|could|do|did|will|would|are|should)\s(?:you|we|i)\b/iy;
/** 'can you', 'would Tuesday': what opens a question for yes or no. */
export const AUX_SUBJECT =
  /(?:is|are|was|were|am|do|does|did|can|could|will|would|should|shall|may|might|has|have|had|isn't|aren't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|shouldn't|haven't|hasn't)\s+(?:i|you|u|he|she|it|we|they|there|this|that|these|those|the|a|an|my|your|our|his|her|their|any|anyone|anybody|someone|everyone|everything|all|both|[A-Z]\w{1,20}|next|tomorrow|today|\d{1,4})\b/iy;

/** Something to be got, after the verb. */
const A_THING =
  /(?:get|have|receive|obtain)\s(?:your|the|an?|some|more|copies|details|any|another)\s(?!(?:\w+\s){1,3}?\w+ed\b)/iy;
/** A deed, not a question. */
const SEE_IF_YOU_CAN = /^(?:please\s)?(?:see|check)\s(?:if|whether)\syou\s(?:can|could|might)\b/i;

/** Whether the clause at `at` is a courtesy, a closing or boilerplate. */
export function wantsNoAnswer(text: string, at: number): boolean {
  if (hopesItSuits(text, at)) return false;
  return NO_ASK.some((pattern) => matchAt(pattern, text, at) !== null);
}

/** ', which is due on 17 April' says more of the thing before it; ', which is better' asks. */
function isRelative(text: string, at: number, { questionMark }: Place): boolean {
  if (!/,\s{1,3}$/.test(text.slice(Math.max(0, at - 4), at))) return false;
  if (/\bif (?:so|not|yes|the (?:latter|former)),\s{1,3}$/i.test(text.slice(Math.max(0, at - 18), at)))
    return false;
  const rest = text.slice(at, at + 60);
  if (!questionMark) return /^(?:which|who|whose|where)\b/i.test(rest);
  return /^(?:which|who) (?:is|are|was|were|has|have|will be) (?!(?:the|your|my|our|it|that|this|better|best|correct|right|easier|more)\b)/i.test(
    rest,
  );
}

/** How the clause at `at` asks; undefined where it does not. */
export function findFrame(text: string, at: number, place: Place): Frame | undefined {
  if (!place.initial && isRelative(text, at, place)) return undefined;
  return (
    findDemand(text, at, place) ??
    findEmbedded(text, at) ??
    findFurtherClause(text, at, place) ??
    findRequest(text, at) ??
    findCommand(text, at, place) ??
    findQuestion(text, at, place) ??
    findIdea(text, at, place)
  );
}

function findEmbedded(text: string, at: number): Frame | undefined {
  const { ableTo, politeIf, wantYou, bareIf, modalYou } = requestFrames;
  let from = at;
  for (const pattern of [ableTo, politeIf, wantYou, bareIf, modalYou]) {
    const match = matchAt(pattern, text, at);
    if (match) from = at + match[0].length;
    if (match) break;
  }
  const embedder = matchAt(EMBEDDERS, text, from);
  if (!embedder) return undefined;
  const body = from + embedder[0].length;
  if (SEE_IF_YOU_CAN.test(text.slice(from, from + 60))) return undefined;
  // 'Check the list', 'describe your role' are deeds; only a question word or 'let me know your …' carries on.
  const isWord = matchAt(EMBEDDED_WH, text, body) !== null;
  if (!isWord && !/\b(?:know|tell|inform|idea|update|sense|about|ask|hear|understand)\b/i.test(embedder[0]))
    return undefined;
  if (/^(?:see|check|decide|find out|figure out|describe|share|ask)\b/i.test(embedder[0].trim()) && !isWord)
    return undefined;
  return { kind: 'embedded', body };
}

/** 'and which days?' */
const BRIEF = /^(?:when|where|why|who|which|what|how|by when|at what)\b[^?,]{0,30}\?/i;
/** 'whether she is insured, and with whom' */
const ADDED_CLAUSE =
  /^(?:with|for|by|to|from|at|until|since) (?:whom|what|which|how many|how long|when)\b[^,.?!]{0,20}[.?!]?\s*$/i;
/** The same behind a yes-no question or a request: 'and for how many people?', 'and roughly when?' */
const ADDED =
  /^(?:(?:roughly|about|for|by|until|from|at|on|with|to|since) (?:about |roughly )?)?(?:when|where|why|whom?|which|what|how)\b[^?,]{0,30}\?/i;

/** '… and how many people will come': carries on an indirect question; 'and which days?' a direct one. */
function findFurtherClause(text: string, at: number, place: Place): Frame | undefined {
  if (place.afterClause && ADDED_CLAUSE.test(text.slice(at, at + 50))) return { kind: 'question', body: at };
  if (
    place.afterClause &&
    matchAt(EMBEDDED_WH, text, at) &&
    !/^if (?:so|not|yes|possible|the (?:latter|former))\b/i.test(text.slice(at, at + 14))
  ) {
    return matchAt(WH_AUX_YOU, text, at) ? undefined : { kind: 'embedded', body: at };
  }
  const rest = text.slice(at, at + 50);
  const short =
    (place.afterQuestion || place.afterRequest) &&
    place.questionMark &&
    (place.afterWh ? BRIEF : ADDED).test(rest);
  return short ? { kind: 'question', body: at } : undefined;
}

function findRequest(text: string, at: number): Frame | undefined {
  const mind = matchAt(requestFrames.mind, text, at);
  if (mind) {
    const body = at + mind[0].length;
    const verb = baseOfGerund(wordAt(text, body));
    return verb ? { kind: 'action', body, verb } : { kind: 'action', body };
  }
  for (const pattern of [
    requestFrames.ableTo,
    requestFrames.politeIf,
    requestFrames.bareIf,
    requestFrames.wantYou,
    requestFrames.nudge,
  ]) {
    const match = matchAt(pattern, text, at);
    if (!match) continue;
    const body = at + match[0].length;
    if (/\b(?:if|chance|way|possibility)\s+(?:that\s+)?we\b/i.test(match[0]))
      return { kind: 'proposal', body };
    const word = wordAt(text, body);
    if (word === '') continue;
    const past = pattern === requestFrames.politeIf && !verbs.has(word) ? baseOfParticiple(word) : undefined;
    if (past) return { kind: 'action', body, verb: past };
    // 'Is it possible to get a copy?' wants one sent.
    if (
      pattern === requestFrames.ableTo &&
      /^(?:get|have|receive|obtain)$/.test(word) &&
      matchAt(A_THING, text, body)
    )
      return { kind: 'need', body: body + word.length + 1 };
    const asksAbility =
      pattern === requestFrames.ableTo &&
      STATE_VERBS.has(word) &&
      /^(?:would|will|are)\s+you/i.test(match[0]);
    // 'We hope you can come' asks whether one can.
    const hopes = /\bhop(?:e|ed|ing)\b/i.test(match[0]) && STATE_VERBS.has(word);
    if (hopes) return { kind: 'question', body: at + match[0].search(/\byou\b/i) };
    return asksAbility ? { kind: 'question', body: at } : { kind: 'action', body };
  }
  return findModalRequest(text, at);
}

/** 'Could you …': asks for a deed, or, of a state and without 'please', whether it is so. */
function findModalRequest(text: string, at: number): Frame | undefined {
  const modal = matchAt(requestFrames.modalYou, text, at);
  if (!modal) return undefined;
  const body = at + modal[0].length;
  const word = wordAt(text, body);
  const softened = /please|kindly|pls|plz/i.test(modal[0]);
  if (
    STATE_VERBS.has(word) &&
    !softened &&
    !/^(?:take|see|have|get|make|find|do|come|work|speak)\s+(?:a|an|the|me|us|my|our|this|that|it|these|sure|someone|some|another|by|with|up|out|to)\b/i.test(
      text.slice(body, body + 30),
    )
  ) {
    return { kind: 'question', body: at };
  }
  if (verbs.has(word) || softened) return { kind: 'action', body };
  return { kind: 'question', body: at };
}

function findCommand(text: string, at: number, place: Place): Frame | undefined {
  const please = matchAt(requestFrames.please, text, at);
  if (please) {
    const body = at + please[0].length;
    const word = wordAt(text, body);
    const negated = /^(?:don't|do not|never|not)$/.test(word);
    if (
      word !== '' &&
      (negated ||
        verbs.has(word) ||
        !/^(?:the|a|an|my|our|your|that|this|for|in|on|i|we|it|let|and|or|if|when|as|not|no|so|thank|thanks)$/.test(
          word,
        ))
    ) {
      return { kind: 'action', body };
    }
  }
  if (/^let (?:me|us) know\b/i.test(text.slice(at, at + 12))) return { kind: 'action', body: at };
  if (!place.initial && !place.afterRequest) return undefined;
  if (
    /^(?:do not|don't|never|be sure|make sure|remember to|let (?:him|her|them|[a-z]{3,15}) know|go ahead|have (?:him|her|them|your|the|a (?:look|think|word))\b|do (?:the|this|that|not)|be (?:prepared|ready|careful|on time|there))\b/i.test(
      text.slice(at, at + 40),
    )
  ) {
    return { kind: 'action', body: at };
  }
  const word = wordAt(text, at);
  if (!verbs.has(word) || NO_COMMAND.has(word)) return undefined;
  const after = matchAt(AFTER_VERB, text, at + word.length);
  if (ambiguousVerbs.has(word) && !after) return undefined;
  // 'Contact for emergencies' is a thing.
  if (
    /^(?:contact|order|quote|call|plan|offer|request|report|bill|invoice|charge|estimate|cost|visit|delivery|repair) (?:for|of|from)\b/i.test(
      text.slice(at, at + 16),
    )
  )
    return undefined;
  // 'Project Manager' under a letter is a title.
  if (/^[A-Z]\w*(?:\s[A-Z][\w.,&]*){1,6}$/.test(text.slice(at, at + 80).trim())) return undefined;
  // 'Order of events', 'Call volumes', 'Read: yes' are no commands; 'Join.' is one.
  if (!after && !/^\s+[a-z"“']|^\s*[.!]?$/.test(text.slice(at + word.length, at + word.length + 3)))
    return undefined;
  return { kind: 'action', body: at };
}

function findQuestion(text: string, at: number, place: Place): Frame | undefined {
  if (matchAt(PERMISSION, text, at) && (place.questionMark || place.initial))
    return { kind: 'permission', body: at };
  if (place.questionMark) {
    const news = matchAt(NEWS, text, at);
    if (news && (place.initial || /any\b/i.test(news[0]))) return { kind: 'news', body: at };
    if (matchAt(WH_AUX, text, at) || matchAt(WH_VERB, text, at) || matchAt(AUX_SUBJECT, text, at))
      return { kind: 'question', body: at };
    return undefined;
  }
  if (!place.initial) return undefined;
  const wh =
    /^(?:what|when|where|how|why|which|who)\b[^,.]{0,30}?\s(?:do|does|did|can|could|will|would|should|are|is)\s(?:you|u|we|i)\b/i;
  const aux = /^(?:do|did|can|could|will|would|are|have) (?:you|u)\b/i;
  const rest = text.slice(at, at + 60);
  // 'Has your neighbour agreed to it, because …' asks, whatever mark the sentence ends in.
  const inverted =
    /^(?:has|is|are|does|did|was|were|will) (?:your|the|my|our|it|they|he|she|there|any(?:one|body)) [a-z]/i;
  return wh.test(rest) || aux.test(rest) || inverted.test(rest) ? { kind: 'question', body: at } : undefined;
}

function wordAt(text: string, at: number): string {
  return matchAt(WORD, text, at)?.[0].toLowerCase() ?? '';
}
