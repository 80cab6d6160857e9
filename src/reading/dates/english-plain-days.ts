import { addDays, type Day, validDay, weekdayOf } from './calendar.ts';
import { type DaySpan, dayInYear, readEastern, readNumeric } from './calendar-dates.ts';
import { indexOfForms, runAt } from './date-patterns.ts';
import { englishDates } from './words/english.ts';

const months = indexOfForms(englishDates.months);
const weekdays = indexOfForms(englishDates.weekdays);
const sticky = (source: string) => new RegExp(source, 'iuy');
const alternatives = (list: string) => list.replaceAll(',', '|');
const END = '(?![\\p{L}\\p{N}])';
const MONTHS = `(${alternatives(englishDates.months)})`;
const NUMBER = '(\\d{1,2})(?:st|nd|rd|th)?\\.?';
const LAST = '(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|:\\d|\\s?(?:am|pm)\\b)';
const DAY_MONTH = sticky(
  `${NUMBER}(?:\\s?[-–—]\\s?(?:${NUMBER}))?\\s?(?:of\\s)?${MONTHS}${END}(?:\\.?,?\\s(?:of\\s)?(\\d{4})(?!\\d))?`,
);
const MONTH_DAY = sticky(
  `${MONTHS}${END}\\.?\\s(?:the\\s)?${LAST}(?:\\s?[-–—]\\s?${LAST})?(?:,?\\s(\\d{4})(?!\\d))?`,
);
const WEEKDAY = sticky(`(${alternatives(englishDates.weekdays)})${END}\\.?,?`);
const NEAR = englishDates.days.map(([shift, words]) => [shift, sticky(`(?:${words})${END}`)] as const);

/** Reads an English day that is named plainly at `at`: a date, a weekday, today or tomorrow. */
export function readPlainDay(text: string, at: number, today: Day | undefined): DaySpan | undefined {
  const place = { text, at, today };
  const dated = readNumeric(text, at, 'unclear') ?? readEastern(text, at, today);
  if (dated) return dated;
  const weekday = runAt(WEEKDAY, text, at);
  if (weekday) return readWeekday(place, weekday);
  const named = readNamed(place);
  if (named) return named;
  for (const [shift, pattern] of NEAR) {
    const match = runAt(pattern, text, at);
    if (match) return { end: at + match[0].length, from: today && addDays(today, shift) };
  }
  return undefined;
}

type At = { text: string; at: number; today: Day | undefined };

/** A weekday; where a date follows it ('Tuesday, 3 March') the date decides. */
function readWeekday(place: At, match: RegExpExecArray): DaySpan | undefined {
  const name = (match[1] ?? '').toLowerCase();
  // 'Sat' and 'sun' are words too: short forms count only as names.
  if (name.length <= 3 && !/^\p{Lu}/u.test(match[1] ?? '')) return undefined;
  let next = place.at + match[0].length;
  while (/[\s,(]/.test(place.text[next] ?? '') && next < place.at + match[0].length + 3) next += 1;
  if (/^the\s/i.test(place.text.slice(next, next + 4))) next += 4;
  const dated = readNumeric(place.text, next, 'unclear') ?? readNamed({ ...place, at: next });
  if (dated) return dated;
  const end = place.at + (match[1] ?? '').length;
  if (!place.today) return { end };
  const ahead = ((weekdays.get(name) ?? 0) - weekdayOf(place.today) + 7) % 7;
  return { end, from: addDays(place.today, ahead === 0 ? 7 : ahead) };
}

function readNamed({ text, at, today }: At): DaySpan | undefined {
  const before = runAt(DAY_MONTH, text, at);
  const match = before ?? runAt(MONTH_DAY, text, at);
  if (!match) return undefined;
  const [from, to, name] = before ? [match[1], match[2], match[3]] : [match[2], match[3], match[1]];
  const month = (months.get((name ?? '').toLowerCase()) ?? -1) + 1;
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
  const first = dayInYear(today, { year, month, day: Number(from) });
  if (!to) return { end, from: first };
  return { end, from: first, to: first && validDay(first.year, month, Number(to)) };
}
