import { commonYear } from '../dates/calendar-dates.ts';
import { asciiFigures } from '../parts/text-lines.ts';
import { monthStems } from './month-stems.ts';

type Day = { year: number; month: number; day: number };
type Clock = { hour: number; minute: number; second: number };

const stems = new Map(
  monthStems.flatMap((row, index) => row.split(' ').map((stem): [string, number] => [stem, index + 1])),
);

/** Hours from UTC of the zone names that mail headers still carry (RFC 5322, 4.3, and Europe's). */
const zones: Readonly<Record<string, string>> = {
  UT: '+00:00',
  UTC: '+00:00',
  GMT: '+00:00',
  Z: '+00:00',
  EST: '-05:00',
  EDT: '-04:00',
  CST: '-06:00',
  CDT: '-05:00',
  MST: '-07:00',
  MDT: '-06:00',
  PST: '-08:00',
  PDT: '-07:00',
  WET: '+00:00',
  WEST: '+01:00',
  BST: '+01:00',
  CET: '+01:00',
  CEST: '+02:00',
  MEZ: '+01:00',
  MESZ: '+02:00',
  EET: '+02:00',
  EEST: '+03:00',
  MSK: '+03:00',
  IST: '+05:30',
  JST: '+09:00',
  KST: '+09:00',
  AEST: '+10:00',
  AEDT: '+11:00',
};

/** Lower case with accents folded; letters that do not decompose are spelled out. */
function fold(text: string): string {
  const bare = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return bare.toLowerCase().replace(/ł/g, 'l').replace(/ı/g, 'i');
}

function monthOf(word: string): number | undefined {
  // Hebrew joins 'in' to the month: '9 במרץ'.
  const name = word.replace(/^ב(?=[\u05d0-\u05ea]{3})/, '');
  for (let length = Math.min(name.length, 8); length >= 2; length--) {
    const month = stems.get(name.slice(0, length));
    if (month !== undefined) return month;
  }
  return undefined;
}

function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length === 4) return commonYear(year);
  return year + (year < 70 ? 2000 : 1900);
}

function validDay({ year, month, day }: Day): Day | undefined {
  if (month < 1 || month > 12 || day < 1 || year < 1900 || year > 2200) return undefined;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate() ? { year, month, day } : undefined;
}

/** A day in figures: 2017年8月2日, 2016-03-03, 04.07.2024, 12/31/2016 (the month first where it must, or with AM/PM). */
function dayInFigures(text: string): { day: Day; rest: string } | undefined {
  const yearFirst = /(\d{4}) ?[-/.年년] ?(\d{1,2}) ?[-/.月월] ?(\d{1,2})/.exec(text);
  if (yearFirst) {
    const day = validDay({
      year: Number(yearFirst[1]),
      month: Number(yearFirst[2]),
      day: Number(yearFirst[3]),
    });
    return day && { day, rest: text.replace(yearFirst[0], ' ').replace(/^ *[日일.]/, ' ') };
  }
  const yearLast = /(?:^|[^\d.:])(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d|:)/.exec(text);
  if (!yearLast) return undefined;
  const [whole, one = '', two = '', year = ''] = yearLast;
  const american = Number(two) > 12 || (/[ap]\.?m\b/i.test(text) && whole.includes('/') && Number(one) <= 12);
  const day = validDay({
    year: fullYear(year),
    month: Number(american ? one : two),
    day: Number(american ? two : one),
  });
  return day && { day, rest: text.replace(whole, ' ') };
}

/** A day with the month's name: '15 Dec 2016', 'December 15, 2016', 'jeudi 15 décembre 2016', '8 tháng 6, 2017'. */
function dayInWords(text: string): { day: Day; rest: string } | undefined {
  const vietnamese = /(\d{1,2}) thang (\d{1,2}),?(?: nam)? (\d{4})/.exec(text);
  if (vietnamese) {
    const day = validDay({
      year: Number(vietnamese[3]),
      month: Number(vietnamese[2]),
      day: Number(vietnamese[1]),
    });
    return day && { day, rest: text.replace(vietnamese[0], ' ') };
  }
  const tokens = [...text.matchAll(/\d+|[\p{L}\p{M}][\p{L}\p{M}.]*/gu)].filter(
    ([word]) => !/^(?:de|di|of|den|the|st|nd|rd|th|del|d|г|г\.|р|р\.)$/.test(word),
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
    // A year that stands after the clock ('Mar 5 10:00:00 2012') leaves the clock in what remains.
    const between = text.slice(from, to);
    const clock = /\d{1,2}:\d{2}(?::\d{2})?/.exec(between)?.[0] ?? '';
    return found && { day: found, rest: `${text.slice(0, from)} ${clock} ${text.slice(to)}` };
  }
  return undefined;
}

function clockIn(text: string): Clock | undefined {
  const match =
    /(?:^|[^\d+-])(\d{1,2}) ?(?:[:.h]|点|點|時|时|시) ?(\d{2})?(?:分|분)?(?:[:.](\d{2}))?(?!\d)/.exec(text);
  if (!match) return undefined;
  let hour = Number(match[1]);
  const afternoon = /p\.? ?m\b|下午|午後|오후|nachm|\bch\b|晚上|\bم\b|μ\.?μ/.test(text);
  const morning = /a\.? ?m\b|上午|午前|오전|vorm|\bsa\b|π\.?μ/.test(text);
  if (afternoon && hour < 12) hour += 12;
  if (morning && hour === 12) hour = 0;
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
    const zone = zones[name];
    if (zone) return zone;
  }
  return undefined;
}

/**
 * Reads a date as headers and mail programs write it, in any language of the table: ISO 8601 with the offset
 * where the text has one, else local; a day alone where no clock time stands. Undefined where no whole day is
 * written. Only the first 200 characters are read.
 */
export function parseHeaderDate(text: string): string | undefined {
  const near = asciiFigures(text.slice(0, 200));
  const folded = fold(near);
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
    offsetIn(found.rest) ?? offsetIn(near.replace(/Z\s*$/, ' Z').replace(/\d[\d/.-]*\d(?=[^:\d]|$)/, ' '));
  return `${date}T${two(clock.hour)}:${two(clock.minute)}:${two(clock.second)}${offset ?? ''}`;
}
