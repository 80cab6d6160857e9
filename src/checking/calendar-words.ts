import { languages } from '#domain/languages.ts';

/** A name of the calendar: 'm4' for the fifth month, 'd0' for Sunday. */
export type CalendarKey = string;

let known: Map<string, CalendarKey> | undefined;

/** Longer words that are more often something else: they count as months only beside a number. */
const ambiguous = new Set(['march', 'mars', 'mart', 'mais']);

/**
 * Months and weekdays of the 27 languages, lower case, long and short forms, as `Intl` writes them. Built once, on
 * first use.
 */
export function calendarWords(): ReadonlyMap<string, CalendarKey> {
  if (known) return known;
  known = new Map();
  for (const { tag } of languages) {
    for (const style of ['short', 'long'] as const) {
      const month = new Intl.DateTimeFormat(tag, {
        month: style,
        day: 'numeric',
        timeZone: 'UTC',
        calendar: 'gregory',
      });
      const alone = new Intl.DateTimeFormat(tag, { month: style, timeZone: 'UTC', calendar: 'gregory' });
      for (let at = 0; at < 12; at++) {
        const day = new Date(Date.UTC(2024, at, 1));
        put(known, month.formatToParts(day).find((part) => part.type === 'month')?.value, `m${at}`);
        put(known, alone.format(day), `m${at}`);
      }
      const weekday = new Intl.DateTimeFormat(tag, { weekday: style, timeZone: 'UTC', calendar: 'gregory' });
      for (let at = 0; at < 7; at++)
        put(known, weekday.format(new Date(Date.UTC(2024, 0, 7 + at))), `d${at}`);
    }
  }
  for (const [word, key] of [
    ['tues', 'd2'],
    ['weds', 'd3'],
    ['thur', 'd4'],
    ['thurs', 'd4'],
    ['sept', 'm8'],
  ] as const)
    known.set(word, key);
  return known;
}

function put(words: Map<string, CalendarKey>, name: string | undefined, key: CalendarKey): void {
  const word = (name ?? '').toLowerCase().replace(/\.$/, '');
  if (/^\p{L}[\p{L}\p{M}'’-]{2,}$/u.test(word) && !words.has(word)) words.set(word, key);
}

/** Whether a word is a calendar name only beside a number. */
export function isAmbiguous(word: string): boolean {
  return ambiguous.has(word) || word.length < 4;
}
