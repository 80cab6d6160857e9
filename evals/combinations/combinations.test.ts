import { beforeAll, expect, test } from 'vitest';
import { languageValues } from '#domain/languages.ts';
import type { NamedTone } from '#domain/tones.ts';
import { loadLanguages } from '#reading/language/language.ts';
import { combinationMails } from './mails.ts';
import { draft, type LanguageTally, meetsMeasures, tryLanguage } from './try-language.ts';

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
    expect(meetsMeasures(tally)).toBe(true);
  },
);

/** The drafter's German replies to one mail, with what a careless hand makes of them. */
function spoiled(spoil: (text: string, tone: NamedTone) => string): Promise<LanguageTally> {
  return tryLanguage('German', combinationMails.slice(0, 1), undefined, (evalCase) => {
    const reply = draft(evalCase);
    return { ...reply, text: spoil(reply.text, evalCase.tone) };
  });
}

const ENGLISH = `Dear Anna,

Thank you for your message. I will come back to you on everything that you have asked as soon as I know more about it, and I will send you the papers as well. Please let me know if there is anything else you need.

Kind regards,
Ben`;

test('replies that nobody spoiled meet the measures', async () => {
  const tally = await spoiled((text) => text);
  expect(tally.judged).toBeGreaterThan(50);
  expect(tally).toMatchObject({ byEld: tally.judged, byOwn: tally.judged, findings: {} });
  expect(meetsMeasures(tally)).toBe(true);
});

test('replies in another language than the one asked for are counted, and miss the measure', async () => {
  const all = await spoiled(() => ENGLISH);
  expect(all).toMatchObject({ judged: 14 * 11, byEld: 0, byOwn: 0 });
  expect(meetsMeasures(all)).toBe(false);
  const some = await spoiled((text, tone) => (tone === 'formal' ? ENGLISH : text));
  expect(some.judged - some.byOwn).toBe(14);
  expect(meetsMeasures(some)).toBe(false);
});

test.each<[string, fault: string]>([
  ['facts', 'Wir kommen mit 4711 Personen.'],
  ['facts', 'Herr Schuster kommt mit.'],
  ['gaps', 'Es kostet [...].'],
  ['leftovers', 'Guten Tag, {name}!'],
  ['register', 'Ich schreibe dir und Ihnen.'],
  ['repeated', 'Das sage ich hier zweimal. Das sage ich hier zweimal.'],
])('one fault in one tone misses the measure: %s, “%s”', async (guard, fault) => {
  const tally = await spoiled((text, tone) => (tone === 'casual' ? `${text}\n\n${fault}` : text));
  expect(tally.findings).toEqual({ [guard]: 14 });
  expect(tally.examples.length).toBeGreaterThan(0);
  expect(meetsMeasures(tally)).toBe(false);
});

test('no reply at all, and a long one where brevity was asked for, miss the measure', async () => {
  expect((await spoiled(() => ' ')).findings).toEqual({ length: 14 * 11 });
  const long = await spoiled((text, tone) =>
    tone === 'concise'
      ? `${text}\n\nIch führe das gern noch sehr viel weiter aus, und zwar sehr${' sehr'.repeat(90)}.`
      : text,
  );
  expect(long.findings).toEqual({});
  expect(meetsMeasures(long)).toBe(false);
});
