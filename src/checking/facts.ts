import type { Reading, Span } from '#reading/reading.ts';
import { calendarWords, isAmbiguous } from './calendar-words.ts';
import { asciiDigits, NUMBER, numberKeys } from './numbers.ts';

/** A fact of a reply that the mail and the instructions do not hold. */
export type UnsupportedFact = Span & { kind: 'number' | 'date' | 'link' | 'address' | 'name' };

/** What mail and instructions hold; each set is made when a reply first needs it. */
type Source = { low: string; numbers(): Set<string>; calendar(): Set<string>; holds(word: string): boolean };

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
function momentOf(resolved: string): { numbers: string[]; calendar: string[] } {
  const numbers: string[] = [];
  const calendar: string[] = [];
  const day = /^(\d{4})-(\d\d)-(\d\d)/.exec(resolved);
  if (day) {
    const date = new Date(Date.UTC(Number(day[1]), Number(day[2]) - 1, Number(day[3])));
    calendar.push(`m${date.getUTCMonth()}`, `d${date.getUTCDay()}`);
    numbers.push(...day.slice(1));
  }
  const time = /T(\d\d):(\d\d)/.exec(resolved);
  if (time) {
    const hour = Number(time[1]);
    numbers.push(String(hour), String(hour % 12 || 12), time[2] ?? '');
  }
  return { numbers, calendar };
}

function momentsOf(reading: Reading) {
  const resolved = reading.dates.flatMap((date) => [date.resolved, date.resolvedEnd]);
  return [...resolved, reading.date].filter((moment) => moment !== undefined).map(momentOf);
}

function numbersOf(all: string, reading: Reading): Set<string> {
  const numbers = new Set<string>();
  for (const [token] of all.matchAll(NUMBER)) addNumber(numbers, token);
  for (const [match] of all.matchAll(/\d{1,3}(?:[ \u00a0\u202f]\d{3})+/g)) addNumber(numbers, match);
  for (const moment of momentsOf(reading)) for (const part of moment.numbers) addNumber(numbers, part);
  return numbers;
}

function calendarOf(low: string, reading: Reading): Set<string> {
  const keys = new Set(momentsOf(reading).flatMap((moment) => moment.calendar));
  const calendar = calendarWords();
  for (const [word] of low.matchAll(WORD)) {
    const key = calendar.get(word);
    if (key) keys.add(key);
  }
  return keys;
}

/** Searches of the whole text before a set of its words is cheaper; it also keeps the check linear. */
const MOST_SEARCHES = 40;
const LETTER = /[\p{L}\p{M}]/u;

/** Whether a word stands in a text by itself or as a part joined by an apostrophe or a hyphen. Both lower case. */
function holdsWord(low: string, word: string): boolean {
  for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + 1)) {
    const before = low[at - 1];
    const after = low[at + word.length];
    if (!(before && LETTER.test(before)) && !(after && LETTER.test(after))) return true;
  }
  return false;
}

/** Looks for the first words in the text itself and, where a reply has many, in a set of the text's words. */
function wordFinder(low: string): (word: string) => boolean {
  const words = once(() => wordsOf(low));
  let looked = 0;
  return (word) => (++looked > MOST_SEARCHES ? words().has(word) : holdsWord(low, word));
}

function wordsOf(low: string): Set<string> {
  const words = new Set<string>();
  for (const [word] of low.matchAll(WORD)) {
    words.add(word);
    if (!JOINED.test(word)) continue;
    words.add(word.replace(/['’]s$/, ''));
    for (const part of word.split(JOINED)) words.add(part);
  }
  return words;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function sourceOf(reading: Reading, text: string): Source {
  const people = [reading.sender, reading.recipient].flatMap((person) => [
    person.name ?? '',
    person.address ?? '',
  ]);
  const all = asciiDigits([text, reading.subject ?? '', ...people].join('\n'));
  const low = all.toLowerCase();
  return {
    low,
    numbers: once(() => numbersOf(all, reading)),
    calendar: once(() => calendarOf(low, reading)),
    holds: wordFinder(low),
  };
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

/** Whether the number between the places opens a line as the mark of a list's item: '2. Chairs'. */
function marksItem(text: string, start: number, end: number): boolean {
  if (!/^[.)]\s/.test(text.slice(end, end + 2))) return false;
  let before = start - 1;
  while (before >= 0 && text[before] !== '\n' && /\s/.test(text[before] ?? '')) before--;
  return before < 0 || text[before] === '\n';
}

function numbersIn(text: string, source: Source): UnsupportedFact[] {
  const facts: UnsupportedFact[] = [];
  for (const match of text.matchAll(NUMBER)) {
    if (marksItem(text, match.index, match.index + match[0].length)) continue;
    const { whole, parts } = numberKeys(match[0]);
    const known =
      whole.some((key) => source.numbers().has(key)) ||
      (parts.length > 1 && parts.every((part) => source.numbers().has(part)));
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
    if (!key || source.holds(word) || source.calendar().has(key)) continue;
    const before = text.slice(Math.max(0, match.index - 8), match.index);
    const after = text.slice(match.index + word.length, match.index + word.length + 4);
    if (isAmbiguous(word) && !/\d(?:st|nd|rd|th)?,?\s(?:of\s)?$/.test(before) && !/^\.?\s\d/.test(after))
      continue;
    facts.push(found('date', match[0], match.index));
  }
  return facts;
}

const CAPITAL = /^\p{Lu}/u;
/** What stands before a word that opens a sentence. */
const OPENS = /(?:[.!?:;…。»“"(¿¡/•]|\n|[-–—] ?)\s*$|^\s*$/u;

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
    if (!CAPITAL.test(match[0])) {
      inside++;
      continue;
    }
    const before = text.slice(Math.max(0, match.index - 3), match.index);
    if (match.index === 0 || OPENS.test(before)) continue;
    inside++;
    if (match[0].length === 1) continue;
    capitals++;
    const word = match[0].toLowerCase().replace(/['’]s$/, '');
    if (ordinaryCapitals.has(word) || calendar.has(word) || source.holds(word)) continue;
    if (!word.split(/[’'-]/).every((part) => source.holds(part)))
      facts.push(found('name', match[0], match.index));
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
  if (/:\/\/|www\./i.test(text)) {
    for (const match of text.matchAll(LINK)) {
      const link = match[0].replace(/[.,;:!?]+$/, '');
      if (!source.low.includes(link.toLowerCase())) facts.push(found('link', link, match.index));
    }
    text = blank(text, LINK);
  }
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
