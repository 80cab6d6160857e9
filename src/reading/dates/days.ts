import type { Language } from '#domain/languages.ts';
import { perLanguage } from '../language/per-language.ts';
import { listOf } from '../word-lists.ts';
import { type AbsoluteDateReader, absoluteDateReader } from './absolute-dates.ts';
import { addMonths, type DatePlace, type DaySpan, isoOf, validDay, weekdayOf } from './calendar.ts';
import { dayRules, ordinalDay, type Rule } from './day-rules.ts';
import { byOpening } from './openings.ts';
import { anyOf, runAt, sticky } from './phrases.ts';
import { isName, type LocalWords, listSource, localWords } from './spelling.ts';

/** Reads the days of a language. Each begins with a number or one of the `phrases`. */
export type DayReader = { phrases: string[]; read: (place: DatePlace) => DaySpan | undefined };

/** Reads the days of a language. If several patterns match at a place, the longest match is used. */
export const dayReader: (language: Language) => DayReader = perLanguage((language) => {
  const words = localWords(language);
  const rules = dayRules(words);
  const absolute = absoluteDateReader(words);
  const readWeekday = weekdayReader(words, absolute, rules);
  const rulesAt = byOpening(rules, words);
  const read = (place: DatePlace) => {
    let longest = absolute.read(place);
    for (const rule of rulesAt(place.text, place.at)) {
      const match = runAt(rule.pattern, place.text, place.at);
      if (!match || place.at + match[0].length <= (longest?.end ?? 0)) continue;
      const span = readRule(words, place, rule, match);
      if (!span) continue;
      longest = match.groups?.weekday ? (readWeekday(place, match, span) ?? span) : span;
      const digitsAt = match.groups?.day ? match[0].search(/\d/) : 0;
      if (digitsAt > 0) longest = absolute.read({ ...place, at: place.at + digitsAt }) ?? longest;
    }
    return longest;
  };
  return { phrases: [...rules.flatMap(({ phrases }) => phrases), ...absolute.phrases], read };
});

/** The day or days of a rule whose pattern matches. */
function readRule(
  words: LocalWords,
  place: DatePlace,
  rule: Rule,
  match: RegExpExecArray,
): DaySpan | undefined {
  const groups = match.groups ?? {};
  const { at, today, written } = place;
  const name = groups.weekday ?? groups.month;
  if (name !== undefined) {
    const from = at + match[0].indexOf(name);
    if (!isName(words, name, written.slice(from, from + 1))) return undefined;
  }
  const day = Number(groups.day ?? 1);
  if (day < 1 || day > 31) return undefined;
  return { end: at + match[0].length, ...(today ? rule.days(today, groups) : {}) };
}

/** Returns a function that reads what may follow a weekday: a date, also in brackets, or a day of the month. */
function weekdayReader(words: LocalWords, absolute: AbsoluteDateReader, rules: readonly Rule[]) {
  const toDate = sticky(words.toDate);
  const closing = sticky('\\s?[)\\uff09]');
  const ordinals = rules.filter(({ days }) => days === ordinalDay);
  const number = sticky(dayNumberSource(words));
  return (place: DatePlace, match: RegExpExecArray, { end }: DaySpan): DaySpan | undefined => {
    const gap = runAt(toDate, place.text, end)?.[0] ?? '';
    if (gap === '' && !words.dates.withoutSpaces) return undefined;
    const next = { ...place, at: end + gap.length };
    const wanted = words.weekdayOf.get(match.groups?.weekday ?? '') ?? 0;
    let found =
      absolute.read(next) ?? absolute.readAfterWeekday(next, wanted) ?? readDayNumber(number, next, wanted);
    const isInBrackets = /[(\uff08]/.test(gap);
    for (const { pattern } of isInBrackets && !found ? ordinals : []) {
      const day = runAt(pattern, next.text, next.at);
      if (day && next.today)
        found = { end: next.at + day[0].length, ...ordinalDay(next.today, day.groups ?? {}) };
    }
    const closingLength = found && isInBrackets ? runAt(closing, next.text, found.end)?.[0].length : 0;
    return found && closingLength !== undefined ? { ...found, end: found.end + closingLength } : undefined;
  };
}

/** The source of a pattern for a day of the month after its weekday: 'lunes 23 entre las 9', 'mardi 1er ou jeudi 3'. */
function dayNumberSource({ dates, spelling, slots }: LocalWords): string {
  if (dates.signs) return `(?<day>\\d{1,2})\\s?(?:${listSource(dates.signs.day, spelling)})`;
  const { at, from, between } = dates.clock;
  const words = [at, from, between?.lead, between?.and, dates.until, dates.or].flatMap((list) =>
    listOf(list),
  );
  const followedBy = dates.withoutSpaces
    ? ''
    : `(?=[,;.?!)]|\\s?$|\\s(?:${anyOf(words, spelling)})${spelling.wholeEnd})`;
  const marked = `(?:${listSource(dates.dayMarks, spelling)})`;
  return `(?:(?<marked>\\d{1,2})${marked}${spelling.wholeEnd}|${slots.day}\\.?${followedBy})(?![.,:]\\d)`;
}

/** Reads a day number that is this weekday in this or the next month. Undefined if it is so in neither month. */
function readDayNumber(
  pattern: RegExp,
  { text, at, today }: DatePlace,
  weekday: number,
): DaySpan | undefined {
  const match = today && runAt(pattern, text, at);
  if (!match) return undefined;
  const number = Number(match.groups?.day ?? match.groups?.marked);
  const next = addMonths({ ...today, day: 1 }, 1);
  const days = [today, next].flatMap(({ year, month }) => validDay(year, month, number) ?? []);
  const from = days.find((day) => weekdayOf(day) === weekday && isoOf(day) >= isoOf(today));
  return from && { end: at + match[0].length, from };
}
