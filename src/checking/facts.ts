import type { Reading, Span } from '#reading/reading.ts';
import { calendarWords, isAmbiguous } from './calendar-words.ts';
import { asciiDigits, NUMBER, numberKeys } from './numbers.ts';

/** A fact of a reply that the mail and the instructions do not hold. */
export type UnsupportedFact = Span & { kind: 'number' | 'date' | 'link' | 'address' | 'name' };

type Source = { low: string; numbers: Set<string>; calendar: Set<string>; words: Set<string> };

const WORD = /\p{L}(?:[\p{L}\p{M}’'-]*[\p{L}\p{M}])?/gu;
/** What joins the parts of a word: "o'clock", 'mother-in-law'. */
const JOINED = /[’'-]/;
const LINK = /\bhttps?:\/\/[^\s<>"')\]]+|\bwww\.[^\s<>"')\]]+/gi;
const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;

function addNumber(numbers: Set<string>, token: string): void {
  const { whole, parts } = numberKeys(token);
  for (const key of [...whole, ...parts]) numbers.add(key);
}

/** What a resolved date or time stands for beyond its own words: '15:00' supports '3 pm', a date its weekday. */
function addMoment(source: Source, resolved: string): void {
  const day = /^(\d{4})-(\d\d)-(\d\d)/.exec(resolved);
  if (day) {
    const date = new Date(Date.UTC(Number(day[1]), Number(day[2]) - 1, Number(day[3])));
    source.calendar.add(`m${date.getUTCMonth()}`).add(`d${date.getUTCDay()}`);
    for (const part of day.slice(1)) addNumber(source.numbers, part);
  }
  const time = /T(\d\d):(\d\d)/.exec(resolved);
  if (time) {
    const hour = Number(time[1]);
    for (const part of [String(hour), String(hour % 12 || 12), time[2] ?? ''])
      addNumber(source.numbers, part);
  }
}

function sourceOf(reading: Reading, text: string): Source {
  const people = [reading.sender, reading.recipient].flatMap((person) => [
    person.name ?? '',
    person.address ?? '',
  ]);
  const all = asciiDigits([text, reading.subject ?? '', ...people].join('\n'));
  const source: Source = {
    low: all.toLowerCase(),
    numbers: new Set(),
    calendar: new Set(),
    words: new Set(),
  };
  for (const [token] of all.matchAll(NUMBER)) addNumber(source.numbers, token);
  for (const [match] of all.matchAll(/\d{1,3}(?:[ \u00a0\u202f]\d{3})+/g)) addNumber(source.numbers, match);
  const calendar = calendarWords();
  for (const [match] of all.matchAll(WORD)) {
    const word = match.toLowerCase();
    source.words.add(word);
    if (JOINED.test(word)) {
      source.words.add(word.replace(/['’]s$/, ''));
      for (const part of word.split(JOINED)) source.words.add(part);
    }
    const key = calendar.get(word);
    if (key) source.calendar.add(key);
  }
  for (const date of reading.dates) {
    if (date.resolved) addMoment(source, date.resolved);
    if (date.resolvedEnd) addMoment(source, date.resolvedEnd);
  }
  if (reading.date) addMoment(source, reading.date);
  return source;
}

/** The reply with gaps blanked out, positions kept: what stands in a gap is no statement. */
function withoutGaps(reply: string): string {
  return reply.replace(/\[[^[\]\n]{1,160}\](?!\()/g, (gap) => ' '.repeat(gap.length));
}

function found(kind: UnsupportedFact['kind'], text: string, start: number): UnsupportedFact {
  return { kind, text, start, end: start + text.length };
}

function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => ' '.repeat(match.length));
}

function numbersIn(text: string, source: Source): UnsupportedFact[] {
  const facts: UnsupportedFact[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const lineStart = text.lastIndexOf('\n', match.index) + 1;
    const marks =
      text.slice(lineStart, match.index).trim() === '' &&
      /^[.)]\s/.test(text.slice(match.index + match[0].length));
    if (marks) continue;
    const { whole, parts } = numberKeys(match[0]);
    const known =
      whole.some((key) => source.numbers.has(key)) ||
      (parts.length > 1 && parts.every((part) => source.numbers.has(part)));
    if (!known) facts.push(found('number', match[0], match.index));
  }
  return facts;
}

function datesIn(text: string, words: readonly RegExpExecArray[], source: Source): UnsupportedFact[] {
  const calendar = calendarWords();
  const facts: UnsupportedFact[] = [];
  for (const match of words) {
    const word = match[0].toLowerCase();
    const key = calendar.get(word);
    if (!key || source.calendar.has(key) || source.words.has(word)) continue;
    const before = text.slice(Math.max(0, match.index - 8), match.index);
    const after = text.slice(match.index + word.length, match.index + word.length + 4);
    if (isAmbiguous(word) && !/\d(?:st|nd|rd|th)?,?\s(?:of\s)?$/.test(before) && !/^\.?\s\d/.test(after))
      continue;
    facts.push(found('date', match[0], match.index));
  }
  return facts;
}

/** Words that a reply capitalises within a sentence without naming anyone. */
const ordinaryCapitals = new Set(
  `i i'm i'd i'll i've mr mrs ms mx dr prof professor sir madam english french german spanish italian portuguese
  chinese japanese korean arabic russian hindi dutch swedish polish turkish vietnamese thai indonesian greek romanian
  czech ukrainian hebrew malay bengali swahili usd eur gbp chf jpy ok pdf re fyi asap faq ai ceo it hr`.split(
    /\s+/,
  ),
);

/**
 * Capitalised words within sentences that the source does not have. None where the reply's language writes nouns
 * with capitals: too much would be named.
 */
function namesIn(text: string, words: readonly RegExpExecArray[], source: Source): UnsupportedFact[] {
  const facts: UnsupportedFact[] = [];
  const calendar = calendarWords();
  let inside = 0;
  let capitals = 0;
  for (const match of words) {
    const before = text.slice(Math.max(0, match.index - 3), match.index);
    const opens =
      match.index === 0 || /(?:[.!?:;…。»“"(¿¡/•]|\n|[-–—] ?)\s*$/u.test(before) || /^\s*$/.test(before);
    if (opens) continue;
    inside++;
    if (!/^\p{Lu}[\p{L}’'-]/u.test(match[0])) continue;
    capitals++;
    const word = match[0].toLowerCase().replace(/['’]s$/, '');
    const known =
      source.words.has(word) ||
      ordinaryCapitals.has(word) ||
      calendar.has(word) ||
      word.split(/[’'-]/).every((part) => source.words.has(part));
    if (!known) facts.push(found('name', match[0], match.index));
  }
  return inside > 20 && capitals / inside > 0.2 ? [] : facts;
}

/**
 * Numbers, dates, names, links and addresses of a reply that stand in neither the mail nor the instructions, in the
 * order of the text. The same number, day or time in another notation counts as the same. Linear.
 */
export function unsupportedFacts(input: {
  reply: string;
  reading: Reading;
  source: string;
}): UnsupportedFact[] {
  const source = sourceOf(input.reading, input.source);
  let text = asciiDigits(withoutGaps(input.reply));
  const facts: UnsupportedFact[] = [];
  for (const match of text.matchAll(LINK)) {
    const link = match[0].replace(/[.,;:!?]+$/, '');
    if (!source.low.includes(link.toLowerCase())) facts.push(found('link', link, match.index));
  }
  text = blank(text, LINK);
  if (text.includes('@')) {
    for (const match of text.matchAll(ADDRESS)) {
      if (!source.low.includes(match[0].toLowerCase())) facts.push(found('address', match[0], match.index));
    }
    text = blank(text, ADDRESS);
  }
  const words = [...text.matchAll(WORD)];
  facts.push(...numbersIn(text, source), ...datesIn(text, words, source), ...namesIn(text, words, source));
  return facts.sort((one, other) => one.start - other.start);
}
