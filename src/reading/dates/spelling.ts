import type { Language } from '#domain/languages.ts';
import { readingWords } from '#languages/all.ts';
import type { DateWords } from '#languages/language-data.ts';
import { perLanguage } from '../language/per-language.ts';
import { listOf } from '../word-lists.ts';
import { calendarNames, indexOfForms, numericDateStyle, rowsOf } from './calendar-names.ts';
import { anyOf, type Slots, type Spelling, toKey, WORD_CHARACTER } from './phrases.ts';

/** The words of a language, prepared for patterns. */
export type LocalWords = {
  language: Language;
  dates: DateWords;
  spelling: Spelling;
  slots: Slots;
  /** The words of each slot, with '0' for a number. */
  slotForms: Readonly<Record<string, readonly string[]>>;
  monthOf: Map<string, number>;
  weekdayOf: Map<string, number>;
  numberOf: Map<string, number>;
  /** Whether the month may come before the day in digits, so that '03/04/2026' could mean two different days. */
  monthFirst: boolean;
  hourOf: Map<string, number>;
  /** Names of months and weekdays that are names only with a capital: 'May'. */
  onlyWithCapital: ReadonlySet<string>;
  /** The source of a pattern for endings that are joined to a word. */
  endings: string;
  /** The source of a pattern for what may be between a weekday and its date, or between a clock time and its day. */
  toDate: string;
};

/** The source of a pattern that matches any entry of a list from a language file. */
export function listSource(list: string | undefined, spelling: Spelling, slots?: Slots): string {
  return anyOf(listOf(list), spelling, slots);
}

function spellingOf({ withoutSpaces, prefixes, endings }: DateWords): Spelling {
  if (withoutSpaces) return { start: '', end: '', wholeEnd: '', space: '\\s?' };
  const base = { start: `(?<!${WORD_CHARACTER})`, end: '', wholeEnd: `(?!${WORD_CHARACTER})`, space: '\\s' };
  return {
    ...base,
    start: prefixes ? `(?<=(?<!${WORD_CHARACTER})(?:${listSource(prefixes, base)}){0,2}-?)` : base.start,
    end: endings ? `(?=(?:${listSource(endings, base)})?(?!${WORD_CHARACTER}))` : base.wholeEnd,
  };
}

/** The patterns of slots such as `{hour}`. Each slot may occur only once in a phrase, because its groups have names. */
function slotsOf(
  words: Pick<LocalWords, 'dates' | 'spelling'>,
  names: Record<string, Iterable<string>>,
): Slots {
  const { dates, spelling } = words;
  const of = (kind: string) => anyOf(names[kind] ?? [], spelling);
  const marks = listSource(dates.dayMarks, spelling);
  const notAfter = dates.notWeekday?.after;
  const hour = `(?<hour>\\d{1,2}|${of('hours')})`;
  const amOrPm = (kind: string) => `(?:${anyOf(names[kind] ?? [], spelling)})`;
  return {
    weekday: `${notAfter ? `(?<!(?:${listSource(notAfter, spelling)})\\s)` : ''}(?<weekday>${of('weekdays')})`,
    month: `(?<month>${of('months')})`,
    n: `(?<n>\\d{1,3}|${of('numbers')})`,
    day: `(?<day>\\d{1,2})(?!\\d)(?:${marks})?`,
    year: '(?<year>(?:19|20|25)\\d\\d)(?!\\d)',
    hour,
    figures: '(?<hour>\\d{1,2})',
    time: `${hour}(?:[:.](?<minute>\\d{2}))?`,
    minute: '(?<more>\\d{2})',
    second: '\\d{2}',
    part: `(?:(?<am3>${amOrPm('am')})|(?<pm3>${amOrPm('pm')}))`,
    end: '(?=\\s?[,.;:?!)]|\\s?$)',
  };
}

/** The words of a language, prepared once. */
export const localWords: (language: Language) => LocalWords = perLanguage((language) => {
  const { dates } = readingWords[language];
  const spelling = spellingOf(dates);
  const { months, weekdays } = calendarNames(language);
  const [numbers, hours] = [rowsOf(dates.numbers), rowsOf(dates.clock.hours ?? dates.numbers)];
  const { am, pm, early, late } = dates.clock;
  const names = {
    months: dates.signs ? [] : months.flat(),
    weekdays: weekdays.flat(),
    numbers: numbers.flat(),
    hours: hours.flat(),
    am: [...listOf(am), ...listOf(early)],
    pm: [...listOf(pm), ...listOf(late)],
  };
  const endings = dates.endings ? `(?:${listSource(dates.endings, spelling)})?` : '';
  const lead = `(?:(?:${listSource(dates.lead, spelling)})${spelling.space})?`;
  return {
    language,
    dates,
    spelling,
    slots: slotsOf({ dates, spelling }, names),
    slotForms: {
      weekday: names.weekdays,
      month: names.months,
      n: ['0', ...names.numbers],
      ...Object.fromEntries(['day', 'year', 'figures', 'minute', 'second'].map((slot) => [slot, ['0']])),
      hour: ['0', ...names.hours],
      time: ['0', ...names.hours],
      part: [...names.am, ...names.pm],
    },
    monthOf: indexOfForms(months),
    weekdayOf: indexOfForms(weekdays),
    numberOf: indexOfForms(numbers),
    monthFirst: numericDateStyle(language) === 'month first',
    hourOf: indexOfForms(hours),
    onlyWithCapital: new Set(listOf(dates.onlyWithCapital).map(toKey)),
    endings,
    toDate: `${endings}\\.?[\\s,\\u060c(\\uff08]{0,3}${lead}`,
  };
});

/** Whether a word counts as the name of a month or weekday: a word with another meaning needs a capital. */
export function isName({ onlyWithCapital }: LocalWords, name: string, written: string): boolean {
  return !onlyWithCapital.has(name) || !/^\p{Ll}/u.test(written);
}
