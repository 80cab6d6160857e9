import { isQuotable, withoutJoint } from './short-question.ts';

/** Words of courtesy before or behind what is asked for, by the mail's language as a subtag. */
const COURTESY: Readonly<Record<string, RegExp>> = {
  cs: /^prosím,?\s+|,?\s+prosím$/iu,
  de: /^(?:bitte|sonst|außerdem)\s+|,?\s+bitte$/iu,
  el: /^παρακαλώ,?\s+|,?\s+παρακαλώ$/iu,
  es: /^(?:por favor,?\s+|¿)|,?\s+por favor$/iu,
  fr: /^(?:s['’]il (?:vous|te) plaît|merci),?\s+(?!de\s)|,?\s+s['’]il (?:vous|te) plaît$/iu,
  id: /^(?:mohon|tolong)\s+/iu,
  it: /^per (?:favore|cortesia),?\s+|,?\s+per (?:favore|cortesia)$/iu,
  nl: /^(?:graag|alstublieft|alsjeblieft)\s+|,?\s+(?:alstublieft|alsjeblieft|aub)$/iu,
  pl: /^proszę,?\s+(?!o\s)/iu,
  pt: /^por favor,?\s+|,?\s+por favor$/iu,
  ro: /^vă rog,?\s+(?!s[ăa]\s)/iu,
  ru: /^пожалуйста,?\s+|,\s+пожалуйста$/iu,
  sv: /^(?:snälla|vänligen),?\s+|,?\s+tack$/iu,
  tr: /^lütfen\s+/iu,
  uk: /^будь ласка,?\s+|,\s+будь ласка$/iu,
};

/** Where what is to be told begins, behind the words that ask for it. */
const TOLD: Readonly<Record<string, RegExp>> = {
  de: /,\s(?=(?:ob|wer|wie|wann|wo|was|warum|wohin|bis wann|ab wann|(?:an |mit |in |bei |für |zu )?(?:welche[mnrs]?|wen|wem))\s)/iu,
  es: /\s(?=(?:si|qui[eé]n(?:es)?|cuál(?:es)?|cuándo|cuánt[oa]s?|dónde|cómo|(?:a |en |de |con |para )?qué)\s)/iu,
  fr: /\s(?=(?:si|s['’]il (?!vous|te)|(?:ce )?qu[ie]|où|quand|combien|comment|pourquoi|(?:à |dans |de |pour |avec )?quel(?:le)?s?)\s)/iu,
  it: /\s(?=(?:se|chi|quando|quant[oiae]|dove|come|(?:a |in |di |con |per )?(?:quale|quali|che))\s)/iu,
  nl: /\s(?=(?:of|wie|wat|waar|wanneer|hoe|hoeveel|waarom|(?:bij |op |aan |met |voor |in )?welke?)\s)/iu,
  pl: /,\s(?=(?:czy|kto|kiedy|gdzie|ile|jak|co|(?:na |w |o |z )?(?:któr|jak)\p{L}+)\s)/iu,
  pt: /\s(?=(?:se|quem|quando|quant[oa]s?|onde|como|(?:a |em |de |com |para )?(?:qual|quais|que))\s)/iu,
  sv: /\s(?=(?:om|vem|vad|var|när|hur|varför|(?:på |med |i |till )?vilk(?:en|et|a))\s)/iu,
};

/** What is to be told may be a little longer, in UTF-16 code units: it stands without the words that ask for it. */
const LONGEST_TOLD = 120;
/** The end marks of a sentence that is quoted as a part of another. */
const END = /[\s.!?。！？…;]+$/u;

/**
 * What an ask wants done as its mail has it, fit to be quoted in a reply as a part of a sentence: without courtesy and end
 * mark. `telling` where it wants to be told something: then only that (`isTold`), where the language is known. `language`
 * is the mail's, as a subtag ('de'). Undefined for what is too long or not to be repeated. Linear.
 */
export function shortRequest(
  text: string,
  language: string,
  telling: boolean,
): { words: string; isTold: boolean } | undefined {
  const whole = text.trim().replace(END, '');
  const told = telling ? TOLD[language]?.exec(whole) : undefined;
  const words = told ? whole.slice(told.index + told[0].length) : whole;
  const courtesy = COURTESY[language];
  const joined = withoutJoint(words, language);
  const bare = courtesy ? joined.replace(courtesy, '').replace(courtesy, '') : joined;
  if (!isQuotable(bare, told ? LONGEST_TOLD : undefined) || /[.!?。！？…:：](?=.)/u.test(bare))
    return undefined;
  return { words: bare, isTold: told !== undefined && told !== null };
}
