import { beforeAll, expect, test } from 'vitest';
import { loadLanguages } from '#reading/language/language.ts';
import { evalCases } from './cases.ts';
import { BUILT_IN, engineFor } from './engine.ts';
import { failures } from './report.ts';
import { scoreCases } from './score.ts';

beforeAll(loadLanguages);

test('the built-in drafter’s replies to all cases pass every guard', { timeout: 60_000 }, async () => {
  const scores = await scoreCases(evalCases, await engineFor(BUILT_IN, {}), undefined, () => undefined);
  expect(failures(scores)).toBe('');
});
