import { expect, test } from 'vitest';
import { compileCues } from './cue-sets.ts';
import { cueText, findCue, findCues } from './cues.ts';

const none = compileCues<true>([]);
const found = (sentence: string, cues: string, connectors = '') =>
  findCues(
    cueText(sentence, compileCues([[connectors, true as const]])),
    compileCues([[cues, true as const]]),
  ).map(({ start, end }) => sentence.slice(start, end));

test('a cue is found by whole words, in any case and with any apostrophe', () => {
  expect(found('We’d like to KNOW more', "we'd like to know")).toEqual(['We’d like to KNOW']);
  expect(found('Unknown to us', 'know')).toEqual([]);
});

test('a cue with ^ counts only where a clause begins, also after connectors', () => {
  expect(found('Anna, could you call?', '^could you')).toEqual(['could you']);
  expect(found('And also could you call?', '^could you', 'and, also')).toEqual(['could you']);
  expect(found('I wish I could you know', '^could you')).toEqual([]);
});

test('a cue with $ counts only where the sentence ends', () => {
  expect(found('명세서를 보내 주세요.', '*주세요$')).toEqual(['주세요']);
  expect(found('보내 주세요라고 했습니다.', '*주세요$')).toEqual([]);
});

test('* matches any letters, / separates forms, and .. matches up to eight words', () => {
  expect(found('Nächster Montag', 'nächst*')).toEqual(['Nächster']);
  expect(found('Können Sie das tun', 'könnten/können sie')).toEqual(['Können Sie']);
  expect(found('hätten wir die alte Liste gern', 'hätten .. gern')).toEqual([
    'hätten wir die alte Liste gern',
  ]);
  expect(found(`hätten ${'x '.repeat(9)}gern`, 'hätten .. gern')).toEqual([]);
});

test('in a script without spaces a cue is found anywhere', () => {
  expect(found('明日は何時に到着しますか', '何時')).toEqual(['何時']);
  expect(found('請問你們什麼時候發貨', '什麼時候')).toEqual(['什麼時候']);
  expect(found('はい、何時ですか', '^何時')).toEqual(['何時']);
});

test('if several cues begin at the same place, the longest is used', () => {
  const cues = compileCues([
    ['how', 'how'],
    ['how much', 'how-much'],
  ]);
  expect(findCue(cueText('How much is it?', none), cues)?.value).toBe('how-much');
});

test('only the first 500 characters of a sentence are searched', () => {
  expect(found(`${'word '.repeat(120)}please`, 'please')).toEqual([]);
});
