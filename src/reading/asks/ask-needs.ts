import { type AskParts, DEADLINE } from './ask-action.ts';
import { baseOfParticiple } from './english-verbs.ts';

/** 'your approval' of 'your approval is needed to proceed'. */
const NEEDED_THING =
  /^(your\s.{2,60}?)\s(?:is|are|would(?:\s(?:be|mean|help|really|greatly))|will be)(?:\s|$)/i;
/** 'all forms' and 'signed and returned' of 'all forms must be signed and returned by Friday'. */
const NEEDED_DEED =
  /^(.{2,100}?)\s(?:needs? to|must|ha(?:ve|s) to|should|(?:is|are) to)\sbe\s([a-z]{2,20})(?:\sand\s([a-z]{2,20}))?(?:\s(in|out|up|over|back|off)\b)?\s?(.{0,120})$/i;
/** Things that are said, not sent. */
const GIVEN =
  /^(?:(?:your|some|any|the|an?|more|further|initial|honest|quick|professional|expert|written|final|formal)\s){0,3}(?:feedback|input|thoughts?|opinions?|views?|advice|guidance|insights?|suggestions?|ideas|perspective|recommendations?|approval|permission|consent|support|assistance|expertise|answer|go-ahead|sign-?off|refund|extension|discount|demo|presentation|talk)\b/i;
/** Things that are sent; of others ('a forklift', 'two bookcases') it is asked whether they can be had. */
const SENT =
  /\b(?:cop(?:y|ies)|comments|lists?|quotes?|quotations?|estimates?|offers?|details?|catalogues?|brochures?|leaflets?|booklets?|books?|numbers?|reports?|invoices?|receipts?|information|info|data|files?|photos?|pictures?|images?|logos?|artwork|texts?|forms?|certificates?|links?|statements?|contracts?|agreements?|documents?|documentation|paperwork|figures|schedules?|timetables?|itinerar(?:y|ies)|plans?|drawings?|minutes|notes|slides|presentations?|drafts?|versions?|proposals?|confirmations?|address(?:es)?|letters?|references?|passports?|ids?|cvs?|r[eé]sum[eé]s?|bios?|biograph(?:y|ies)|answers?|repl(?:y|ies)|responses?|dates?|names?|prices?|costs?|sums?|menus?|speci\w+|specs?|logins?|passwords?|access|codes?|keys?|results|summar(?:y|ies)|updates?|tickets?|vouchers?|polic(?:y|ies)|measurements|dimensions|samples?|sheets?|manuals?|instructions|licen[cs]es?|permits?|payslips?|evidence|proof|explanations?|signatures?|parts?|replacements?|returns?|payments?|money|credit|notice|contacts?|order|cards?|parcels?|packages?|items?|pieces?|recordings?|videos?|materials?|calendar|timeline|breakdown|overview|analysis|title|history|records?|warrant(?:y|ies)|declarations?|guarantees?|insurance|visas?|logs?)\b/i;
/** Things that are neither: what is wanted of the reader has no verb of its own. */
const HAD =
  /^(?:(?:your|some|any|the|an?|another|more|\d+|one|two|few|little|quick|short|brief|minutes?|hours?|of|phone|video|prompt|immediate|kind|full|active|undivided)\s){0,4}(?:calls?|meetings?|chats?|minutes?|hours?|time|hand|room|table|help|patience|understanding|presence|attendance|participation|attention|opportunity|chance|way|break|favou?r|coffee|drink|beer|lunch|dinner)\b/i;

/** 'The hall cleared', 'somewhere to park': a state and a place are not sent, as a signed contract is. */
const STATE =
  /^(?:(?:the|your|our|all|a)\s[a-z]{2,20}\s(?:cleared|emptied|opened|closed|unlocked|cleaned|painted|repaired|fixed|removed|moved|finished|tidied|heated|done)|some(?:where|one|body))\b/i;

/** The parts of a thing that is needed: 'send the invoice by Friday' of 'the invoice by Friday'. */
export function needParts(content: string): AskParts {
  const base: AskParts = { kind: 'request', act: 'request', answer: 'action' };
  const deed = NEEDED_DEED.exec(content);
  const verb = deed ? baseOfParticiple(deed[2] ?? '') : undefined;
  if (deed?.[1] && verb) return { ...base, ...deedParts(deed, verb) };
  const needed = NEEDED_THING.exec(content)?.[1];
  const due = DEADLINE.exec(content);
  const object = (needed ?? (due ? content.slice(0, due.index) : content)).trim();
  if (object === '') return base;
  const thing = lowerFirst(needed ?? content);
  const deadline = due ? { deadline: due[0].trim() } : {};
  const helps = /^(?:(?:your|some|any)\s)?help\s(?:with|on|to|in|for)\b.*/i.exec(thing);
  if (helps)
    return { ...base, topic: helps[0].replace(/^(?:your|some|any)\s/i, ''), verb: 'help', ...deadline };
  if (HAD.test(thing) || STATE.test(thing)) return { ...base, topic: thing, object, ...deadline };
  const said = GIVEN.test(thing) ? 'give' : SENT.test(thing) ? 'send' : 'provide';
  return { ...base, topic: `${said} ${thing}`, verb: said, object, ...deadline };
}

/** 'submit all expense reports by Friday' of 'all expense reports need to be submitted by Friday'. */
function deedParts(deed: RegExpExecArray, verb: string): Partial<AskParts> {
  const [, object = '', , second = '', particle, rest = ''] = deed;
  const other = second ? baseOfParticiple(second) : undefined;
  const phrase = [verb, particle].filter(Boolean).join(' ');
  const due = DEADLINE.exec(` ${rest}`);
  return {
    topic: [other ? `${phrase} and ${other}` : phrase, lowerFirst(object), rest].filter(Boolean).join(' '),
    verb: phrase,
    object,
    ...(due ? { deadline: due[0].trim() } : {}),
  };
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? `${text[0]?.toLowerCase()}${text.slice(1)}` : text;
}
