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
  ['There needs to be somebody on site with a key.', 'make sure that there is somebody on site with a key'],
  [
    'It would help if whoever comes had looked at the plan.',
    'make sure that whoever comes has looked at the plan',
  ],
  ["We pay within 30 days. I hope that's acceptable.", 'whether that is acceptable'],
  ["I'd expect this visit to be free of charge.", 'whether this visit is free of charge'],
  ['The landlord would want two quotes for the boiler.', 'send two quotes for the boiler'],
  ['The consultant also has a slot on Thursday 3 December at 9.30.', 'Thursday 3 December at 9.30'],
  ['I would propose a short call on Tuesday 1 December at 4.30 pm.', 'Tuesday 1 December at 4.30 pm'],
])('“%s” asks for “%s”', (text, topic) => {
  expect(asked(text)).toEqual([topic]);
});

test.each([
  'We expect that the report will be late.',
  'Unless the road is closed, we will arrive at nine.',
  'I assume you are busy.',
  'I am assuming that the suppliers would not be so careless as to send what has no papers.',
  'How is a family with a baby supposed to manage without hot water?',
  'Any day that week but Friday is fine with me.',
  'I am out on Thursday, so should anything be urgent please speak to my colleague.',
  'Contact for emergencies over the holidays.',
  'You asked if you could keep the old server.',
  "Ring me if you'd rather talk it through.",
  "How's the new baby?",
  'I hope you are well.',
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

test('what follows from one of two answers is asked by itself', () => {
  expect(asked('Would be good to know whether there is power, and if so, who pays for it.')).toEqual([
    'whether there is power',
    'who pays for it',
  ]);
  expect(asked('How are they grouped, do they need helmets, and what happens if it rains?')).toHaveLength(3);
});

test('the items of a list are what the sentence before it asks for', () => {
  const needs =
    'What I need from you in either case:\n* a list of everyone who works from home\n* two keys to the cellar';
  expect(asked(needs)).toEqual([
    'send a list of everyone who works from home',
    'send two keys to the cellar',
  ]);
  const points =
    'Kindly confirm the following:\n1. Whether the label should be in Arabic.\n2. The final carton marks.';
  expect(asked(points)).toEqual(['whether the label should be in Arabic', 'the final carton marks']);
  const told = 'We brought the following:\n- the chairs\n- the tables';
  expect(asked(told)).toEqual([]);
  const plan = 'The order of the day is this, please note:\n1. Coffee at nine\n2. The talk by Ann';
  expect(asked(plan)).toEqual([]);
});
