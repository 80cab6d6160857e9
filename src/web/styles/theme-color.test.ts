import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeColors } from './theme-color.ts';

test('the browser’s bars have the colour of the paper', () => {
  const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  expect(tokens).toContain(`--color-paper: light-dark(${themeColors.light}, ${themeColors.dark});`);
});
