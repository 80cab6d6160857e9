import { listOf } from '../word-lists.ts';
import { addDays, addMonths, type Day, lastOfMonth, validDay, weekdayOf } from './calendar.ts';
import { anyOf, phraseSource, sticky } from './phrases.ts';
import { type LocalWords, listSource } from './spelling.ts';

type Groups = Readonly<Record<string, string | undefined>>;
type Days = { from?: Day | undefined; to?: Day | undefined };

/**
 * A pattern for phrases that name days. `days` gives the days that a match means; none if the words name no single day.
 * `phrases`: in the notation of language files.
 */
export type Rule = {
  phrases: readonly string[];
  pattern: RegExp;
  days: (today: Day, groups: Groups) => Days;
};

/** Adds a rule for some phrases. `end`: the source of a pattern for the end of the phrase. */
type AddRule = (entries: readonly string[], days: Rule['days'], end?: string) => void;

/** Groups entries such as 'tomorrow = 1' by their value. */
function byValue(list: string): [value: string, entries: string[]][] {
  const values = new Map<string, string[]>();
  for (const entry of listOf(list)) {
    const [phrase = '', value = ''] = entry.split(' = ');
    values.set(value, [...(values.get(value) ?? []), phrase]);
  }
  return [...values];
}

/** The rules of a language. If two match the same words, the earlier rule wins. */
export function dayRules(words: LocalWords): Rule[] {
  const { dates, spelling, slots } = words;
  const rules: Rule[] = [];
  const add: AddRule = (entries, days, end = spelling.end) => {
    const literal = entries.filter((entry) => !/[{<]/.test(entry));
    const push = (phrases: readonly string[], source: string) =>
      rules.push({ phrases, pattern: sticky(spelling.start + source), days });
    for (const entry of entries) {
      if (!literal.includes(entry)) push([entry], phraseSource(entry, spelling, slots, end));
    }
    if (literal.length > 0) push(literal, `(?:${anyOf(literal, spelling)})${end}`);
  };
  addPeriods(words, add);
  add(listOf(dates.vague), () => ({}));
  addWeekdays(words, add);
  for (const [shift, entries] of byValue(dates.relativeDays))
    add(entries, (today) => ({ from: addDays(today, Number(shift)) }), spelling.wholeEnd);
  addDistances(words, add);
  add(listOf(dates.ordinal), ordinalDay);
  return rules;
}

/** 'Next week', 'this month'. In languages that write dates with signs such as '日', also a day of such a month. */
function addPeriods({ dates }: LocalWords, add: AddRule): void {
  const { signs, ofMonth } = dates;
  const day = signs && `(${listOf(ofMonth).join('/')}) {day} [${listOf(signs.day).join('/')}]`;
  for (const [value, entries] of byValue(dates.periods)) {
    const [kind = '', shift = '0'] = value.split(' ');
    add(entries, (today) => daysOf(kind, today, Number(shift)));
    if (!day || kind !== 'month') continue;
    const dated = entries.map((month) => `${month.replace(/ ?<[^<]*>$/, '')}${day}`);
    add(dated, (today, groups) => {
      const first = addMonths({ ...today, day: 1 }, Number(shift));
      return { from: validDay(first.year, first.month, Number(groups.day)) };
    });
  }
}

/** 'Friday', 'next Friday', 'Friday of next week'. */
function addWeekdays({ dates, spelling, weekdayOf: weekdays }: LocalWords, add: AddRule): void {
  const wanted = (groups: Groups) => weekdays.get(groups.weekday ?? '') ?? 0;
  const notBefore = dates.notWeekday?.before;
  const end = notBefore
    ? `${spelling.end}(?!\\s(?:${listSource(notBefore, spelling)})${spelling.end})`
    : spelling.end;
  add(['{weekday}'], (today, groups) => ({ from: dayOfWeek(today, wanted(groups), 'coming') }), end);
  for (const [which, entries] of byValue(dates.weekday))
    add(entries, (today, groups) => ({ from: dayOfWeek(today, wanted(groups), which) }));
}

/** 'In two weeks', 'the end of March'. */
function addDistances({ dates, numberOf, monthOf }: LocalWords, add: AddRule): void {
  for (const [unit, entries] of byValue(dates.distance)) {
    add(entries, (today, { n = '' }) => {
      const count = /^\d+$/.test(n) ? Number(n) : (numberOf.get(n) ?? 0) + 1;
      if (unit === 'months') return { from: addMonths(today, count) };
      return { from: addDays(today, unit === 'weeks' ? 7 * count : count) };
    });
  }
  add(listOf(dates.endOfMonthNamed), (today, groups) => {
    const month = (monthOf.get(groups.month ?? '') ?? 0) + 1;
    const year = Number(groups.year ?? (month < today.month ? today.year + 1 : today.year));
    return { from: validDay(year, month, lastOfMonth(year, month)) };
  });
}

/** 'The 14th' of this month, or of the next month if that day has passed. */
export function ordinalDay(today: Day, groups: Groups): Days {
  const day = Number(groups.day);
  const month = day >= today.day ? today : addMonths({ ...today, day: 1 }, 1);
  return { from: validDay(month.year, month.month, day) };
}

/**
 * The day that a weekday (0 is Monday) means. `which`: 'this', 'next', 'afterNext', 'coming', 'past' or 'unclear'.
 * Undefined if it could be two days, such as 'next Friday' on a Monday.
 */
function dayOfWeek(today: Day, wanted: number, which: string): Day | undefined {
  const current = weekdayOf(today);
  const daysAhead = (wanted - current + 7) % 7;
  const weeks = ['this', 'next', 'afterNext'].indexOf(which);
  if (weeks >= 0) return addDays(today, 7 * weeks - current + wanted);
  if (which === 'past') return addDays(today, daysAhead === 0 ? -7 : daysAhead - 7);
  if (which === 'unclear' && wanted > current) return undefined;
  return addDays(today, daysAhead === 0 ? 7 : daysAhead);
}

/**
 * The first and last day of a week (from Monday), weekend, month or year. `shift`: how many of them later. The end of a
 * week is its Friday; the end of a month or year is its last day.
 */
function daysOf(kind: string, today: Day, shift: number): Days {
  const monday = addDays(today, -weekdayOf(today) + 7 * shift);
  const first = addMonths({ ...today, day: 1 }, shift);
  const last = { ...first, day: lastOfMonth(first.year, first.month) };
  const year = today.year + shift;
  const periods: Readonly<Record<string, Days>> = {
    week: { from: monday, to: addDays(monday, 6) },
    weekend: { from: addDays(monday, 5), to: addDays(monday, 6) },
    endOfWeek: { from: addDays(monday, 4) },
    month: { from: first, to: last },
    endOfMonth: { from: last },
    year: { from: { year, month: 1, day: 1 }, to: { year, month: 12, day: 31 } },
    endOfYear: { from: { year, month: 12, day: 31 } },
  };
  return periods[kind] ?? {};
}
