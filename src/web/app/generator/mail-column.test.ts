import { expect, test } from 'vitest';
import { selectedWords } from './mail-column.tsx';

const value = 'Hi Sam,\n\n> The figures, please. \nMaria';

function taken(selectionStart: number, selectionEnd = selectionStart): string {
  return selectedWords({ value, selectionStart, selectionEnd });
}

test('what is selected is taken, without spaces at its ends', () => {
  const start = value.indexOf(' figures');
  expect(taken(start, start + 10)).toBe('figures,');
});

test('without a selection the line with the cursor is taken, without its quote mark', () => {
  expect(taken(value.indexOf('please'))).toBe('The figures, please.');
  expect(taken(0)).toBe('Hi Sam,');
  expect(taken(value.length)).toBe('Maria');
});

test('nothing is taken from an empty line or spaces', () => {
  expect(taken(8)).toBe('');
  expect(taken(value.indexOf('. ') + 1, value.indexOf('. ') + 2)).toBe('');
});
