import { findDates } from '#reading/dates/dates.ts';
import { detectLanguage } from '#reading/language/language.ts';
import { datesWithin } from '#reading/matters/find-matters.ts';
import type { Ask, DateMention, LanguageGuess, Reading } from '#reading/reading.ts';
import { readInAskedWeek } from './asked-week.ts';
import { cleanText } from './clean-text.ts';
import type { NamedDay } from './composer.ts';
import { type Moment, momentOf, momentsOf } from './moments.ts';
import { movesFrom } from './moved-times.ts';
import { asOneMoment } from './one-moment.ts';

/** The days and times in an ask; of an ask that is to be moved, only those it puts forward. */
export function timesIn(ask: Ask, reading: Reading, moving: boolean): string[] {
  const dates = datesWithin(ask, reading.dates).filter(({ impossible }) => !impossible);
  const times = dates.map((date) => cleanText(date.text));
  const { act, proposedTime } = ask;
  const putForward = moving && act === 'proposal' ? cleanText(proposedTime ?? '') : undefined;
  return times.filter((time) => putForward?.includes(time) ?? true).slice(0, 4);
}

/** What begins an indirect question, in languages that put it before, and what ends one. */
const WHETHER =
  /(?<!\p{L})(?:if|whether|si|se|ob|of|om|czy|zda|jestli|dacă|αν|εάν|apakah|sama ada|liệu|ikiwa|kama|إذا|إن|ما إذا|האם|אם|क्या|কি)(?!\p{L})|[\p{L}]+ (?:ли|чи) |^[^.]{0,80}(?<!\p{L})чи(?!\p{L})|是否|能否/iu;
const OR_NOT = /かどうか|(?:는|은|ㄴ|을|할|될)지|여부|หรือไม่|কিনা|कि नहीं|या नहीं/u;

/** 'Tell me whether it comes by Friday': the day belongs to what is asked, not to when the answer is wanted. */
function isOfQuestion(ask: Ask, { start, end }: DateMention): boolean {
  const at = start - ask.start;
  return (
    WHETHER.test(ask.text.slice(0, Math.max(0, at))) ||
    OR_NOT.test(ask.text.slice(Math.max(0, end - ask.start)))
  );
}

/** The mentions of an ask without a day from which it moves something to the next. */
function withoutMoved(ask: Ask, dates: readonly DateMention[]): DateMention[] {
  const placed = dates.map(({ start, end }) => ({ start: start - ask.start, end: end - ask.start }));
  return dates.filter((_, at) => {
    const [from, to] = placed.slice(at, at + 2);
    return !(from && to && from.start >= 0 && movesFrom(ask.text, from, to));
  });
}

/** How far before an ask the day of its hour may stand, in UTF-16 code units. */
const DAY_REACH = 240;

/** 'The sorting is on Saturday 12 December. Are you free from 2 to 5?': the day of the hours, where but one is named before. */
function withDay(moment: Moment, ask: Ask, { dates, date: sentOn }: Reading): Moment {
  if (moment.day || !sentOn || ask.answer === 'time') return moment;
  const near = dates.filter(({ end, start }) => end <= ask.start && start > ask.start - DAY_REACH);
  const days = new Set(near.flatMap((one) => (one.deadline ? [] : (momentOf(one)?.day ?? []))));
  const [day] = days;
  return day && days.size === 1 && day >= sentOn.slice(0, 10) ? { day, ...moment } : moment;
}

/** 'Around 10 December we should like to talk: would 3 pm that day suit you?' puts one time forward. */
function dayWithHour(moments: readonly Moment[]): readonly Moment[] {
  const [day, hour, ...others] = moments;
  const isOne = day && hour && others.length === 0 && day.day && !day.time && hour.time && !hour.day;
  return isOne ? [{ ...hour, ...day }] : moments;
}

/** Two days of no meaning, of different weeks and weekdays. */
const PROBES = ['2024-01-01', '2024-01-10'] as const;
const DAY_MS = 86_400_000;

/** 'Thursday at 3 pm' in a mail without a date: a weekday is what names the same one within a week of whatever day. */
function weekdayIn({ text }: DateMention, { language }: Reading): Moment | undefined {
  const found = PROBES.map((sentOn) => findDates(text, sentOn, language)[0]);
  const [one, other] = found.map((date) => date && date.text.length === text.length && momentOf(date));
  if (!one || !other || !one.day || !other.day || one.untilDay || other.untilDay) return undefined;
  const [weekday, same] = [one.day, other.day].map((day) => new Date(`${day}T00:00:00Z`).getUTCDay());
  const isComing = [one.day, other.day].every(
    (day, at) => Date.parse(day) - Date.parse(PROBES[at] ?? '') <= 7 * DAY_MS,
  );
  const { day: _, ...time } = one;
  return weekday !== undefined && weekday === same && isComing ? { weekday, ...time } : undefined;
}

/** The moments that mentions name, of an undated mail its weekdays, too. */
function namedIn(dates: readonly DateMention[], reading: Reading): Moment[] {
  return dates.flatMap(
    (date) =>
      momentOf(date) ?? (reading.date || date.impossible ? undefined : weekdayIn(date, reading)) ?? [],
  );
}

/** 'On Tuesday or on Thursday' written on a Wednesday: days of an order, not of two weeks, so no date is said with them. */
function inOrder(moments: Moment[], dates: readonly DateMention[], reading: Reading): Moment[] {
  const days = moments.map(({ day }) => day ?? '');
  const isOrdered = days.every((day, at) => at === 0 || day === '' || day >= (days[at - 1] ?? ''));
  if (isOrdered) return moments;
  const named = dates.flatMap((date) => weekdayIn(date, reading) ?? []);
  return named.length === moments.length ? named : moments;
}

/**
 * The moments that an ask puts forward, and the one by which it wants an answer; `telling` where it wants to be told.
 * `anyDay` where it puts forward nothing but a week, a month or the like, in which a day is to be found.
 */
export function momentsIn(
  ask: Ask,
  reading: Reading,
  telling = false,
): { moments: Moment[]; by?: Moment; anyDay?: true } {
  const dates = asOneMoment(
    withoutMoved(ask, datesWithin(ask, reading.dates)),
    reading.newText,
    (date) => weekdayIn(date, reading) !== undefined,
  );
  const last = dates.find((date) => date.deadline || ask.deadline?.includes(date.text));
  const by = last && !(telling && isOfQuestion(ask, last)) ? namedIn([last], reading)[0] : undefined;
  // 'Next week', 'in June': a stretch of days is no time that one could agree on.
  const others = dates.filter((date) => date !== last);
  const told = inOrder(namedIn(others, reading), others, reading);
  const moments = dayWithHour(told.filter(({ untilDay }) => !untilDay)).map((moment) =>
    withDay(moment, ask, reading),
  );
  // 'From 3 to 5 December' tells the days.
  const isAnyDay = told.length > 0 && moments.length === 0 && /^\P{N}+$/u.test(ask.proposedTime ?? '');
  return { moments, ...(by ? { by } : {}), ...(isAnyDay ? { anyDay: true } : {}) };
}

/** The single days that an ask names, in its words. */
export function daysIn(ask: Ask, reading: Reading): NamedDay[] {
  return datesWithin(ask, reading.dates).flatMap(({ text, impossible, ...date }) => {
    const moment = impossible ? undefined : momentOf(date);
    return moment?.day && !moment.untilDay ? [{ text, moment }] : [];
  });
}

const english: LanguageGuess = { language: 'English' };

/** The one moment that a proposal names, said on a day ('YYYY-MM-DD'); undefined where words of it would be lost. */
function momentSaid(text: string, reading: Reading, sentOn: string | undefined): Moment | undefined {
  for (const language of [detectLanguage(text), reading.language, english]) {
    const [date] = findDates(text, sentOn, language);
    const moment = date && momentOf(date);
    if (!moment) continue;
    // 'Thursday at 2 or 3', '14 or 15 March': what is left over would be lost.
    const rest = `${text.slice(0, date.start)} ${text.slice(date.end)}`;
    if (!/\p{N}/u.test(rest) && date.text.length * 2 > text.length) return moment;
  }
  return undefined;
}

/** The times that the person proposes, as far as they are known; a weekday is that of the week that the mail speaks of. */
export function proposedIn(proposals: readonly string[], reading: Reading): (Moment | string)[] {
  return proposals.map(
    (text) =>
      readInAskedWeek(
        (sentOn) => momentSaid(text, reading, sentOn),
        ({ day }) => day,
        reading,
      ) ?? text,
  );
}

/** The mail's days and times that stand in none of its asks. */
function datesOutside(reading: Reading, asks: readonly Ask[]) {
  return reading.dates.filter((date) => !asks.some((ask) => datesWithin(ask, [date]).length > 0));
}

/** The days to come that the mail states outside its asks, none of them a stretch or the last for something. */
export function statedIn(reading: Reading, asks: readonly Ask[]): Moment[] {
  const today = reading.date?.slice(0, 10) ?? '';
  const dates = datesOutside(reading, asks).filter(({ deadline }) => !deadline);
  return momentsOf(dates).filter(({ day, untilDay }) => day !== undefined && !untilDay && day >= today);
}

/** Days and times the sender offers outside any ask: 'Tuesday or Thursday would work best for me'. */
export function offeredIn(reading: Reading, asks: readonly Ask[]): string[] {
  const offered = datesOutside(reading, asks).filter((date) => {
    const from = Math.max(
      reading.newText.lastIndexOf('. ', date.start),
      reading.newText.lastIndexOf('\n', date.start),
      date.start - 200,
      0,
    );
    const around = reading.newText.slice(from, date.end + 80);
    return /\b(?:works? (?:best |well |fine )?for me|suits? me|(?:i'm|i am|we are|we're) (?:\w+ )?(?:free|available)|i (?:could|can) do|(?<!\b(?:it|that|this) )would be (?:good|great|ideal|best))\b/i.test(
      around,
    );
  });
  return offered.map((date) => cleanText(date.text)).slice(0, 4);
}
