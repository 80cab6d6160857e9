import { expect, test } from 'vitest';
import { namedTones, parseTone } from './tones.ts';

test('every named tone is recognised in any case', () => {
  for (const { value } of namedTones) {
    expect(parseTone(` ${value.toUpperCase()} `)).toEqual({ kind: 'named', value });
  }
});

test('other words are a custom tone', () => {
  expect(parseTone(' warm but brief ')).toEqual({ kind: 'custom', description: 'warm but brief' });
});

test("the word 'custom' alone and a blank tone count as professional", () => {
  expect(parseTone('custom')).toEqual({ kind: 'named', value: 'professional' });
  expect(parseTone(' ')).toEqual({ kind: 'named', value: 'professional' });
});
