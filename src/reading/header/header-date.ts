import { asciiDigits } from '../text-lines.ts';
import { foldAccents, headerDateWords, monthOf } from './month-names.ts';

type Day = { year: number; month: number; day: number };
type Clock = { hour: number; minute: number; second: number };

/** UTC offsets of the zone names that are still found in mail headers (RFC 5322, 4.3, and other common zones). */
const zones = new Map(
  (
    'UT +00:00 UTC +00:00 GMT +00:00 Z +00:00 EST -05:00 EDT -04:00 CST -06:00 CDT -05:00 MST -07:00 MDT -06:00 ' +
    'PST -08:00 PDT -07:00 WET +00:00 WEST +01:00 BST +01:00 CET +01:00 CEST +02:00 MEZ +01:00 MESZ +02:00 ' +
    'EET +02:00 EEST +03:00 MSK +03:00 IST +05:30 JST +09:00 KST +09:00 AEST +10:00 AEDT +11:00'
  )
    .match(/\S+ \S+/g)
    ?.map((row) => row.split(' ') as [string, string]),
);

/** From this number on, a year is of the Buddhist era, which is 543 years ahead of the common era. */
const BUDDHIST_FROM = 2_400;
const BUDDHIST_YEARS = 543;

function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length === 4) return year >= BUDDHIST_FROM ? year - BUDDHIST_YEARS : year;
  return year + (year < 70 ? 2000 : 1900);
}

function validDay({ year, month, day }: Day): Day | undefined {
  if (month < 1 || month > 12 || day < 1 || year < 1900 || year > 2200) return undefined;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate() ? { year, month, day } : undefined;
}

/** The East Asian characters after the numbers of a date or time, such as those for 'year' or 'hour'. */
const UNIT = '\\p{Script=Han}\\p{Script=Hangul}';
const YEAR_FIRST = new RegExp(`(\\d{4}) ?[-/.${UNIT}] ?(\\d{1,2}) ?[-/.${UNIT}] ?(\\d{1,2})`, 'u');
const AFTER_DAY = new RegExp(`^ *[${UNIT}.]`, 'u');
const CLOCK = new RegExp(
  `(?:^|[^\\d+-])(\\d{1,2}) ?[:.h${UNIT}] ?(\\d{2})?[${UNIT}]?(?:[:.](\\d{2}))?(?!\\d)`,
  'u',
);

/** A day in digits: 2016-03-03, 04.07.2024, 12/31/2016 (month first if the second number is over 12, or with AM/PM). */
function dayInFigures(text: string): { day: Day; rest: string } | undefined {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) {
    const day = validDay({
      year: Number(yearFirst[1]),
      month: Number(yearFirst[2]),
      day: Number(yearFirst[3]),
    });
    return day && { day, rest: text.replace(yearFirst[0], ' ').replace(AFTER_DAY, ' ') };
  }
  const yearLast = /(?:^|[^\d.:])(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d|:)/.exec(text);
  if (!yearLast) return undefined;
  const [whole, first = '', second = '', year = ''] = yearLast;
  const hasHalfDay = /[ap]\.?m\b/i.test(text);
  const isMonthFirst = Number(second) > 12 || (hasHalfDay && whole.includes('/') && Number(first) <= 12);
  const day = validDay({
    year: fullYear(year),
    month: Number(isMonthFirst ? first : second),
    day: Number(isMonthFirst ? second : first),
  });
  return day && { day, rest: text.replace(whole, ' ') };
}

/** A day with the name of the month: '15 Dec 2016', 'December 15, 2016', '15 decembre 2016'. */
function dayInWords(text: string): { day: Day; rest: string } | undefined {
  // Only numbers and months: other words such as 'the' and 'de' may be between them.
  const tokens = [...text.matchAll(/\d+|[\p{L}\p{M}][\p{L}\p{M}.]*/gu)].filter(
    ([word]) => /^\d/.test(word) || monthOf(word) !== undefined,
  );
  for (const [index, token] of tokens.entries()) {
    const day = Number(token[0]);
    if (!(day >= 1 && day <= 31) || token[0].length > 2) continue;
    const after = monthOf(tokens[index + 1]?.[0] ?? '');
    const before = monthOf(tokens[index - 1]?.[0] ?? '');
    const month = after ?? before;
    if (month === undefined) continue;
    const yearAt = after === undefined ? index + 1 : index + 2;
    const year =
      [tokens[yearAt], ...tokens].find((other) => other && /^\d{4}$/.test(other[0])) ?? tokens[yearAt];
    if (!year || !/^(?:\d{4}|\d{2})$/.test(year[0])) continue;
    const found = validDay({ year: fullYear(year[0]), month, day });
    const from = Math.min(token.index, after === undefined ? (tokens[index - 1]?.index ?? 0) : token.index);
    const to = year.index > from ? year.index + year[0].length : token.index + token[0].length;
    // If the year comes after the clock time ('Mar 5 10:00:00 2012'), the clock time must stay in `rest`.
    const between = text.slice(from, to);
    const clock = /\d{1,2}:\d{2}(?::\d{2})?/.exec(between)?.[0] ?? '';
    return found && { day: found, rest: `${text.slice(0, from)} ${clock} ${text.slice(to)}` };
  }
  return undefined;
}

/** The word next to a clock time, without points: 'pm' of '10:00 p.m.'. */
function wordAt(text: string, place: RegExp): string {
  return (place.exec(text)?.[0] ?? '').replaceAll(/[.\s]/g, '');
}

function clockIn(text: string): Clock | undefined {
  const match = CLOCK.exec(text);
  if (!match) return undefined;
  const before = wordAt(text.slice(0, text.indexOf(match[1] ?? '', match.index)), /[\p{L}\p{M}.]*\s?$/u);
  const after = wordAt(text.slice(match.index + match[0].length), /^\s?\p{L}[.\s]{0,2}[\p{L}\p{M}]*/u);
  const { morning, afternoon } = headerDateWords();
  let hour = Number(match[1]);
  if (hour < 12 && (afternoon.has(before) || afternoon.has(after))) hour += 12;
  if (hour === 12 && (morning.has(before) || morning.has(after))) hour = 0;
  const minute = Number(match[2] ?? 0);
  const second = Math.min(Number(match[3] ?? 0), 59);
  return hour < 24 && minute < 60 ? { hour, minute, second } : undefined;
}

function offsetIn(text: string): string | undefined {
  const figures = /(?:^|[^\d-])([+-])(\d{2}):?(\d{2})(?!\d)/.exec(text);
  if (figures) {
    const [, sign = '+', hours = '', minutes = ''] = figures;
    const known = Number(hours) <= 14 && Number(minutes) < 60 && `${hours}${minutes}` !== '0000';
    return known ? `${sign}${hours}:${minutes}` : '+00:00';
  }
  const short = /(?:gmt|utc)([+-])(\d{1,2})(?!\d)/i.exec(text);
  if (short) return `${short[1]}${(short[2] ?? '').padStart(2, '0')}:00`;
  for (const [name] of text.matchAll(/\b[A-Z]{1,4}\b/g)) {
    const zone = zones.get(name);
    if (zone) return zone;
  }
  return undefined;
}

/** Vietnamese numbers its months: '8 thang 6, 2017' becomes '8-6-2017'. */
function numberedMonths(text: string): string {
  return text.replace(/(\d{1,2}) (\p{L}{2,8}) (\d{1,2}),? (?:\p{L}{2,4} )?(\d{4})/u, (whole, ...found) => {
    const [day, word, month, year] = found as string[];
    return headerDateWords().monthWords.has(word ?? '') ? `${day}-${month}-${year}` : whole;
  });
}

/**
 * Reads a date as headers and mail programs write it, in any language. Returns ISO 8601: with the offset if the text
 * has one, else local; only the day if there is no clock time. Undefined if the text has no complete day. Only the
 * first 200 characters are read.
 */
export function parseHeaderDate(text: string): string | undefined {
  const written = asciiDigits(text.slice(0, 200));
  const folded = numberedMonths(foldAccents(written));
  const iso = /^ *(\d{4})-(\d{2})-(\d{2})t(\d{2}:\d{2}.*)$/.exec(folded);
  const found = iso
    ? dayInFigures(`${iso[1]}-${iso[2]}-${iso[3]} ${iso[4]}`)
    : (dayInFigures(folded) ?? dayInWords(folded));
  if (!found) return undefined;
  const { year, month, day } = found.day;
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${year}-${two(month)}-${two(day)}`;
  const clock = clockIn(found.rest);
  if (!clock) return date;
  const offset =
    offsetIn(found.rest) ?? offsetIn(written.replace(/Z\s*$/, ' Z').replace(/\d[\d/.-]*\d(?=[^:\d]|$)/, ' '));
  return `${date}T${two(clock.hour)}:${two(clock.minute)}:${two(clock.second)}${offset ?? ''}`;
}
