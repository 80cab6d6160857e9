import { expect, test } from 'vitest';
import { findAsks } from './asks.ts';

test.each([
  ['Please sign and return the enclosed form by 1 December.', 'the enclosed form'],
  ['Please print and sign the waiver.', 'the waiver'],
])('two verbs with one thing are one ask: %s', (text, object) => {
  const asks = findAsks(text);
  expect(asks).toHaveLength(1);
  expect(asks[0]?.object).toBe(object);
});

test.each(['Please pack the samples and call me.', 'Please check the figures and send the report.'])(
  'two deeds are two asks: %s',
  (text) => {
    expect(findAsks(text)).toHaveLength(2);
  },
);

test('who is needed to come is somebody to send', () => {
  expect(findAsks('We need someone to look at the roof before Friday.')[0]?.topic).toBe(
    'send someone to look at the roof before Friday',
  );
});
