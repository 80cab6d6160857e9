import type { Language } from '#domain/languages.ts';
import type { Span } from '#reading/reading.ts';
import { isCalendarWord } from './calendar-words.ts';
import type { FactSource } from './fact-source.ts';
import { ordinaryCapitals } from './ordinary-capitals.ts';

const CASED = /[\p{Lu}\p{Ll}]/u;
const CAPITAL = /^\p{Lu}/u;
/** What stands before a word that opens a sentence. */
const OPENS = /(?:[.!?:;…。»“"(¿¡/•]|\n|[-–—] ?)\s*$|^\s*$/u;

/** Whom a letter speaks to after a title, where nouns have capitals or scripts have none. One group: the name. */
const titled: Partial<Record<Language, RegExp>> = {
  German: /(?<!\p{L})(?:Herrn?|Frau|Dr\.|Prof\.) (?:Dr\. |Prof\. )*(\p{Lu}[\p{L}’'-]+)/gu,
  Japanese: /^([\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}ー]{1,12}?)[ \u3000]?(?:様|さん|先生)/gmu,
  Chinese: /^(?:尊敬的|亲爱的|敬爱的|親愛的)?([\p{Script=Han}]{1,4}?)(?:先生|女士|小姐|经理|老师)/gmu,
  Korean:
    /^(?:안녕하세요,? |안녕하십니까,? )?([가-힣]{2,4}?)(?: (?:과장|부장|대리|팀장|대표|차장|이사|매니저|교수))? ?(?:님|씨)/gmu,
};
/** Whoever is addressed without a name. */
const nameless =
  /^(?:ご?担当者?|お客|皆|各位|関係者|各|先|老|同事|客户|客戶|用户|고객|담당자?|선생|여러분|팀장|과장|부장|대표|관리자|회원)/u;

function titledNames(text: string, pattern: RegExp, source: FactSource): Span[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const name = match[1] ?? '';
    const start = match.index + match[0].indexOf(name);
    const known = nameless.test(name) || source.low.includes(name.toLowerCase());
    return known ? [] : [{ text: name, start, end: start + name.length }];
  });
}

function isKnown(word: string, source: FactSource, declined: boolean): boolean {
  if (ordinaryCapitals.has(word) || isCalendarWord(word) || source.holds(word)) return true;
  // 'Silva-এর': an ending of another script is none of the name's.
  const parts = word.split(/[’'-]/).filter((part) => CASED.test(part));
  if (parts.every((part) => source.holds(part) || ordinaryCapitals.has(part))) return true;
  // "Mart'ta", "Ayşe'nin": what follows the apostrophe is grammar.
  const [first = ''] = word.split(/[’']/);
  if (source.holds(first) || isCalendarWord(first)) return true;
  return declined && source.holdsFormOf(first);
}

/**
 * Names of a reply that the source does not have. Where the language writes nouns with capitals, or none at all, only
 * those with a title are seen; elsewhere capitalised words within sentences. None where every other word has a capital:
 * too much would be named.
 */
export function unsupportedNames(
  text: string,
  words: readonly RegExpExecArray[],
  source: FactSource,
  language: Language | undefined,
): Span[] {
  const pattern = language && titled[language];
  if (pattern) return titledNames(text, pattern, source);
  const names: Span[] = [];
  const declined = language !== undefined && language !== 'English';
  let inside = 0;
  let capitals = 0;
  for (const match of words) {
    if (!CAPITAL.test(match[0])) {
      inside++;
      continue;
    }
    const before = text.slice(Math.max(0, match.index - 3), match.index);
    if (match.index === 0 || OPENS.test(before)) continue;
    inside++;
    // 'UK£' and 'US$' are how `Intl` writes foreign money.
    if (match[0].length === 1 || /^\p{Sc}/u.test(text.slice(match.index + match[0].length))) continue;
    capitals++;
    const word = match[0].toLowerCase().replace(/['’]s$/, '');
    if (isKnown(word, source, declined)) continue;
    names.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return inside > 20 && capitals / inside > 0.2 ? [] : names;
}
