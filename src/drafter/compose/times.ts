import type { AmountMention } from '#reading/reading.ts';
import type { Scene } from '../composer.ts';
import type { Moment } from '../moments.ts';
import type { PhrasePack, TimePhrase } from '../phrase-pack.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(pack: PhrasePack, part: 'weekday' | 'date' | 'dated' | 'year' | 'time', at: Date): string {
  const key = `${pack.locale} ${part}`;
  const known =
    formats.get(key) ??
    new Intl.DateTimeFormat(pack.locale, {
      timeZone: 'UTC',
      ...(part === 'weekday' ? { weekday: 'long' } : {}),
      ...(/^dated?$/.test(part) ? { day: 'numeric', month: 'long' } : {}),
      ...(/^(?:dated|year)$/.test(part) ? { year: 'numeric' } : {}),
      ...(part === 'time' ? { hour: 'numeric', minute: '2-digit' } : {}),
    });
  formats.set(key, known);
  return known.format(at);
}

function clock(pack: PhrasePack, time: string): string {
  const { hourMark } = pack;
  // The end of a day, which Intl takes for the start of the next.
  if (time === '24:00') return hourMark ? `24${hourMark}` : time;
  if (!hourMark) return format(pack, 'time', new Date(`2000-01-01T${time}:00Z`));
  const [hour, minutes] = time.split(':');
  return `${Number(hour)}${hourMark}${minutes === '00' ? '' : minutes}`;
}

/** A clock time or a stretch of it ('HH:mm'), as the pack says it, else as Intl does: '15:00', '14:00–15:00'. */
function clockIn(pack: PhrasePack, from: string, until: string | undefined, joint = '–'): string {
  // Who names the part of the day says midnight of either end of it.
  if (pack.clock) return pack.clock(from.replace('24:', '00:'), until?.replace('24:', '00:'));
  return [from, until].flatMap((one) => (one ? clock(pack, one) : [])).join(joint);
}

/** Day and month in the pack's language: '21. November'. `withYear`: '21. November 2027'. */
export function dateIn(pack: PhrasePack, day: string, withYear = false): string {
  const at = new Date(`${day}T00:00:00Z`);
  const date = format(pack, withYear && !pack.dateWithYear ? 'dated' : 'date', at);
  const first = pack.firstOfMonth && day.endsWith('-01') ? date.replace(/\b1\b/, pack.firstOfMonth) : date;
  if (!withYear || !pack.dateWithYear) return first;
  return pack.dateWithYear.replace('{date}', first).replace('{year}', format(pack, 'year', at));
}

/** Of one year or of several: the year is said where it is not the one in which the mail was sent. */
function datesIn(pack: PhrasePack, days: readonly string[], sentOn: string | undefined): string[] {
  const years = days.map((day) => day.slice(0, 4));
  const other = years.map((year) => year !== sentOn?.slice(0, 4));
  const shared = days.length > 1 && new Set(years).size === 1;
  // '1 March – 5 March 2027', '2027年3月1日 – 3月5日': once, where the language puts it.
  const isFirst = /^\p{Nd}{4}/u.test(dateIn(pack, days[0] ?? '', true));
  const at = isFirst ? 0 : days.length - 1;
  return days.map((day, place) => dateIn(pack, day, other[place] === true && (!shared || place === at)));
}

function dayName(pack: PhrasePack, phrase: TimePhrase, day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return phrase.weekdays?.[at.getUTCDay()] ?? format(pack, 'weekday', at);
}

/** A clock time with the unit that belongs to it, behind which its zone stands. */
const CLOCK_SLOT = /\{time\}(?: (?:Uhr|uur|बजे|น\.)|ট\p{M}+\p{L}*\p{M}*)?/u;

function withZone(shape: string, zone: string | undefined, pack: PhrasePack): string {
  if (!zone) return shape;
  return shape.replace(CLOCK_SLOT, (slot) => slot.concat(pack.space ? ` (${zone})` : `（${zone}）`));
}

/** What a phrase says of a date beside the day of the week: 'den 12 mars', ', le 12 mars,'. */
const DATE = /(?<comma>[,،] ?)?(?: ?(?:den |tarehe |ngày )|ที่ | )?\{date\}(?<after>[,،])?/u;

/** A phrase without its date: 'am {weekday} um {time} Uhr'. */
function withoutDate(shape: string, { weekdayAlone }: PhrasePack): string {
  const isInBrackets = /[（(]\{weekday\}[）)]/u.test(shape);
  const bare = shape
    .replace(/ ?[（(]\{weekday\}[）)]/u, '')
    .replace(DATE, (_, comma?: string, after?: string) => {
      // ', 12. März, um 15 Uhr' goes with its commas, ' 12. März, 15 Uhr' leaves one.
      const left = comma && !/\{date\}[,،] \{time\}/u.test(shape) ? '' : (after ?? '');
      return (isInBrackets ? '{weekday}' : '') + left;
    })
    .replace(/^ +/u, '');
  return weekdayAlone ? weekdayAlone(bare) : bare;
}

/** The day of the week in full, as it stands alone. */
function weekdayAlone(pack: PhrasePack, phrase: TimePhrase, weekday: number): string {
  const { weekdays: _, ...bare } = phrase;
  const isShort = /[（(]\{weekday\}/u.test(phrase.day);
  return dayName(pack, isShort ? bare : phrase, `2023-01-0${weekday + 1}`);
}

/**
 * A moment in the pack's language: when it is (`on`), until when (`by`), or by name (`named`). With its year where the
 * mail was sent in another one ('YYYY-MM-DD'), or nobody knows in which.
 */
export function momentIn(
  { pack, scene }: { pack: PhrasePack; scene: Pick<Scene, 'sentOn'> },
  use: 'on' | 'by' | 'named',
  moment: Moment,
): string {
  const phrase = pack.times[use];
  const { day, weekday, time, untilDay, untilTime, zone, bound } = moment;
  if (bound && time) {
    const hour = pack.times[bound].replace('{time}', clockIn(pack, time, undefined));
    return day ? momentIn({ pack, scene }, use, { day }) + hour : hour.replace(/^[,،]?\s/u, '');
  }
  if (!day && weekday !== undefined) {
    const phrases = untilTime ? (phrase.stretch ?? phrase) : phrase;
    const joint = untilTime ? phrase.stretch?.joint : undefined;
    return withZone(withoutDate(time ? phrases.both : phrase.day, pack), zone, pack)
      .replace('{weekday}', weekdayAlone(pack, phrase, weekday))
      .replace('{time}', time ? clockIn(pack, time, untilTime, joint) : '');
  }
  const stretch = untilTime ? phrase.stretch : undefined;
  const { both, time: alone } = stretch ?? phrase;
  const shape = withZone(day && time ? both : day ? phrase.day : alone, zone, pack);
  const clockTime = time ? clockIn(pack, time, untilTime, stretch?.joint) : '';
  const days = day ? datesIn(pack, untilDay ? [day, untilDay] : [day], scene.sentOn) : [];
  // A day's name in brackets behind the date would stand behind the last of several days.
  return (days.length > 1 ? shape.replace(/ ?[（(]\{weekday\}[）)]/u, '') : shape)
    .replace('{weekday}', day ? dayName(pack, phrase, day) : '')
    .replace('{date}', days.join(' – '))
    .replace('{time}', clockTime);
}

/** Several, joined as the language joins them: by 'or' where one of them is to be chosen, else by 'and'. */
export function listed(
  pack: PhrasePack,
  items: readonly string[],
  type: 'disjunction' | 'conjunction',
): string {
  const [only] = items;
  if (items.length < 2) return only ?? '';
  return new Intl.ListFormat(pack.locale, { type, style: 'long' }).format(items);
}

/** A sum in the pack's language: '4.500 €', '12 %'; as written where its currency is not known. */
export function sumIn(pack: PhrasePack, { value, unit, text }: AmountMention): string {
  if (unit === undefined) return text;
  if (unit === '%')
    return new Intl.NumberFormat(pack.locale, { style: 'percent', maximumFractionDigits: 2 }).format(
      value / 100,
    );
  return new Intl.NumberFormat(pack.locale, {
    style: 'currency',
    currency: unit,
    // '$' as most mails have it, not 'US$'.
    currencyDisplay: 'narrowSymbol',
    ...(pack.grouping ? { useGrouping: pack.grouping } : {}),
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
  }).format(value);
}
