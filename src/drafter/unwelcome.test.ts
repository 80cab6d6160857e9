import { expect, test } from 'vitest';
import type { Intent } from '#domain/intents.ts';
import { draftFor } from './mails.fixture.ts';

const mail = (text: string) => `Hi Sam,\n\n${text}\n\nLea`;

test.each<[Intent, string, string]>([
  ['accept', 'Please do not show the plan to Tom.', "Understood, I won't show the plan to Tom."],
  ['confirm', "Don't print the flyer until I have seen it.", "won't print the flyer until you have seen it."],
  ['accept', 'I would ask you not to park behind my shop.', "I won't park behind your shop."],
  ['accept', 'Please avoid calling me on Sundays.', "I won't call you on Sundays."],
  ['general', 'Please do not show the plan to Tom.', "I [won't / still have to] show the plan to Tom."],
  ['decline', 'Please do not show the plan to Tom.', "I [won't / still have to] show the plan to Tom."],
  ['update', 'Please do not show the plan to Tom.', 'I [have not / have already] shown the plan to Tom.'],
])('%s: “%s” is a prohibition', (intent, asks, says) => {
  expect(draftFor(mail(asks), { intent }).reply).toContain(says);
});

const unsolicited = [
  'Congratulations! You have won a holiday. Tap here to claim it: http://holiday.example',
  'You are the lucky winner of our autumn draw. Please send us your phone number.',
  'Limited time only: 40% off all lamps! Shop now.',
  'Claim your free gift today. Would you like it by post?',
];

test.each(unsolicited)('“%s” is nobody thanked for, and nothing in it is promised', (text) => {
  for (const intent of ['general', 'accept', 'decline'] as const) {
    const { reply, notes } = draftFor(mail(text), { intent });
    expect(reply).not.toMatch(/thank|kind|means a lot|appreciate|I'll send|http/i);
    expect(notes).toEqual([expect.stringContaining('unsolicited')]);
  }
});

test.each([
  'Congratulations on winning the design prize! Shall we celebrate on Friday?',
  'We can offer you 10% off and a free sample. Shall I send it?',
  'Please claim your expenses by Friday.',
  'Before we order now, could you confirm that delivery is included? It is a limited time offer, right?',
])('“%s” is no advertising', (text) => {
  expect(draftFor(mail(text)).notes).toEqual([]);
});
