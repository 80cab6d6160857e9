import type { Language } from '#domain/languages.ts';
import { perLanguage } from '../language/per-language.ts';
import { listOf } from '../word-lists.ts';
import { EVENING, type HourOfDay, hourOfDay, laterHalf, openingHour } from './hours.ts';
import { anyOf, phraseSource, runAt, sticky } from './phrases.ts';
import { type LocalWords, listSource, localWords } from './spelling.ts';

/** A clock time, or a range between two, found in a text: 'HH:mm'. */
export type ClockSpan = { end: number; from: string; to?: string };

/**
 * A place to read a clock time, and its context. `afterDay`: a day is before it. `bare`: a word such as 'at' makes a
 * number alone an hour. `late`: the words around it mean after noon.
 */
type ClockPlace = {
  text: string;
  at: number;
  afterDay: boolean;
  bare?: boolean;
  /** A number alone counts as an hour, but only as the end of a range: 'from 2 to 4'. */
  opened?: boolean;
  late?: boolean;
};

/** Reads clock times of a language. `starts` is the source of a pattern that matches where one may begin. */
export type ClockReader = {
  starts: string;
  read: (place: ClockPlace) => ClockSpan | undefined;
  /** The place after a day that ends at `end`: where its clock time may begin, and the context for reading it. */
  placeAfterDay: (text: string, start: number, end: number) => ClockPlace;
  /** The end of a day that ends at `end`, including a part of the day after it: 'Thursday afternoon'. */
  partEnd: (text: string, end: number) => number;
  isLate: (text: string) => boolean;
};

type Form = { source: string; pattern: RegExp; minutes: number };
type Time = HourOfDay & { end: number };
type Forms = {
  words: LocalWords;
  alone: Form[];
  /** '14:30', the 24-hour clock, which every language uses. */
  clock24: Form;
  afterDay: Form[];
  /** An hour without minutes, after a word such as 'at'. */
  bare: Form;
  /** 'Noon' and 'midnight'. */
  fixed: (readonly [RegExp, string])[];
  /** The word 'between', before two hours joined by 'and'. */
  between: RegExp | undefined;
  /**
   * `until` matches the words between the two times of a range; `opening` matches the first hour together with these
   * words. The first pattern of each is without 'and', the second with it.
   */
  until: readonly [RegExp, RegExp];
  opening: readonly [RegExp, RegExp];
};

const AFTER = '(?![\\d%/]|[.,:]\\d)';
/** Read after an hour in every language. */
const AM = 'a\\.m\\.|am(?!\\s\\p{Script=Latin})';
const PM = 'p\\.?m\\.?';
const DASH = '\\s?[-\\u2013\\u2014~\\uff5e\\u301c]\\s?';

/** The reader of clock times for a language. */
export const clockReader: (language: Language) => ClockReader = perLanguage((language) => {
  const words = localWords(language);
  const forms = formsOf(words);
  const { clock } = words.dates;
  const { spelling } = words;
  const parts = anyOf([...listOf(clock.early), ...listOf(clock.late)], spelling);
  const part = sticky(`[,\\s]{0,2}(?:${parts})${spelling.end}`);
  const list = (of: string | undefined) => listSource(of, spelling);
  const joint = sticky(
    [
      `${words.endings}(?:\\s?,?\\s?(?:${parts})${spelling.end})?[,\\s\\u3001\\uff0c\\u060c@-]{0,2}[(\\uff08]?`,
      `(?:(?<at>${list(clock.at)})|(?<from>${list(clock.from)}))?\\s?(?:${list(clock.at)})?\\s?`,
    ].join(''),
  );
  const lateAnywhere = clock.late?.replace(/ ?<[^>]*>/g, '');
  const late = clock.late ? new RegExp(list(lateAnywhere), 'u') : undefined;
  const isLate = (text: string) => late?.test(text) ?? false;
  return {
    starts: startsOf(forms),
    read: (place) => readStretch(forms, place),
    partEnd: (text, end) => end + (runAt(part, text, end)?.[0].length ?? 0),
    isLate,
    placeAfterDay: (text, start, end) => {
      const match = runAt(joint, text, end);
      const at = end + (match?.[0].length ?? 0);
      const bare = match?.groups?.at !== undefined || /@/.test(match?.[0] ?? '');
      const opened = match?.groups?.from !== undefined;
      return { text, at, afterDay: true, bare, opened, late: isLate(text.slice(start, at)) };
    },
  };
});

/** Makes patterns from phrases. The half of the day ('am') may come before or after the hour. */
function formMaker({ dates, spelling, slots }: LocalWords): (phrase: string, minutes?: number) => Form {
  const { am, pm, early, late } = dates.clock;
  const list = (...of: (string | undefined)[]) => listSource(of.filter(Boolean).join(','), spelling);
  const before = `(?:(?<am1>${list(am, early)})|(?<pm1>${list(pm, late)}))`;
  const behind = `(?:(?<am2>${list(am, early)}|${AM})|(?<pm2>${list(pm, late)}|${PM}))`;
  return (phrase, minutes = 0) => {
    const body = phraseSource(phrase, spelling, slots);
    const tail = `(?:\\s?[(\\uff08]?${behind}[)\\uff09]?${spelling.end})?`;
    const source = `(?:${before}[,\\uff0c\\s]{0,2})?${body}${AFTER}${tail}`;
    return { source, pattern: sticky(source), minutes };
  };
}

function formsOf(words: LocalWords): Forms {
  const { dates, spelling } = words;
  const { clock } = dates;
  const form = formMaker(words);
  const list = (of: string | undefined) => listSource(of, spelling);
  const before = Object.entries(clock.before ?? {}).map(([by, word]) => [Number(by), `[${word}]`] as const);
  const after = Object.entries(clock.after ?? {}).map(([by, word]) => [Number(by), `[${word}]`] as const);
  const shifted = (phrase: string, counted = 0) => [
    form(phrase, counted),
    ...before.map(([by, word]) => form(phrase.replace(/^(<[^>]*> ?)?/, `$1${word} `), counted + by)),
    ...after.map(([by, word]) =>
      form(phrase.replace(/( ?\{(?:part|end)\})?( ?<[^>]*>)?$/, ` ${word}$1$2`), counted + by),
    ),
  ];
  const fixed = [['12:00', clock.noon] as const, ['00:00', clock.midnight] as const];
  const again = list([clock.at, clock.from].filter(Boolean).join(','));
  const [to, and] = [dates.until, `${dates.until},${clock.between?.and ?? ''}`].map((joints) => {
    return `(?:${DASH}|\\s?(?:${list(joints)})${spelling.space})(?:(?:${again})\\s?)?`;
  });
  const opening = '(\\d{1,2})(?:[:.h](\\d{2}))?';
  return {
    words,
    alone: [
      ...listOf(clock.times).flatMap((phrase) => shifted(phrase)),
      ...listOf(clock.evening).flatMap((phrase) => shifted(phrase, EVENING)),
      // 'Half past three', without a word such as 'o'clock'.
      ...(clock.at ? before : []).map(([by, word]) => form(`${word} {hour}`, by)),
    ],
    clock24: form('{hour}:{minute}(:{second})'),
    afterDay: [...listOf(clock.afterDay).flatMap((phrase) => shifted(phrase)), form('{hour}[:/.]{minute}')],
    bare: form('{hour}'),
    fixed: fixed.flatMap(([time, names]) => {
      return names ? [[sticky(`(?:${list(names)})${spelling.end}`), time] as const] : [];
    }),
    between: clock.between && sticky(`(?:${list(clock.between.lead)})${spelling.space}`),
    until: [sticky(`${to}`), sticky(`${and}`)],
    opening: [sticky(`${opening}${to}(?=\\d)`), sticky(`${opening}${and}(?=\\d)`)],
  };
}

/** The source of one pattern that matches wherever a clock time may begin. */
function startsOf({ words, alone, clock24, fixed }: Forms): string {
  const between = words.dates.clock.between?.lead;
  const sources = [
    ...[...alone, clock24].map(({ source }) => source),
    ...fixed.map(([{ source }]) => source),
  ];
  const lead = between ? `(?:${listSource(between, words.spelling)})${words.spelling.space}\\d|` : '';
  return `${lead}${sources.join('|')}`;
}

/** A clock time, or a range between two: '2 to 4 pm', '14:00-16:00', 'between 2 and 4 pm'. */
function readStretch(forms: Forms, place: ClockPlace): ClockSpan | undefined {
  const { text } = place;
  const lead = forms.between && runAt(forms.between, text, place.at)?.[0];
  const at = place.at + (lead?.length ?? 0);
  const opening = runAt(forms.opening[lead ? 1 : 0], text, at);
  if (opening) {
    const bare = place.bare || place.opened || lead !== undefined;
    const to = readOne(forms, { ...place, at: at + opening[0].length, afterDay: true, bare });
    const from = to && openingHour(opening, to);
    if (to && from && from < to.from) return { end: to.end, from, to: to.from };
  }
  const start = readOne(forms, { ...place, at });
  if (!start) return undefined;
  const joint = runAt(forms.until[lead ? 1 : 0], text, start.end);
  const last =
    joint && readOne(forms, { ...place, at: start.end + joint[0].length, afterDay: true, bare: true });
  const to = last && (last.from > start.from ? last.from : laterHalf(last.from));
  if (last && to && to > start.from) return { end: last.end, from: start.from, to };
  return lead ? undefined : { end: start.end, from: start.from };
}

/** The longest clock time at a place. */
function readOne(forms: Forms, place: ClockPlace): Time | undefined {
  const { text, at, afterDay, bare } = place;
  let best: Time | undefined;
  for (const [pattern, from] of forms.fixed) {
    const match = runAt(pattern, text, at);
    const end = at + (match?.[0].length ?? 0);
    if (match && end > (best?.end ?? 0)) best = { end, from, isMarked: true };
  }
  const fitting = [
    ...forms.alone,
    forms.clock24,
    ...(afterDay ? forms.afterDay : []),
    ...(bare ? [forms.bare] : []),
  ];
  for (const form of fitting) {
    const match = runAt(form.pattern, text, at);
    const end = at + (match?.[0].trimEnd().length ?? 0);
    if (!match || end <= (best?.end ?? 0)) continue;
    const kind = { minutes: form.minutes, isClock24: form === forms.clock24, late: place.late ?? false };
    const time = hourOfDay(forms.words, match.groups ?? {}, kind);
    if (time) best = { end, ...time };
  }
  return best;
}
