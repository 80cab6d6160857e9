import type { AmountMention } from '#reading/reading.ts';
import type { Moment } from '../moments.ts';
import type { PhrasePack, TimePhrase } from '../phrase-pack.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(pack: PhrasePack, part: 'weekday' | 'date' | 'time', at: Date): string {
  const key = `${pack.locale} ${part}`;
  const known =
    formats.get(key) ??
    new Intl.DateTimeFormat(pack.locale, {
      timeZone: 'UTC',
      ...(part === 'weekday' ? { weekday: 'long' } : {}),
      ...(part === 'date' ? { day: 'numeric', month: 'long' } : {}),
      ...(part === 'time' ? { hour: 'numeric', minute: '2-digit' } : {}),
    });
  formats.set(key, known);
  return known.format(at);
}

const clock = (pack: PhrasePack, time: string) => format(pack, 'time', new Date(`2000-01-01T${time}:00Z`));

/** Day and month in the pack's language: '21. November'. */
export function dateIn(pack: PhrasePack, day: string): string {
  const date = format(pack, 'date', new Date(`${day}T00:00:00Z`));
  return pack.firstOfMonth && day.endsWith('-01') ? date.replace(/\b1\b/, pack.firstOfMonth) : date;
}

function dayName(pack: PhrasePack, phrase: TimePhrase, day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return phrase.weekdays?.[at.getUTCDay()] ?? format(pack, 'weekday', at);
}

/** A moment in the pack's language: when it is (`on`), until when (`by`), or by name (`named`). */
export function momentIn(pack: PhrasePack, use: keyof PhrasePack['times'], moment: Moment): string {
  const phrase = pack.times[use];
  const { day, time, untilDay, untilTime } = moment;
  const shape = day && time ? phrase.both : day ? phrase.day : phrase.time;
  const clockTime = time ? [time, untilTime].flatMap((one) => (one ? clock(pack, one) : [])).join('–') : '';
  const lastDay = day && untilDay ? `${dateIn(pack, day)} – ${dateIn(pack, untilDay)}` : undefined;
  // A day's name in brackets behind the date would stand behind the last of several days.
  return (lastDay ? shape.replace(/ ?[（(]\{weekday\}[）)]/u, '') : shape)
    .replace('{weekday}', day ? dayName(pack, phrase, day) : '')
    .replace('{date}', lastDay ?? (day ? dateIn(pack, day) : ''))
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
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
  }).format(value);
}
