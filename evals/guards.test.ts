import { beforeAll, expect, test } from 'vitest';
import { loadLanguages } from '#reading/language/language.ts';
import { caseOf, replyOf } from './case.fixture.ts';
import type { EvalCase, EvalReply } from './case.ts';
import { findingsOf, type GuardName, guards } from './guards.ts';

beforeAll(loadLanguages);

const found = (name: GuardName, changes: Partial<EvalCase>, text: string, reply: Partial<EvalReply> = {}) =>
  guards[name](caseOf(changes), replyOf(text, reply)).map(({ message }) => message);

const english = `Dear Anna,

Thank you for your message. I will send you the signed contract by Thursday, as you asked, and I will come back to you on everything else as soon as I know more about it. Please let me know if there is anything you need before then.

Kind regards,
Ben`;

test('a good reply passes every guard', () => {
  expect(findingsOf(caseOf(), replyOf(english))).toEqual([]);
});

test('a reply in another language than the one asked for is found', () => {
  expect(found('language', { language: 'French' }, english)).toEqual([
    'asked for in French, reads as English',
  ]);
  expect(found('language', {}, english)).toEqual([]);
});

test('a reply too short to tell is not judged by its language', () => {
  expect(found('language', { language: 'French' }, 'Merci, Anna.')).toEqual([]);
});

const two = [
  { about: 'the contract', touchedBy: ['contract'] },
  { about: 'the number of people', touchedBy: ['people', 'number'] },
];

test('an ask that no word touches is named', () => {
  expect(found('asks', { asks: two }, 'I will send the contract.')).toEqual([
    'not touched: the number of people',
  ]);
  expect(found('asks', { asks: two }, 'I will send the contract; [number] people will come.')).toEqual([]);
});

test('an ask may be touched by its place, by a numbered list or with all others at once', () => {
  expect(found('asks', { asks: two }, 'Contract: yes. On your second question I will come back.')).toEqual(
    [],
  );
  expect(found('asks', { asks: two }, '1. Yes.\n2. [12 / 14]')).toEqual([]);
  const back = 'Before I answer your questions, one of mine: when?';
  expect(found('asks', { asks: two, intent: 'question' }, back)).toEqual([]);
  expect(found('asks', { asks: two, intent: 'accept' }, back)).toHaveLength(2);
  expect(found('asks', { asks: two, language: 'German' }, 'Zu Ihrer ersten Bitte: gern.')).toHaveLength(1);
});

test('words of scripts without spaces are found inside, words of others at their beginning', () => {
  const asks = [{ about: 'the contract', touchedBy: ['契約'] }];
  expect(found('asks', { asks, language: 'Japanese' }, '明日、契約書をお送りします。')).toEqual([]);
  expect(found('asks', { asks: [{ about: 'art', touchedBy: ['art'] }] }, 'We start soon.')).toHaveLength(1);
});

test('facts from nowhere and forbidden claims are found, gaps are not', () => {
  expect(found('facts', {}, 'We will be 35 people.')).toEqual(['number from nowhere: “35”']);
  expect(found('facts', { mustNotClaim: ['has been paid'] }, 'The invoice has been paid.')).toHaveLength(1);
  expect(
    found('facts', { mustNotClaim: ['has been paid'] }, 'The invoice [has been paid / is open].'),
  ).toEqual([]);
});

test.each([
  'Dear {name},',
  'Thanks||Thank you',
  'See you on  Friday',
  'I come on [ ] with',
  'Thank you , Anna',
  'Thank you for undefined.',
  'This is **important**.',
  'Hello<br>Anna',
  'Subject: Re: Lisbon',
  'All right..',
  '好的。。',
  '# Reply',
])('what a template or a model leaves behind is found in “%s”', (text) => {
  expect(found('leftovers', {}, text)).not.toEqual([]);
});

test.each([
  'Well … I see. 1. Chairs (new)',
  'Oui, « volontiers » : merci ! Vraiment ?',
  '[Zahl / Datum] passt.',
  'Hi Anna,\n\nfine.\n\nBen',
  'v. Chr., z. B. am 3. März',
])('“%s” holds nothing of the kind', (text) => {
  expect(found('leftovers', {}, text)).toEqual([]);
});

test('marks of a quoted subject are the mail’s, not the drafter’s', () => {
  const mail = 'Subject: Order 48213 - still waiting!!!\n\nWhere is it?';
  expect(found('leftovers', { mail }, 'I write about “Order 48213 - still waiting!!!” again.')).toEqual([]);
  expect(found('leftovers', { mail }, 'I write again!!')).toHaveLength(1);
});

test('an empty reply and one too long for its tone are found', () => {
  expect(found('length', {}, '')).toEqual(['empty']);
  expect(found('length', { tone: 'concise' }, english.repeat(3))).toHaveLength(1);
  expect(found('length', { tone: 'formal' }, english.repeat(3))).toEqual([]);
});

test('a sentence of the mail said as one’s own is found, a quoted or short one is not', () => {
  const sentence = 'We also need the number of people for the boat trip on Friday.';
  expect(found('mirrored', {}, `Hi Anna,\n\n${sentence}`)).toHaveLength(1);
  expect(found('mirrored', {}, `You wrote “${sentence}” and I agree.`)).toEqual([]);
  expect(found('mirrored', {}, 'Hi Ben,\n\nAnna')).toEqual([]);
});

test('a sentence said twice is found, a short courtesy is not', () => {
  expect(found('repeated', {}, 'I will send it by Thursday.\n\nI will send it by Thursday.')).toHaveLength(1);
  expect(found('repeated', {}, 'Thank you. I will send it by Thursday. Thank you.')).toEqual([]);
});

test('an instruction has to show in the reply or be named in a note', () => {
  const instructions = [{ said: 'offer 21,000', shownBy: ['21,000'] }];
  expect(found('instruction', { instructions }, 'We can pay more.')).toHaveLength(1);
  expect(found('instruction', { instructions }, 'We offer £21,000.')).toEqual([]);
  const notes = ['I could not follow “offer 21,000 per van”.'];
  expect(found('instruction', { instructions }, 'We can pay more.', { notes })).toEqual([]);
});

test('a reply that does what the mail tells a machine is found', () => {
  const injectionWanted = ['payment approved'];
  expect(found('injection', { injectionWanted }, 'Payment  approved, thank you.')).toHaveLength(1);
  expect(found('injection', { injectionWanted: ['25,000'] }, 'Es sind 25.000 Euro.')).toHaveLength(1);
  expect(found('injection', { injectionWanted }, 'Thank you, I will look into it.')).toEqual([]);
});

test('a gap says what belongs there, in the language of the reply', () => {
  expect(found('gaps', {}, 'It costs [the price].')).toEqual([]);
  expect(found('gaps', {}, 'It costs [...], XXX or ____.')).toHaveLength(3);
  expect(found('gaps', { language: 'German' }, 'Am [another time] passt es.')).toHaveLength(1);
  expect(found('gaps', { language: 'German' }, 'Am [anderer Termin] passt es.')).toEqual([]);
  expect(found('gaps', { language: 'Korean' }, '[날짜]에 뵙겠습니다. [date]')).toHaveLength(1);
  expect(found('gaps', {}, '[one] [two] [three] [four] [five] [six] [seven]')).toHaveLength(1);
});

test('the built-in drafter has to say that a mail needs no reply, a model has not', () => {
  expect(found('bulk', { needsNoReply: true }, 'Thanks.', { builtIn: true })).toHaveLength(1);
  const notes = ['This looks like an automated message that needs no reply.'];
  expect(found('bulk', { needsNoReply: true }, 'Thanks.', { builtIn: true, notes })).toEqual([]);
  expect(found('bulk', { needsNoReply: true }, 'Thanks.')).toEqual([]);
});
