import type { Language } from '#domain/languages.ts';

/**
 * Where the question of a sentence begins behind a statement that it follows from: `joint` is what parts the two, before
 * words that only ask; `open` what a statement does not hold: a condition, another question.
 */
type Row = { joint: RegExp; open: RegExp };

const malay: Row = {
  joint:
    /[,;]\s(?=(?:(?:jadi|maka|tapi|tetapi|namun),? )?(?:apakah|bisakah|bolehkah|adakah|dapatkah|kapan(?:kah)?|bilakah|berapa(?:kah)?|(?:minta )?tolong|mohon|harap|sila)\s)/iu,
  open: /^(?:\p{L}+,? )?(?:kalau|jika|apabila|bila|seandainya|andai|misalnya|sekiranya|jikalau|untuk|sebelum|setelah|selepas)(?!\p{L})|(?<!\p{L})(?:apakah|adakah|berapa|kapan|bila|siapa|mana|bagaimana|apa|mohon|tolong|harap|sila|\p{L}{3,8}kah)(?!\p{L})/iu,
};

const rows: Partial<Record<Language, Row>> = {
  Arabic: {
    joint: /[،,]\s(?=ف(?:هل|كم|متى|أين|نرجو|أرجو|يرجى|الرجاء)\s)/u,
    open: /^و?(?:إذا|إن|لو|في حال|عند|قبل أن|بعد أن)(?!\p{L})|(?<!\p{L})(?:هل|كم|متى|أين|ما|كيف|لماذا|يرجى|نرجو|أرجو|الرجاء)(?!\p{L})/u,
  },
  Hebrew: {
    joint: /,\s(?=(?:אז |ולכן |לכן )?(?:האם|מתי|כמה|תוכלו|תוכל|תוכלי|אשמח|נשמח|אבקש|נבקש)\s)/u,
    open: /^ו?(?:אם|במידה|במקרה|לפני|אחרי|כדי)(?!\p{L})|(?<!\p{L})(?:האם|מתי|כמה|איפה|היכן|מה|מי|איך|אילו|תוכלו|תוכל|אשמח|נשמח|אבקש|נבקש)(?!\p{L})/u,
  },
  Hindi: {
    joint:
      /,?\s(?=तो क्या\s)|,?\s(?=(?:तो|इसलिए|लेकिन|पर) (?:क्या (?:आप|हम|मैं|हमें|मुझे)|कृपया)\s)|,\s(?=(?:क्या (?:आप|हम|मैं|हमें|मुझे)|कृपया)\s)/u,
    open: /^(?:और )?(?:अगर|यदि|जब|ताकि)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:अगर|यदि|क्या|कब|कौन|कहाँ|कैसे|कितन[ाीे]|कृपया)(?![\p{L}\p{M}])/u,
  },
  Indonesian: malay,
  Malay: malay,
  Swahili: {
    joint: /[,;]\s(?=(?:kwa hiyo,? |hivyo,? )?(?:je,?|tafadhali|naomba|tunaomba)\s)/iu,
    open: /^(?:kama|iwapo|ikiwa|endapo|ili|kabla)(?!\p{L})|(?<!\p{L})(?:je|lini|wapi|nani|gani|vipi|nini|\p{L}*ngapi|tafadhali|naomba|tunaomba)(?!\p{L})/iu,
  },
};

/** In UTF-16 code units: shorter words before it are an address, a shorter question says not what it is about. */
const SHORTEST_LEAD = 12;
const SHORTEST_ASK = 18;

/** Where in a sentence its question begins, 0 where no statement goes before it. Linear. */
export function askStart(sentence: string, language: Language): number {
  const row = rows[language];
  const found = row?.joint.exec(sentence);
  if (!row || !found || found.index < SHORTEST_LEAD) return 0;
  const at = found.index + found[0].length;
  if (sentence.length - at < SHORTEST_ASK || row.open.test(sentence.slice(0, found.index))) return 0;
  return at;
}
