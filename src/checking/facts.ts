import type { Language } from '#domain/languages.ts';
import type { Reading, Span } from '#reading/reading.ts';
import { type CalendarName, calendarNamesIn } from './calendar-words.ts';
import { foreignSums } from './currencies.ts';
import { type FactSource, factSource } from './fact-source.ts';
import { GAP } from './gaps.ts';
import { unsupportedNames } from './names.ts';
import { asciiDigits, NUMBER, numberKeys } from './numbers.ts';
import { WORD } from './reply-text.ts';

/** A fact of a reply that the mail and the instructions do not hold. */
export type UnsupportedFact = Span & { kind: 'number' | 'date' | 'link' | 'address' | 'name' };

const LINK =
  /\bhttps?:\/\/[^\s<>"')\]]+|\bwww\.[^\s<>"')\]]+|(?<![\w@.-])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|info|io|eu|de|fr|uk|ru|jp|example)(?![\w@-])(?:\/[^\s<>"')\]]*)?/gi;
const LINK_SIGN = /:\/\/|\.[a-z]/i;
const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;

function found(kind: UnsupportedFact['kind'], text: string, start: number): UnsupportedFact {
  return { kind, text, start, end: start + text.length };
}

/** The text with what matches blanked out, positions kept. */
function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => ' '.repeat(match.length));
}

/** Whether the number between the places counts an item: as its mark at the start of a line ('2. Chairs', '3、'), or by name. */
function marksItem(text: string, start: number, end: number): boolean {
  // 'The 2nd point' as Chinese, Japanese and Thai count with digits.
  if (
    /^(?:[つ点番項项]|件目)/u.test(text.slice(end, end + 2)) ||
    /(?:第|ข้อ(?:ที่)?) ?$/u.test(text.slice(Math.max(0, start - 6), start))
  )
    return true;
  if (!/^(?:[.)．]\s|[、.．]\S)/u.test(text.slice(end, end + 2))) return false;
  let before = start - 1;
  while (before >= 0 && text[before] !== '\n' && /\s/.test(text[before] ?? '')) before--;
  return before < 0 || text[before] === '\n';
}

function numbersIn(text: string, source: FactSource): UnsupportedFact[] {
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

function datesIn(names: readonly CalendarName[], source: FactSource): UnsupportedFact[] {
  return names
    .filter(
      ({ keys, text }) =>
        !source.holds(text.toLowerCase()) && !keys.some((key) => source.calendar().has(key)),
    )
    .map(({ text, start }) => found('date', text, start));
}

/**
 * Numbers, dates, names, links and addresses of a reply that stand in neither the mail nor the instructions, in the
 * order of the text. The same number, day or time in another notation, script or language counts as the same; the same
 * sum in another currency does not. Numbers and days of the month in words are not seen.
 * `language` is the reply's where it is known. Linear.
 */
export function unsupportedFacts(input: {
  reply: string;
  reading: Reading;
  mail: string;
  /** The person's own words, with their days meant as on the day of the mail. */
  instructions?: string | undefined;
  language?: Language;
}): UnsupportedFact[] {
  const { reply, language } = input;
  const source = factSource(input, language);
  // What stands in a gap is no statement.
  let text = asciiDigits(blank(reply, GAP));
  const facts: UnsupportedFact[] = [];
  if (LINK_SIGN.test(text)) {
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
  const calendarNames = calendarNamesIn(text, language);
  // Their places are kept, so that a day of two words ('Thứ Ba') is not taken for a person.
  const rest = calendarNames.reduce(
    (left, { start, text: { length } }) =>
      left.slice(0, start) + 'x'.repeat(length) + left.slice(start + length),
    text,
  );
  const names = unsupportedNames(rest, [...rest.matchAll(WORD)], source, language);
  const numbers = numbersIn(text, source);
  const sums = foreignSums(text, source.low).filter(
    ({ start, end }) => !numbers.some((number) => number.start >= start && number.end <= end),
  );
  facts.push(
    ...numbers,
    ...sums.map(({ start, end }) => found('number', reply.slice(start, end), start)),
    ...datesIn(calendarNames, source),
    ...names.map((name): UnsupportedFact => ({ ...name, kind: 'name' })),
  );
  return facts.sort((one, other) => one.start - other.start);
}
