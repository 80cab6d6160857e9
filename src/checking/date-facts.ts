import { type Language, languageDetails } from '#domain/languages.ts';
import { dayOfIso, weekdayOf } from '#reading/dates/calendar.ts';
import { findDates } from '#reading/dates/dates.ts';
import { perLanguage } from '#reading/language/per-language.ts';
import type { DateMention, Reading, Span } from '#reading/reading.ts';
import type { CalendarName } from './calendar-facts.ts';
import type { FactSource } from './fact-source.ts';
import type { UnsupportedFact } from './facts.ts';

/**
 * The day from which days are counted if the mail has no date. Any day will do, because mail and reply use the same
 * one.
 */
const SOME_DAY = '2024-03-01';

/** The day from which the days of a mail and of its reply are counted. */
export function dayOfMail({ date }: Reading): string {
  return date ?? SOME_DAY;
}

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

/** Whether a day and its weekday contradict each other. Without a year the nearest day counts. Not for ranges of days. */
function contradicts(
  text: string,
  mention: DateMention,
  {
    language,
    names,
    hasMailDate,
  }: { language: Language; names: readonly CalendarName[]; hasMailDate: boolean },
): boolean {
  const isRange = mention.resolvedEnd !== undefined && !mention.resolvedEnd.includes('T');
  const day = isRange ? undefined : dayOfIso(mention.resolved);
  const written = writtenWeekday(text, mention, language, names);
  if (!day || written === undefined || written === weekdayOf(day)) return false;
  return hasMailDate || mention.text.includes(String(day.year));
}

/** The words for the day and for the time in a mention. One of them can be absent. */
type Parts = { day?: Span; time?: Span };

/** Separates the day from the time, so that they can be marked separately. */
function partsOf(mention: DateMention, mailDate: string, language: Language): Parts {
  const { text, start, resolved = '' } = mention;
  const span = (from: number, to: number): Span => {
    const words = text.slice(from, to).trimEnd();
    return { text: words, start: start + from, end: start + from + words.length };
  };
  const whole = span(0, text.length);
  if (!resolved.includes('T')) return { day: whole };
  if (resolved.startsWith('T')) return { time: whole };
  for (const { index } of text.matchAll(WORD_START)) {
    const [rest] = findDates(text.slice(index), mailDate, { language });
    if (!rest?.resolved || rest.start > 0 || index + rest.end < text.length) continue;
    const first = findDates(text.slice(0, index), mailDate, { language })[0] ?? { start: 0, end: index };
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
function factsOfDate(
  { resolved = '', resolvedEnd }: DateMention,
  { day, time }: Parts,
  source: FactSource,
): UnsupportedFact[] {
  const days = [resolved, resolvedEnd].flatMap((each) => each?.match(/^\d{4}-\d\d-\d\d/)?.[0] ?? []);
  const times = [resolved, resolvedEnd].flatMap((each) => each?.match(/(?<=T).*/)?.[0] ?? []);
  const facts: UnsupportedFact[] = [];
  if (day && days.some((each) => !source.hasDay(each))) {
    facts.push({ ...day, kind: 'date', reason: 'not-in-mail' });
  }
  if (time && times.some((each) => !source.hasTime(each, !/\d/.test(time.text)))) {
    facts.push({ ...time, kind: 'time', reason: 'not-in-mail' });
  }
  return facts;
}

/** The days and times of a reply: the facts to check, and the spans that were compared as a whole. */
export function dateFacts(
  text: string,
  {
    source,
    reading,
    language,
    names,
  }: {
    source: FactSource;
    reading: Reading;
    language: Language;
    /** The months and weekdays of the text. */
    names: readonly CalendarName[];
  },
): { facts: UnsupportedFact[]; compared: Span[] } {
  const mailDate = dayOfMail(reading);
  const hasMailDate = reading.date !== undefined;
  const facts: UnsupportedFact[] = [];
  const compared: Span[] = [];
  for (const mention of findDates(text, mailDate, { language })) {
    if (mention.resolved === undefined) continue;
    const { day, time } = partsOf(mention, mailDate, language);
    const isDated = day !== undefined && /\d/.test(day.text);
    const unsupported = factsOfDate(
      mention,
      { ...(isDated ? { day } : {}), ...(time ? { time } : {}) },
      source,
    );
    const isDaySupported = isDated && unsupported.every(({ kind }) => kind !== 'date');
    if (isDaySupported && contradicts(text, mention, { language, names, hasMailDate })) {
      facts.push({ ...day, kind: 'date', reason: 'contradiction' });
    }
    facts.push(...unsupported);
    compared.push(...(isDated ? [mention] : time ? [time] : []));
  }
  return { facts, compared };
}
