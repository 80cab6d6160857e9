import { matchAt } from './ask-cues.ts';
import type { Frame, Place } from './ask-ideas.ts';

/** 'I must insist that somebody comes': what is to be brought about, by a clause whose subject is not the reader. */
const INSISTS =
  /(?:i|we)(?:'d|'ll)?\s(?:(?:must|have to|had to|would|will|do|also|really|strongly|therefore|still)\s){0,3}(?:insist|ask|request|require|expect|demand)\sthat\s(?![^.?!]{2,80}?\s(?:will|would|may|might|could|can)\b)(?=(?:the|all|any|every|each|no|some(?:one|body)|nobody|your\s\w+|this|these|those|they|it|he|she|an?)\b)/iy;

/** 'There needs to be somebody on site': what has to be there. */
const THERE_MUST =
  /there(?='ll|\s)(?:'ll)?(?:\s(?:will|also|still|always)){0,2}\s(?:needs? to|must|ha(?:s|ve) to|should|need to|have to)\sbe\s(?=(?:some(?:one|body)|an?|at least|enough|access|space|room|power|water|no|two|three|\d+)\b)/iy;
/** 'It would help if whoever comes had looked at it': the same, said of others than the reader. */
const HELPS_IF =
  /(?:it|that)(?:'d|\swould)\s(?:(?:also|really)\s)?(?:help(?:\s(?:me|us))?|be\s(?:(?:very|really|most)\s)?(?:great|good|helpful|useful|ideal|best|lovely|nice))\sif\s(?=(?:whoever|some(?:one|body)|the|your|they|he|she|everyone|all)\s[^.?!;]{1,60}?(?<=\s)(?:had|could|were|was)\s)/iy;

/** 'The landlord's solicitors require proof of insurance': others need it, and the reader has it. */
const OTHERS_NEED =
  /(?:the|our|my)\s(?:[\w'-]{2,20}\s){1,4}?(?:(?:still|also|now|will|would|have|has|do|does)\s){0,2}(?:needs?|requires?|wants?|insists? on|(?:is|are) (?:asking for|waiting for|missing)|asks? for|asked for)\s(?=(?:(?:written |official |up-to-date |recent )?(?:proof|evidence|confirmation)|your|copies|(?:one|two|three|four|\d+)\s(?:written |separate )?(?:quotes?|quotations?|estimates?|references?|signatures?|weeks'? notice|days'? notice)|a\s(?:\w+\s)?cop(?:y|ies)|(?:an?|the)\s(?:original|signed|certified|stamped|completed)|originals)\b)/iy;

/** 'Unless the fee is refunded by Friday, we will …': what is to be done before something worse. */
const UNLESS =
  /unless\s(?=(?:the|my|our|this|these|all|both|it)\s[^,.;?!]{2,80}?\s(?:is|are)\s(?:\w{2,12}\s)?(?:refunded|settled|paid|credited|repaired|fixed|corrected|replaced|returned|resolved|removed|delivered|confirmed|signed|withdrawn|completed|reimbursed|cancelled|waived|sent|reduced|restored|reconnected|collected)\b[^,.;?!]{0,60},\s(?:i|we)(?:'ll|\s(?:will|shall|cannot|can't|won't|must|would|am|are)\b))/iy;

/** 'I assume breakfast is included, correct me if I'm wrong': what the reader is to confirm. */
const ASSUMES =
  /(?:i|we)(?:'m|'re|'d|\sam|\sare)?\s(?:(?:am|just|also|would|do)\s)?(?:assum(?:e|ing)|presum(?:e|ing)|take it|taking it|(?<=(?:'d|would)\s)expect(?=\s(?:the|this|that|your)\s[^,.;]{2,60}?\sto be\s))\s(?:that\s)?(?!you(?:'ll|\s(?:will|know|are (?:busy|aware|well)|have (?:seen|heard|read)|saw|got|received))\b|from\b|it is (?:ok|fine)\b)(?=\S)/iy;
/** 'I hope that is acceptable': whether it is wants to be heard. */
const HOPES_IT_SUITS =
  /(?:i|we)\s(?:do\s)?(?:hope|trust)\s(?:that\s)?(?=(?:that|this|it|these terms)(?:'s|\s(?:is|are|will be))\s(?:acceptable|agreeable|convenient|in order|(?:ok|okay|fine|all right|alright|possible)\s(?:with|for|by)\syou)\b)/iy;

/** Words behind an assumption that ask for it to be set right, and things of which one assumes what the other knows. */
const SET_RIGHT =
  /,?\s(?:(?:please )?(?:correct me|let me know|tell me|shout|say so|do correct me) if (?:i'm|i am|we're|we are|that's|that is|this is|it's) (?:wrong|mistaken|not (?:so|right|the case))|is that (?:right|correct|so)|(?:please )?confirm|but (?:please )?(?:correct|tell) me)\b.{0,40}$/i;
const KNOWN_TO_YOU =
  /^(?![^,.;]{0,60}\s(?:would|might)(?:n.t)?\s)(?:the|your|this|these|those|there|breakfast|lunch|delivery|parking|vat|insurance|shipping|payment)\s[^,.;]{2,90}?\s(?:is|are|will|includes?|covers?|comes?|applies|apply|has|have|does|can|still|to be)\b/i;

/** A demand or an assumption at `at`; undefined where there is none. Sticky patterns, linear. */
export function findDemand(text: string, at: number, place: Place): Frame | undefined {
  if (matchAt(THERE_MUST, text, at)) return { kind: 'result', body: at };
  if (!place.initial) return undefined;
  const insisted = matchAt(INSISTS, text, at);
  if (insisted) return { kind: 'result', body: at + insisted[0].length };
  const helped = matchAt(HELPS_IF, text, at);
  if (helped) return { kind: 'result', body: at + helped[0].length };
  const needed = matchAt(OTHERS_NEED, text, at);
  if (needed) return { kind: 'need', body: at + needed[0].length };
  const unless = matchAt(UNLESS, text, at);
  if (unless) {
    const body = at + unless[0].length;
    return { kind: 'result', body, until: text.indexOf(',', body) };
  }
  const hoped = matchAt(HOPES_IT_SUITS, text, at);
  if (hoped) return { kind: 'assumed', body: at + hoped[0].length };
  const assumed = matchAt(ASSUMES, text, at);
  if (!assumed) return undefined;
  const body = at + assumed[0].length;
  const rest = text.slice(body);
  const right = rest.search(SET_RIGHT);
  if (right < 0 && !place.questionMark && !KNOWN_TO_YOU.test(rest)) return undefined;
  return { kind: 'assumed', body, ...(right > 0 ? { until: body + right } : {}) };
}

/** Whether a hope wants an answer, as courtesies do not. */
export function hopesItSuits(text: string, at: number): boolean {
  return matchAt(HOPES_IT_SUITS, text, at) !== null;
}

/** Whether words before which 'unless' stands are asked for: they are no mere condition. */
export function opensDemand(text: string, at: number): boolean {
  return matchAt(UNLESS, text, at) !== null;
}
