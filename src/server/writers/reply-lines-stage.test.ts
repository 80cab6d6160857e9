import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OwnClosing, ReplyLinesStage } from './reply-lines-stage.ts';

const german: OwnClosing = { language: 'German', closing: 'Freundliche Grüße' };

function clean(text: string, own?: OwnClosing, cuts: readonly number[] = []): string {
  const stage = new ReplyLinesStage(own);
  let out = '';
  let at = 0;
  for (const length of cuts) {
    out += stage.push(text.slice(at, at + length));
    at += length;
  }
  return out + stage.push(text.slice(at)) + stage.end();
}

test('should take the marks off a heading and keep its words', () => {
  expect(clean('Hi Ada,\n\n## Friday\nIt suits me. #1 is fine.')).toBe(
    'Hi Ada,\n\nFriday\nIt suits me. #1 is fine.',
  );
});

test('should drop lines that quote the mail', () => {
  expect(clean('Hi Ada,\n> Could you come?\nYes, I can. 3 > 2.')).toBe('Hi Ada,\nYes, I can. 3 > 2.');
});

test('should close a German reply in German', () => {
  expect(clean('Guten Tag,\n\nja.\n\nBest regards,\nTom', german)).toBe(
    'Guten Tag,\n\nja.\n\nFreundliche Grüße\nTom',
  );
  expect(clean('ja.\n\nKind regards', german)).toBe('ja.\n\nFreundliche Grüße');
});

test.each(['Beste Grüße\nTom', 'Best regards of the season are not a closing.', 'Best', 'Kind\nregards'])(
  'should keep %o in a German reply',
  (text) => {
    expect(clean(text, german)).toBe(text);
  },
);

test('should keep the closing of an English reply', () => {
  expect(clean('Yes.\n\nBest regards,\nTom', { language: 'English', closing: 'Cheers' })).toBe(
    'Yes.\n\nBest regards,\nTom',
  );
});

test('should give the same text wherever it is cut', () => {
  const line = fc.constantFrom(
    '# Title',
    '> quote',
    'Best regards,',
    'best',
    '',
    '#',
    '##',
    'Text.',
    '> ',
    '#3',
  );
  const text = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, fc.array(fc.nat(9), { maxLength: 12 }), (whole, cuts) => {
      expect(clean(whole, german, cuts)).toBe(clean(whole, german));
    }),
  );
});
