import { type Language, languageDetails } from '#domain/languages.ts';
import { readingWords } from '#languages/all.ts';
import { perLanguage } from '../language/per-language.ts';
import { listOf } from '../word-lists.ts';
import { toKey } from './phrases.ts';

/** The forms of each month, from January, and of each weekday, from Monday. Lower case, straight apostrophes. */
type CalendarNames = { months: string[][]; weekdays: string[][] };

const FIXED = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 6)));
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));

/** The rows of a list from a language file. Commas separate rows, '/' separates forms; '-' is a row without forms. */
export function rowsOf(list: string | undefined): string[][] {
  return listOf(list).map((row) => (row === '-' ? [] : row.split('/').map((form) => toKey(form.trim()))));
}

/** A map from each form to the index of its row. */
export function indexOfForms(rows: readonly (readonly string[])[]): Map<string, number> {
  return new Map(rows.flatMap((forms, index) => forms.map((form) => [form, index] as const)));
}

/** The names of months or weekdays that `Intl` gives for some days in one style. */
function formattedNames(tag: string, options: Intl.DateTimeFormatOptions, days: readonly Date[]): string[] {
  const type = options.month ? 'month' : 'weekday';
  const format = new Intl.DateTimeFormat(tag, { ...FIXED, ...options });
  return days.map((day) => {
    return toKey(format.formatToParts(day).find((part) => part.type === type)?.value ?? '');
  });
}

/** A short name from `Intl`, and the same with or without a full stop. With fewer than four letters it needs one. */
function shortForms(name: string): string[] {
  const withoutStop = name.replace(/\.$/, '');
  if (withoutStop.includes('.') || withoutStop.length === name.length - 1) {
    return withoutStop.includes('.') || withoutStop.length < 4 ? [name] : [name, withoutStop];
  }
  return withoutStop.length < 4 ? [name, `${name}.`] : [name];
}

/** The names of months and weekdays in a language: the names from `Intl` and the forms from its language file. */
export const calendarNames: (language: Language) => CalendarNames = perLanguage((language) => {
  const { tag } = languageDetails(language);
  const { dates } = readingWords[language];
  const months = rowsOf(dates.months);
  const weekdays = rowsOf(dates.weekdays);
  const unique = (forms: string[]) => [...new Set(forms)].filter((form) => form !== '' && !/^\d/.test(form));
  const long = formattedNames(tag, { month: 'long' }, MONTHS);
  const dated = formattedNames(tag, { month: 'long', day: 'numeric' }, MONTHS);
  const short = formattedNames(tag, { month: 'short', day: 'numeric' }, MONTHS).map(shortForms);
  const days = formattedNames(tag, { weekday: 'long' }, WEEKDAYS);
  return {
    months: long.map((name, index) =>
      unique([name, dated[index] ?? '', ...(short[index] ?? []), ...(months[index] ?? [])]),
    ),
    weekdays: days.map((name, index) => unique([name, ...(weekdays[index] ?? [])])),
  };
});

/** How a language writes the 6th of March in digits, or 'month first' if the month comes before the day. */
export function numericDateStyle(language: Language): '6.3.' | '06.03' | '06/03' | 'month first' {
  const format = new Intl.DateTimeFormat(languageDetails(language).tag, {
    ...FIXED,
    day: '2-digit',
    month: '2-digit',
  });
  const parts = format.formatToParts(MONTHS[2]);
  if (parts.find(({ type }) => type === 'month' || type === 'day')?.type === 'month') return 'month first';
  const written = parts.map(({ value }) => value).join('');
  if (written.endsWith('.')) return '6.3.';
  return written.includes('.') ? '06.03' : '06/03';
}
