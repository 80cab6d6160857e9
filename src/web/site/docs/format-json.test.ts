import { expect, test } from 'vitest';
import { formatJson } from './format-json.ts';

test('a value that fits is on one line, others are broken and indented', () => {
  const rows = Array.from({ length: 3 }, (_, place) => ({
    value: `number-${place}`,
    label: `Number ${place}`,
  }));
  expect(formatJson({ rows, none: [], empty: {}, end: null })).toBe(`{
  "rows": [
    { "value": "number-0", "label": "Number 0" },
    { "value": "number-1", "label": "Number 1" },
    { "value": "number-2", "label": "Number 2" }
  ],
  "none": [],
  "empty": {},
  "end": null
}`);
});

test('a long list shows its first row and how many more there are', () => {
  const list = Array.from({ length: 27 }, (_, place) => `the value number ${place}`);
  expect(formatJson(list).split('\n')).toEqual(['[', '  "the value number 0",', '  … 26 more', ']']);
});

test('the formatted text parses to the same value', () => {
  const value = { text: 'a "quoted"\nline', list: [1, true, null, { deep: ['x'.repeat(80)] }] };
  expect(JSON.parse(formatJson(value))).toEqual(value);
});
