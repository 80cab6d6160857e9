import { beforeAll, expect, test } from 'vitest';
import { languageValues } from '#domain/languages.ts';
import { loadLanguages } from '#reading/language/language.ts';
import { combinationMails } from './mails.ts';
import { tryLanguage } from './try-language.ts';

beforeAll(loadLanguages);

test.each(languageValues)(
  '%s: every intent and tone gives a clean reply in the language (each on one of twenty mails)',
  { timeout: 60_000 },
  async (language) => {
    const of = combinationMails.length;
    const tally = await tryLanguage(language, combinationMails, (place) =>
      combinationMails.slice(place % of, (place % of) + 1),
    );
    expect(tally.replies).toBe(14 * 11);
    expect(tally.examples).toEqual([]);
    expect(tally.byEld ?? tally.byOwn).toBeGreaterThanOrEqual(tally.judged * 0.99);
    expect(tally.byOwn).toBeGreaterThanOrEqual(tally.judged * 0.99);
  },
);

test('a language that is not the one written is seen', async () => {
  const tally = await tryLanguage('English', combinationMails.slice(0, 1));
  expect(tally.judged).toBeGreaterThan(50);
  expect(tally.byEld).toBe(tally.judged);
});
