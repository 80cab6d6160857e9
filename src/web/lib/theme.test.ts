import { expect, test } from 'vitest';
import { parseTheme, themeAfterPress } from './theme.ts';

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['Dark', undefined],
  ['', undefined],
  [null, undefined],
])('a stored %j is read as %s', (stored, theme) => {
  expect(parseTheme(stored)).toBe(theme);
});

test.each(['light', 'dark'] as const)('two presses lead back to the theme of a %s system', (system) => {
  const other = system === 'light' ? 'dark' : 'light';
  expect(themeAfterPress(undefined, system)).toBe(other);
  expect(themeAfterPress(other, system)).toBeUndefined();
});

test('after the system has changed to the chosen theme, a press leads to the other theme', () => {
  expect(themeAfterPress('dark', 'dark')).toBe('light');
});
