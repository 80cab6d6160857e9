import { expect, test } from 'vitest';
import type { FoundAsk } from '#domain/found-asks.ts';
import { readDeskAsks } from '#web/lib/desk-reading.ts';
import { newAsk } from './add-ask.tsx';
import { answersOf, noWork } from './decisions.ts';
import {
  afterChange,
  askedMail,
  findAnswered,
  type KnownMail,
  withAnswer,
  withAsk,
  withReading,
} from './known-mail.ts';
import { modelAsksOf } from './model-reading.tsx';

const come = 'Can you come on Friday?';
const dog = 'The dog may stay with us.';
const room = 'Which room shall I book?';
const text = `Hi Sam,\n\n${dog}\n${come}\n${room}\n\nMaria`;

function found(...words: string[]): FoundAsk[] {
  return words.map((one) => {
    const start = text.indexOf(one);
    return { text: one, start, end: start + one.length, kind: 'when' };
  });
}

/** The mail after it was read again with what is known of it. */
function read(known: KnownMail): KnownMail {
  return withReading(known, readDeskAsks(askedMail(known)));
}

const mail = read({ text, work: noWork });

/** The mail after a model found these asks. */
function after(known: KnownMail, isLate: boolean, ...words: string[]): KnownMail {
  return read({ ...known, byModel: modelAsksOf(known, found(...words), isLate) });
}

const wordsOf = ({ asks = [] }: KnownMail) => asks.map(({ words }) => words);

test('the list of a model replaces that of the built-in reading, in the order of the mail', () => {
  expect(wordsOf(mail)).toEqual([come, room]);
  expect(wordsOf(after(mail, false, dog, room))).toEqual([dog, room]);
});

test('once the person has begun, nothing leaves or moves, and new asks come at the end', () => {
  const [first] = mail.asks ?? [];
  if (!first) throw new Error('the mail has asks');
  const begun = withAnswer(mail, first, { choice: 'yes', text: '', isLeftOut: false });
  expect(wordsOf(after(begun, true, dog))).toEqual([come, room, dog]);
});

test('other words of a listed ask are no new ask once the person has begun', () => {
  expect(wordsOf(after(mail, true, 'come on Friday'))).toEqual([come, room]);
});

test('an ask of a model is not one that the person added, and a reply is checked for it', () => {
  const known = after(mail, false, dog, come);
  expect(known.asks?.every(({ isAdded }) => !isAdded)).toBe(true);
  expect(known.work.added).toEqual([]);
  expect(findAnswered(known, { text }).added).toEqual([dog]);
});

test('what a model said stays after an edit of another line, and does not hide a new ask', () => {
  const known = after(mail, false, dog, come);
  const edited = read(afterChange(known, { text: text.replace('Maria', 'Is it far?\n\nMaria') }));
  expect(wordsOf(edited)).toEqual([dog, come, 'Is it far?']);
});

test('a second list takes the place of the first one, after an edit of another line', () => {
  const edited = read(
    afterChange(after(mail, false, dog, come), { text: text.replace('Maria', 'Maria R.') }),
  );
  expect(wordsOf(after(edited, false, dog, come))).toEqual([dog, come]);
  expect(wordsOf(after(edited, false, room))).toEqual([room]);
});

test('a second list moves nothing that the person has begun', () => {
  const [, second] = after(mail, false, dog, come).asks ?? [];
  if (!second) throw new Error('the mail has asks');
  const begun = read(withAnswer(after(mail, false, dog, come), second, { text: 'Yes', isLeftOut: false }));
  const once = after(begun, true, room);
  expect(wordsOf(once)).toEqual([dog, come, room]);
  expect(wordsOf(after(once, true, 'Hi Sam', come))).toEqual([dog, come, room, 'Hi Sam']);
});

test('an answer to an ask of a model is sent, also after a reload and if the model does not name it again', () => {
  const [ask] = after(mail, false, dog).asks ?? [];
  if (!ask) throw new Error('the model found an ask');
  const answered = withAnswer(after(mail, false, dog), ask, { text: 'Gladly', isLeftOut: false });
  const reloaded = read({ text, work: answered.work });
  for (const known of [read(answered), reloaded, after(reloaded, false, room)]) {
    expect(answersOf(known.asks ?? [], known.work).sent).toEqual([{ ask: dog, answer: { text: 'Gladly' } }]);
    expect(wordsOf(known).filter((words) => words === dog)).toHaveLength(1);
  }
});

test('an ask that a model took away can be added by hand, and stays', () => {
  const known = after(mail, false, dog);
  const reading = readDeskAsks(askedMail(known, come));
  expect(newAsk(known.asks ?? [], reading, come)?.words).toBe(come);
  const added = withAsk(known, known, come, reading);
  expect(wordsOf(after(added, false, dog))).toEqual([dog, come]);
});

test("the model's kind of an ask decides how it is answered", () => {
  expect(after(mail, false, dog).asks).toMatchObject([{ words: dog, kind: 'when' }]);
});
