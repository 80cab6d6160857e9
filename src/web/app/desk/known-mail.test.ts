import { expect, test } from 'vitest';
import { readDeskAsks } from '#web/lib/desk-reading.ts';
import { newAsk } from './add-ask.tsx';
import { decisionOn, noWork, withDecision } from './decisions.ts';
import {
  afterChange,
  answerableAsks,
  askedMail,
  findAnswered,
  type KnownMail,
  withAsk,
  withReading,
  workedMails,
} from './known-mail.ts';

const text = 'Could you join the review?\n\nKind regards,\nMaria';
const work = { ...noWork, added: ['Kind regards'] };
const reading = { asks: [], moved: [] };
const known = { text, work, asks: [], readText: text };

test('an edit keeps the work on a mail, also if most of its end is removed', () => {
  expect(afterChange(known, { text: `${text}!` }).work).toBe(work);
  expect(afterChange(known, { text: 'Could you' }).work).toBe(work);
});

test('another mail starts without the work and the asks, and going back brings the work back', () => {
  const other = afterChange(known, { text: 'Is the invoice paid?' });
  expect(other).toMatchObject({ work: noWork });
  expect(other.asks).toBeUndefined();
  expect(afterChange(other, { text }).work).toBe(work);
  const third = afterChange(other, { text: 'A third mail' });
  expect(third.work).toEqual(noWork);
  expect(afterChange(third, { text })).toMatchObject({ work, asks: [] });
});

test('two mails with the same text are different if their ids differ', () => {
  expect(afterChange({ ...known, id: 'a' }, { id: 'b', text }).work).toEqual(noWork);
});

test('a reply finds the mail that it answers, after an edit and without spaces at its ends', () => {
  const answered = { ...known, text: `${text}\n` };
  const other = { text: 'Is the invoice paid?', work: noWork };
  expect(findAnswered({ ...other, earlier: [answered] }, { text })).toMatchObject({
    text: answered.text,
    work,
  });
  expect(findAnswered({ ...answered, text: `${text}!` }, { text }).work).toBe(work);
  expect(findAnswered({ ...other, text: '' }, { text })).toEqual({
    text,
    asks: [],
    work: noWork,
    added: [],
  });
  expect(findAnswered({ ...known, id: 'a' }, { id: 'b', text }).work).toEqual(noWork);
});

test('an ask is added once, also after an edit, and not to another mail', () => {
  const words = 'Could you join the review?';
  const once = withAsk(known, known, words, reading);
  expect(once.work.added).toEqual(['Kind regards', words]);
  expect(withAsk(once, known, words, reading)).toBe(once);
  const edited = withAsk({ ...known, text: `${text}!` }, known, words, reading);
  expect(edited).toMatchObject({ work: { added: ['Kind regards', words] }, readText: text });
  const other = { text: 'Is the invoice paid?', work: noWork };
  expect(withAsk(other, known, words, reading)).toBe(other);
});

const letter = `Hi Sam,

Could you join the budgte review at 14:00?
Could you send file 1?
Could you send file 2?
The plans are on the drive.

Maria`;
const join = 'Could you join the budget review at 14:00?';

function read(mail: KnownMail): KnownMail {
  return withReading(mail, readDeskAsks(askedMail(mail)));
}

/** The mail after a person changed its words, and it was read again. */
function edit(mail: KnownMail, from: string, to: string): KnownMail {
  return read(afterChange(mail, { text: mail.text.replace(from, to) }));
}

/** The mail after a person wrote an answer to the ask whose words begin like this. */
function answer(mail: KnownMail, words: string, text: string): KnownMail {
  const ask = mail.asks?.find((one) => one.words.startsWith(words));
  if (!ask) throw new Error(`No ask ${words}`);
  return { ...mail, work: withDecision(mail.work, ask, { text, isLeftOut: false }) };
}

/** The answers to the asks of a mail, by the words of the asks. */
function answers({ asks = [], work: done }: KnownMail): Record<string, string> {
  return Object.fromEntries(
    asks.map((ask) => [ask.words, decisionOn(ask, done).text]).filter(([, one]) => one),
  );
}

const fresh = read({ text: letter, work: noWork });

test('an answer stays with its ask when a mistake in its words is corrected, and when that is undone', () => {
  const before = answer(answer(fresh, 'Could you join', 'Gladly'), 'Could you send file 2', 'On Monday');
  const after = edit(before, 'budgte', 'budget');
  expect(answers(after)).toEqual({ [join]: 'Gladly', 'Could you send file 2?': 'On Monday' });
  expect(answers(edit(after, 'budget', 'budgte'))).toEqual(answers(before));
});

test('an answer comes back when the words of its ask were gone for a moment', () => {
  let mail = answer(fresh, 'Could you send file 1', 'Today');
  for (const [from, to] of [
    ['Could you send file 1?', 'Could you'],
    ['Could you\n', '\n'],
    ['Hi Sam', 'Hello Sam'],
    ['14:00?\n\n', '14:00?\nCan you send file 1?\n'],
  ] as const) {
    mail = edit(mail, from, to);
  }
  expect(answers(mail)).toEqual({ 'Can you send file 1?': 'Today' });
});

test('an answer does not move to another ask: not to one that replaces it, and not to its neighbour', () => {
  const mail = answer(fresh, 'Could you send file 1', 'Today');
  const other = edit(mail, 'Could you send file 1?', 'Is the invoice paid?');
  expect(other.asks?.map(({ words }) => words)).toContain('Is the invoice paid?');
  expect(answers(other)).toEqual({});
  expect(answers(edit(other, 'Is the invoice paid?', 'Could you send file 1?'))).toEqual(answers(mail));
  const without = afterChange(mail, { text: letter.replace('Could you send file 1?\n', '') });
  expect(answers(edit(without, 'Maria', 'Could you send file 3?\n\nMaria'))).toEqual({});
});

test('if several asks change at once, each answer goes to the most similar one', () => {
  const mail = answer(answer(fresh, 'Could you send file 1', 'Today'), 'Could you send file 2', 'On Monday');
  const both = 'Could you send file 1?\nCould you send file 2?';
  expect(answers(edit(mail, both, 'Could you send file 3?\nCould you send file 4?'))).toEqual({
    'Could you send file 3?': 'Today',
    'Could you send file 4?': 'On Monday',
  });
  expect(answers(edit(mail, both, 'Could you send file 22?'))).toEqual({
    'Could you send file 22?': 'On Monday',
  });
});

test('an ask that the person added gets its new words, with its answer', () => {
  const words = 'The plans are on the drive.';
  const added = read({ ...fresh, work: { ...noWork, added: [words] } });
  const mail = answer(added, 'The plans', 'Thank you');
  const edited = edit(mail, 'plans are', 'plan is');
  expect(edited.work.added).toEqual(['The plan is on the drive.']);
  expect(answers(edited)).toEqual({ 'The plan is on the drive.': 'Thank you' });
  expect(edited.asks?.find(({ isAdded }) => isAdded)?.words).toBe('The plan is on the drive.');
  const line = edit(edited, 'drive.', 'drive.\nSee you soon.');
  expect(line.work.added, 'a new line is not part of it').toBe(edited.work.added);
  expect(edit(line, 'The plan is on the drive.\n', '').work.added).toBe(edited.work.added);
});

/** A mail whose only ask was added by the person, and answered. */
function withAdded(words: string): KnownMail {
  const mail = read({ text: `Hi Sam,\n\n${words}\n\nMaria`, work: { ...noWork, added: [words] } });
  return answer(mail, words, 'Good');
}

test.each(['The rooms are greens.', 'The rooms are green today.', 'All the rooms are green.'])(
  'an ask that the person added keeps its answer when its words become %j',
  (words) => {
    const mail = withAdded('The rooms are green.');
    expect(answers(edit(mail, 'The rooms are green.', words))).toEqual({ [words]: 'Good' });
  },
);

test('an ask whose words become too long comes back with its answer when they are shorter again', () => {
  const words = `The rooms are ${'very '.repeat(90)}green.`;
  const mail = withAdded(words);
  const long = edit(mail, 'green.', `${'dark '.repeat(20)}green.`);
  expect(long.asks).toEqual([]);
  expect(answers(edit(long, 'dark '.repeat(20), 'dark '))).toEqual({
    [words.replace('green', 'dark green')]: 'Good',
  });
});

test('an ask whose words were edited meanwhile is not the new one', () => {
  const before = withAdded('The rooms are green.');
  const mail = afterChange(before, { text: before.text.replace('green.', 'green today.') });
  const found = readDeskAsks(askedMail(mail, 'Maria'));
  expect(newAsk(mail.asks ?? [], found)?.words).toBe('Maria');
  expect(newAsk(mail.asks ?? [], readDeskAsks(askedMail(mail)))).toBeUndefined();
});

test('mails that were only opened do not push out a mail with answers', () => {
  let mail: KnownMail = { ...withAdded('The rooms are green.'), id: 'worked' };
  for (let index = 0; index < 120; index += 1) mail = afterChange(mail, { id: `${index}`, text });
  expect(mail.earlier?.length).toBeLessThan(100);
  expect(workedMails(mail).map(({ id }) => id)).toEqual(['worked']);
});

test('a reading that fails loses no answer, also if the words change meanwhile', () => {
  const before = answer(answer(fresh, 'Could you join', 'Gladly'), 'Could you send file 1', 'Today');
  const mail = withReading(afterChange(before, { text: letter.replace('file 1', 'it') }), undefined);
  expect(mail).toMatchObject({ hasFailed: true, asks: undefined });
  expect(answerableAsks(mail).map(({ words }) => words)).toEqual([join.replace('budget', 'budgte')]);
  const after = edit(mail, 'budgte', 'budget');
  expect(after.hasFailed).toBe(false);
  expect(answers(after)).toEqual({ [join]: 'Gladly', 'Could you send it?': 'Today' });
});

test('work that was saved with the id of a message comes back with it, and nothing else is saved', () => {
  const start = { text: '', work: noWork, earlier: [{ id: 'a', text: '', work }] };
  const other = afterChange(start, { id: 'b', text });
  expect(other.work).toBe(noWork);
  expect(afterChange(other, { id: 'a', text })).toMatchObject({ id: 'a', text, work });
  expect(workedMails(other).map(({ id }) => id)).toEqual(['a']);
});
