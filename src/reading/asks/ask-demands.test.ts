import { expect, test } from 'vitest';
import { findAsks } from './asks.ts';

/** What is asked by a text, as what it is about, else in its own words. */
const asked = (text: string) =>
  findAsks(text).map((ask) => ask.topic ?? ask.alternatives?.join(' / ') ?? ask.text);

test.each<[string, string]>([
  [
    'I must insist that somebody qualified attends within 48 hours.',
    'make sure that somebody qualified attends within 48 hours',
  ],
  ['I must ask that all visitors be signed in by noon.', 'make sure that all visitors are signed in by noon'],
  [
    'Unless the fee is refunded by the end of May, I will write to the ombudsman.',
    'refund the fee by the end of May',
  ],
  [
    "Before we can go on, the landlord's solicitors require proof of your insurance.",
    'send proof of your insurance',
  ],
  ["I assume insurance is on your side, correct me if I'm wrong.", 'whether insurance is on your side'],
  ['I take it the price includes delivery?', 'whether the price includes delivery'],
  ['Should a new boiler be needed, I want three quotes first.', 'send three quotes first'],
  [
    'It would be useful to have the lighting shown as a separate line.',
    'have the lighting shown as a separate line',
  ],
  [
    'Do you register it with the council or do we?',
    'Do you register it with the council / do we register it with the council',
  ],
  [
    'I could drop them off on Wednesday or, failing that, some time on Friday.',
    'Wednesday or, failing that, some time on Friday',
  ],
  ['My neighbour needs one too, mind if I pass on your number?', 'mind if I pass on your number?'],
])('“%s” asks for “%s”', (text, topic) => {
  expect(asked(text)).toEqual([topic]);
});

test.each([
  'We expect that the report will be late.',
  'Unless the road is closed, we will arrive at nine.',
  'I assume you are busy.',
  'How is a family with a baby supposed to manage without hot water?',
  'Any day that week but Friday is fine with me.',
  'I am out on Thursday, so should anything be urgent please speak to my colleague.',
  'Contact for emergencies over the holidays.',
])('“%s” asks for nothing', (text) => {
  expect(asked(text)).toEqual([]);
});

test('Who somebody would be is asked, and who would have thought it is not', () => {
  expect(asked('We need a key holder. Who would that be?')).toHaveLength(2);
  expect(asked('Who would have thought it?')).toEqual([]);
});

test('Whether he or she does it is a choice, and “or don’t you” is none', () => {
  const [either] = findAsks('Will you collect it or will he?');
  expect(either).toMatchObject({
    answer: 'choice',
    alternatives: ['Will you collect it', 'will he collect it'],
  });
  expect(findAsks("Do you deliver, or don't you?")[0]).toMatchObject({ answer: 'yes-no' });
});
