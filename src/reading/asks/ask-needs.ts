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
  /^(?:(?:your|some|any|the|an?|(?:two|three|four|\d+|a) (?:days?|weeks?|months?|hours?)'?|more|further|initial|honest|quick|professional|expert|written|final|formal)\s){0,3}(?:feedback|input|thoughts?|opinions?|views?|advice|guidance|insights?|suggestions?|ideas|perspective|recommendations?|approval|permission|consent|support|assistance|expertise|answer|go-ahead|sign-?off|refund|extension|discount|demo|presentation|talk|notice|access(?! (?:codes?|details|data|links?|cards?)))\b/i;
/** Things that are sent; of others ('a forklift', 'two bookcases') it is asked whether they can be had. */
const SENT =
  /\b(?:cop(?:y|ies)|comments|lists?|quotes?|quotations?|estimates?|offers?|details?|catalogues?|brochures?|leaflets?|booklets?|books?|numbers?|reports?|invoices?|receipts?|information|info|data|files?|photos?|pictures?|images?|logos?|artwork|texts?|forms?|certificates?|links?|statements?|contracts?|agreements?|documents?|documentation|paperwork|figures|schedules?|timetables?|itinerar(?:y|ies)|plans?|drawings?|minutes|notes|slides|presentations?|drafts?|versions?|proposals?|confirmations?|address(?:es)?|letters?|references?|passports?|ids?|cvs?|r[eé]sum[eé]s?|bios?|biograph(?:y|ies)|answers?|repl(?:y|ies)|responses?|dates?|names?|prices?|costs?|sums?|menus?|speci\w+|specs?|logins?|passwords?|access|codes?|keys?|results|summar(?:y|ies)|updates?|tickets?|vouchers?|polic(?:y|ies)|measurements|dimensions|samples?|sheets?|manuals?|instructions|licen[cs]es?|permits?|payslips?|evidence|proof|explanations?|signatures?|parts?|replacements?|returns?|payments?|money|credit|notice|contacts?|order|cards?|parcels?|packages?|items?|pieces?|recordings?|videos?|materials?|calendar|timeline|breakdown|overview|analysis|title|history|records?|warrant(?:y|ies)|declarations?|guarantees?|insurance|visas?|logs?)\b/i;
/** Things that are neither: what is wanted of the reader has no verb of its own. */
const HAD =
  /^(?:(?:your|some|any|the|an?|another|more|\d+|one|two|few|little|quick|short|brief|minutes?|hours?|of|phone|video|prompt|immediate|kind|full|active|undivided)\s){0,4}(?:calls?|meetings?|chats?|minutes?|hours?|time|hand|room|table|help|patience|understanding|presence|attendance|participation|attention|opportunity|chance|way|break|favou?r|coffee|drink|beer|lunch|dinner)\b/i;

/** 'Somewhere to park': a place and a person are not sent, as a signed contract is. */
const PLACE = /^some(?:where|one|body)\b/i;
/** 'The airing cupboard emptied before we start': a state that the reader has brought about. */
const STATE =
  /^(?:the|your|our|my|all|both|a|this|that)\s(?:[a-z\d.,-]{1,20}\s){1,7}(?:(?:changed|swapped|reset|ground|dug|blown|swept|cut|split|left|hung|laid|fitted|put|built|brought|moved|filled|painted)(?: (?:out|up|down|off|away|back|in|over))?|credited|refunded|waived|deducted|reimbursed|amended|corrected|updated|reprinted|redone|rewritten|resent|cleared|emptied|opened|closed|unlocked|cleaned|painted|repaired|fixed|removed|moved|finished|tidied|heated|done|covered|switched (?:on|off)|turned (?:on|off|down)|shut (?:off|down)|powered (?:off|down)|locked (?:out|off|up)|(?:roped|taped|cordoned|blocked|screened|fenced|closed) off|isolated|evacuated|vacated|defrosted|disinfected|secured|sealed|serviced|inspected|tested|trimmed|put (?:away|up|back)|taken (?:down|away|off|out|up)|set (?:up|out|aside)|laid out|kept (?:clear|free|closed|dry|open|shut)|locked|charged|protected|disconnected|connected|drained|swept|marked|labelled|packed|wrapped|stacked|signed off|delivered|collected|installed|replaced|checked|ready|accessible|free|empty|clear|open|dry|warm|clean|off|out|gone|down)(?=\s(?:as well|too|to|into|from|by|before|until|from|on|at|when|so|for|in|and)\b|$|,)/i;

/** The same, of any deed but those by which a thing is only told from others: 'the parts ordered in May'. */
const BROUGHT_ABOUT =
  /^(?:the|your|our|my|all|both|these|those)\s(?:[a-z-]{1,20}\s){1,5}?(?!(?:needed|required|ordered|requested|listed|mentioned|promised|described|attached|enclosed|agreed|named|used|based|dated|called|discussed|advertised|quoted|supplied|provided|offered|booked|specified|involved|concerned|related|located|addressed|entitled|limited|detailed)\b)(?:[a-z]{2,11}[^e\s]ed|cut|built|hung|laid|shut|redone|shown|written|split|broken)(?:\s(?:up|down|off|out|away|back|in|over|aside))?(?=\s(?:by|before|until|on|at|when|so|for|and|next|this|today|tomorrow|within|as|in|separately|into)\b|$|,)/i;

/** What is handed over as money. */
const PAID =
  /^(?:(?:your|some|any|the|an?|full|further|first|advance|non-refundable|refundable|small|[\d.,]+ ?%|£ ?[\d.,]+|€ ?[\d.,]+|\$ ?[\d.,]+|of|per cent)\s){0,5}(?:deposit|down[- ]payment|prepayment|advance payment|retainer)\b/i;

/** Who is to come. */
const SOMEBODY =
  /^(?:an?|the|your|some|two|three|another|one)\s(?:[a-z]{2,15}\s){0,2}(?:engineers?|technicians?|plumbers?|electricians?|fitters?|mechanics?|drivers?|couriers?|colleagues?|representatives?|surveyors?|inspectors?|cleaners?|interpreters?|substitute|crew)\b/i;
/** A deed named as a thing: 'delivery by 9' is to deliver by 9. */
const NAMED_DEED =
  /^(?:the\s|your\s)?(?<deed>delivery|collection|installation|completion|payment|confirmation)(?<of>\sof)?(?<rest>\s.{2,}|$)/i;
const DEEDS: Readonly<Record<string, string>> = {
  delivery: 'deliver',
  collection: 'collect',
  installation: 'install',
  completion: 'complete',
};
/** 'Someone to look at the roof': who comes is for the reader to say. */
const SENDABLE =
  /^some(?:one|body)\s(?:to|who|out here|round here|over here|here|on site|out|round)(?:\s|$)/i;
/** How something is to be: 'a darker green', 'heavier lettering'. */
const OTHERWISE =
  /^(?:an?\s|the\s)?(?:(?:more|less|fewer)\s[a-z]{3,}|(?:slightly\s|much\s|a little\s|a bit\s)?(?:dark|light|bright|heavi|bold|larg|bigg|small|thinn|thick|wid|narrow|short|long|soft|warm|cool|clear|simpl|strong|high|low|tall|rich|pal|cleaner|fin|round|tight|loos)\w{0,3}er)\s[a-z]/i;

/**
 * The deed by which a need is met, where neither sending nor giving is: to have the hall cleared, to pay a deposit, to
 * deliver by nine. Undefined for other things.
 */
export function ownDeed(thing: string): { topic: string; verb: string } | undefined {
  if (STATE.test(thing)) return { topic: `have ${thing}`, verb: 'have' };
  if (BROUGHT_ABOUT.test(thing) && !isSent(thing)) return { topic: `have ${thing}`, verb: 'have' };
  if (PAID.test(thing)) return { topic: `pay ${thing}`, verb: 'pay' };
  if (SOMEBODY.test(thing) || SENDABLE.test(thing))
    return {
      topic: `send ${thing.replace(/\b(?:(out|round|over) )?here\b/i, '$1 to us').replace(/ {2}/, ' ')}`,
      verb: 'send',
    };
  if (OTHERWISE.test(thing)) return { topic: `use ${thing}`, verb: 'use' };
  const groups = NAMED_DEED.exec(thing)?.groups;
  const verb = DEEDS[groups?.deed?.toLowerCase() ?? ''];
  if (!groups || !verb) return undefined;
  const rest = groups.rest ?? '';
  const isTimed = /^\s(?:by|before|on|at|within|in|no later|between|after)\s/i.test(rest);
  return groups.of || isTimed || rest === '' ? { topic: `${verb}${rest}`, verb } : undefined;
}

/** 'Somewhere to park' behind another need is a need of its own. */
export function isFurtherNeed(text: string): boolean {
  return PLACE.test(text);
}

/** Whether a thing is sent rather than given or had: a copy, the certificate. */
export function isSent(thing: string): boolean {
  return SENT.test(thing) && !GIVEN.test(thing);
}

/** 'The following from you: …' is what is behind the colon. */
export const FOLLOWING = /^the following(?: [a-z]+){0,2}?(?: (?:from|of) you(?:r side)?)?:\s*/i;

/** The parts of a thing that is needed: 'send the invoice by Friday' of 'the invoice by Friday'. */
export function needParts(given: string): AskParts {
  const content = given.replace(FOLLOWING, '');
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
  const own = ownDeed(thing);
  if (own) return { ...base, ...own, object, ...deadline };
  if (PLACE.test(thing)) {
    const clause = `whether there is ${thing}`;
    return { kind: 'request', act: 'question', answer: 'yes-no', topic: clause, clause };
  }
  if (HAD.test(thing)) return { ...base, topic: thing, object, ...deadline };
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
