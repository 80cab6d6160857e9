import { expect, test } from 'vitest';
import { plans, planValues } from './plans.ts';

test('whoever pays more has all that whoever pays less has', () => {
  for (const [place, plan] of planValues.entries()) {
    const before = planValues[place - 1];
    if (!before) continue;
    expect(plans[plan].price).toBeGreaterThan(plans[before].price);
    expect(plans[plan].includedVolume).toBeGreaterThan(plans[before].includedVolume);
    expect(plans[plan].features).toEqual(expect.arrayContaining([...plans[before].features]));
  }
});
