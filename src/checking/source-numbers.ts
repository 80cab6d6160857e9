import { findAmounts } from '#reading/amounts.ts';
import type { DateMention } from '#reading/reading.ts';
import { asciiDigits } from '#reading/text-lines.ts';
import { keysOfDate } from './calendar-facts.ts';
import { misuseFinder } from './counted-words.ts';
import { signsOf } from './currencies.ts';
import type { SourceTexts } from './fact-source.ts';
import { NUMBER, numberKeys } from './number-keys.ts';
import { numberWordsIn } from './number-words.ts';
import { once } from './once.ts';

/** The most amounts and the most other numbers with which is calculated. The limit keeps the check linear. */
const MAX_CALCULATED = 20;

/** What a person may calculate from the amounts of a mail: '785 plus 65', '24 times 620'. */
function calculatedFrom(amounts: ReadonlySet<number>, counts: ReadonlySet<string>): Set<number> {
  const values = [...amounts].slice(0, MAX_CALCULATED);
  const factors = [...counts].map(Number).slice(0, MAX_CALCULATED);
  const pairs = values.flatMap((value, index) => values.slice(index + 1).map((other) => value + other));
  return new Set([...pairs, ...values.flatMap((value) => factors.map((factor) => value * factor))]);
}

/** A text in ASCII digits without its dates. */
export function withoutDates(text: string, dates: readonly DateMention[]): string {
  return asciiDigits(dates.reduce((left, { text: date }) => left.replace(date, ' '), text));
}

/** The numbers that the texts of a source support. */
export function sourceNumbers({
  text,
  unheaded,
  userProvided,
  languages,
  dates,
  resolved,
  date,
}: SourceTexts) {
  const [language] = languages;
  const inWords = once(() =>
    languages.flatMap((each) => numberWordsIn(unheaded, each).map(({ value }) => String(value))),
  );
  const countedNumbers = once(() => {
    const written = withoutDates(unheaded, dates()).match(NUMBER) ?? [];
    return new Set([...written.flatMap((token) => numberKeys(token).whole), ...inWords()]);
  });
  const sums = once(() => languages.flatMap((language) => findAmounts(unheaded, { language })));
  const amounts = once(() => new Set(sums().map(({ value }) => value)));
  const misuses = once(() => misuseFinder(text, userProvided, languages));
  return {
    numbers: once(() => {
      const keysOfDates = resolved().map((dateTime) => keysOfDate(dateTime, language));
      const mailDate = date ? keysOfDate(date.slice(0, 10), language).numbers : [];
      const written = [
        ...(unheaded.match(NUMBER) ?? []),
        ...inWords(),
        ...mailDate,
        ...keysOfDates.flatMap(({ numbers }) => numbers),
      ];
      const keys = written.map(numberKeys);
      return new Set(keys.flatMap(({ whole, parts }) => [...whole, ...parts]));
    }),
    countedNumbers,
    amounts,
    currencies: once(() => signsOf(sums())),
    misuses: (keys: readonly string[], reply: string, end: number) => misuses()(keys, reply, end),
    calculated: once(() => calculatedFrom(amounts(), countedNumbers())),
    digits: once(() => text.replace(/(?<=\d)[ ()/.\u00a0-]{1,2}(?=\d)/g, '')),
  };
}
