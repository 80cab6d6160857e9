import { expect, test } from 'vitest';
import { answersSchema } from './answers.ts';
import { askKey } from './asks.ts';
import { firstIssueMessage } from './replies.ts';

function messageFor(answers: unknown): string | undefined {
  const result = answersSchema.safeParse(answers);
  return result.success ? undefined : firstIssueMessage(result.error);
}

const ask = 'When can you deliver?';

test('answers may be absent, named or in own words, and are trimmed', () => {
  for (const answers of [undefined, null, []]) expect(answersSchema.parse(answers)).toEqual(answers);
  for (const answer of ['yes', 'no', 'later', 'skip'] as const)
    expect(answersSchema.parse([{ ask: ` ${ask}\n`, answer }])).toEqual([{ ask, answer }]);
  expect(answersSchema.parse([{ ask, answer: { text: ' on Tuesday ' } }])).toEqual([
    { ask, answer: { text: 'on Tuesday' } },
  ]);
});

test('twenty answers, an ask of 500 and an answer of 300 characters are accepted', () => {
  const answers = Array.from({ length: 20 }, (_, index) => ({
    ask: `${index} `.padEnd(500, 'é'),
    answer: { text: '日'.repeat(300) },
  }));
  expect(answersSchema.parse(answers)).toEqual(answers);
});

test.each([
  ['a text', 'yes', 'Answers must be a list'],
  [
    '21 answers',
    Array.from({ length: 21 }, (_, index) => ({ ask: `Ask ${index}?`, answer: 'yes' })),
    'At most 20 asks can be answered at once',
  ],
  ['an element that is no object', ['yes'], 'Each answer must name the ask that it answers'],
  ['no ask', [{ answer: 'yes' }], 'Each answer must name the ask that it answers'],
  ['a blank ask', [{ ask: ' \u200b', answer: 'yes' }], 'Each answer must name the ask that it answers'],
  [
    'an ask of 501 characters',
    [{ ask: 'a'.repeat(501), answer: 'yes' }],
    'An ask must be less than 500 characters',
  ],
  ['no answer', [{ ask }], 'An answer must be yes, no, later, skip or a text'],
  ['another word', [{ ask, answer: 'maybe' }], 'An answer must be yes, no, later, skip or a text'],
  [
    'a text that is no text',
    [{ ask, answer: { text: 7 } }],
    'An answer must be yes, no, later, skip or a text',
  ],
  ['an empty text', [{ ask, answer: { text: '' } }], 'An answer must not be empty'],
  ['a blank text', [{ ask, answer: { text: ' \n\u200b' } }], 'An answer must not be empty'],
  [
    'a text of 301 characters',
    [{ ask, answer: { text: 'a'.repeat(301) } }],
    'An answer must be less than 300 characters',
  ],
  [
    'a text of 151 characters outside the basic plane, which are 302 code units',
    [{ ask, answer: { text: '🙂'.repeat(151) } }],
    'An answer must be less than 300 characters',
  ],
  [
    'two answers to one ask',
    [
      { ask, answer: 'yes' },
      { ask: ' when can you  DELIVER', answer: 'no' },
    ],
    'Each ask can have only one answer',
  ],
  ['a misspelled field', [{ ask, answer: 'yes', anwser: 'no' }], 'There is no field "anwser"'],
  [
    'an unknown field beside the text',
    [{ ask, answer: { text: 'x', note: '' } }],
    'There is no field "note"',
  ],
])('%s gets its own error message', (_name, answers, message) => {
  expect(messageFor(answers)).toBe(message);
});

test('the same words with other spaces, marks, case or normal form are the same ask', () => {
  expect(askKey('> Is the café\r\nopen?')).toBe(askKey('is the cafe\u0301 open'));
  expect(askKey('Kann ich kommen?')).not.toBe(askKey('Kann er kommen?'));
});
