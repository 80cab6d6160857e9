import type { Language } from '#domain/languages.ts';
import { addDays, type Day, nearestYear, validDay, weekdayOf } from './calendar.ts';
import { type DateWords, dateWords } from './date-words.ts';

/** A day, or days, as found at a place. Without `from` the words name no one day. */
export type DaySpan = { end: number; from?: Day | undefined; to?: Day | undefined };

export type DayReader = (text: string, at: number, today: Day | undefined) => DaySpan | undefined;

type Forms = {
  monthOf: Map<string, number>;
  weekdayOf: Map<string, number>;
  dayMonth: RegExp;
  monthDay: RegExp;
  weekday: RegExp;
  today: RegExp;
  tomorrow: RegExp;
};

const numeric = /(\d{1,4})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?![\d-]|[/.]\d)/y;
const eastern = /(?:(\d{4})\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日号號일]/y;
const readers = new Map<Language, DayReader>();

/** The reader of days for a language; made once. */
export function dayReader(language: Language): DayReader {
  const known = readers.get(language);
  if (known) return known;
  const words = dateWords[language];
  const forms = words ? compile(words) : undefined;
  const reader: DayReader = (text, at, today) =>
    readNumeric(text, at) ??
    readEastern(text, at, today) ??
    (forms ? readWords(forms, { text, at, today }) : undefined);
  readers.set(language, reader);
  return reader;
}

function indexOfForms(list: string): Map<string, number> {
  const found = new Map<string, number>();
  list.split('|').forEach((forms, index) => {
    for (const form of forms.split(',')) found.set(form, index);
  });
  return found;
}

function compile(words: DateWords): Forms {
  const alternatives = (list: string) => list.replaceAll(',', '|');
  const joint = words.joint ? `(?:(?:${words.joint})\\s)?` : '';
  const end = '(?![\\p{L}\\p{N}])';
  const months = `(${alternatives(words.months)})`;
  const day = '(\\d{1,2})(?:st|nd|rd|th|er|º|ª|e)?\\.?';
  const range = `(?:\\s?[-–—]\\s?(?:${day}))?`;
  return {
    monthOf: indexOfForms(words.months),
    weekdayOf: indexOfForms(words.weekdays),
    dayMonth: new RegExp(
      `${day}${range}\\s?${joint}${months}${end}(?:\\.?,?\\s${joint}(\\d{4})(?!\\d))?`,
      'iuy',
    ),
    monthDay: new RegExp(
      `${months}${end}\\.?\\s(?:the\\s)?(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|:\\d|\\s?(?:am|pm)\\b)(?:\\s?[-–—]\\s?(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|:\\d|\\s?(?:am|pm)\\b))?(?:,?\\s(\\d{4})(?!\\d))?`,
      'iuy',
    ),
    weekday: new RegExp(`(${alternatives(words.weekdays)})${end}\\.?,?`, 'iuy'),
    today: new RegExp(`(?:${words.today})${end}`, 'iuy'),
    tomorrow: new RegExp(`(?:${words.tomorrow})${end}`, 'iuy'),
  };
}

type At = { text: string; at: number; today: Day | undefined };

function run(pattern: RegExp, { text, at }: { text: string; at: number }): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** '2026-03-04', '14.3.2026', '03/25/26'. Day and month in an unclear order name no day. */
function readNumeric(text: string, at: number): DaySpan | undefined {
  const match = run(numeric, { text, at });
  if (!match) return undefined;
  const end = at + match[0].length;
  const [first, second, last] = [Number(match[1]), Number(match[3]), Number(match[4])];
  if ((match[1] ?? '').length === 4) return { end, from: validDay(first, second, last) };
  if (
    (match[1] ?? '').length > 2 ||
    first < 1 ||
    second < 1 ||
    (first > 12 && second > 12) ||
    first > 31 ||
    second > 31
  )
    return undefined;
  const year = last < 100 ? 2_000 + last : last;
  if (match[2] === '.' || first > 12) return { end, from: validDay(year, second, first) };
  if (second > 12) return { end, from: validDay(year, first, second) };
  return first === second ? { end, from: validDay(year, first, second) } : { end };
}

function readEastern(text: string, at: number, today: Day | undefined): DaySpan | undefined {
  const match = run(eastern, { text, at });
  if (!match) return undefined;
  const [month, day] = [Number(match[2]), Number(match[3])];
  return { end: at + match[0].length, from: yearOr(today, { year: match[1], month, day }) };
}

function yearOr(
  today: Day | undefined,
  written: { year: string | undefined; month: number; day: number },
): Day | undefined {
  if (written.year) return validDay(Number(written.year), written.month, written.day);
  return today ? nearestYear(today, written.month, written.day) : undefined;
}

function readWords(forms: Forms, place: At): DaySpan | undefined {
  const { today, at } = place;
  const weekday = run(forms.weekday, place);
  if (weekday) return readWeekday(forms, place, weekday);
  const named = readNamed(forms, place);
  if (named) return named;
  const tomorrow = run(forms.tomorrow, place);
  if (tomorrow) return { end: at + tomorrow[0].length, from: today && addDays(today, 1) };
  const now = run(forms.today, place);
  return now ? { end: at + now[0].length, from: today } : undefined;
}

/** A weekday; where a date follows it ('Tuesday, 3 March') the date decides. */
function readWeekday(forms: Forms, place: At, match: RegExpExecArray): DaySpan | undefined {
  const name = (match[1] ?? '').toLowerCase();
  // 'Sat' and 'sun' are words too: short forms count only as names.
  if (name.length <= 3 && !/^\p{Lu}/u.test(match[1] ?? '')) return undefined;
  let next = place.at + match[0].length;
  while (/[\s,(]/.test(place.text[next] ?? '') && next < place.at + match[0].length + 3) next += 1;
  if (/^the\s/i.test(place.text.slice(next, next + 4))) next += 4;
  const dated = readNumeric(place.text, next) ?? readNamed(forms, { ...place, at: next });
  if (dated) return dated;
  const end = place.at + (match[1] ?? '').length;
  if (!place.today) return { end };
  const ahead = ((forms.weekdayOf.get(name) ?? 0) - weekdayOf(place.today) + 7) % 7;
  return { end, from: addDays(place.today, ahead === 0 ? 7 : ahead) };
}

function readNamed(forms: Forms, place: At): DaySpan | undefined {
  const { today, at } = place;
  const before = run(forms.dayMonth, place);
  const match = before ?? run(forms.monthDay, place);
  if (!match) return undefined;
  const [from, to, name] = before ? [match[1], match[2], match[3]] : [match[2], match[3], match[1]];
  const month = (forms.monthOf.get((name ?? '').toLowerCase()) ?? -1) + 1;
  // 'may 5' could be a verb: a month that is also a word needs its capital.
  if (
    month < 1 ||
    Number(from) < 1 ||
    Number(from) > 31 ||
    (/^(?:may|march|mar|mars)$/.test(name ?? '') && !before)
  )
    return undefined;
  const year = match[4];
  const end = at + match[0].length;
  const first = yearOr(today, { year, month, day: Number(from) });
  if (!to) return { end, from: first };
  return { end, from: first, to: first && validDay(first.year, month, Number(to)) };
}
