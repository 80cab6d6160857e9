import { expect, test } from 'vitest';
import { oklchToHex } from './oklch.ts';

// Reference values: CSS Color Module Level 4, the named colours in oklch().
test.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(0.6279 0.2577 29.23)', '#ff0000'],
  ['oklch(0.452 0.3132 264.05)', '#0000ff'],
])('%s is %s', (color, hex) => {
  expect(oklchToHex(color)).toBe(hex);
});

test('other notations are refused', () => {
  expect(() => oklchToHex('oklch(62% 0.1 20 / 0.5)')).toThrow(RangeError);
});
