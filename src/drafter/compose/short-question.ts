import { unpartedLetter } from '#reading/language/script.ts';

/** What joins a question to what was said before it, by the mail's language as a subtag. */
const JOINED: Readonly<Record<string, RegExp>> = {
  ar: /^و(?=هل )/u,
  cs: /^a\s+/iu,
  de: /^(?:und|außerdem)[\s,]+/iu,
  el: /^(?:και|επίσης,?)\s+/iu,
  es: /^[ye]\s+/iu,
  fr: /^et[\s,]+/iu,
  he: /^(?:וגם |ו(?=האם ))/u,
  hi: /^(?:और|तथा)\s+/u,
  id: /^(?:dan|selain itu,?)\s+/iu,
  it: /^(?:e|ed)\s+/iu,
  ja: /^(?:また、?|それと、?|それから、?|あと、?|なお、?)/u,
  ko: /^(?:그리고,?|또한?,?|혹시)\s+/u,
  ms: /^(?:dan|selain itu,?)\s+/iu,
  nl: /^en\s+/iu,
  pl: /^(?:a|i)\s+/iu,
  pt: /^e\s+/iu,
  ro: /^(?:și|iar)\s+/iu,
  ru: /^(?:и|а также|а)\s+/iu,
  sv: /^och\s+/iu,
  sw: /^(?:na|pia,?)\s+/iu,
  th: /^(?:และ|แล้ว)/u,
  tr: /^(?:ve|ayrıca,?|bir de)\s+/iu,
  uk: /^(?:і|й|та|а також|а)\s+/iu,
  vi: /^(?:và|ngoài ra,?)\s+/iu,
  zh: /^(?:另外|此外|还有)[，,]?/u,
};

/** Longer questions would drown the answer, in UTF-16 code units; scripts without spaces say more in fewer. */
const LONGEST = { words: 90, signs: 30 };
/** In UTF-16 code units. */
const LONGEST_LEAD = 40;
/** Addresses, quotation marks and brackets are not quoted, nor what lies on several lines. */
const UNQUOTABLE = /[[\]{}|<>"„“”«»「」『』@\n]|:\/\/|www\./u;
const ASKS = /(?:[?？؟]|か。|かな。)$/u;

/** 'One more thing: where can we park?' without the words that lead to it. */
function withoutLead(question: string): string {
  const [lead = '', ...rest] = question.split(/:\s+/u);
  return rest.length === 1 && lead.length < LONGEST_LEAD ? (rest[0] ?? '') : question;
}

/**
 * The question of an ask as its mail has it, fit to be quoted in a reply: whole, short, without the word that joins it to
 * the one before. `language` is the mail's, as a subtag ('de'). Undefined for what is no question, too long (LONGEST) or
 * not to be repeated. Linear.
 */
export function shortQuestion(text: string, language: string): string | undefined {
  // Greek asks with a semicolon.
  const isGreek = language === 'el';
  const parts = text.trim().split(isGreek ? /[.!]\s+/u : /[;.!]\s+|[。！](?=.)/u);
  const question = withoutLead((parts.at(-1) ?? '').trim()).replace(/\s+\?$/u, '\u00a0?');
  if (!ASKS.test(question) && !(isGreek && /[;;]$/u.test(question))) return undefined;
  if (question.length < 7 || UNQUOTABLE.test(question) || /[?？؟](?=.)/u.test(question)) return undefined;
  if (question.length > (unpartedLetter.test(question) ? LONGEST.signs : LONGEST.words)) return undefined;
  const [, mark = '', words = ''] = /^(¿?)(.*)$/u.exec(question) ?? [];
  const alone = words.replace(JOINED[language] ?? /^$/, '').replace(/。$/u, '');
  return mark + alone.charAt(0).toLocaleUpperCase(language) + alone.slice(1);
}
