import { matchAt } from './ask-cues.ts';
import type { Frame, Place } from './ask-ideas.ts';

/** 'I must insist that somebody comes': what is to be brought about, by a clause whose subject is not the reader. */
const INSISTS =
  /(?:i|we)(?:'d|'ll)?\s(?:(?:must|have to|had to|would|will|do|also|really|strongly|therefore|still)\s){0,3}(?:insist|ask|request|require|expect|demand)\sthat\s(?![^.?!]{2,80}?\s(?:will|would|may|might|could|can)\b)(?=(?:the|all|any|every|each|no|some(?:one|body)|nobody|your\s\w+|this|these|those|they|it|he|she|an?)\b)/iy;

/** 'The landlord's solicitors require proof of insurance': others need it, and the reader has it. */
const OTHERS_NEED =
  /(?:the|our|my)\s(?:[\w'-]{2,20}\s){1,4}?(?:(?:still|also|now|will|would|have|has|do|does)\s){0,2}(?:needs?|requires?|wants?|insists? on|(?:is|are) (?:asking for|waiting for|missing)|asks? for|asked for)\s(?=(?:(?:written |official |up-to-date |recent )?(?:proof|evidence|confirmation)|your|copies|a\s(?:\w+\s)?cop(?:y|ies)|(?:an?|the)\s(?:original|signed|certified|stamped|completed)|originals)\b)/iy;

/** 'Unless the fee is refunded by Friday, we will …': what is to be done before something worse. */
const UNLESS =
  /unless\s(?=(?:the|my|our|this|these|all|both|it)\s[^,.;?!]{2,80}?\s(?:is|are)\s(?:\w{2,12}\s)?(?:refunded|settled|paid|credited|repaired|fixed|corrected|replaced|returned|resolved|removed|delivered|confirmed|signed|withdrawn|completed|reimbursed|cancelled|waived|sent|reduced|restored|reconnected|collected)\b[^,.;?!]{0,60},\s(?:i|we)(?:'ll|\s(?:will|shall|cannot|can't|won't|must|would|am|are)\b))/iy;

/** 'I assume breakfast is included, correct me if I'm wrong': what the reader is to confirm. */
const ASSUMES =
  /(?:i|we)(?:'m|'re|\sam|\sare)?\s(?:(?:am|just|also|would|do)\s)?(?:assum(?:e|ing)|presum(?:e|ing)|take it|taking it)\s(?:that\s)?(?!you(?:'ll|\s(?:will|know|are (?:busy|aware|well)|have (?:seen|heard|read)|saw|got|received))\b|from\b|it is (?:ok|fine)\b)(?=\S)/iy;
/** Words behind an assumption that ask for it to be set right, and things of which one assumes what the other knows. */
const SET_RIGHT =
  /,?\s(?:(?:please )?(?:correct me|let me know|tell me|shout|say so|do correct me) if (?:i'm|i am|we're|we are|that's|that is|this is|it's) (?:wrong|mistaken|not (?:so|right|the case))|is that (?:right|correct|so)|(?:please )?confirm|but (?:please )?(?:correct|tell) me)\b.{0,40}$/i;
const KNOWN_TO_YOU =
  /^(?:the|your|this|these|those|there|breakfast|lunch|delivery|parking|vat|insurance|shipping|payment)\s[^,.;]{2,90}?\s(?:is|are|will|includes?|covers?|comes?|applies|apply|has|have|does|can|still)\b/i;

/** A demand or an assumption at `at`; undefined where there is none. Sticky patterns, linear. */
export function findDemand(text: string, at: number, place: Place): Frame | undefined {
  if (!place.initial) return undefined;
  const insisted = matchAt(INSISTS, text, at);
  if (insisted) return { kind: 'result', body: at + insisted[0].length };
  const needed = matchAt(OTHERS_NEED, text, at);
  if (needed) return { kind: 'need', body: at + needed[0].length };
  const unless = matchAt(UNLESS, text, at);
  if (unless) {
    const body = at + unless[0].length;
    return { kind: 'result', body, until: text.indexOf(',', body) };
  }
  const assumed = matchAt(ASSUMES, text, at);
  if (!assumed) return undefined;
  const body = at + assumed[0].length;
  const rest = text.slice(body);
  const right = rest.search(SET_RIGHT);
  if (right < 0 && !KNOWN_TO_YOU.test(rest)) return undefined;
  return { kind: 'assumed', body, ...(right > 0 ? { until: body + right } : {}) };
}

/** Whether words before which 'unless' stands are asked for: they are no mere condition. */
export function opensDemand(text: string, at: number): boolean {
  return matchAt(UNLESS, text, at) !== null;
}
