import { type Language, languageDetails } from '#domain/languages.ts';
import { dayOfIso, weekdayOf } from '#reading/dates/calendar.ts';
import { findDates } from '#reading/dates/dates.ts';
import { perLanguage } from '#reading/language/per-language.ts';
import type { DateMention, Span } from '#reading/reading.ts';
import type { CalendarName } from './calendar-facts.ts';
import { saysDayHalf } from './day-half.ts';
import type { FactSource } from './fact-source.ts';
import type { UnsupportedFact } from './facts.ts';
import { daysOf, isWithoutMonth } from './source-days.ts';

/** A weekday in brackets after a date: '(木)'. */
const IN_BRACKETS = /[(\uff08]\s?(\p{L}{1,4})\.?\s?[)\uff09]/u;
/** Where a time may begin in a date. */
const WORD_START = /(?<=[\s,，、(])[\p{L}\p{N}]|(?<=[^\d:./-])\d|(?<=[\p{Script=Han})）])\p{L}/gu;
const LAST_NUMBER = /\d{1,2}(?:[:.h]\d{2})?\D*$/;
/** The characters between a weekday and its date. */
const BESIDE = 3;

/** The short names of the weekdays, from Monday, in lower case. */
const shortWeekdays = perLanguage((language) => {
  const formats = (['short', 'narrow'] as const).map(
    (weekday) => new Intl.DateTimeFormat(languageDetails(language).tag, { weekday, timeZone: 'UTC' }),
  );
  return Array.from({ length: 7 }, (_, day) =>
    formats.map((format) =>
      format
        .format(Date.UTC(2024, 0, 1 + day))
        .toLowerCase()
        .replace(/\.$/, ''),
    ),
  );
});

/** The weekday that is written in or directly before a date, from 0 for Monday. */
function writtenWeekday(
  text: string,
  { start, end }: DateMention,
  language: Language,
  names: readonly CalendarName[],
): number | undefined {
  const beside = names.find(
    (name) => name.key.startsWith('d') && name.start >= start - BESIDE - name.text.length && name.end <= end,
  );
  if (beside) return Number(beside.key.slice(1));
  const short = IN_BRACKETS.exec(text.slice(start, end))?.[1]?.toLowerCase();
  const found =
    short === undefined ? -1 : shortWeekdays(language).findIndex((forms) => forms.includes(short));
  return found < 0 ? undefined : found;
}

/**
 * Whether a day and its weekday contradict each other. Without a year the nearest day counts, and without a month any
 * day of the source with this number. Not for ranges of days.
 */
function contradicts(
  text: string,
  mention: DateMention,
  source: FactSource,
  names: readonly CalendarName[],
): boolean {
  const { resolved, resolvedEnd } = mention;
  const isRange = resolvedEnd !== undefined && !resolvedEnd.includes('T');
  const written = writtenWeekday(text, mention, source.languages[0], names);
  if (isRange || resolved === undefined || written === undefined) return false;
  const others = isWithoutMonth(mention, source.languages) ? source.withNumberOf(resolved.slice(0, 10)) : [];
  const days = [resolved, ...others].map(dayOfIso);
  if (days.some((day) => !day || weekdayOf(day) === written)) return false;
  return source.hasMailDate || mention.text.includes(resolved.slice(0, 4));
}

/** The words for the day and for the time in a mention. One of them can be absent. */
type Parts = { day?: Span; time?: Span };

/** Separates the day from the time, so that they can be marked separately. */
function partsOf(mention: DateMention, firstDay: string, language: Language): Parts {
  const { text, start, resolved = '' } = mention;
  const span = (from: number, to: number): Span => {
    const words = text.slice(from, to).trimEnd();
    return { text: words, start: start + from, end: start + from + words.length };
  };
  const whole = span(0, text.length);
  if (!resolved.includes('T')) return { day: whole };
  if (resolved.startsWith('T')) return { time: whole };
  for (const { index } of text.matchAll(WORD_START)) {
    const [rest] = findDates(text.slice(index), firstDay, { language });
    if (!rest?.resolved || rest.start > 0 || index + rest.end < text.length) continue;
    const first = findDates(text.slice(0, index), firstDay, { language })[0] ?? { start: 0, end: index };
    if (rest.resolved.startsWith('T')) {
      return { day: span(first.start, first.end), time: span(index, text.length) };
    }
    if (!rest.resolved.includes('T')) return { day: span(index, text.length), time: span(0, first.end) };
  }
  // A number alone is a time only next to its day.
  const timeStart = text.search(LAST_NUMBER);
  return timeStart > 0
    ? { day: span(0, timeStart), time: span(timeStart, text.length) }
    : { day: whole, time: whole };
}

/** The parts of one date that the source does not support. */
function factsOfDate(mention: DateMention, { day, time }: Parts, source: FactSource): UnsupportedFact[] {
  const { resolved = '', resolvedEnd } = mention;
  const times = [resolved, resolvedEnd].flatMap((each) => each?.match(/(?<=T).*/)?.[0] ?? []);
  const facts: UnsupportedFact[] = [];
  const isMonthless = day !== undefined && isWithoutMonth(mention, source.languages);
  if (day && daysOf(mention).some((each) => !source.hasDay(each, isMonthless))) {
    facts.push({ ...day, kind: 'date', reasons: ['not-in-mail'] });
  }
  const isClear = (each: string) => saysDayHalf(time?.text ?? '', each, source.languages);
  if (time && times.some((each) => !source.hasTime(each, isClear(each)))) {
    facts.push({ ...time, kind: 'time', reasons: ['not-in-mail'] });
  }
  return facts;
}

/**
 * The days and times of a reply: the facts to check, and the spans that were compared as a whole. `names`: the months
 * and weekdays of the text.
 */
export function dateFacts(
  text: string,
  source: FactSource,
  names: readonly CalendarName[],
): { facts: UnsupportedFact[]; compared: Span[] } {
  const { firstDay } = source;
  const [language] = source.languages;
  const facts: UnsupportedFact[] = [];
  const compared: Span[] = [];
  for (const mention of findDates(text, firstDay, { language })) {
    if (mention.resolved === undefined) continue;
    const { day, time } = partsOf(mention, firstDay, language);
    const isDated = day !== undefined && /\d/.test(day.text);
    const unsupported = factsOfDate(
      mention,
      { ...(isDated ? { day } : {}), ...(time ? { time } : {}) },
      source,
    );
    if (isDated && contradicts(text, mention, source, names)) {
      const others = unsupported.filter(({ kind }) => kind !== 'date');
      const reasons = others.length < unsupported.length ? (['not-in-mail'] as const) : [];
      facts.push({ ...day, kind: 'date', reasons: [...reasons, 'contradiction'] }, ...others);
    } else facts.push(...unsupported);
    compared.push(...(isDated ? [mention] : time ? [time] : []));
  }
  return { facts, compared };
}
