import { expect, test } from 'vitest';
import type { Intent } from '#domain/intents.ts';
import { draftFor } from './mails.fixture.ts';

const mail = (text: string) => `Hi Sam,\n\n${text}\n\nLea`;

const choices: [intent: Intent, asks: string, says: string][] = [
  [
    'general',
    'Are you able to repair the lamp by Friday, or should I order a new one?',
    '[I can repair the lamp by Friday / Please order a new one]',
  ],
  ['accept', 'Shall we meet on Thursday or would Friday be better?', "Let's meet on [Thursday / Friday]."],
  ['accept', 'Shall we talk today? Or tomorrow?', "Let's talk [today / tomorrow]."],
  [
    'general',
    'Does Monday at 3 work for you, or would noon be better?',
    '[Monday at 3 / noon] works for me.',
  ],
  [
    'accept',
    'Should I write to Tom or will you write to him?',
    '[Please write to Tom / I will write to him]',
  ],
  [
    'general',
    'Should I send the key by post or would a courier be better?',
    'Please send the key by [post / a courier].',
  ],
  ['general', 'Shall I send the keys by post or by courier?', 'Please send the keys [by post / by courier].'],
  [
    'general',
    'Could you let me know whether you prefer the red or the white label?',
    'I prefer [the red / the white label].',
  ],
  ['general', 'Is the hall booked, or do you need more time?', '[The hall is booked / I need more time]'],
  [
    'general',
    'Could you mail the key, or drop it at the desk?',
    '[I can mail the key / I will drop it at the desk]',
  ],
  ['decline', 'Can we meet on Monday or would Tuesday be better?', 'neither Monday nor Tuesday works for me'],
];

test.each(choices)('%s: “%s” is answered as a choice', (intent, asks, says) => {
  for (const seed of [1, 2, 3]) {
    const { reply } = draftFor(mail(asks), { intent, seed });
    expect(reply).toContain(says);
    expect(reply.split(says).join('')).not.toMatch(/\bor would\b|Please |I will |\[/);
  }
});

test('no to the first of two answers leads to the second', () => {
  const { reply } = draftFor(mail('Can you repair the lamp, or should I order a new one?'), {
    intent: 'decline',
  });
  expect(reply).toMatch(/I can't repair the lamp\. Please order a new one\./);
});

test('asked to find somebody else, nobody promises to find one together', () => {
  const { reply } = draftFor(mail('Should I find another room?'), { intent: 'accept' });
  expect(reply).toContain('please find another room');
});
