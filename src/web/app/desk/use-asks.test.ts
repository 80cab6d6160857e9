import { expect, test } from 'vitest';
import { noWork } from './decisions.ts';
import { afterChange } from './use-asks.ts';

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
