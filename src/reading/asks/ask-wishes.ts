/**
 * Wishes and needs told by what they are about. Sticky, without unbounded repetition, like the cues of `ask-cues.ts`.
 */

/** A thing that one would like to get of the reader: 'I would love to see a proposal', 'keen on receiving your input'. */
export const WANT_TO_GET =
  /(?:(?:i|we)(?:'d|\s(?:would|should))(?:\s(?:also|really|very much|still|just)){0,2}\s(?:like|love|prefer|be (?:very |so |most )?(?:glad|happy|keen|eager|grateful|interested))|would (?:really |also )?(?:like|love)|(?:(?:i|we)(?:'m|'re|\sam|\sare|\swas|\swere)\s|was\s)?(?:also |very |really |quite |so |particularly |especially |most )?(?:keen|eager|anxious|interested|hoping|(?:writing|e-?mailing|contacting you|reaching out|getting in touch)(?=\sto\s(?:kindly |formally |respectfully )?(?:request|ask))))\s(?:to|on|in|for|about)\s(?:kindly |formally |respectfully )?(?:see(?:ing)?(?=\s(?:\w+\s){0,4}?(?:proposals?|drafts?|reports?|figures|details|plans?|data|cop(?:y|ies)|examples?|samples?|numbers|results|quotes?|offers?|lists?|versions?|documents?|designs?|slides|feedback|input|contracts?|budget|agenda|photos|pictures|resume|cv)\b)|get(?:ting)?|receiv(?:e|ing)|obtain(?:ing)?|request(?:ing)?|ask(?:ing)?(?: you)? for|hav(?:e|ing)(?=\s(?:your|a copy|copies|confirmation)\b))\s(?=(?:your|an?|the|some|more|any|copies|details|feedback|further|confirmation|clarification|two|three|\d)\b(?!\s(?:\w+\s){0,2}(?:call|chat|meeting|coffee|lunch|dinner|beer|drink|talk|conversation|word|look|discussion|session|conference|visit|time|minutes?)\b))/iy;

/** 'All reports need to be submitted': a deed of the reader's, told by what it is done to. */
export const MUST_BE_DONE =
  /(?:(?:all|any|each|every|both|your|completed|signed)\s[^,.;?!]{2,80}?|the\s(?:\w{2,20}\s){0,3}(?:forms?|reports?|invoices?|documents?|applications?|papers?|payments?|timesheets?|contracts?|receipts?|fees?)(?:\s[^,.;?!]{2,40}?)?)\s(?:needs? to|must|ha(?:ve|s) to|should)\sbe\s(?:submitted|returned|signed|sent|completed|filled|uploaded|paid|approved|handed|e-?mailed|settled|turned|entered|delivered|received|provided)\b/iy;

/** What a person orders, ends or changes on his own account. */
export const OWN_DEED =
  /(?:also\s|now\s|please\s)?(?:order|reorder|buy|purchase|book|reserve|rent|hire|cancel|return|change|exchange|update|apply|register|enrol|enroll|subscribe|unsubscribe|sign up|upgrade|downgrade|renew|extend|pay|open|close|switch|transfer|withdraw|donate|contribute|volunteer|sell|report|file|claim|attend|participate|take (?:part|[^.?!]{2,30} off)|work from home|join|place (?:an|the|another) order|make (?:a|the) (?:reservation|booking|payment|complaint|donation))\b/iy;
/** Signs that it is done with or to the reader after all. */
export const SHARED =
  /\b(?:with you|together|your|you|our|(?:call|meeting|chat|demo|session|appointment|interview|time|slot|lunch|dinner|coffee)\b)/i;

/** 'I need to cancel my order', 'we want to return two chairs': said as plainly as wished. */
export const PLAIN_INTENTION =
  /(?:i|we)(?:'d)?\s(?:(?:also|now|just|really)\s)?(?:want|need|wish|have decided)\s(?=to\s(?:cancel|return|exchange|order|reorder|book|reserve|buy|purchase|change|update|unsubscribe|renew)\s(?:my|an?|the|two|three|another|some|\d+|it\b|them\b))to\s/iy;

const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}|(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2})';
/** 'Our engineer could come on Thursday or on Friday': the first group holds the days to choose from. */
export const OFFERED_DAYS = new RegExp(
  `(?:i|we|he|she|they|(?:my|our|the) [a-z]{2,15}(?: [a-z]{2,15})?)(?: could| can|'d be able to| would be able to| are able to| am able to) (?:[a-z-]{1,15} ){1,6}?(?:(?:either )?(?:on )?)((?:${DAY})\\b[^.;?!]{0,45}? or(?:, (?:failing that|alternatively|otherwise|if not|if need be),)? (?:else )?(?:some ?time )?(?:on )?(?:${DAY})\\b[^,.;?!]{0,40}?)(?=[,.;!]|$| if\\b| but\\b| and\\b(?! \\d))`,
  'iy',
);

/** 'The consultant also has a slot on Thursday at 9.30', 'I would propose a short call on Tuesday': the group holds the time. */
export const OFFERED_SLOT = new RegExp(
  `(?:(?:i|we|he|she|they|(?:my|our|the) [a-z]{2,15}(?: [a-z]{2,15})?)(?: (?:also|still|do|could|can|would)){0,2} (?:has|have|offer|do)(?: you)?(?: also| still)? (?:an?|the|one|another|some)(?: [a-z]{2,9})? ?(?:slot|gap|opening|appointment|space|window)s?(?: [a-z]{4,9})? (?:on |at )?|(?:i|we)(?:'d| would)? (?:propose|suggest) an? (?:[a-z-]{2,15} ){1,6}?(?:on |at )?)((?:${DAY})\\b(?:[^,.;?!]|\\.(?=\\d)){0,45}?)(?=[,;!]|\\.(?!\\d)|$| if\\b| but\\b)`,
  'iy',
);

/** A need without its subject: 'Need the report by noon', 'Awaiting your confirmation'. */
export const BARE_NEED =
  /(?:(?:just|only|still|also|now|please)\s)?(?:let (?:me|us) have\s(?=(?:your|the|some|copies|details|any|an?(?!\s(?:look|think|word|chat|call|go|try)))\b)|need\s(?=(?:your|the|a|an|some|more|confirmation|approval|feedback)\b)|(?:(?:i|we)(?:'m|'re|\sam|\sare)\s)?(?:still\s)?(?:looking for|awaiting|waiting (?:for|on)|in need of|grateful for|hoping for)\s(?=(?:your|confirmation|feedback|comments|input|approval)\b)|any (?:chance|possibility) of\s(?:(?:getting|receiving|having)\s)?(?=(?:your|an?|the|some|more)\b))/iy;

/** 'It would be great to have your feedback by Monday'. */
export const GOOD_TO_GET =
  /(?:it|that)(?:'d|\swould|\swill)\s(?:also\s|really\s)?(?:be\s(?:(?:very|really|so|most)\s)?(?:great|good|nice|helpful|useful|ideal|lovely|wonderful|best)|help(?:\sus|\sme)?)\s(?:for us\s|for me\s)?to\s(?:have|get|receive)\s(?=(?:your|an? (?:copy|answer|reply|decision|list|quote)|some (?:feedback|comments)|copies|confirmation)\b|(?:the|all|these|those)\s(?:[a-z-]{2,20}\s){1,5}?(?:[a-z]{3,12}ed|shown|written|split|broken|set|sent|given)\s(?:as|by|in|on|out|up|down|separately|before|into|to|for)\b)/iy;

/** 'I want my delivery fee back': what was paid or lent is wanted again. */
export const WANT_BACK =
  /(?:i|we)(?:'d like|\swould like|\swant|\sdemand|\sexpect)\s(?=(?:my|our|the)\s[^.,;?!]{2,60}?\sback\b)/iy;

/** 'Comments welcome': the first group is the thing. */
export const WELCOME =
  /((?:any\s|your\s)?(?:thoughts|comments|feedback|suggestions|ideas|input|opinions))(?:\s(?:on|about)\s[^,.;?!]{2,50}?)?(?:\s(?:is|are|would be))?\s(?:(?:very|most|always|much|greatly|more than)\s)?(?:welcome|appreciated)\b/iy;

/** An invitation without its subject: 'Want to grab a coffee?', 'Up for a hike?', 'Do you fancy lunch?' */
export const INVITE =
  /(?:(?:do|would|are) you )?(?:care to|want to|wanna|fancy|feel like|up for|down for)\s(?!know\b|see\b|be\b)/iy;

/** 'I am free on Thursday after 3': a time put forward; the group holds it. */
export const AVAILABLE =
  /(?:i|we)(?:'m|'re|\sam|\sare)\s(?:(?:also|only|generally|usually|both|all|pretty)\s){0,2}(?:available|free)\s(?:(?:on|at)\s)?((?:(?:from|after|before|between|any ?time|all|either|most|during)\s)?[^,.;?!]{2,60}?)(?=\s?(?:[.,;!?)–-]|$|if\b|to\b|for\b|and (?:i|we|would|could)\b))/iy;

/** 'To confirm we need the list, …': the need begins before the comma. */
export const FRONTED_NEED =
  /(?:before|to|in order to|so that|for|with|by|on)\s[^,.;:?!]{3,60}?\s(?:we|i)(?:'d|'ll)?\s(?:(?:still|also|would|will|must)\s){0,2}(?:need|require|like|have)\s(?:to know\b|the|an?|your|some|\d|[a-z]{3,12}\s(?:access|permission|proof|copies|photos|details))\b/iy;
