/**
 * Wishes and needs told by what they are about. Sticky, without unbounded repetition, like the cues of `ask-cues.ts`.
 */

/** A thing that one would like to get of the reader: 'I would love to see a proposal', 'keen on receiving your input'. */
export const WANT_TO_GET =
  /(?:(?:i|we)(?:'d|\s(?:would|should))(?:\s(?:also|really|very much|still|just)){0,2}\s(?:like|love|prefer|be (?:very |so |most )?(?:glad|happy|keen|eager|grateful|interested))|would (?:really |also )?(?:like|love)|(?:(?:i|we)(?:'m|'re|\sam|\sare)\s)?(?:also |very |really |quite |so )?(?:keen|eager|anxious|interested|hoping|happy))\s(?:to|on|in|for|about)\s(?:see(?:ing)?|get(?:ting)?|receiv(?:e|ing)|obtain(?:ing)?|request(?:ing)?|ask(?:ing)? for|have|having|hav(?:e|ing) back)\s(?=(?:your|an?|the|some|more|any|copies|details|feedback|further|confirmation|clarification|two|three|\d)\b(?!\s(?:\w+\s){0,2}(?:call|chat|meeting|coffee|lunch|dinner|beer|drink|talk|conversation|word|look|discussion|session|conference|visit|time|minutes?)\b))/iy;

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
