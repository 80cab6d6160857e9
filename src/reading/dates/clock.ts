import type { Language } from '#domain/languages.ts';
import { perLanguage } from '../language/per-language.ts';
import { listOf } from '../word-lists.ts';
import { afterNoon, EVENING, firstHourOfRange, type HourOfDay, hourOfDay } from './hours.ts';
import { byOpening } from './openings.ts';
import { anyOf, phraseSource, runAt, sticky } from './phrases.ts';
import { type LocalWords, listSource, localWords } from './spelling.ts';

/** A clock time 'HH:mm' that was found in a text, or a range from one to another. */
export type ClockSpan = { end: number; from: string; to?: string };

/** An offset where a clock time may begin, and its context. */
type ClockPlace = {
  text: string;
  at: number;
  /** Whether a day is directly before it. */
  afterDay: boolean;
  /** Whether a number alone counts as an hour, because a word such as 'at' is before it. */
  allowsHourAlone?: boolean;
  /** Whether a number alone counts as an hour at the beginning of a range: 'from 2 to 4'. */
  allowsHourRange?: boolean;
  /** Whether the words around it mean after noon. */
  isAfternoon?: boolean;
};

/** Reads clock times of a language. Each begins with a number or one of the `phrases`. */
export type ClockReader = {
  phrases: string[];
  read: (place: ClockPlace) => ClockSpan | undefined;
  /** The place of the clock time that belongs to the day between the offsets `start` and `end`. */
  placeAfterDay: (text: string, start: number, end: number) => ClockPlace;
  /** The end of a day that ends at `end`, with a part of the day that may follow it: 'Thursday afternoon'. */
  endOfDayPart: (text: string, end: number) => number;
  /** Whether a text contains words that mean after noon. */
  meansAfternoon: (text: string) => boolean;
};

/**
 * A way to write a clock time. `phrases`: what it begins with, in the notation of language files. `minutes`: to add to
 * the time that the groups of the pattern give. `time`: the time of a name such as 'noon'.
 */
type Form = { phrases: readonly string[]; pattern: RegExp; minutes: number; time?: string };
type Time = HourOfDay & { end: number };
type Forms = {
  words: LocalWords;
  /** Forms that are clear without other words: '3 pm', 'noon'. */
  anywhere: Form[];
  /** Those of them that may begin at a place. */
  anywhereAt: (text: string, at: number) => readonly Form[];
  /** '14:30', the 24-hour clock, which every language uses. */
  clock24: Form;
  /** Forms that are a clock time only after a day. */
  afterDay: Form[];
  /** An hour without minutes, after a word such as 'at'. */
  hourAlone: Form;
  /** The word 'between', before two hours with 'and' between them. */
  between: RegExp | undefined;
  /**
   * `until` matches the words between the two times of a range. `firstHour` matches the first hour, in digits, together
   * with these words. Each has two patterns: one without the word 'and', and one that also allows it.
   */
  until: readonly [RegExp, RegExp];
  firstHour: readonly [RegExp, RegExp];
};

/** An hour ends here: no other digit, percent sign or slash follows. */
const NUMBER_END = '(?![\\d%/]|[.,:]\\d)';
/** 'am' and 'pm' may follow an hour in every language. */
const AM = 'a\\.m\\.|am(?!\\s\\p{Script=Latin})';
const PM = 'p\\.?m\\.?';
const DASH = '\\s?[-\\u2013\\u2014~\\uff5e\\u301c]\\s?';

/** Reads the clock times of a language. */
export const clockReader: (language: Language) => ClockReader = perLanguage((language) => {
  const words = localWords(language);
  const forms = formsOf(words);
  const { clock } = words.dates;
  const { spelling } = words;
  const parts = anyOf([...listOf(clock.early), ...listOf(clock.late)], spelling);
  const dayPart = sticky(`[,\\s]{0,2}(?:${parts})${spelling.end}`);
  const list = (of: string | undefined) => listSource(of, spelling);
  /** What may be between a day and its clock time. */
  const toTime = sticky(
    [
      `${words.endings}(?:\\s?,?\\s?(?:${parts})${spelling.end})?[,\\s\\u3001\\uff0c\\u060c@-]{0,2}[(\\uff08]?`,
      `(?:(?<at>${list(clock.at)})|(?<from>${list(clock.from)}))?\\s?(?:${list(clock.at)})?\\s?`,
    ].join(''),
  );
  const withoutContext = clock.late?.replace(/ ?<[^>]*>/g, '');
  const afternoon = clock.late ? new RegExp(list(withoutContext), 'u') : undefined;
  const meansAfternoon = (text: string) => afternoon?.test(text) ?? false;
  return {
    phrases: [...forms.anywhere.flatMap(({ phrases }) => phrases), ...listOf(clock.between?.lead)],
    read: (place) => readTimeOrRange(forms, place),
    endOfDayPart: (text, end) => end + (runAt(dayPart, text, end)?.[0].length ?? 0),
    meansAfternoon,
    placeAfterDay: (text, start, end) => {
      const match = runAt(toTime, text, end);
      const at = end + (match?.[0].length ?? 0);
      return {
        text,
        at,
        afterDay: true,
        allowsHourAlone: match?.groups?.at !== undefined || /@/.test(match?.[0] ?? ''),
        allowsHourRange: match?.groups?.from !== undefined,
        isAfternoon: meansAfternoon(text.slice(start, at)),
      };
    },
  };
});

/** Returns a function that makes a form from a phrase. A word such as 'am' may come before or after the hour. */
function formMaker({ dates, spelling, slots }: LocalWords): (phrase: string, minutes?: number) => Form {
  const { am, pm, early, late } = dates.clock;
  const list = (...of: (string | undefined)[]) => listSource(of.filter(Boolean).join(','), spelling);
  const before = `(?:(?<am1>${list(am, early)})|(?<pm1>${list(pm, late)}))`;
  const after = `(?:(?<am2>${list(am, early)}|${AM})|(?<pm2>${list(pm, late)}|${PM}))`;
  const parts = [am, pm, early, late].flatMap((words) => listOf(words));
  return (phrase, minutes = 0) => {
    const body = phraseSource(phrase, spelling, slots);
    const tail = `(?:\\s?[(\\uff08]?${after}[)\\uff09]?${spelling.end})?`;
    const source = `(?:${before}[,\\uff0c\\s]{0,2})?${body}${NUMBER_END}${tail}`;
    return { phrases: [phrase, ...parts], pattern: sticky(source), minutes };
  };
}

function formsOf(words: LocalWords): Forms {
  const { dates, spelling } = words;
  const { clock } = dates;
  const form = formMaker(words);
  const list = (of: string | undefined) => listSource(of, spelling);
  const before = Object.entries(clock.before ?? {}).map(([by, word]) => [Number(by), `[${word}]`] as const);
  const after = Object.entries(clock.after ?? {}).map(([by, word]) => [Number(by), `[${word}]`] as const);
  /** A phrase alone, and with the words that add or subtract minutes before or after it: 'quarter past'. */
  const withShifts = (phrase: string, minutes = 0) => [
    form(phrase, minutes),
    ...before.map(([by, word]) => form(phrase.replace(/^(<[^>]*> ?)?/, `$1${word} `), minutes + by)),
    ...after.map(([by, word]) =>
      form(phrase.replace(/( ?\{(?:part|end)\})?( ?<[^>]*>)?$/, ` ${word}$1$2`), minutes + by),
    ),
  ];
  const named = (
    [
      ['12:00', clock.noon],
      ['00:00', clock.midnight],
    ] as const
  ).map(([time, names]): Form => {
    const pattern = sticky(`(?:${list(names)})${spelling.end}`);
    return { phrases: listOf(names), pattern, minutes: 0, time };
  });
  const atOrFrom = list([clock.at, clock.from].filter(Boolean).join(','));
  const [to, and] = [dates.until, `${dates.until},${clock.between?.and ?? ''}`].map((untilWords) => {
    return `(?:${DASH}|\\s?(?:${list(untilWords)})${spelling.space})(?:(?:${atOrFrom})\\s?)?`;
  });
  const hour = '(\\d{1,2})(?:[:.h](\\d{2}))?';
  const clock24 = form('{hour}:{minute}(:{second})');
  const anywhere = [
    ...named,
    ...listOf(clock.times).flatMap((phrase) => withShifts(phrase)),
    ...listOf(clock.evening).flatMap((phrase) => withShifts(phrase, EVENING)),
    // 'Half past three', without a word such as 'o'clock'.
    ...(clock.at ? before : []).map(([by, word]) => form(`${word} {hour}`, by)),
    clock24,
  ];
  return {
    words,
    anywhere,
    anywhereAt: byOpening(anywhere, words),
    clock24,
    afterDay: [
      ...listOf(clock.afterDay).flatMap((phrase) => withShifts(phrase)),
      form('{hour}[:/.]{minute}'),
    ],
    hourAlone: form('{hour}'),
    between: clock.between && sticky(`(?:${list(clock.between.lead)})${spelling.space}`),
    until: [sticky(`${to}`), sticky(`${and}`)],
    firstHour: [sticky(`${hour}${to}(?=\\d)`), sticky(`${hour}${and}(?=\\d)`)],
  };
}

/** Reads a clock time or a range: '2 to 4 pm', '14:00-16:00', 'between 2 and 4 pm'. */
function readTimeOrRange(forms: Forms, place: ClockPlace): ClockSpan | undefined {
  const { text } = place;
  const between = forms.between && runAt(forms.between, text, place.at)?.[0];
  const at = place.at + (between?.length ?? 0);
  const firstHour = runAt(forms.firstHour[between ? 1 : 0], text, at);
  if (firstHour) {
    const allowsHourAlone = place.allowsHourAlone || place.allowsHourRange || between !== undefined;
    const secondAt = at + firstHour[0].length;
    const second = readTime(forms, { ...place, at: secondAt, afterDay: true, allowsHourAlone });
    const from = second && firstHourOfRange(firstHour, second);
    if (second && from && from < second.from) return { end: second.end, from, to: second.from };
  }
  const first = readTime(forms, { ...place, at });
  if (!first) return undefined;
  const until = runAt(forms.until[between ? 1 : 0], text, first.end);
  const secondAt = first.end + (until?.[0].length ?? 0);
  const second = until && readTime(forms, { ...place, at: secondAt, afterDay: true, allowsHourAlone: true });
  const to = second && (second.from > first.from ? second.from : afterNoon(second.from));
  if (second && to && to > first.from) return { end: second.end, from: first.from, to };
  return between ? undefined : { end: first.end, from: first.from };
}

/** Reads the longest single clock time at a place. */
function readTime(forms: Forms, place: ClockPlace): Time | undefined {
  const { text, at, afterDay, allowsHourAlone } = place;
  let longest: Time | undefined;
  const allowedForms = [
    ...forms.anywhereAt(text, at),
    ...(afterDay ? forms.afterDay : []),
    ...(allowsHourAlone ? [forms.hourAlone] : []),
  ];
  for (const form of allowedForms) {
    const match = runAt(form.pattern, text, at);
    const end = at + (match?.[0].trimEnd().length ?? 0);
    if (!match || end <= (longest?.end ?? 0)) continue;
    const time = form.time
      ? { from: form.time, hasDayHalf: true }
      : hourOfDay(forms.words, match.groups ?? {}, {
          minutes: form.minutes,
          isClock24: form === forms.clock24,
          isAfternoon: place.isAfternoon ?? false,
        });
    if (time) longest = { end, ...time };
  }
  return longest;
}
