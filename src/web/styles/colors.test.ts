import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oklchToHex, oklchToLinear, themeColors } from './colors.ts';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

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

test('the bars of the browser have the same colour as the page', () => {
  expect(tokens).toContain(`--color-paper: light-dark(${themeColors.light}, ${themeColors.dark});`);
});

/** Relative luminance. Source: WCAG 2.2, 'relative luminance'. */
function luminance(color: string): number {
  const [red, green, blue] = oklchToLinear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21. Source: WCAG 2.2, 'contrast ratio'. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The light and the dark value of a colour. */
function valuesOf(name: string): [light: string, dark: string] {
  const match = new RegExp(`--color-${name}: light-dark\\((oklch\\([^)/]+\\)), (oklch\\([^)/]+\\))\\)`).exec(
    tokens,
  );
  if (!match?.[1] || !match[2]) throw new Error(`no colour named ${name}`);
  return [match[1], match[2]];
}

function leastContrast(front: string, back: string): number {
  const [frontLight, frontDark] = valuesOf(front);
  const [backLight, backDark] = valuesOf(back);
  return Math.min(contrast(frontLight, backLight), contrast(frontDark, backDark));
}

const texts = ['ink', 'ink-soft', 'accent', 'accent-strong', 'stamp', 'success', 'warning', 'danger'];
const pairs = texts.flatMap((text): [string, string][] => [
  [text, 'paper'],
  [text, 'sheet'],
]);

test.each([...pairs, ['on-accent', 'accent'], ['on-accent', 'accent-strong'], ['ink', 'accent-wash']])(
  '%s on %s can be read in both themes',
  (text, ground) => {
    expect(leastContrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(['paper', 'sheet'])('the edge of a control is visible on %s in both themes', (ground) => {
  expect(leastContrast('edge', ground)).toBeGreaterThanOrEqual(3);
});
