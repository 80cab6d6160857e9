import { unpartedLetter } from '#reading/language/script.ts';

/** What joins a question to what was said before it, by the mail's language as a subtag. */
const JOINED: Readonly<Record<string, RegExp>> = {
  ar: /^و(?=هل )/u,
  cs: /^a\s+/iu,
  de: /^(?:(?:und|außerdem|zudem|ferner|des weiteren|noch eine frage)[\s,:]+)+/iu,
  el: /^(?:και|επίσης,?)\s+/iu,
  es: /^(?:[ye]\s+|además,?\s+|asimismo,?\s+|por (?:otra parte|otro lado),\s+|por último,\s+)/iu,
  fr: /^(?:et|par ailleurs|en outre|d['’]autre part|aussi|enfin|sinon|de plus)[\s,]+/iu,
  he: /^(?:וגם |ו(?=האם ))/u,
  hi: /^(?:और|तथा|साथ ही|इसके अलावा|एक बात और,?)\s+/u,
  id: /^(?:dan|selain itu,?|oh ya,?|lalu,?)\s+/iu,
  it: /^(?:(?:e|ed)\s+|inoltre,?\s+|infine,?\s+)/iu,
  ja: /^(?:また、?|それと(?!も)、?|それから、?|あと、?|なお、?|ちなみに、?|加えて、?|併せて、?|あわせて、?|もし可能でしたら、?|ところで、?)/u,
  ko: /^(?:(?:그리고|또한?|혹시|아울러|그런데|참고로),?\s+)+/u,
  ms: /^(?:dan|selain itu,?|juga,?|oh ya,?)\s+/iu,
  nl: /^(?:en|verder|daarnaast|ook|tot slot)[\s,]+/iu,
  pl: /^(?:a|i)\s+/iu,
  pt: /^(?:e\s+|além disso,\s+|já agora,\s+|por fim,\s+)/iu,
  ro: /^(?:și|iar)\s+/iu,
  ru: /^(?:и|а также|а)\s+/iu,
  sv: /^(?:och|dessutom|vidare|för övrigt)[\s,]+/iu,
  sw: /^(?:na|pia,?)\s+/iu,
  th: /^(?:และ|แล้วก็|แล้ว|นอกจากนี้ |ไม่ทราบว่า|อยากทราบว่า)+/u,
  tr: /^(?:ve|ayrıca,?|bir de)\s+/iu,
  uk: /^(?:і|й|та|а також|а)\s+/iu,
  vi: /^(?:và|ngoài ra,?|còn|ngoài ra còn)\s+/iu,
  zh: /^(?:(?:另外|此外|还有|同时|顺便问一下|想问一下|请问|不知)[，,]?)+/u,
};

/** Longer questions would drown the answer, in UTF-16 code units; scripts without spaces say more in fewer. */
const LONGEST = { words: 110, signs: 30, thai: 60 };
/** In UTF-16 code units. */
const LONGEST_LEAD = 50;
/** Addresses, quotation marks and brackets are not quoted, nor what lies on several lines. */
const UNQUOTABLE = /[[\]{}|<>"„“”«»「」『』@\n]|:\/\/|www\./u;
const ASKS = /(?:[?？؟]|か。|かな。)$/u;

/** Whether words hold what is never repeated: an address, quotation marks, brackets, an end of a line. */
export function isUnquotable(words: string): boolean {
  return UNQUOTABLE.test(words);
}

/** Whether words of a mail are fit to be quoted: neither too long (`most`, of scripts with spaces) nor too short, and nothing not to be repeated. */
export function isQuotable(words: string, most = LONGEST.words): boolean {
  if (words.length < 7 || UNQUOTABLE.test(words)) return false;
  // Thai writes several signs for what is one in Chinese.
  const signs = /[\u0e01-\u0e4e]/u.test(words) ? LONGEST.thai : LONGEST.signs;
  return words.length <= (unpartedLetter.test(words) ? signs : most);
}

/** A clause without the word that joins it to the one before; `language` as a subtag. */
export function withoutJoint(words: string, language: string): string {
  return words.replace(JOINED[language] ?? /^$/, '');
}

/** 'One more thing: where can we park?' without the words that lead to it. */
function withoutLead(question: string): string {
  const [lead = '', ...rest] = question.split(/:\s+|\s[–—-]\s/u);
  return rest.length === 1 && lead.length < LONGEST_LEAD ? (rest[0] ?? '') : question;
}

/** Thai asks without a mark. */
const ASKS_THAI =
  /(?:ไหม|มั้ย|หรือไม่|หรือเปล่า|หรือยัง|เมื่อไหร่|เมื่อไร|เท่าไหร่|เท่าไร|อะไร|อย่างไร|ที่ไหน|ใคร|ไหน|กี่[\u0e01-\u0e4e]{1,12})(?:บ้าง)?(?:คะ|ครับ|ค่ะ|นะ)*[?？]?$/u;
/** What Chinese, Japanese and Thai leave out where they quote a question. */
const UNQUOTED_END: Readonly<Record<string, RegExp>> = {
  ja: /[?？。]$/u,
  th: /(?:คะ|ครับ|ค่ะ|นะ)*[?？]?$/u,
  zh: /[?？。]$/u,
};

/** Of a long question in signs its last clause, which asks. */
function lastClause(question: string): string {
  if (!unpartedLetter.test(question) || question.length <= LONGEST.signs) return question;
  const clause = question.split(/[，、,]/u).at(-1) ?? '';
  return clause.length > 7 ? clause : question;
}

/** The question that a text ends with, whole; undefined where it ends with none. */
function askedIn(text: string, language: string): string | undefined {
  // Greek asks with a semicolon.
  const isGreek = language === 'el';
  const parts = text.trim().split(isGreek ? /(?<!\d)[.!]\s+/u : /(?<!\d)[;.!]\s+|[。！](?=.)/u);
  const question = withoutLead((parts.at(-1) ?? '').trim()).replace(/\s+\?$/u, '\u00a0?');
  const isMarked = ASKS.test(question) || (isGreek && /[;;]$/u.test(question));
  return isMarked || (language === 'th' && ASKS_THAI.test(question)) ? question : undefined;
}

/** The question that a text ends with, of any length and without the word that joins it to the one before; undefined where it ends with none. Linear. */
export function clauseThatAsks(text: string, language: string): string | undefined {
  const question = askedIn(text, language);
  return question === undefined ? undefined : withoutJoint(question.replace(/^¿/, ''), language);
}

/**
 * The question of an ask as its mail has it, fit to be quoted in a reply: whole, short, without the word that joins it to
 * the one before. `language` is the mail's, as a subtag ('de'). Undefined for what is no question, too long (LONGEST) or
 * not to be repeated. Linear.
 */
export function shortQuestion(text: string, language: string): string | undefined {
  const asked = askedIn(text, language);
  const question = asked && lastClause(asked);
  if (!question || !isQuotable(question) || /[?？؟](?=.)/u.test(question)) return undefined;
  const [, mark = '', words = ''] = /^(¿?)(.*)$/u.exec(question) ?? [];
  const alone = withoutJoint(words, language).replace(UNQUOTED_END[language] ?? /。$/u, '');
  return mark + alone.charAt(0).toLocaleUpperCase(language) + alone.slice(1);
}
