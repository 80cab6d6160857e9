import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

test.each([
  [['--compare', 'built-in'], '--compare takes two different engines: built-in or provider:model.'],
  [
    ['--compare', 'built-in', 'built-in'],
    '--compare takes two different engines: built-in or provider:model.',
  ],
  [['--case', 'no-such-case'], 'There is no such case: "no-such-case". The cases stand in evals/cases.'],
  [['--langauge', 'German'], "Unknown option '--langauge'."],
  [['--language'], "Option '--language <value>' argument missing"],
  [['--markdown=yes'], "Option '--markdown' does not take an argument"],
  [['German'], '"German" belongs to no option.'],
  [['--json', '/no/such/folder/all.json'], 'The folder of --json is not there: /no/such/folder.'],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(new Error(sentence));
});

test('a language that is none of the 27 is refused with those that are', () => {
  expect(() => readArguments(['--combinations', '--language', 'Klingon'])).toThrow(
    /^"Klingon" is none of the 27 languages: English, French, .*Swahili\.$/,
  );
});

test('a language is heard however it is written', () => {
  const choice = readArguments(['--language', 'swahili']);
  expect(choice?.cases.map(({ language }) => language)).toEqual(choice?.cases.map(() => 'Swahili'));
  expect(choice?.cases.length).toBeGreaterThan(2);
});
