import { expect, test } from 'vitest';
import { intentValues } from './intents.ts';
import { languageValues } from './languages.ts';
import { isOptionAllowed, plans, planValues, surfaceDefaults } from './plans.ts';
import { toneOptions } from './tones.ts';

test('each plan costs more than the one before it, and includes all of it and more replies', () => {
  for (const [index, plan] of planValues.entries()) {
    const cheaper = planValues[index - 1];
    if (!cheaper) continue;
    const [more, less] = [plans[plan], plans[cheaper]];
    expect(more.price, `price of ${plan}`).toBeGreaterThan(less.price);
    expect(more.includedVolume, `includedVolume of ${plan}`).toBeGreaterThan(less.includedVolume);
    expect(more.features, `features of ${plan}`).toEqual(expect.arrayContaining([...less.features]));
  }
});

const allowedTones = (plan: 'free' | 'basic' | 'pro' | undefined, surface?: 'generator' | 'gmail') =>
  toneOptions
    .map((tone) => tone.value)
    .filter((value) => isOptionAllowed({ plan, ...(surface && { surface }), kind: 'tone', value }));

test('without a plan the generator allows only general, friendly and English', () => {
  expect(allowedTones(undefined, 'generator')).toEqual(['friendly']);
  const intents = intentValues.filter((value) => isOptionAllowed({ plan: undefined, kind: 'intent', value }));
  const languages = languageValues.filter((value) =>
    isOptionAllowed({ plan: undefined, kind: 'language', value }),
  );
  expect(intents).toEqual(['general']);
  expect(languages).toEqual(['English']);
  expect(isOptionAllowed({ plan: undefined, kind: 'language', value: 'same-as-email' })).toBe(false);
});

test('the free plan may choose the defaults of a surface, and the server accepts those of both', () => {
  expect(allowedTones('free', 'generator')).toEqual(['friendly']);
  expect(allowedTones('free', 'gmail')).toEqual(['professional']);
  expect(allowedTones('free').sort()).toEqual(['friendly', 'professional']);
});

test('paid plans may choose every option', () => {
  for (const plan of ['basic', 'pro'] as const) {
    expect(allowedTones(plan, 'generator')).toEqual(toneOptions.map(({ value }) => value));
    expect(isOptionAllowed({ plan, kind: 'language', value: 'Swahili' })).toBe(true);
    expect(isOptionAllowed({ plan, kind: 'language', value: 'same-as-email' })).toBe(true);
  }
});

test('every plan may choose the defaults of a surface there', () => {
  for (const surface of ['generator', 'gmail'] as const) {
    for (const plan of [undefined, ...planValues]) {
      const { intent, tone, language } = surfaceDefaults[surface];
      expect(isOptionAllowed({ plan, surface, kind: 'intent', value: intent })).toBe(true);
      expect(isOptionAllowed({ plan, surface, kind: 'tone', value: tone })).toBe(true);
      expect(isOptionAllowed({ plan, surface, kind: 'language', value: language })).toBe(true);
    }
  }
});
