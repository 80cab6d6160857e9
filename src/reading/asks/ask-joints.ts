import type { Language } from '#domain/languages.ts';

/**
 * How a language joins two requests in one sentence. `left` and `right` see the halves with the word of their deed
 * between ‹ and ›, without end marks, as written.
 */
export type Joint = {
  /** What stands between the halves. */
  and: RegExp;
  /** What the second half looks like where it is a request of its own and no further thing: 'et ‹confirmer›'. */
  right: RegExp;
  /** The same of the first half, where the verb stands last. */
  left?: RegExp;
  /** The joint with a second half that asks by itself whatever clause goes before it: ', und ‹schicken› Sie'. */
  sure?: RegExp;
  /** Opens a clause that says why or which: what follows is not asked for. */
  clause?: RegExp;
};

const COMMA = /[,:–—]/u;
const anyEnd = /›(?: \S+){0,4}$/u;
const malay: Joint = {
  and: /\s(?:dan|serta|lalu)\s/giu,
  right: /^(?:\S+ )?‹(?:me\p{L}+|\p{L}+kan)›/iu,
  clause: /\s(?:agar|supaya|yang|untuk|jika|kalau|apakah|sama ada)\s/iu,
};

/** One row a language; in a language without a row, and wherever the halves do not fit, a sentence is one ask. */
export const joints: Partial<Record<Language, Joint>> = {
  French: {
    and: /,?\s(?:et|puis|ainsi que)\s/giu,
    sure: /^,? et ‹\p{L}+ez›/iu,
    right:
      /^(?:de |d['’])?(?:(?:me|m['’]|nous|le|la|les|l['’]|y|en|aussi|également) ?){0,3}‹\p{L}+(?:er|ir|ez|dre|ire|tre)›/iu,
    clause:
      /\s(?:pour que|afin|que|qu['’]\p{L}+|qui|si|s['’]ils?|dont|où)\s|\spour (?:(?:le|la|les|y|en) |l['’])?\p{L}+(?:er|ir|re)\s/iu,
  },
  Spanish: {
    and: /,?\s(?:y|e|así como)\s/giu,
    sure: /^, y que (?:\S+ ){0,2}‹|^,? y ‹\p{L}+(?:eme|enos|ame|anos)›/iu,
    right:
      /^(?:(?:también|nos|me|lo|la) )?‹(?!informe›)\p{L}+(?:[aeií]r(?:me|nos|les?|l[oa]s?|mel[oa]s?)?|e|en|eme|enos|ame|anos)›|^que (?:\S+ ){0,2}‹/iu,
    clause: /\s(?:para|que|quien|si|cuando|donde|porque)\s/iu,
  },
  Italian: {
    and: /\s(?:e|ed|nonché)\s/giu,
    right: /^(?:(?:di|a|anche|mi|ci) )?‹\p{L}+[aei]r(?:e|mi|ci|l[oaei]|gli|ne|mel[oa]|cel[oa])›/iu,
    clause: /\s(?:per|che|se|affinché|cui|quando|dove|perché)\s/iu,
  },
  Portuguese: {
    and: /\s(?:e|bem como)\s/giu,
    right:
      /^(?:(?:me|nos|também|a|o) )?‹\p{L}+(?:[aeio]r(?:-(?:me|nos|lhes?|l?[oa]s?))?|em?(?:-(?:me|nos))?)›|^que (?:\S+ ){0,2}‹/iu,
    clause: /\s(?:para|que|se|quem|quando|onde|porque)\s/iu,
  },
  German: {
    and: /,?\s(?:und|sowie)\s/gu,
    sure: /^,? und ‹\p{Ll}+› (?:Sie|mir|uns|bitte)\s/u,
    right:
      /‹\p{Ll}+n›(?=$|,)|^‹\p{Ll}+› (?:Sie|du|mir|uns|mich|ihn|sie|es|de[nmr]|die|das|ein\p{L}*|Ihr\p{L}*|dein\p{L}*|bitte)\s/u,
  },
  Dutch: {
    and: /\s(?:en|alsook)\s/gu,
    right:
      /‹\p{Ll}+n›(?=$|,)|^‹\p{Ll}+› (?:u|je|mij|me|ons|de|het|even|graag|alstublieft|alsjeblieft|of|wanneer)\s/u,
    clause: /\s(?:om|zodat|die|dat|of|waar|wanneer)\s/u,
  },
  Swedish: {
    and: /\s(?:och|samt)\s/giu,
    right: /^(?:(?:att|även|också|sedan) )?‹\p{L}+a›/iu,
    clause: /\s(?:så att|för att|som|om|när|där)\s/iu,
  },
  Polish: {
    and: /\s(?:i|oraz|a także)\s/giu,
    sure: /^\s(?:oraz|i|a także)\so ‹\p{L}+[ae]nie›/iu,
    right:
      /^(?:(?:o|mi|nam|go|ją|je|też|także|proszę) ){0,2}‹\p{L}+(?:ć|dź|aj|ij)(?:cie)?›|^o ‹\p{L}+[ae]nie›/iu,
  },
  Czech: {
    and: /\s(?:a|i)\s/giu,
    right: /^(?:(?:mi|nám|ho|ji|je|také|zároveň) ){0,2}‹\p{L}+te?›|^o ‹\p{L}+[áeě]ní›/iu,
  },
  Russian: {
    and: /\s(?:и|а также)\s/giu,
    right: /^(?:(?:мне|нам|его|её|ее|их|также) ){0,2}‹\p{L}+(?:ть|ти|йте|ите|ьте|ться)›/iu,
  },
  Ukrainian: {
    and: /\s(?:і|й|та|а також)\s/giu,
    right: /^(?:(?:мені|нам|його|її|їх|також) ){0,2}‹\p{L}+(?:ти|іть|йте|тися)›/iu,
  },
  Romanian: {
    and: /\s(?:și|precum și)\s/giu,
    right: /^să\S* ?(?:\S+ ){0,2}‹|^(?:(?:ne|îmi|mi|a) )?‹\p{L}+(?:ați|eți|iți)›/iu,
    clause: /\s(?:ca să|pentru|care|dacă|când|unde)\s/iu,
  },
  Greek: {
    and: /\s(?:και|κι)\s/giu,
    right: /^(?:να|επίσης) (?:\S+ ){0,2}‹|^(?:(?:μου|μας|το|τη|την) )?‹\p{L}+τε›/iu,
    clause: /\s(?:ώστε|για να|που|αν|όταν|πότε)\s/iu,
  },
  Turkish: {
    and: /\sve\s|(?<=\p{L}{2}[ıiuü]p),?\s(?!\p{L}+m[ae](?:y[ae]c[ae]ğ|d[ıi]ğ))(?=(?:\S+\s){0,5}\p{L}{3,}[ıiuü]\s)/giu,
    left: /›(?: \S+)?$/u,
    right: anyEnd,
    clause: /\s(?:için|ki)\s/iu,
  },
  Hindi: {
    and: /\s(?:और|तथा|एवं)\s/gu,
    left: /›(?: \S+){0,2}$/u,
    right: anyEnd,
    clause: /\s(?:ताकि|जो|कि)\s/u,
  },
  Bengali: {
    and: /\s(?:এবং|ও|আর)\s/gu,
    left: /›(?: \S+){0,2}$/u,
    right: anyEnd,
    clause: /\s(?:যাতে|যে|যা)\s/u,
  },
  Indonesian: malay,
  Malay: malay,
  Vietnamese: {
    and: /\s(?:và|đồng thời)\s/giu,
    right: /^(?:(?:cũng|xin|vui|lòng) ){0,2}‹/iu,
    clause: /\s(?:để|mà|nếu|rằng)\s/iu,
  },
  Thai: { and: /\s?(?:และ|พร้อมทั้ง)\s?/gu, right: /^(?:ขอให้|ช่วย|โปรด|กรุณา)?‹/u, clause: /เพื่อ|ที่|ว่า|หาก/u },
  Chinese: {
    and: /[，,](?:并且?|並且?|同时|同時)|同时|同時/gu,
    right: /^.{0,3}‹/u,
    clause: /以便|如果|因为|因為/u,
  },
  Japanese: {
    and: /(?<=いただき|頂き|して|うえ|の上)、(?:また、?)?/gu,
    right: /‹/u,
    clause: /ため、|ので|から、/u,
  },
  Korean: { and: /(?<=시고|하고|해 주고),?\s/gu, right: /‹/u, clause: /위해|도록|니까|으니/u },
  Arabic: {
    and: /\s(?=و\p{L}{3})/gu,
    right: /^‹و(?!ال)|^وأن ‹/u,
    clause: /\s(?:لكي|حتى|التي|الذي|إذا|إن)\s/u,
  },
  Hebrew: { and: /\s(?=ול\p{L}{3})/gu, right: /^ו?‹?ו?ל/u, clause: /\s(?:כדי|אשר|אם|ש\p{L}{2,})\s/u },
  Swahili: {
    and: /\s(?:na|pia)\s/giu,
    right: /^(?:pia )?‹(?:ku|u|m)\p{L}+›/iu,
    clause: /\s(?:ili|kama|kwa)\s/iu,
  },
};

/** Whether something between a deed and the joint begins another clause: in most languages a comma, too. */
export function isOtherClause(between: string, { clause }: Joint): boolean {
  return COMMA.test(between) || (clause?.test(`${between} `) ?? false);
}
