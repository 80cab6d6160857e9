import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oklchToHex } from '#web/styles/colors.ts';

type Scheme = 'light' | 'dark';
type Tokens = Map<string, Record<Scheme, string>>;

const file = join(import.meta.dirname, '..', '..', 'src', 'web', 'styles', 'tokens.css');

/** The opaque colours of tokens.css by name, as '#f9f6f1'. */
function readTokens(): Tokens {
  const css = readFileSync(file, 'utf8');
  const pairs = css.matchAll(/--color-([\w-]+): light-dark\((oklch\([^)/]+\)), (oklch\([^)/]+\))\)/g);
  return new Map(
    [...pairs].map(([, name = '', light = '', dark = '']) => [
      name,
      { light: oklchToHex(light), dark: oklchToHex(dark) },
    ]),
  );
}

/** Relative luminance of '#rrggbb'. Source: WCAG 2.2, 'relative luminance'. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21. Source: WCAG 2.2, 'contrast ratio'. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function cell(tokens: Tokens, front: string, back: string): string {
  const ratios = (['light', 'dark'] as const).map((scheme) => {
    const [one, other] = [tokens.get(front)?.[scheme], tokens.get(back)?.[scheme]];
    if (!one || !other) throw new Error(`tokens.css has no colour named ${one ? back : front}.`);
    return contrast(one, other).toFixed(1);
  });
  return ratios.join(' · ');
}

/** A Markdown table with aligned columns, as in the document. The first row is the head. */
function markdownTable([head = [], ...rows]: string[][]): string[] {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}

/** The contrast of every ink on paper and on a sheet, light · dark, as a Markdown table. */
export function contrastTable(): string {
  const tokens = readTokens();
  const inks = [
    ...['ink', 'ink-soft', 'accent', 'accent-strong', 'stamp', 'success', 'warning', 'danger'],
    ...['edge', 'rule'],
  ];
  const rows = inks.map((ink) => [`\`${ink}\``, cell(tokens, ink, 'paper'), cell(tokens, ink, 'sheet')]);
  const more =
    `\`on-accent\` on \`accent\` ${cell(tokens, 'on-accent', 'accent')}, on \`accent-strong\` ` +
    `${cell(tokens, 'on-accent', 'accent-strong')}; \`ink\` on \`accent-wash\` ` +
    `${cell(tokens, 'ink', 'accent-wash')}.`;
  return [...markdownTable([['ink', 'on paper', 'on a sheet'], ...rows]), '', more].join('\n');
}
