/**
 * What marks an ask in English: all patterns are tried at one place (sticky), without unbounded repetition, on
 * text whose curly apostrophes were made straight.
 */

/** Words that come before the ask proper and say nothing of it. */
export const LEAD_INS =
  /(?:please(?=,?\s(?:can|could|would|will|may)\b)|and|but|so|also|then|now|or|ok|okay|oh|well|hi|hello|hey|thanks(?: again)?|thank you|many thanks|sorry|first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|lastly|in addition|additionally|however|furthermore|moreover|meanwhile|otherwise|again|fyi|p\.?s\.?|btw|by the way|quick question|(?:my |one |another |last |next |first |second |main )?question(?: is)?|one more thing|one other thing|next|besides|plus|actually|anyway|anyways|alternatively|if possible|if so|if not|if the (?:latter|former)|in that case|in the meantime|either way|as such|therefore|hence|accordingly|for now|separately|specifically|basically|honestly|ideally|just|simply|further|do(?= let)|yes|no|great|perfect|good|sure|right|dear all|(?:guys|all|team|everyone|folks)(?=\s*[,:;!.–—-]|\s(?:please|pls|kindly|can|could|would|let|just|do)\b)|(?:someone|somebody)(?!\s(?:from|on|at|in)\syour\b)|let me ask(?: you)?(?: this)?|when(?:ever)? you (?:get|have) (?:a|the|some|any) (?:chance|moment|minute|second|time|free minute|opportunity)|at your (?:earliest )?convenience|as soon as possible|asap|to (?:be|make it) clear|on (?:a|the) (?:side|related|other) (?:note|hand)|out of (?:curiosity|interest)|just (?:to|a)(?: quick)? (?:check|confirm|clarify|wondering))(?:\s*[,:;!.–—-]{1,3}\s*|\s+)/iy;

/** A name that is spoken to: 'Joe, ', 'Pat/Christian: ', 'Joe - '. */
export const VOCATIVE =
  /[A-Z][\w.'-]{1,20}(?:[ /&](?:and )?[A-Z][\w.'-]{1,20}){0,3}(?:,|:| ?--?| [–—])\s{1,3}/y;

/** A clause that comes before the main one and ends in a comma. */
export const SUBORDINATE =
  /(?:if|when|whenever|once|before|after|as|since|while|unless|for|to|in|on|at|by|per|with|from|regarding|concerning|given|although|though|because|until|should you|due to|based on|apart from|besides|during|following|please note that|prior to|upon|where|assuming|provided|thanks to|until|should(?=\s(?:an?|the|any|anything|this|that|it|there|your|our|my)\s[^,?!;:]{2,180},\s{1,3}(?!and\b|or\b|but\b)[^?]*$))\s(?:[^,?!;:]|:(?=\d)){2,180},\s{1,3}(?:then\s)?/iy;

/** 'please', and the softeners that stand where it stands. */
const PLEASE =
  '(?:please|kindly|pls|plz|possibly|perhaps|maybe|also|just|then|either|both|all|at least|quickly|by any chance|ever so kindly|if (?:at all )?possible|if you can|if you have time|when you (?:can|have time|get a chance))';
const SOFT = `(?:,?\\s+${PLEASE},?){0,3}\\s+`;
const YOU =
  "(?:you (?:two|three|both|all|guys|folks)|you|u|ya|y'all|(?:the two|both|all|either|any|one) of you|someone|somebody|anyone|anybody|everyone|your team|your office|your company)";

/** The ways in which English asks for something to be done; each ends where the deed begins. */
export const requestFrames = {
  /** 'could you (please)' */
  modalYou: new RegExp(
    `(?:can|could|would|will|cld|might|can't|couldn't|won't|wouldn't)\\s+${YOU}${SOFT}`,
    'iy',
  ),
  /** 'would you be able to', 'would it be possible (for you) to', 'do you think you could' */
  ableTo: new RegExp(
    `(?:(?:would|will|are|might)\\s+${YOU}(?:\\s+be)?(?:\\s+please)?\\s+(?:able|willing|so kind as|kind enough)\\s+to|(?:would|is|will|might)\\s+(?:it|there)\\s+(?:be\\s+)?(?:at all\\s+)?(?:possible|ok|okay|alright|any way|a way|feasible)(?:\\s+for\\s+(?:you|someone|your team))?\\s+to|(?:is there\\s+)?(?:any|a)\\s+(?:chance|way|possibility)\\s+(?:that\\s+)?(?:you|we|i)\\s+(?:can|could|might)|do you think\\s+(?:that\\s+)?${YOU}\\s+(?:can|could|would|might)|may i ask\\s+(?:that\\s+)?you\\s+to|can (?:i|we) (?:(?:ask|trouble|get|have) you|(?:count|rely) on you)\\s+to|could i (?:ask|trouble|get|have) you\\s+to)\\s+(?:please\\s+)?`,
    'iy',
  ),
  /** 'would you mind sending' */
  mind: new RegExp(`(?:(?:would|do|will)\\s+${YOU}${SOFT})?mind\\s+(?=\\w{2,20}ing\\b)`, 'iy'),
  /** 'it would be great if you could', 'I would appreciate it if you' */
  politeIf:
    /(?:(?:it|that)(?:'d|\s+would|\s+will|'ll|\s+might)\s+(?:also\s+|really\s+)?(?:help(?:\s+(?:me|us)(?:\s+a lot)?|\s+a lot)?|be\s+(?:(?:very|really|so|most|much|just|absolutely|super|extremely)\s+)?(?:great|good|nice|helpful|lovely|ideal|appreciated|fantastic|wonderful|best|useful|perfect|awesome|amazing|beneficial|kind))|(?:(?:i|we)(?:'d|\s+would|\s+will|'ll)?|would)\s+(?:(?:also|really|greatly|very much|truly|certainly)\s+){0,2}(?:appreciate|appriciate|apreciate|like|love|prefer|be\s+(?:(?:very|so|most|really|extremely)\s+)?(?:grateful|thankful|obliged|happy|glad|pleased|thrilled|delighted|honou?red))(?:\s+it)?(?:\s+(?:very much|greatly))?)\s+if\s+(?:you|someone|your team|we)(?:\s+(?:could|can|would|will|might))?(?:\s+(?:please|kindly|also|all)){0,2}\s+/iy,
  /** 'if you could send …(, that would be great)' */
  bareIf:
    /if\s+you\s+(?:could|can|would)(?:\s+(?:please|kindly|also|just)){0,2}\s+(?!have\b|be\b|like\b|not\b)/iy,
  /** 'we need you to', 'I would like you to', 'you are asked to' */
  wantYou:
    /(?:(?:i|we|i'm|we're|i am|we are|(?:the |our |my )[a-z]{2,20})(?:'d|'ll|'ve)?(?:\s+(?:would|will|do|also|just|really|now|still|must|have|kindly|respectfully|hereby|therefore|strongly)){0,3}\s+(?:need|needs|want|wants|like|love|prefer|expect|expects|ask|asks|asking|request|requests|requesting|require|requires|urge|encourage|invite|advise|recommend|beg|trust|expecting|inviting)\s+(?:(?:that|for)\s+)?you(?:\s+(?:all|both|guys|and\s+\w{2,20}))?\s+(?:to\s+|will\s+)?|(?:just\s+|also\s+)?(?:need|want|would\s+(?:like|love))\s+you\s+to\s+|you(?:'re| are| will be|'ll be)\s+(?:kindly\s+|hereby\s+|cordially\s+)?(?:asked|requested|required|expected|invited|advised|urged|encouraged|reminded)\s+to\s+|you(?:'ll)?(?:\s+(?:will|also|just|still))?\s+(?:need|have)\s+to\s+|you\s+(?:must|should|ought to)\s+(?:also\s+|please\s+|probably\s+)?|some(?:one|body)\s(?:from|on|at|in)\syour\s(?:side|end|team|office|company|staff)\s(?:must|should|(?:has|needs|will have|will need)\sto)\s+|you\s+(?:may|might|'ll)\s+(?:also\s+)?want\s+to\s+|(?:i|we)\s+(?:assume|trust|expect)\s+(?:that\s+)?you\s+will\s+(?:also\s+)?|you\s+(?:can|may|could)\s+(?:also\s+|always\s+|just\s+)?(?=(?:come|stop|drop|join|send|bring|pick)\b)|(?:(?:i|we)(?:'m|'d|\s+am|\s+are|\s+was|\s+were|'re|\s+do|\s+had|\s+really)?(?:\s+(?:just|still|really|also|kind of|very much|do|sincerely))?\s+)?(?:was\s+)?(?:hope|hoping|hoped)\s+(?:that\s+)?you\s+(?:can|could|might|will\s+be\s+able\s+to|will)\s+|(?:i|we)(?:'d)?\s+(?:(?:would|also|really|strongly)\s+){0,2}(?:suggest|propose|recommend|insist|ask|request)\s+that\s+you\s+)(?!know\b|be aware\b)/iy,
  /** 'just a reminder to call', 'perhaps you should' */
  nudge:
    /(?:(?:(?:this|here) is\s+|just\s+|as\s+)?(?:a|your)\s+(?:just\s+)?(?:(?:quick|friendly|gentle|kind|final|last)\s+)?reminder\s+(?:for you\s+)?to|(?:maybe|perhaps)\s+you\s+(?:can|could|should|might)|it(?:'s|\s+is)\s+(?:very\s+|really\s+|extremely\s+|absolutely\s+)?(?:important|essential|crucial|vital|imperative|necessary|critical)\s+(?:that\s+you|for\s+you\s+to)|(?:please\s+)?(?:see|check)\s+(?:if|whether)\s+you\s+(?:can|could|might))\s+/iy,
  /** 'please send', 'kindly confirm' */
  please:
    /(?:please|kindly|pls|plz|do please|i beg you to)[,.]?(?:\s+(?:also|just|kindly|all|do|now|then|to|you|simply|someone|be so kind as to)){0,3}\s+/iy,
} as const;

/** A statement that something is needed of the reader: 'I need the invoice', 'we still require your approval'. */
export const NEED =
  /(?:(?:i|we|the team|my team|our team|they)(?:'ll|'d|'m|'re)?(?:\s(?:will|would|do|also|just|really|now|still|am|are|urgently)){0,3}\s(?:need|require|waiting (?:for|on)|awaiting|missing|want|requesting|must (?:also\s)?have|expect(?=\s(?:an?|the|my|our|your)\s(?:\w+\s){0,3}?(?:refund|replacements?|answer|reply|response|compensation|apology|solution|credit note)\b|\s(?:an?|the|my|our|your|it|delivery|payment|collection|completion|replacements|action)\b(?![^.?!,;]{0,40}\b(?:increase|rise|drop|growth|fall|results?|snow|rain|delays?|changes?|visitors?|baby))[^.?!,;]{0,50}?\s(?:by|before|no later than|within)\s)|(?:(?:kindly|hereby|respectfully|formally)\s)?request)|(?:(?:i|we)(?:'d|\swould|'ll|\swill)|would)(?:\s(?:also|really|greatly|very much|highly)){0,2}\s(?:like|love|welcome|appreciate|appriciate|apreciate|be (?:very |most |so )?(?:grateful|thankful|glad) for))\s(?=(?:your|its|an?|the|some|more|one|two|three|four|five|six|several|both|any|this|that|these|those|all\s(?:the|your|our|my)|\d|confirmation|clarification|help|details|copies|approval|input|delivery|collection|payment|replacements|somewhere|someone|somebody|(?:[a-z]{3,12}\s)?(?:proof|access|permission|photos|pictures|parking|space|directions|measurements|samples|drawings|references|receipts|electricity)|(?:more|less|fewer)\s\w|(?:dark|light|bright|heavi|bold|larg|bigg|small|thinn|thick|wid|short|long|soft|warm)\w{0,3}er)\b)/iy;

/** 'your approval is needed' */
export const NEEDED =
  /your\s[^,.;?!]{2,60}?\s(?:is|are|would be|will be)\s(?:(?:urgently|still|also|kindly|greatly|much|very much)\s){0,2}(?:needed|required|requested|appreciated|welcome)\b|your\s[^,.;?!]{2,60}?\swould (?:mean (?:a lot|the world)|(?:really |greatly )?help)\b/iy;

/** 'a reminder that the forms need to be returned by Friday'. */
export const REMINDED =
  /(?:(?:this|it) is\s|just\s|as\s)?(?:a|your)\s(?:just\s)?(?:(?:quick|friendly|gentle|kind|final|last)\s)?reminder\sthat\s(?=[^.?!]{2,120}\b(?:needs? to|must|ha(?:ve|s) to|should)\sbe\s\w)/iy;

/** Words that carry a question inside another sentence; what follows is the question. */
export const EMBEDDERS = new RegExp(
  `(?:(?:please\\s+|kindly\\s+|just\\s+|pls\\s+|and\\s+)?(?:let\\s+(?:me|us|him|her|them|[A-Z]\\w{1,15}|everyone)(?:\\s+and\\s+\\w{2,15})?\\s+know(?:,?\\s+(?:also|too|as\\s+well|please|then))?(?:\\s+(?:asap|soon|today|tomorrow|by\\s+\\w{2,12}(?:\\s\\w{2,12})?|as soon as possible))?|tell\\s+(?:me|us)|advise(?:\\s+(?:me|us))?(?:\\s+(?:on|as to))?|inform\\s+(?:me|us)(?:\\s+of)?|confirm(?:\\s+(?:to|with|for)\\s+(?:me|us))?|clarify|explain(?:\\s+to\\s+(?:me|us))?|specify|indicate|state|check|remind\\s+(?:me|us)|find\\s+out|see|describe|share|decide|figure\\s+out|verify|ask\\s+\\w{2,15}|give\\s+(?:me|us)\\s+(?:an?\\s+)?(?:idea|update|sense|indication)(?:\\s+of|\\s+on|\\s+about)?)` +
    `|(?:i|we)(?:'m|\\s+am|\\s+was|'re|\\s+are|\\s+were|'d|\\s+would|'ve|\\s+have)?(?:\\s+(?:just|also|been|still|really|only|simply|would)){0,2}\\s+(?:wonder(?:ing|ed)?|(?:like|love|want|need|have|wanted|trying|writing|keen|curious|interested|hoping|happy|going|calling|emailing)\\s+to\\s+(?:know|ask(?:\\s+you)?|understand|find\\s+out|check|confirm|hear|see|learn|inquire|enquire|clarify|figure\\s+out)(?:\\s+(?:with you|as to|about|from you|in writing|by e-?mail))?|curious|unsure|not\\s+sure|unclear)` +
    `|(?:just\\s+|also\\s+)?(?:wanted|wants?|needs?|needed|would\\s+like)\\s+to\\s+(?:know|ask|check|confirm|find\\s+out|see)|you\\s+(?:did\\s+not|didn't|have\\s+not|haven't|forgot\\s+to|do\\s+not|don't)(?:\\s+yet)?\\s+(?:say|said|mention(?:ed)?|state(?:d)?|tell\\s+us|tell\\s+me|told\\s+(?:us|me)|specif(?:y|ied)|indicate(?:d)?|let\\s+(?:us|me)\\s+know)(?:\\s+(?:in|on)\\s+(?:your|the)\\s+\\w{2,15})?|(?:just\\s+|also\\s+)?(?:wondering|curious|checking(?:\\s+in)?(?:\\s+to\\s+see)?)|(?:he|she|they|[A-Z]\\w{1,15}|(?:my|our|the)\\s+\\w{2,20})\\s+(?:also\\s+|then\\s+)?(?:wants?|needs?|would\\s+like|'d\\s+like|is\\s+asking|are\\s+asking|ha(?:s|ve)\\s+(?:also\\s+)?asked|asks?|asked)(?:\\s+to\\s+know)?` +
    `|do\\s+you\\s+(?:happen\\s+to\\s+)?(?:know|remember|recall)|(?:do\\s+you\\s+have\\s+)?any\\s+(?:idea|clue|word|news)(?:\\s+(?:on|of|about|as to))?|(?:it(?:'d|\\s+would|'s|\\s+is)|would)\\s+(?:also\\s+|very\\s+|really\\s+)*(?:be\\s+)?(?:also\\s+)?(?:(?:very|really|most)\\s+)?(?:help(?:ful)?(?:\\s+us|\\s+me)?|useful|good|great|important|interesting)(?:\\s+for\\s+(?:us|me))?\\s+to\\s+know|(?:i|we)(?:'d|'ll|\\s+would|\\s+will)?(?:\\s+(?:still|also|just|only))*\\s+(?:need|require|like)(?:\\s+to\\s+(?:know|have))?\\s+(?:an?\\s+few|some|the\\s+following)(?:\\s+(?:more|further|quick|final|last))?\\s+(?:details?|information|things|points|answers)(?:\\s+from\\s+you)?:(?:\\s+(?:roughly|approximately|about))?|(?:have\\s+a\\s+think|think)\\s+about|may\\s+(?:i|we)\\s+ask|can\\s+i\\s+ask|could\\s+i\\s+ask|do\\s+you\\s+think|would\\s+you\\s+say)` +
    `,?\\s+(?=(?:if|whether|when|where|why|who|whom|whose|what|which|how|about|of|your|the|by when|at what)\\b)`,
  'iy',
);

/** A word that opens a question inside a sentence. */
export const EMBEDDED_WH = /(?:if|whether|when|where|why|who|whom|whose|what|which|how|by when|at what)\b/iy;

/** 'may I…', 'shall we…', 'is it OK if I…' */
export const PERMISSION =
  /(?:(?:can|could|may|might|shall|should)\s+(?:i|we|my|our)\b|(?:is|would)\s+it\s+(?:be\s+)?(?:ok|okay|alright|all\s+right|fine|possible|convenient)\s+(?:(?:with|by|for)\s+you\s+)?(?:if|for)\b|(?:(?:would|do)\s+you\s+)?mind\s+if\b)/iy;

/** An idea put before the reader without a question mark. */
export const PROPOSAL =
  /(?:let's|lets|let\s+us|why\s+don't\s+(?:we|you)|why\s+not|how\s+about|what\s+about|what\s+if\s+we|shall\s+we|(?:maybe|perhaps)\s+(?:we|i)\s+(?:can|could|should|might)|(?:maybe|perhaps)\s+(?:after|when|if|before|once)\b[^,?!;.]{2,80}\s(?:we|you)\s+(?:can|could|should)|(?:i|we)(?:'d|\s+would)?\s+(?:suggest|propose|recommend)\s+(?:that\s+)?we|(?:i|we)(?:'d|\s+would)\s+(?:rather|prefer\s+to)|we\s+(?:(?:probably|really|also|still|perhaps|maybe|definitely)\s+)?(?:can|could|should|need\s+to|(?:'ll|will)\s+(?:need|have)\s+to|might|may\s+want\s+to|might\s+want\s+to)(?:\s+(?:always|then|just|perhaps|maybe|probably))?|we'll\s+(?:need|have)\s+to|(?:i|we)\s+(?:really\s+)?(?:think|believe|feel)\s+(?:that\s+)?(?:we|you)\s+(?:can|could|should|need\s+to)|(?:i|we)(?:'d|\s+would|\s+will)?(?:\s+(?:also|really|just|still|definitely|had|very\s+much)){0,2}\s+(?:had\s+)?(?:like|love|want|wanted|hope|hoping|welcome|appreciate)\s+(?:you\s+to|to|(?:an?|the)\s+(?:opportunity|chance)\s+to)|(?:i|we)\s+(?:suggest|propose|recommend)|i\s+would\s+propose|i'd\s+(?:suggest|propose))\s+/iy;

/** What is proposed by one who writes 'we can …' or 'I would like to …': only deeds done together. */
export const TOGETHER =
  /(?:(?:then|further|briefly|maybe|quickly|definitely)\s+)?(?:meet(?:ing)?|see you|extend|take you|have you|discuss(?:ing)?|talk(?:ing)?|speak(?:ing)?|chat|call|catch up|get together|set up|schedule|arrange|hop on|jump on|have (?:a|you|lunch|dinner|coffee|another|some)|hold|invite|join|connect|reschedule|move|postpone|cancel|try|do|get|go|grab|gather|hear|visit|book|plan|sit down|touch base|follow[- ]up|review|start|continue|come|take you|request|agree|organi[sz]e|order|finish|finali[sz]e|know|receive|obtain|make an? appointment|push|keep)\b/iy;

/** 'Wednesday at one works for me': a time put forward; the first group holds what is. */
export const SUITS_ME =
  /((?:[^,.?!]{2,50}?,\s)?[^,.?!]{2,60}?)\s(?:(?:would|will|should|could|might|does)\s)?(?:works?|suits?|(?:is|are|be|sounds?|looks?)\s(?:also\s|very\s|really\s)?(?:good|great|fine|ok|okay|best|perfect|better|possible))(?:\s(?:best|better|well|fine|great|good|nicely))?(?:\s(?:for|with)?\s?(?:me|us|my (?:team|side|end)|our (?:team|side|end)))?(?=\s?(?:[.,;!)–-]|$|and|but|if|as|since|because|for about))/iy;

/** Readiness to do something together: 'I would be happy to talk', 'Would love to meet'. */
export const READY =
  /(?:(?:i|we)(?:'d|\s+would|\s+will|'ll|\s+am|'m|\s+are|'re)?(?:\s+(?:also|always|more than|very|only too|be)){0,3}\s+(?:happy|glad|pleased|delighted)\s+to|would\s+(?:(?:definitely|really|also|very much)\s+)?(?:like|love)\s+to|happy\s+to\s+(?=(?:meet|hop on|jump on|set up|schedule|arrange)\b))\s*(?<=\s)(?=(?:talk|discuss|meet|chat|call|speak|catch up|get together|gather|have a (?:\w+ )?(?:call|chat|meeting|talk|conversation|word|look|discussion|coffee)|hop on|jump on|set up|schedule|arrange)\b)/iy;

/** Something to do together that the reader may choose: '… if you would like to come'. */
export const OFFER =
  /if you(?:'d like| would like| want| care) to (?=(?:come|join|attend|meet|discuss|talk|have|hang|go)\b)/iy;

/** 'any news on…?', 'thoughts?' */
export const NEWS =
  /(?:do\s+you\s+have\s+)?(?:any|your|some)?\s?(?:further\s+|other\s+|initial\s+|quick\s+)?(?:news|updates?|word|luck|progress|thoughts?|ideas?|feedback|suggestions?|comments?|preferences?|opinions?|concerns?|objections?|status)\b/iy;

/** Sentences that look like asks and want no answer: courtesies, closings, boilerplate, rhetoric. */
export const NO_ASK: readonly RegExp[] = [
  /how(?:'s| is| are| was| were|'re)\s+(?:you|u|ya|things|life|everything|everyone|it going|your (?:day|week|weekend|family|summer|vacation|holiday|trip|morning|evening|year)|the family|the kids|all)\b(?![^?]{0,40}\b(?:coming|progressing|available|planning|able|free|think|feel|rate)\b)/iy,
  /how(?:'ve| have) (?:you|things) been|how(?:'s| is) it going|how do you do\b|what'?s (?:up|new)\b|(?:are|is) you(?:r family)? (?:doing )?(?:well|ok|okay|alright)\b(?!\s(?:with|if|for|to)\b)|all (?:well|good)\b|you (?:ok|okay|alright)\b(?!\s(?:with|if|for|to)\b)/iy,
  /(?:can|could|would) you (?:believe|imagine)|guess what|who knows\b|who cares\b|why me\b|what can i say|what a\b|how (?:cool|great|nice|lovely|sad|funny|exciting|amazing|wonderful) (?:is|was|would)\b|isn't (?:it|that) (?:great|nice|amazing|lovely|wonderful|funny|cool)|who would(?:n't|(?:'ve| have) (?:thought|guessed|known|believed|imagined|expected))\b|how (?:(?:on earth|exactly) )?(?:is|are|am) [^?]{1,60}? (?:supposed|meant|expected) to (?:manage|cope|live|work|explain|plan|trust|run|survive|sleep|react|feel|believe|get anything|do (?:that|our|my|business)|keep)\b|what could be (?:better|more)|know what i mean|what's not to|need i say|remember me\b|really\?$|right\?$|is(?:n't)? that (?:so|right)\?$/iy,
  /(?:please\s+)?(?:do\s+|you\s+(?:can|may|should)\s+)?(?:feel free|(?:do not|don't|never|not) hesitate)\b/iy,
  /(?:please\s+|kindly\s+)?(?:note\b|be (?:advised|aware|informed|assured|reminded)|find (?:attached|enclosed|below|herewith|[^.?!]{0,80}\b(?:attached|enclosed|below)\b)|see (?:attached|below|the attached|enclosed|above)|accept (?:my|our)|excuse|forgive|pardon|bear with|rest assured|don't worry|do not worry|never mind|ignore (?:this|my|the previous)|disregard (?:this|my|if)|do not reply|don't reply|consider the environment|trust me|believe me)/iy,
  /(?:please\s+|just\s+|kindly\s+)?(?:let (?:me|us) know|advise|contact (?:me|us)|call (?:me|us)|reach out(?: to (?:me|us|the [\w ]{2,20}))?|give (?:me|us) a (?:call|shout|ring)|e-?mail (?:me|us)|get in touch|write to (?:me|us)|drop (?:me|us) a line|shout|ask|reply|respond)(?:\s+(?:directly|anytime|any time|at any time|to this e-?mail|here|at [^\s]{3,60}))?\s+(?:if|should|with|for)\s+(?:you|there|any)(?:'d|\s+would|\s+should|\s+do|'re|\s+are|\s+is|\s+were)?(?:\s+(?:have|like|need|require|want|any|has|got|anything|further|more|questions?|to)){1,4}\s?(?:any|questions?|concerns?|further|additional|more|help|assistance|else|anything|information|other|clarification|issues|problems|discuss|comments|from)/iy,
  /(?:please\s+)?let (?:me|us) know (?:if|how|whether) (?:(?:i|we) can|there(?:'s| is) anything|anything|that helps|this helps|you need (?:any|me|help|more|further|something|additional))/iy,
  /(?:please\s+)?let (?:me|us) know if you(?:'d| would| want| wish| do)? (?:need to\b|(?:like|want|wish|care) to (?:change|cancel|reschedule|adjust|amend|modify|edit|make (?:any|a change)|(?:know|learn|hear|see|read) (?:more|further)|discuss (?:this|it|anything|further)|talk|speak|add any|unsubscribe|opt out)|(?:need|want|like|require|prefer) (?:any|more|further|else|help|assistance|something|additional))/iy,
  /(?:i|we)(?: just| also)? want(?:ed)? you (?:all |both )?to (?:hear|know)\b/iy,
  /you(?:'ve|'d)?(?: (?:also|had|have|recently|then)){0,2} (?:asked|wondered|wanted to know|enquired|inquired|were (?:asking|wondering))\b|(?:ring|call|phone|text|e-?mail|message) (?:me|us) if you(?:'d| would)? (?:rather|prefer|like|want|fancy)\b/iy,
  /how(?:'s| is| are| was)(?: the| your)(?: new| little| lovely| poor){0,2} (?:baby|kids?|children|family|wife|husband|mum|mother|dad|father|dog|cat|knee|leg|ankle|arm|boys?|girls?|house|flat|garden|job)\b[^?]{0,24}\?/iy,
  /let me (?:tell|start|begin|introduce|explain|say|clarify|assure|be|share|just|first|add|put|give|check|see|get back)\b/iy,
  /(?:have|enjoy) (?:a|an|your|the) (?:\w{2,12} ){0,2}(?:day|weekend|week|evening|night|morning|afternoon|time|one|trip|holiday|holidays|vacation|rest|break|flight|summer|christmas)/iy,
  /(?:take (?:care|your time)\b|no (?:need|rush|hurry)\b|stay (?:safe|well|tuned|healthy|in touch|warm)|keep (?:up the|in mind|well|in touch|it up|safe|smiling)|see you|see (?:y'all|u)|talk (?:to you )?soon|speak soon|get well|look forward|looking forward|thank (?:you|u)|thanks|give (?:my|our) (?:best|regards|love)|say hi|send (?:my|our) (?:best|regards|love)|hope(?! you (?:can|could|will|might)\b)|(?:i|we) (?:do |really )?hope(?! (?:that )?you (?:can|could|will|might)\b)|wish|best of luck|good luck|congratulations|come on\b|drive (?:carefully|safe)|take, for example|trust you)/iy,
  /(?:if (?:you(?:'re| are| have)? )?(?:received?|not the intended)|unsubscribe|click (?:here|below|the|on)|to (?:unsubscribe|opt out|stop)|view (?:this|it) (?:e-?mail )?(?:in|online)|shop now|buy now|order now|learn more|read more|sign up (?:now|today)|view (?:this|it|the (?:comment|message|post|thread|invitation|conversation)\b)|reply to this e-?mail directly|log in to|follow us|like us|find us)/iy,
];

/** The match of a sticky pattern at a place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
