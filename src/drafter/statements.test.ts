import { expect, test } from 'vitest';
import type { Intent } from '#domain/intents.ts';
import { draftFor } from './mails.fixture.ts';

const mail = (text: string) => `Hi Sam,\n\n${text}\n\nLea`;

test.each<[intent: Intent, asks: string, prompt: string, says: string]>([
  [
    'general',
    'Does the rent cover heating? When can I move in?',
    'Yes it covers heating. You can move in on 4 June.',
    'Yes, it covers heating. You can move in on 4 June.',
  ],
  [
    'general',
    'Does the rent cover heating? When can I move in?',
    'Yes it covers heating and you can move in on 4 June',
    'Yes, it covers heating. You can move in on 4 June.',
  ],
  [
    'general',
    'When can I move in? Does the rent cover heating?',
    'No, it does not cover heating. You can move in on 4 June.',
    'You can move in on 4 June. No, it does not cover heating.',
  ],
  ['general', 'Who will run the workshop?', 'Nora will run the workshop', 'Nora will run the workshop.'],
  [
    'general',
    'How many rooms do you need? When do you arrive?',
    'We need two rooms and we arrive on 5 July',
    'We need two rooms. We arrive on 5 July.',
  ],
  ['general', 'How long does delivery take?', 'delivery takes two weeks', 'Delivery takes two weeks.'],
  ['general', 'Are you open on Sundays?', 'No we are closed on Sundays', 'No, we are closed on Sundays.'],
  ['confirm', 'When do you open?', 'We open at 9', 'We open at 9.'],
  ['general', 'How much does the course cost?', 'It costs 90 euros', 'It costs 90 euros.'],
  [
    'accept',
    'Should I write to Tom or will you write to him?',
    'tell her I will write on Friday',
    "I'll write on Friday.",
  ],
  [
    'general',
    'Shall we meet on Monday or would Tuesday be better?',
    'Tuesday is better for me',
    'Tuesday is better for me.',
  ],
])('%s: “%s” — “%s” stands in the place of the gap', (intent, asks, prompt, says) => {
  const { reply, notes } = draftFor(mail(asks), { intent, prompt });
  expect(reply).toContain(says);
  expect(reply.split(says).join('')).not.toMatch(/\[|heating|move in|workshop|write|meet|cost/);
  expect(notes).toEqual([]);
});

test('what is said of something else leaves the gap and stands beside it', () => {
  const { reply } = draftFor(mail('When can you deliver the chairs?'), {
    prompt: 'we paint the hall on Friday',
  });
  expect(reply).toContain('[date]');
});

test('what answers one of two things to do leaves the other', () => {
  const { reply } = draftFor(mail('Please update the deck. Please call the client.'), {
    prompt: 'I will update the deck on Friday',
  });
  expect(reply.match(/update the deck/g)).toHaveLength(1);
  expect(reply).toContain('call the client');
});

test('a password is not given away because the person states it', () => {
  const { reply } = draftFor(mail('Could you send me your password?'), {
    prompt: 'We will send the password later',
  });
  expect(reply).toMatch(/don't (?:share|send|pass on) passwords/);
});
