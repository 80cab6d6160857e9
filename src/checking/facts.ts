import type { Language } from '#domain/languages.ts';
import type { Reading, Span } from '#reading/reading.ts';
import { asciiDigits } from '#reading/text-lines.ts';
import { type CalendarName, calendarNamesIn } from './calendar-facts.ts';
import { foreignSums } from './currencies.ts';
import { dateFacts } from './date-facts.ts';
import { type FactSource, factSource } from './fact-source.ts';
import { GAP } from './gaps.ts';
import { unsupportedNumbers } from './number-facts.ts';
import { blank, covered, withoutQuotations } from './reply-text.ts';
import { unsupportedNames } from './unsupported-names.ts';

/**
 * A fact of a reply that the person should check: neither the mail nor the instructions contain it, or its weekday and
 * its date contradict each other.
 */
export type UnsupportedFact = Span & {
  kind: 'number' | 'date' | 'time' | 'link' | 'address' | 'name';
  reason: 'not-in-mail' | 'contradiction';
};

/** A domain with one of these endings is a link without 'https://' or 'www.' too. */
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

function factAt(kind: UnsupportedFact['kind'], text: string, start: number): UnsupportedFact {
  return { kind, reason: 'not-in-mail', text, start, end: start + text.length };
}

/** Months and weekdays of a reply in its language and in English, because any reply may contain English names. */
function calendarNamesOf(text: string, language: Language): CalendarName[] {
  const own = calendarNamesIn(text, language);
  if (language === 'English') return own;
  return [...own, ...calendarNamesIn(text, 'English')]
    .sort((one, other) => one.start - other.start)
    .filter(({ start }, index, all) => start !== all[index - 1]?.start);
}

/** Links and addresses that the source does not contain. `rest`: the text with spaces for all links and addresses. */
function unsupportedLinks(text: string, source: FactSource): { facts: UnsupportedFact[]; rest: string } {
  const facts: UnsupportedFact[] = [];
  let rest = text;
  if (LINK_SIGN.test(rest)) {
    for (const match of rest.matchAll(LINK)) {
      const link = match[0].replace(/[.,;:!?]+$/, '');
      if (!source.lowerText.includes(link.toLowerCase())) facts.push(factAt('link', link, match.index));
    }
    rest = blank(rest, LINK);
  }
  if (rest.includes('@')) {
    for (const match of rest.matchAll(ADDRESS)) {
      if (!source.lowerText.includes(match[0].toLowerCase()))
        facts.push(factAt('address', match[0], match.index));
    }
    rest = blank(rest, ADDRESS);
  }
  return { facts, rest };
}

/**
 * Numbers, dates, names, links and addresses of a reply that neither the mail nor the instructions contain, in the
 * order of the text. A number, day or time is the same in another notation, script or language. A sum in another
 * currency is not the same. Gaps and quotations of the mail are not checked. `language`: the reply's language; by
 * default the mail's. Linear.
 */
export function unsupportedFacts(input: {
  reply: string;
  reading: Reading;
  /** The mail as the person entered it. */
  emailContent: string;
  /** What the person wrote: instructions and name. Their days ('tomorrow') count from the date of the mail. */
  userProvided?: string | undefined;
  language?: Language;
}): UnsupportedFact[] {
  const { reply, reading } = input;
  const language = input.language ?? reading.language?.language ?? 'English';
  const source = factSource(input, language);
  const unquoted = withoutQuotations(reply, (letters) => source.letters().includes(letters));
  const { facts, rest: text } = unsupportedLinks(asciiDigits(blank(unquoted, GAP)), source);
  const calendarNames = calendarNamesOf(text, language);
  const dates = dateFacts(text, { source, reading, language, names: calendarNames });
  const isCompared = ({ start, end }: { start: number; end: number }) =>
    dates.compared.some((date) => start < date.end && end > date.start);
  // Without this, a weekday of two words could be found as the name of a person.
  const withoutDays = covered(text, calendarNames, 'x');
  const numbers = unsupportedNumbers(covered(text, dates.compared, ' '), source, language).map(
    ({ text: number, start }) => factAt('number', number, start),
  );
  const sums = foreignSums(text, source.lowerText, source.languages).filter(
    ({ start, end }) => !numbers.some((number) => number.start >= start && number.end <= end),
  );
  const names = calendarNames.filter(
    (name) =>
      !isCompared(name) && !source.calendar().has(name.key) && !source.hasWord(name.text.toLowerCase()),
  );
  facts.push(
    ...dates.facts,
    ...numbers,
    ...sums.map(({ start, end }) => factAt('number', reply.slice(start, end), start)),
    ...names.map(({ text: name, start }) => factAt('date', name, start)),
    ...unsupportedNames(withoutDays, source, language).map(({ text: name, start }) =>
      factAt('name', name, start),
    ),
  );
  return facts.sort((one, other) => one.start - other.start);
}
