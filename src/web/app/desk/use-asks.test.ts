import { expect, test } from 'vitest';
import { noWork } from './decisions.ts';
import { afterChange, findAnswered, withAsk } from './use-asks.ts';

const text = 'Could you join the review?\n\nKind regards,\nMaria';
const work = { ...noWork, added: ['Kind regards'] };
const known = { text, isEdited: false, work, asks: [], readText: text };

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
  const other = { text: 'Is the invoice paid?', isEdited: false, work: noWork };
  expect(findAnswered([other, answered], { text })).toMatchObject({ text: answered.text, work });
  expect(findAnswered([{ ...answered, text: `${text}!` }], { text }).work).toBe(work);
  expect(findAnswered([{ ...other, text: '' }], { text })).toEqual({ text, asks: [], work: noWork });
  expect(findAnswered([{ ...known, id: 'a' }], { id: 'b', text }).work).toEqual(noWork);
});

test('an ask is added once, also after an edit, and not to another mail', () => {
  const words = 'Could you join the review?';
  const once = withAsk(known, known, words, []);
  expect(once.work.added).toEqual(['Kind regards', words]);
  expect(withAsk(once, known, words, [])).toBe(once);
  const edited = withAsk({ ...known, text: `${text}!` }, known, words, []);
  expect(edited).toMatchObject({ work: { added: ['Kind regards', words] }, readText: text });
  const other = { text: 'Is the invoice paid?', isEdited: false, work: noWork };
  expect(withAsk(other, known, words, [])).toBe(other);
});
