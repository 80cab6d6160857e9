import { expect, test } from 'vitest';
import { draftFor } from '../mails.fixture.ts';

const moved = (text: string, prompt = 'propose Friday at 10') =>
  draftFor(`Hi Sam,\n\n${text}\n\nBest,\nLaura`, { intent: 'reschedule', prompt }).reply;

test('only the times put forward are moved, and once', () => {
  const reply = moved(
    'I would like to set up a call about the plan for this year. Are you free sometime next week? Tuesday or Thursday afternoon would work best for me.',
  );
  expect(reply).toMatch(/I can't make Tuesday or Thursday afternoon\b/);
  expect(reply).toContain('Friday at 10');
  expect(reply).not.toMatch(/this year|next week|either/);
});

test('a week stays where no day of it is named', () => {
  const reply = moved('Are you free next week?');
  expect(reply).toContain("I can't make it next week");
});

test('what else is asked is answered still', () => {
  const reply = moved('Could we meet on Tuesday at 3 pm? Please send me the report for this year.');
  expect(reply).toContain("I can't make it on Tuesday at 3 pm");
  expect(reply).toContain("I'll send you the report for this year");
});
