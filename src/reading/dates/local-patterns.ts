import { perLanguage } from '../language/per-language.ts';
import { anyOf, edgesOf, fillSlot, indexOfForms, sticky, toSource } from './date-patterns.ts';
import { type DateWords, dateWords, type Stretch, type WhichWeek } from './date-words.ts';

/** The patterns of a language, made once. */
export type LocalDays = {
  words: DateWords;
  weekdayOf: Map<string, number>;
  weekday: RegExp;
  besideDate: RegExp;
  beforeDate: RegExp;
  monthOf: Map<string, number>;
  dayMonth: RegExp | undefined;
  monthYear: RegExp | undefined;
  numberOf: Map<string, number>;
  days: (readonly [number, RegExp])[];
  weeks: (readonly [WhichWeek, RegExp])[];
  distance: RegExp[];
  stretches: (readonly [Stretch, number, RegExp])[];
  ordinal: RegExp | undefined;
  figures: RegExp | undefined;
  /** The same behind a weekday, where they need no other words to be known: 'thứ Năm, 12/3'. */
  figuresBehindDay: RegExp | undefined;
  /** Where any of them may begin, as the source of a pattern. */
  starts: string;
};

const NUMERAL = '\\d{1,3}';
const YEAR = '((?:19|20|25)\\d\\d)(?!\\d)';

/** The patterns of a language's days. */
export const localDays = perLanguage((language) => compile(dateWords[language]));

/** The sources of a language's names of days and numbers, and `fill`, which puts them into the slots of a pattern. */
function slotsOf(words: DateWords, weekdays: Iterable<string>, numbers: Iterable<string>) {
  const { end } = edgesOf(words);
  const notAfter = words.notAfter ? `(?<!${toSource(words.notAfter)})` : '';
  const weekday = `${notAfter}(${anyOf(weekdays)})${end}`;
  const number = `(${[NUMERAL, anyOf(numbers)].filter(Boolean).join('|')})`;
  const fill = (pattern: string, close = end) => {
    const withWeekdays = fillSlot(toSource(pattern), 'W', () => weekday);
    const withNumbers = fillSlot(withWeekdays, 'N', () => number);
    return `(?:${fillSlot(withNumbers, 'D', () => '(\\d{1,2})')})${close}`;
  };
  return { weekday, fill };
}

function compile(words: DateWords): LocalDays {
  const { start, end } = edgesOf(words);
  const weekdayIndex = indexOfForms(words.weekdays);
  const numberIndex = indexOfForms(words.numbers ?? '');
  const { weekday, fill } = slotsOf(words, weekdayIndex.keys(), numberIndex.keys());
  const notBefore = words.notBefore ? `(?!${toSource(words.notBefore)})` : '';
  const endings = words.endings ? `(?:${toSource(words.endings)})?` : '';
  const lead = words.lead ? `(?:${toSource(words.lead)})?` : '';
  const plainEnd = edgesOf({ ...words, endings: '' }).end;
  const months = monthsOf(words);
  const sources = [
    `${weekday}${notBefore}`,
    ...words.days.map(([, pattern]) => fill(pattern, plainEnd)),
    ...(words.weeks ?? []).map(([, pattern]) => fill(pattern)),
    ...(words.distance ?? []).map((pattern) => fill(pattern)),
    ...(words.stretches ?? []).map(([, , pattern]) => fill(pattern)),
    ...(words.ordinal ? [fill(words.ordinal)] : []),
    ...months.sources,
  ];
  return {
    words,
    ...months.patterns,
    weekdayOf: weekdayIndex,
    weekday: sticky(`${start}${weekday}${notBefore}`),
    besideDate: sticky(
      `[,\\s]{0,2}[(（]?\\s?(?:${anyOf(weekdayIndex.keys())}|[月火水木金土日월화수목금토일](?=\\s?[)）]))${end}\\s?[)）]?`,
    ),
    beforeDate: sticky(`${endings}\\.?[\\s,،(]{0,3}${lead}`),
    numberOf: numberIndex,
    days: words.days.map(([shift, pattern]) => [shift, sticky(start + fill(pattern, plainEnd))]),
    weeks: (words.weeks ?? []).map(([which, pattern]) => [which, sticky(start + fill(pattern))]),
    distance: (words.distance ?? []).map((pattern) => sticky(start + fill(pattern))),
    stretches: (words.stretches ?? []).map(([kind, shift, pattern]) => [
      kind,
      shift,
      sticky(start + fill(pattern)),
    ]),
    ordinal: words.ordinal ? sticky(start + fill(words.ordinal)) : undefined,
    figures: figuresOf(words, weekdayIndex),
    figuresBehindDay: /^06[/.]03$/.test(words.figures ?? '')
      ? sticky(`(\\d{1,2})[./](\\d{1,2})(?![\\d%/])`)
      : undefined,
    starts: `${start}(?:${sources.join('|')})`,
  };
}

/** The months' names with a day before them and a year behind them; no patterns where a language numbers its months. */
function monthsOf(words: DateWords): {
  patterns: Pick<LocalDays, 'monthOf' | 'dayMonth' | 'monthYear'>;
  sources: string[];
} {
  const { start, end } = edgesOf(words);
  const monthOf = indexOfForms(words.months);
  if (monthOf.size === 0)
    return { patterns: { monthOf, dayMonth: undefined, monthYear: undefined }, sources: [] };
  const name = `(${anyOf(monthOf.keys())})${end}`;
  const beforeYear = toSource(words.yearJoint ?? '');
  const until = toSource(words.clock.until);
  const withYear = `${name}[.,]?\\s${beforeYear}${YEAR}`;
  const dayMonth = sticky(
    `(\\d{1,2})(?:\\.|º|ª|°|er|e|-?го|-?е|ième|hb)?(?:(?:${until})(\\d{1,2})(?:\\.|º|er|e)?)?\\s?${toSource(words.joint ?? '')}${name}(?:[.,]?\\s?${beforeYear}${YEAR})?`,
  );
  return { patterns: { monthOf, dayMonth, monthYear: sticky(start + withYear) }, sources: [withYear] };
}

/** Day and month in figures without a year, where they cannot be taken for a fraction or a version. */
function figuresOf(words: DateWords, weekdays: Map<string, number>): RegExp | undefined {
  const after = words.lead ? `(?<=(?:${toSource(words.lead)}))` : '(?!)';
  const rest = '(?![\\d%/.-]|\\s?(?:%|eur|usd|€|\\$|₽|₴|₪|zł|lei|tl))';
  if (words.figures === '6.3.') return sticky('(\\d{1,2})\\.\\s?(\\d{1,2})\\.(?!\\d)');
  if (words.figures === '06.03')
    return sticky(`(?:(\\d{2})\\.(\\d{2})${rest}|${after}(\\d{1,2})[./](\\d{1,2})${rest})`);
  if (words.figures === '06/03')
    return sticky(`(?:(0\\d|[12]\\d|3[01])/(0\\d|1[012])${rest}|${after}(\\d{1,2})/(\\d{1,2})${rest})`);
  if (words.figures === 'month first')
    return sticky(
      `(\\d{1,2})/(\\d{1,2})(?=\\s?[(（]|\\s?(?:${anyOf(weekdays.keys())})|\\s?[にのまはで~～、から以까]|\\s?에|\\s?까)`,
    );
  return undefined;
}
