import { expect, test } from 'vitest';
import { readEmail } from '../read-email.ts';

test.each([
  ['I paid for a lamp. Nobody picks up the phone. When will it come? Tom Becker', 'Tom Becker', 'Tom Becker'],
  ['I would love to see the new place by the harbour. Jo', 'Jo', 'Jo'],
  ['The offer runs out tomorrow. Shall we go ahead? Lou', 'Lou', 'Lou'],
  ['Hey team, the release is out. Thanks to everybody! - Mia', 'Mia', '- Mia'],
  ['The slides are done - Mia', 'Mia', '- Mia'],
  ['Any news on my order? Mary-Jane O’Neil', 'Mary-Jane O’Neil', 'Mary-Jane O’Neil'],
  ['Please call me back! Dr. Anna Weber', 'Dr. Anna Weber', 'Dr. Anna Weber'],
  ['Ich brauche das Angebot bis Montag. Grüße Karl', 'Karl', 'Grüße Karl'],
  ['Hi, this is Nora from the gym. Can I freeze my contract? Nora', 'Nora', 'Nora'],
  ['When can I visit the flat?\n\nNora', 'Nora', 'Nora'],
])('a name at the end without closing words is the name of the sender: %j', (text, name, signature) => {
  const reading = readEmail(text);
  expect(reading.sender.name).toBe(name);
  expect(reading.signature).toBe(signature);
  expect(`${reading.newText}${signature}`.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
});

test.each([
  'Please book the flight. Yes',
  'Here is what I think about it. Thanks',
  'Which plan do you want, Basic or Premium? Premium',
  'We can meet on either day. Tuesday or Wednesday',
  'We saw the play. Great Job',
  'He works for Dr. Smith',
  'They live near St. Louis',
  'Ask Anna vs. Bob',
  'Cheap flight to Rome - New York',
  'We need these:\nTables',
  'We need these for the hall\nTables\nChairs',
  'Please answer soon. ASAP',
  'Tom Becker',
  'Hello Tom',
])('the end of a mail stays text if it may not be a name: %j', (text) => {
  expect(readEmail(text).newText).toBe(text);
});
