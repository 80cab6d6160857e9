import { expect, test } from 'vitest';
import { intentValues } from '#domain/intents.ts';
import { languageValues } from '#domain/languages.ts';
import { replyRequestSchema } from '#domain/replies.ts';
import { namedTones } from '#domain/tones.ts';
import { mailKinds } from './case.ts';
import { evalCases } from './cases.ts';

test('there are 120 cases at least, each under a name of its own', () => {
  expect(evalCases.length).toBeGreaterThanOrEqual(120);
  expect(new Set(evalCases.map(({ id }) => id)).size).toBe(evalCases.length);
});

test('every language is written from and into, every intent, tone and kind of mail occurs', () => {
  expect(new Set(evalCases.map(({ mailLanguage }) => mailLanguage))).toEqual(new Set(languageValues));
  expect(new Set(evalCases.map(({ language }) => language))).toEqual(new Set(languageValues));
  expect(new Set(evalCases.map(({ intent }) => intent))).toEqual(new Set(intentValues));
  expect(new Set(evalCases.map(({ kind }) => kind))).toEqual(new Set(mailKinds));
  const tones = new Set(evalCases.map(({ tone }) => tone));
  expect(namedTones.filter(({ value }) => !tones.has(value)).map(({ value }) => value)).toEqual([]);
});

test('every case is a request that the product takes', () => {
  for (const { mail, intent, tone, language, customPrompt } of evalCases) {
    const request = { emailContent: mail, intent, tone, language, customPrompt };
    expect(replyRequestSchema.safeParse(request).success).toBe(true);
  }
});
