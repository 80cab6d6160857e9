import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Channels = [number, number, number];
type Pair = { light: Channels; dark: Channels };

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const oklch = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;

/** Linear sRGB of an OKLCH colour, clipped to the gamut. Source: B. Ottosson, 'A perceptual color space', 2020. */
function toLinear([lightness, chroma, hue]: Channels): Channels {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels: Channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return channels.map((channel) => Math.min(1, Math.max(0, channel))) as Channels;
}

function luminance(colour: Channels): number {
  const [red, green, blue] = toLinear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21. Source: WCAG 2.2, 'contrast ratio'. */
function contrast(one: Channels, other: Channels): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function colour(name: string): Pair {
  const match = new RegExp(`--color-${name}: light-dark\\(${oklch}, ${oklch}\\)`).exec(css);
  if (!match) throw new Error(`no colour named ${name}`);
  const [l, c, h, dl, dc, dh] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { light: [l, c, h], dark: [dl, dc, dh] };
}

function leastContrast(text: string, ground: string): number {
  const [front, back] = [colour(text), colour(ground)];
  return Math.min(contrast(front.light, back.light), contrast(front.dark, back.dark));
}

const texts = ['ink', 'ink-soft', 'accent', 'accent-strong', 'stamp', 'success', 'warning', 'danger'];
const pairs = texts.flatMap((text) => [
  [text, 'paper'],
  [text, 'sheet'],
]);

test.each([...pairs, ['on-accent', 'accent'], ['on-accent', 'accent-strong'], ['ink', 'accent-wash']])(
  '%s on %s can be read in both sets',
  (text, ground) => {
    expect(leastContrast(text ?? '', ground ?? '')).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(['paper', 'sheet'])('the edge of a control stands out from %s in both sets', (ground) => {
  expect(leastContrast('edge', ground)).toBeGreaterThanOrEqual(3);
});
