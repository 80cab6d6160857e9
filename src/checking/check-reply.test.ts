import { expect, test } from 'vitest';
import { readEmail } from '#reading/read-email.ts';
import { checkReply, replyChecker } from './check-reply.ts';

const mail = `From: Anna Okafor <anna@northwind.example>
To: Ben Carter <ben@lumen.example>
Date: Mon, 3 Mar 2025 09:12:00 +0000
Subject: Lisbon offsite

Hi Ben,

The venue costs $4,500.00 and is free on Tuesday, 11 March at 3 pm. \
Can you confirm the booking? How many people do you expect? See https://venue.example/rooms.

Anna`;
const reading = readEmail(mail);

function check(reply: string, userProvided?: string) {
  return checkReply({ reply, reading, emailContent: mail, ...(userProvided ? { userProvided } : {}) });
}

const invented = (reply: string, prompt?: string) =>
  check(reply, prompt).unsupportedFacts.map((fact) => `${fact.kind} ${fact.text}`);

test('facts of the mail are supported in any notation', () => {
  expect(
    invented(
      'Hi Anna,\n\nI confirm the Lisbon booking for Tuesday, 11/3 at 15:00, at 4500 USD.\n\nBen Carter',
    ),
  ).toEqual([]);
  expect(
    invented('Bonjour Anna,\n\nje confirme la réservation pour le mardi 11 mars à 15 h, 4 500 $.'),
  ).toEqual([]);
  expect(invented('See https://venue.example/rooms or write to anna@northwind.example.')).toEqual([]);
});

test('unsupported numbers, days, names, links and addresses are found with their positions', () => {
  const reply =
    'Hi Anna,\n\nWe expect 35 people on Friday. Please ask Gregor at greg@x.example or see https://x.example/a.';
  expect(invented(reply)).toEqual([
    'number 35',
    'date Friday',
    'name Gregor',
    'address greg@x.example',
    'link https://x.example/a',
  ]);
  for (const fact of check(reply).unsupportedFacts) expect(reply.slice(fact.start, fact.end)).toBe(fact.text);
});

test('what the instructions say is supported', () => {
  expect(
    invented('We expect 35 people, and Gregor will call on Friday.', 'say 35 people; Gregor calls on Friday'),
  ).toEqual([]);
});

test('list numbers, gaps and ordinary capitals are not facts', () => {
  expect(
    invented('Hi Anna,\n\n1. I expect [number, e.g. 40] people.\n2. Yes. May I call you?\n\nKind regards'),
  ).toEqual([]);
});

test('quotations of the mail are not checked, but other quoted lines are checked', () => {
  const quoted = '> The venue costs $4,500.00 and is free on\n> Tuesday, 11 March at 3 pm';
  expect(invented(`Hi Anna,\n\n${quoted}\nThat is fine.`)).toEqual([]);
  expect(invented('Hi Anna,\n\n> It costs 700.\nThat is fine.')).toEqual(['number 700']);
});

test('gaps are found, and links in square brackets are not gaps', () => {
  const reply = 'I [can / cannot] come on [date]. [See](https://venue.example/rooms)';
  expect(check(reply).gaps.map((gap) => gap.text)).toEqual(['[can / cannot]', '[date]']);
});

test.each([
  '![the plan](https://venue.example/plan.png)',
  '[![the plan](plan.png)](https://venue.example)',
  '[See] (https://venue.example/rooms)',
  '[the rooms][1] and ![the plan][2]',
  '[1]: https://venue.example/rooms',
])('the brackets of markdown are no gaps: %s', (text) => {
  expect(check(`I come on [date]. ${text}`).gaps.map((gap) => gap.text)).toEqual(['[date]']);
});

test('a check that is kept finds the same in each version of a reply and in another language', () => {
  const kept = replyChecker({ reading, emailContent: mail, userProvided: '35 people' });
  const replies = [
    'Hi Anna,\n\nwe are 35 people.',
    'Hi Anna,\n\nwe are 36 people.',
    'Wir kommen am Freitag, 14. März.',
  ];
  for (const reply of replies) expect(kept(reply)).toEqual(check(reply, '35 people'));
});

test('any text can be checked', () => {
  for (const reply of ['', '[', '](', '1'.repeat(5000), '٤٢ [x]', '@'.repeat(3000), 'A '.repeat(4000)]) {
    expect(() => check(reply)).not.toThrow();
  }
});
