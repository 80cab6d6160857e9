import type { Language } from '#domain/languages.ts';
import { languageData } from '#languages/all.ts';
import type { Reading, Span } from '#reading/reading.ts';
import { asciiDigits } from '#reading/text-lines.ts';
import { listOf } from '#reading/word-lists.ts';
import { type CalendarName, calendarNamesIn } from './calendar.ts';
import { foreignSums } from './currencies.ts';
import { type FactSource, factSource, NUMBER, numberKeys } from './fact-source.ts';
import { unsupportedNames } from './names.ts';
import { blank, covered, GAP, withoutQuotations } from './reply-text.ts';

/** A fact of a reply that neither the mail nor the instructions contain. */
export type UnsupportedFact = Span & { kind: 'number' | 'date' | 'link' | 'address' | 'name' };

/** The ends of domains that are taken for links without 'https://' or 'www.'. */
const DOMAIN_ENDS = 'com|org|net|info|io|eu|de|fr|uk|ru|jp|example';
const LINK = new RegExp(
  [
    '\\bhttps?://[^\\s<>"\')\\]]+',
    '\\bwww\\.[^\\s<>"\')\\]]+',
    `(?<![\\w@.-])(?:[a-z0-9-]{1,63}\\.){1,4}(?:${DOMAIN_ENDS})(?![\\w@-])(?:/[^\\s<>"')\\]]*)?`,
  ].join('|'),
  'gi',
);
const LINK_SIGN = /:\/\/|\.[a-z]/i;
const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;
/** The most characters that the mark of a counted point has on each side of its number. */
const LONGEST_COUNTER = 8;

function found(kind: UnsupportedFact['kind'], text: string, start: number): UnsupportedFact {
  return { kind, text, start, end: start + text.length };
}

/**
 * Whether the number only counts a point: as the mark of a line ('2. Chairs'), or in the language's own form ('第2').
 */
function marksItem(text: string, start: number, end: number, counters: readonly string[]): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_COUNTER), start).trimEnd();
  const after = text.slice(end, end + LONGEST_COUNTER);
  const isCounted = counters.some((counter) => {
    const [lead = '', tail = ''] = counter.split('{n}');
    return before.endsWith(lead) && after.startsWith(tail);
  });
  if (isCounted) return true;
  if (!/^(?:[.)．]\s|[、.．]\S)/u.test(after)) return false;
  return /(?:^|\n)[^\S\n]*$/.test(text.slice(Math.max(0, start - 80), start));
}

function numbersIn(text: string, source: FactSource, counters: readonly string[]): UnsupportedFact[] {
  const facts: UnsupportedFact[] = [];
  for (const match of text.matchAll(NUMBER)) {
    if (marksItem(text, match.index, match.index + match[0].length, counters)) continue;
    const { whole, parts } = numberKeys(match[0]);
    const known =
      whole.some((key) => source.numbers().has(key)) ||
      (parts.length > 1 && parts.every((part) => source.numbers().has(part)));
    if (!known) facts.push(found('number', match[0], match.index));
  }
  return facts;
}

/** Months and weekdays of a reply. A reply in any language may contain English ones. */
function calendarNamesOf(text: string, language: Language): CalendarName[] {
  const own = calendarNamesIn(text, language);
  if (language === 'English') return own;
  return [...own, ...calendarNamesIn(text, 'English')]
    .sort((one, other) => one.start - other.start)
    .filter(({ start }, at, all) => start !== all[at - 1]?.start);
}

/** Links and addresses that the source does not contain, and the text with all links and addresses blanked out. */
function linksIn(text: string, source: FactSource): { facts: UnsupportedFact[]; rest: string } {
  const facts: UnsupportedFact[] = [];
  let rest = text;
  if (LINK_SIGN.test(rest)) {
    for (const match of rest.matchAll(LINK)) {
      const link = match[0].replace(/[.,;:!?]+$/, '');
      if (!source.lowerText.includes(link.toLowerCase())) facts.push(found('link', link, match.index));
    }
    rest = blank(rest, LINK);
  }
  if (rest.includes('@')) {
    for (const match of rest.matchAll(ADDRESS)) {
      if (!source.lowerText.includes(match[0].toLowerCase()))
        facts.push(found('address', match[0], match.index));
    }
    rest = blank(rest, ADDRESS);
  }
  return { facts, rest };
}

/**
 * Numbers, dates, names, links and addresses of a reply that are in neither the mail nor the instructions, in the order
 * of the text. A number, day or time counts as the same in another notation, script or language. A sum in another
 * currency does not. Numbers in words and quotations of the mail are not checked. `language` is the reply's; without
 * it, that of the mail. Linear.
 */
export function unsupportedFacts(input: {
  reply: string;
  reading: Reading;
  mail: string;
  /** The person's own words. Their days ('tomorrow') count from the date of the mail. */
  instructions?: string | undefined;
  language?: Language;
}): UnsupportedFact[] {
  const { reply, reading } = input;
  const language = input.language ?? reading.language?.language ?? 'English';
  const source = factSource(input, language);
  const own = withoutQuotations(reply, (letters) => source.letters().includes(letters));
  // The text in a gap states nothing, so it is not checked.
  const { facts, rest: text } = linksIn(asciiDigits(blank(own, GAP)), source);
  const calendarNames = calendarNamesOf(text, language);
  // Calendar names are covered, so that positions stay and a day of two words is not taken for a person.
  const rest = covered(text, calendarNames, 'x');
  const numbers = numbersIn(text, source, listOf(languageData[language].checking.counters));
  const sums = foreignSums(text, source.lowerText, source.languages).filter(
    ({ start, end }) => !numbers.some((number) => number.start >= start && number.end <= end),
  );
  const dates = calendarNames.filter(
    ({ key, text: name }) => !source.calendar().has(key) && !source.hasWord(name.toLowerCase()),
  );
  facts.push(
    ...numbers,
    ...sums.map(({ start, end }) => found('number', reply.slice(start, end), start)),
    ...dates.map(({ text: name, start }) => found('date', name, start)),
    ...unsupportedNames(rest, source, language).map((name): UnsupportedFact => ({ ...name, kind: 'name' })),
  );
  return facts.sort((one, other) => one.start - other.start);
}
