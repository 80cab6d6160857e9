import { type Language, type LanguageTag, languageDetails, languages } from '#domain/languages.ts';
import { joinedLetter } from '#reading/language/script.ts';
import { ambiguousNames, calendarForms } from './calendar-forms.ts';
import { WORD } from './reply-text.ts';

/** A name of the calendar: 'm4' for the fifth month, 'd0' for Sunday. */
export type CalendarKey = string;

/** A month or weekday in a text, as written; several keys where languages differ: 'mar' is March and Tuesday. */
export type CalendarName = { keys: CalendarKey[]; text: string; start: number };

const ONE_WORD = /^\p{L}[\p{L}\p{M}'’-]{2,}$/u;

type Entry = { tag: LanguageTag; key: CalendarKey };
type Names = { words: Map<string, Entry[]>; joined: Map<string, CalendarKey>; pattern: RegExp };
type Put = (name: string | undefined, tag: LanguageTag, key: CalendarKey) => void;

let known: Names | undefined;

/** Months and weekdays of the 27 languages, lower case, as `Intl` writes them and in their cases. Built once. */
function names(): Names {
  if (known) return known;
  const words = new Map<string, Entry[]>();
  const joined = new Map<string, CalendarKey>();
  const put: Put = (name, tag, key) => {
    const word = (name ?? '').toLowerCase().replace(/\.$/, '').replaceAll('_', ' ');
    // Where words stand together or carry prefixes, names are looked for anywhere.
    if (joinedLetter.test(word) || word.includes(' ')) {
      if (word.length > 1 && !joined.has(word)) joined.set(word, key);
    } else if (ONE_WORD.test(word)) words.set(word, [...(words.get(word) ?? []), { tag, key }]);
  };
  for (const { tag } of languages) {
    const styles = /^(?:ar|he|hi|bn|th|zh|ja|ko|vi)$/.test(tag)
      ? (['long'] as const)
      : (['short', 'long'] as const);
    for (const style of styles) putNames(tag, style, put);
  }
  for (const { tag, kind, forms } of calendarForms) {
    for (const [at, variants] of forms.split(' ').entries()) {
      for (const form of variants.split('/')) if (form !== '-') put(form, tag, `${kind}${at}`);
    }
  }
  const longestFirst = [...joined.keys()].sort((one, other) => other.length - one.length);
  known = { words, joined, pattern: new RegExp(longestFirst.join('|'), 'giu') };
  return known;
}

function putNames(tag: LanguageTag, style: 'short' | 'long', put: Put): void {
  const fixed = { timeZone: 'UTC', calendar: 'gregory' } as const;
  const dated = new Intl.DateTimeFormat(tag, { month: style, day: 'numeric', ...fixed });
  const alone = new Intl.DateTimeFormat(tag, { month: style, ...fixed });
  const weekday = new Intl.DateTimeFormat(tag, { weekday: style, ...fixed });
  for (let at = 0; at < 12; at++) {
    const day = new Date(Date.UTC(2024, at, 1));
    for (const name of [
      dated.formatToParts(day).find((part) => part.type === 'month')?.value,
      alone.format(day),
    ]) {
      if (name && !/\p{Nd}/u.test(name)) put(name, tag, `m${at}`);
    }
  }
  for (let at = 0; at < 7; at++) put(weekday.format(new Date(Date.UTC(2024, 0, 7 + at))), tag, `d${at}`);
}

/** Whether a word is a calendar name at all, whatever the words around it. Lower case. */
export function isCalendarWord(word: string): boolean {
  return names().words.has(word);
}

const LETTER = /[\p{L}\p{M}]/u;
/** What Arabic and Hebrew set before a name without a space. */
const PREFIX = /(?:^|[^\p{L}\p{M}])(?:[وفبلك]|لل|و?ال|[ובלמהכש]{1,2})?$/u;

function standsAlone(text: string, start: number, end: number): boolean {
  const name = text.slice(start, end);
  // 'thứ hai' is also the second of something: only a capital makes it Monday.
  if (/^thứ /iu.test(name) && !/ \p{Lu}/u.test(name)) return false;
  if (!/^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Latin}]/u.test(name)) return true;
  return !LETTER.test(text[end] ?? '') && PREFIX.test(text.slice(Math.max(0, start - 3), start));
}

function besideNumber(text: string, start: number, end: number): boolean {
  return (
    /\d(?:st|nd|rd|th)?,?\s(?:of\s|de\s)?$/.test(text.slice(Math.max(0, start - 8), start)) ||
    /^\.?\s\d/.test(text.slice(end, end + 4))
  );
}

/** What a word means in a text of that language, which may hold English names; in any language where it is not known. */
function keysOf(entries: readonly Entry[], isShort: boolean, own: LanguageTag | undefined): CalendarKey[] {
  const meant = entries.filter(({ tag }) => !own || tag === own || (tag === 'en' && !isShort));
  return [...new Set(meant.map(({ key }) => key))];
}

/** The months and weekdays of a text in `language`, or in any of the 27 where it is not given; in no order. Linear. */
export function calendarNamesIn(text: string, language?: Language): CalendarName[] {
  const { words, joined, pattern } = names();
  const own = language && languageDetails(language).tag;
  const found: CalendarName[] = [];
  for (const match of text.matchAll(WORD)) {
    const whole = match[0].toLowerCase();
    const word = words.has(whole) ? whole : (whole.split(/['’]/)[0] ?? whole);
    const isShort = word.length < 4;
    const keys = keysOf(words.get(word) ?? [], isShort, own);
    if (keys.length === 0) continue;
    const end = match.index + word.length;
    if ((!isShort && !ambiguousNames.has(word)) || besideNumber(text, match.index, end)) {
      found.push({ keys, text: match[0], start: match.index });
    }
  }
  for (const match of text.matchAll(pattern)) {
    const key = joined.get(match[0].toLowerCase());
    const end = match.index + match[0].length;
    if (key && standsAlone(text, match.index, end)) {
      found.push({ keys: [key], text: match[0], start: match.index });
    }
  }
  return found;
}
