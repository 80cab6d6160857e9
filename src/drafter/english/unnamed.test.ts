import { expect, test } from 'vitest';
import { draftFor } from '../mails.fixture.ts';

const agenda = (...points: string[]) =>
  draftFor(`Hi Ben,\n\n${points.map((point, at) => `${at + 1}. ${point}`).join('\n')}\n\nThanks,\nAnna`)
    .reply;

test('a point that is one bare thing is named by it', () => {
  const reply = agenda('Can you confirm the venue is booked?', 'Menu?', 'Parking?', 'How long is the walk?');
  expect(reply).toContain('Menu: [menu].');
  expect(reply).toContain('Parking: [parking].');
  expect(reply).not.toMatch(/your (?:second|third) point/);
});

test('points that cannot be named share one gap', () => {
  const reply = agenda(
    'Can you confirm the venue is booked?',
    'Anything else that needs to be paid for?',
    'Something for those who are not eating?',
    'Or not at all?',
    'How many people do you expect?',
  );
  expect(reply.match(/\[your answer/g) ?? []).toHaveLength(1);
  expect(reply).not.toMatch(/\[your answer to/);
});

test('a question that lacks its object is not answered with half a sentence', () => {
  const { reply } = draftFor('Hi Ben,\n\nThanks for the note. Do you mean?\n\nAnna');
  expect(reply).not.toMatch(/don't mean\]\./);
  expect(reply).toContain('[');
});

test('something to be looked at is not promised or refused', () => {
  for (const text of [
    'Please see attachment for the figures.',
    'Please see below.',
    'See the attached plan.',
  ]) {
    const { reply } = draftFor(`Hi Ben,\n\n${text}\n\nAnna`);
    expect(reply).not.toContain('[');
  }
});

test('a reply offers help once', () => {
  const text =
    'From: Norvik Ltd <billing@norvik.example>\n\nHi Ben,\n\nplease find attached invoice 2231 for $480, due on 30 April.\n\nKind regards,\nMia Dahl';
  for (let seed = 1; seed <= 12; seed++) {
    const { reply } = draftFor(text, { seed });
    expect((reply.match(/any questions|happy to help|is unclear|anything else/gi) ?? []).length).toBeLessThan(
      2,
    );
  }
});

test.for(['Signed', 'Xxx', 'Team', 'Sent from my phone', 'Regards'])('%s is no name', (name) => {
  const { reply } = draftFor(`Hi Ben,\n\nCan you come on Tuesday?\n\nRegards,\n${name}`);
  expect(reply).toMatch(/^(?:Hello|Hi there),/);
});

test('rewriting is something to do', () => {
  const { reply } = draftFor(
    'Hi Ben,\n\nCan you rewrite the introduction as a poem for the wedding card?\n\nAnna',
  );
  expect(reply).toContain("I [will / can't] rewrite the introduction as a poem for the wedding card.");
});
