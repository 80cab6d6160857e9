import { expect, test } from 'vitest';
import { namedTones, parseTone } from './tones.ts';

test('every named tone is read as itself, whatever its case', () => {
  for (const { value } of namedTones) {
    expect(parseTone(` ${value.toUpperCase()} `)).toEqual({ kind: 'named', value });
  }
});

test("any other words are the person's own tone", () => {
  expect(parseTone(' warm but brief ')).toEqual({ kind: 'custom', description: 'warm but brief' });
});

test("the bare word 'custom' and a blank tone describe nothing and read as professional", () => {
  expect(parseTone('custom')).toEqual({ kind: 'named', value: 'professional' });
  expect(parseTone(' ')).toEqual({ kind: 'named', value: 'professional' });
});
