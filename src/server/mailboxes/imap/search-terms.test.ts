import { expect, test } from 'vitest';
import { searchTerms } from './search-terms.ts';

const text = (value: string) => ({ field: 'text', value });

test.each([
  ['two words', [text('two'), text('words')]],
  ['"two words" more', [text('two words'), text('more')]],
  ['“two words”', [text('two words')]],
  ['from:anna', [{ field: 'from', value: 'anna' }]],
  [
    'From:anna@example.com subject:"an offer"',
    [
      { field: 'from', value: 'anna@example.com' },
      { field: 'subject', value: 'an offer' },
    ],
  ],
  ['to:mara 12:30', [{ field: 'to', value: 'mara' }, text('12:30')]],
  ['is:unread', [text('is:unread')]],
  ['from:', [text('from:')]],
  ['wherefrom:anna', [text('wherefrom:anna')]],
  ['not "closed', [text('not'), text('closed')]],
  ['" "', []],
  ['one two three four five', ['one', 'two', 'three', 'four'].map(text)],
])('should read %j as terms', (typed, terms) => {
  expect(searchTerms(typed)).toEqual(terms);
});
