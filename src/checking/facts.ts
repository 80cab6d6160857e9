import type { Span } from '#reading/reading.ts';
import { asciiDigits } from '#reading/text-lines.ts';
import { calendarNamesIn } from './calendar-facts.ts';
import { foreignSums } from './currencies.ts';
import { dateFacts } from './date-facts.ts';
import type { FactSource } from './fact-source.ts';
import { GAP } from './gaps.ts';
import { unsupportedNumbers } from './number-facts.ts';
import { closingOf } from './reply-sentences.ts';
import { blank, covered, withoutQuotations } from './reply-text.ts';
import { unsupportedNames } from './unsupported-names.ts';

/**
 * A fact of a reply that the person should check: neither the mail nor the instructions contain it, or its weekday and
 * its date contradict each other.
 */
export type UnsupportedFact = Span & {
  kind: 'number' | 'date' | 'time' | 'link' | 'address' | 'name';
  /** Why: one or both of them. */
  reasons: readonly ('not-in-mail' | 'contradiction')[];
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
  return { kind, reasons: ['not-in-mail'], text, start, end: start + text.length };
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
 * currency is not the same. Gaps, quotations of the mail, and the person's own name with what is below it are not
 * checked. Linear.
 */
export function unsupportedFacts(
  reply: string,
  source: FactSource,
  closing = closingOf(reply),
): UnsupportedFact[] {
  const [language] = source.languages;
  const unquoted = withoutQuotations(reply, (letters) => source.letters().includes(letters));
  const { facts, rest: text } = unsupportedLinks(asciiDigits(blank(unquoted, GAP)), source);
  const calendarNames = calendarNamesIn(text, language);
  const dates = dateFacts(text, source, calendarNames);
  const overlaps = (spans: readonly Span[], { start, end }: Span) =>
    spans.some((span) => start < span.end && end > span.start);
  const numbers = unsupportedNumbers(covered(text, dates.compared, ' '), source).map(
    ({ text: number, start }) => factAt('number', number, start),
  );
  const sums = foreignSums(text, source).filter(
    ({ start, end }) => !numbers.some((number) => number.start >= start && number.end <= end),
  );
  const names = calendarNames.filter(
    (name) =>
      !overlaps(dates.compared, name) &&
      !source.hasWord(name.text.toLowerCase()) &&
      !source.calendar().has(name.key),
  );
  facts.push(
    ...dates.facts,
    ...numbers,
    ...sums.map(({ start, end }) => factAt('number', reply.slice(start, end), start)),
    ...names.map(({ text: name, start }) => factAt('date', name, start)),
    // Without the filter, a weekday of two words could be found as the name of a person.
    ...unsupportedNames(text.slice(0, closing.nameStart), source)
      .filter((name) => !overlaps(calendarNames, name))
      .map(({ text: name, start }) => factAt('name', name, start)),
  );
  return facts.sort((one, other) => one.start - other.start);
}
