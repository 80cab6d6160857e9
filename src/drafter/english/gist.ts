import type { GistKind } from '#reading/matters/matter.ts';
import type { Reading } from '#reading/reading.ts';
import { cleanText, holdsLinkOrAddress, wordCount } from '../clean-text.ts';
import type { Gist, Understanding } from '../composer.ts';
import { turnRound } from './perspective.ts';
import { seesToIt } from './supplier.ts';
import { baseVerbs } from './verbs.ts';

const offered =
  /\boffer you (?:the|a|an) ((?:[\w-]+ ){0,2}(?:position|role|job|post|place|internship|seat)\b(?: (?:of|as|in|on|at) (?:(?!\b(?:starting|from|as of|with|beginning|on|at|in)\b)[^,.\n]){2,40})?)/i;
const honoured =
  /\b(?:honou?red|delighted|thrilled|privileged|grateful) (?:if|for) you (?:could|would|can|will|to) ((?:give|speak|present|join|chair|host|moderate|lead|serve|contribute|deliver|open)\b(?:(?! (?:on|in) )[^,.\n]){0,60})/i;
/** Signs of each kind of English mail, the telling ones first. Only the first 3,000 characters are looked at. */
const signs: readonly [GistKind, RegExp][] = [
  [
    'condolence',
    /\b(?:passed away|passing of|funeral|died\b|my condolences|lost (?:my|his|her|our) (?:\w+ )?(?:father|mother|dad|mum|mom|wife|husband|son|daughter|brother|sister|grand\w+|friend|colleague)|death of|bereave\w+|memorial service)/i,
  ],
  [
    'illness',
    /\b(?:(?:i am|i'm|i've been|i have been|he is|she is|he has been|she has been) (?:\w+ )?(?:ill|sick|unwell|in (?:the )?hospital)|hospitali[sz]ed|surgery|diagnosed|sick leave|under the weather|caught (?:the flu|covid))\b/i,
  ],
  [
    'complaint',
    /\b(?:complain\w*|not acceptable|cracked|take (?:it|this|the matter|things) further|(?<!\b(?:be|being) )disappoint(?:ed|ing|ment)|unacceptable|frustrat\w+|dissatisf\w+|not (?:at all )?(?:happy|satisfied|pleased)|unhappy|terrible|appalling|outrag\w+|furious|damaged|defective|faulty|broken|overcharged|charged (?:me |us )?twice|wrong (?:item|product|order|size|amount)|never (?:arrived|received|came|showed|got)|(?:still )?(?:not|n't) (?:yet )?(?:arrived|been delivered|received (?:it|my|our|the (?:order|parcel|package|goods|delivery|refund)))|demand (?:a|an|my|full)|want (?:a|my) (?:full )?(?:refund|money back)|error message|(?:can't|cannot|can not|unable to) (?:log ?in|access|sign in|connect|download)|poor (?:service|quality)|(?:has|have) (?:now |already )?(?:stopped|failed|broken down|gone wrong|crashed) (?:again|once more|a second time)|only \d+ (?:of (?:them|the|these|those) )?(?:\w+ ){0,2}(?:have |has |were |was )?(?:arrived|came|delivered|in the box)|(?:you|been|feel|badly|your \w+) (?:(?:have|has|really|badly|both|all) ){0,2}let (?:me|us)? ?down(?! by (?:our|my|the|a)\b)|stopped working|(?:not|isn't|doesn't|n't) work(?:ing)?\b|for the (?:second|third|fourth|fifth|sixth|umpteenth|\d+th) time\b(?! running)|no(?:body|[ -]one|t one of you) (?:has |have )?(?:ever |even )?(?:called|rung|phoned|got|come|written|answered|replied|responded)(?: (?:me|us))? back|no(?:body|[ -]one) (?:came|showed up|turned up|has come|answers|picks up)|(?:had|have|without) no (?:hot water|heating|electricity|power|water|internet)|without (?:hot water|heating|electricity|power|water|internet)\b|fed up|(?:stopped|failed|crashed|went (?:down|off)|broke(?: down)?|jammed|leaked|tripped|flooded)\b[^.!?\n]{0,40}\bagain\b|(?:second|third|fourth|fifth|sixth) time (?:this|in (?:a|as many|two|three))\b|(?:second|third|fourth|fifth|sixth) (?:day|week|month|year|time) in a row|not up to (?:your|the) (?:usual )?(?:standard|mark)|what on earth (?:is|are|has|have|went)\b|(?:still )?no (?:sign|trace) of (?:it|the|my|our)|(?:keeps?|kept) (?:timing out|breaking|failing|crashing|leaking|freezing|dropping|disconnecting|stopping|jamming)|(?:has|have) (?:now |already )?failed|time-?outs?\b|outages?\b|(?<!\bno )\b(?:box(?:es)?|parcels?|packages?|items|pieces|cartons?|pallets?|units|articles) (?:is|are|was|were) (?:still )?(?:missing|short)\b)/i,
  ],
  [
    'apology',
    /\b(?:(?:i|we) (?:sincerely |deeply |would like to |want to )?apologi[sz]e(?! for (?:asking|bothering|troubling|disturbing|writing|sending|chasing|being|so many|the (?:many|long|number|length|short)|my (?:english|bad|poor)|any)\b)|(?:i am|i'm|we are|we're) (?:so |very |really |truly |terribly )?sorry (?:for|about|that)|(?:my|our) apologies for)\b/i,
  ],
  [
    'cancellation',
    /\b(?:(?:has|have) (?:been|to be) (?:cancell?ed|postponed)|(?:need|have|had) to (?:cancel|postpone)|is cancell?ed|cancell?ing (?:the|our|my))\b/i,
  ],
  [
    'application',
    /\b(?:apply(?:ing)? for (?:the|your|a|this)\b.{0,60}\b(?:position|role|job|post|vacancy|internship)|(?:job|my) application for (?:the|your|a)|application for the (?:position|role|post|job)|my (?:cv|resume|résumé) is attached|(?:find|attached|enclosed)[^.]{0,20} my (?:cv|resume|résumé|cover letter))\b/i,
  ],
  [
    'rejection',
    /\b(?:(?:go|going|gone|proceed|proceeding|move forward|moving forward) with (?:another|other|a different)\b|(?:decided|chosen) not to (?:proceed|move forward|go ahead|go further)|will not be (?:moving forward|proceeding|taking your)|not been (?:selected|successful|accepted|shortlisted)|(?:application|proposal|bid|offer) (?:was|has been) (?:unsuccessful|rejected|declined))/i,
  ],
  ['honour', honoured],
  ['honour', offered],
  ['congratulation', /\b(?:congratulations|congrats|well done on|congratulate you)\b/i],
  [
    'chaser',
    /\b(?:just (?:following up|checking in)|follow(?:ing)?[- ]up on (?:my|our) (?:last|previous|earlier|e-?mail|message|request|quote|proposal)|have(?:n't| not) (?:yet )?heard (?:back|from you)|(?:still )?waiting (?:for|on) (?:your|a) (?:reply|response|answer|feedback)|any (?:news|update)s? on (?:my|our|this|the)|circling back|bumping this|did you (?:get|have) a chance|have you had (?:a|the) chance)\b/i,
  ],
  [
    'invoice',
    /\b(?:(?:attached|overdue|outstanding|our|the|your|my|unpaid|please find) invoice|invoice (?:no|number|#|\d|inv)|inv-?\d+|billing (?:question|statement)|invoice)\b/i,
  ],
  [
    'invitation',
    /\b(?:(?:would like to|like to|pleased to|delighted to|happy to|honou?red to|want to|to|we) invite (?:you|your)|you(?:'re| are) (?:cordially )?invited|invitation to|selected as a speaker|would love (?:for you to|to have you|you to) (?:come|join|attend)|hope you can (?:join|make it|come)|join us (?:for|on|at)|save the date|rsvp|interested in attending|can make it|up for (?:a|an|some))\b/i,
  ],
  [
    'meeting',
    /\b(?:(?:schedule|set up|arrange|book|have|hop on|jump on|hold) (?:an? |another |some time |about |the |our |this )*(?:\w+ ){0,2}(?:call|meeting|chat|demo|session|time|conversation)|(?:can|could|shall|should) we (?:meet|talk|speak|chat|discuss)|meet (?:up|with you|on|at|to|next|this)|are you (?:free|available)|your availability|find a time|would like to (?:meet|discuss|talk)|video conference)\b/i,
  ],
  [
    'introduction',
    /\b(?:(?:let me|like to|wanted to|want to|allow me to|to) introduce (?:myself|you|our|my)|my name is|i am (?:the )?new\b|i'm (?:the )?new\b|i recently joined|nice to meet you|i(?:'m| am) taking over from)\b/i,
  ],
  [
    'offer',
    /\b(?:special offer|limited time|discount code|free trial|boost your|book a demo|increase your (?:sales|revenue)|we (?:specialise|specialize|help companies)|unsubscribe)\b/i,
  ],
  [
    'announcement',
    /\b(?:(?:thrilled|excited|delighted|pleased|happy|proud|glad) to (?:announce|share|inform|report|tell|let|welcome)|great news|good news|milestone|we(?:'ve| have) (?:successfully|completed|launched))\b/i,
  ],
  [
    'sharing',
    /\b(?:please find attached|(?:i've|i have|we've|we have) (?:attached|drafted|prepared|put together|completed|finished|uploaded)|attached (?:is|are|you|please)|here (?:is|are) the|enclosed)\b/i,
  ],
  [
    'reminder',
    /\b(?:(?:gentle|friendly|quick|kind|final|second|just a|this is a|short) reminder|^reminder|don't forget)\b/i,
  ],
  [
    'information',
    /\b(?:(?:just|wanted) to let you know|please (?:note|be aware|be advised|be informed)|(?:wanted|writing) to (?:let you know|inform you|update you|notify you)|for your information|fyi|we have received|(?:security|verification|confirmation|login) code|has been updated|will be (?:closed|unavailable|held|shared|discussed)|is scheduled for|are due)\b/i,
  ],
];
const thanked =
  /^(?:[^.!?\n]{0,60}[,\n]\s*)?(?:just wanted to say |i (?:just )?(?:wanted|want|would like) to (?:say )?)?(?:many thanks|thank you|thanks)(?: again| so much| very much| a lot)? for (?!your (?:time|attention|understanding|patience|consideration|interest))([^.!?\n]{3,80})/i;

const objects: Partial<Record<GistKind, RegExp>> = {
  invitation:
    /\b(?:invite you to|invited to|invitation to|rsvp for|join us for|save the date for)\s+((?:(?!,|\.|\bhappening\b|\bon\b|\bat\b|\btaking\b|\bwhich\b|\bin order\b|\bthis\b|\bnext\b|\bfrom\b|\bwhere\b).){3,60})/i,
  application:
    /\b(?:apply(?:ing)? for|application for|interested in)\s+((?:the|your|this)\s+(?:[^,.\n](?!\b(?:at|advertised|posted|that|which|as|with|in your)\b)){3,50})/i,
  congratulation:
    /\b(?:congratulations|congrats|well done|congratulate you)\s+on\s+((?:(?!\b(?:and|which|i|we)\b)[^,.!\n]){3,50})/i,
  invoice: /\b(invoice (?:(?:no\.?|number|#)\s*)?(?=[\w-]*\d)[\w/-]{2,20})\b/i,
};

/** What went wrong, with the word that joins it to an order. */
const troubles: readonly [RegExp, string, string][] = [
  [
    /\bcharged (?:me |us )?twice|overcharged|double[- ]charged|wrong amount|billing error|incorrect(?:ly)? (?:charge|bill)\w*/i,
    'the billing error',
    'on',
  ],
  [/\bdamaged\b/i, 'the damage', 'to'],
  [
    /\b(?:is|are|was|were) (?:still )?(?:missing|short)\b|\bonly \d+ .{0,30}\b(?:arrived|came|delivered)\b/i,
    'the incomplete delivery',
    'of',
  ],
  [/\bwrong (?:item|product|order|size|colou?r|address)\b/i, 'the mix-up', 'with'],
  [
    /\b(?:late|delay\w*|overdue|(?:still )?(?:not|n't) (?:yet )?(?:arrived|been delivered|received)|never (?:arrived|received|came|got)|waiting)\b/i,
    'the delay',
    'with',
  ],
  [/\btime-?outs?\b|\btim(?:es|ing|ed) out\b/i, 'the timeouts', ''],
  [/\boutages?\b/i, 'the outage', ''],
  [
    /\b(?:defective|faulty|broken|stopped (?:working|again)|failed again|cracked|gone off|without|no hot water|leak\w*|not work(?:ing)?|n't work(?:ing)?|(?:keeps?|kept) (?:breaking|failing|freezing|dropping|disconnecting|stopping|jamming)|ha(?:s|ve) (?:now |already )?failed|crash\w*|bugs?|errors?)\b/i,
    'the trouble this has caused',
    '',
  ],
  [
    /\b(?:no(?: one|-one|body) (?:has )?(?:replied|answered|responded|called|rung|got)|no (?:reply|response|answer)|ignored)\b/i,
    'the lack of a reply',
    'on',
  ],
  [/\b(?:rude|impolite|unprofessional)\b/i, 'the way you were treated', ''],
];
const orderNumber = /\border (?:no\.? ?|number |nr\.? ?|#)?((?=[\w-]*\d)[\w-]{3,20})\b/i;

/** 'the delay with order 88231', in words that the mail supports. */
function troubleIn(text: string): string | undefined {
  const found = troubles.find(([pattern]) => pattern.test(text));
  if (!found) return undefined;
  const [, what, joins] = found;
  const order = joins ? orderNumber.exec(text)?.[1] : undefined;
  return order ? `${what} ${joins} order ${order}` : what;
}

/** 'inviting me to give the keynote', 'offering me the position of project manager'. */
function honourIn(text: string): string | undefined {
  const position = offered.exec(text)?.[1];
  if (position) return `offering me the ${turnRound(cleanText(position))}`;
  const talk = honoured.exec(text)?.[1];
  return talk ? `inviting me to ${turnRound(cleanText(talk))}` : undefined;
}

function objectOf(kind: GistKind, text: string): string | undefined {
  if (kind === 'complaint') return troubleIn(text);
  if (kind === 'honour') return honourIn(text);
  const found = objects[kind]?.exec(text)?.[1];
  const words = found
    ? turnRound(cleanText(found))
        .replace(/^Invoice\b/, 'invoice')
        .replace(/[\s,;:!?.]+$/, '')
    : '';
  const verbFirst =
    kind !== 'invoice' &&
    (baseVerbs.has((words.split(' ')[0] ?? '').toLowerCase()) || /^(?:this|that|be)\b/i.test(words));
  const usable =
    words !== '' &&
    !verbFirst &&
    wordCount(words) <= 7 &&
    !holdsLinkOrAddress(words) &&
    !/\b(?:you|your|my|our|i|we|a|the|to|and)$/i.test(words);
  return usable ? words : undefined;
}

/** The answer to an application is none itself. */
const answersApplication =
  /\bthank(?:s| you)(?: very much| so much)? for (?:applying|your (?:application|interest))/i;
const ownIntroduction =
  /\b(?:introduce myself|i recently joined|i(?:'m| am) (?:the |your )new\b|i(?:'m| am) [A-Z]\w+(?: [A-Z]\w+)?, (?:the|your|a) new\b)/;

/** Whether an invoice is one of several things that the mail asks for. */
function isAskedBeside({ asks, subject = '' }: Reading): boolean {
  const other = asks.filter(
    ({ sentence }) => !/\b(?:invoices?|bill|billing|payments?|paid|pay)\b/i.test(sentence),
  );
  if (other.length > 1 && !/\b(?:invoice|billing|payment)\b/i.test(subject)) return true;
  const wanted = /^(?:re)?(?:send|give|issue|share|forward|provide|e-?mail)\b[^.?!]{0,60}\binvoices?\b/i;
  return asks.length > 1 && asks.some(({ topic }) => topic !== undefined && wanted.test(topic));
}

/** Kinds that give way to what the mail plainly does beside them. */
const weak = /^(?:meeting|invitation|announcement|information|introduction|reminder)$/;

/** What kind of mail an English text is. Linear: at most 3,000 characters are looked at. */
export function gistOf(reading: Reading, told: Omit<Understanding, 'gist'>): Gist {
  const text = reading.newText.slice(0, 3000).replace(/’/g, "'").replace(/\s+/g, ' ');
  const all = `${reading.subject ?? ''}. ${text}`;
  const isOther: Partial<Record<GistKind, boolean>> = {
    application: answersApplication.test(text),
    invoice: isAskedBeside(reading),
    complaint: seesToIt(text),
  };
  const sign = signs.find(([kind, pattern]) => !isOther[kind] && pattern.test(all))?.[0];
  const kind = kindBeside(sign, told, reading, text);
  const thanks = thanked.exec(text.slice(0, 220));
  if (
    thanks &&
    (kind === undefined || kind === 'sharing' || kind === 'information' || kind === 'announcement') &&
    !/\?/.test(text)
  ) {
    const helped =
      /\b(?:help|support|assistance|work) (?:with|on) ((?:the|our|my|this|your) (?:(?!last|yesterday|today|this|over|during|and|it|so)[\w-]+\s?){1,4})/i.exec(
        thanks[1] ?? '',
      )?.[1];
    return helped ? { kind: 'thanks', object: turnRound(cleanText(helped)) } : { kind: 'thanks' };
  }
  if (!kind) return { kind: 'plain' };
  const object = objectOf(kind, all);
  return object ? { kind, object } : { kind };
}

const beingDone =
  /\b(?:looking|look) into (?:it|this|that|the|your)\b|\bworking on (?:it|this|your)\b|\b(?:we|i)(?:'ll| will) (?:get back to you|be in touch)\b/i;
const content =
  /\b(?:looks? (?:good|great|fine|perfect)|good to go|ready to (?:send|go)|all (?:set|good)|approved|everything (?:is|looks|was) (?:\w+ )?(?:fine|ok|okay|good|great|perfect|in order)|no (?:further )?(?:changes|comments)|happy with (?:it|this|the)|works for (?:me|us))\b/i;

const granted =
  /\byour (?:\w+ ){1,3}(?:has been|have been|was|is) (?:approved|accepted|selected|granted|successful)\b|\b(?:has|have) (?:approved|accepted|granted) your\b/i;

function kindBeside(
  sign: GistKind | undefined,
  told: Omit<Understanding, 'gist'>,
  reading: Reading,
  text: string,
): GistKind | undefined {
  if (told.attached && sign === 'meeting' && !reading.asks.some(({ act }) => act === 'proposal'))
    return 'sharing';
  if (sign === 'meeting' && ownIntroduction.test(text)) return 'introduction';
  // 'Your application has been approved. Congratulations!' brings news, not kind words.
  if (sign === 'congratulation' && granted.test(text)) return 'announcement';
  if (told.introduced && (!sign || weak.test(sign))) return 'introduction';
  if (told.attached && (!sign || sign === 'information')) return 'sharing';
  if (reading.asks.length > 0 || (sign && sign !== 'information')) return sign;
  if (told.deed) return 'sharing';
  if (beingDone.test(text)) return 'pending';
  if (text.length < 300 && content.test(text)) return 'approval';
  return /\b(?:we|i|the \w+)(?:'re|'ve|'ll|'m| are| have| has| will| is)\b/i.test(text)
    ? 'information'
    : sign;
}
