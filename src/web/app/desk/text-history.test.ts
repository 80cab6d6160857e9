import { expect, test } from 'vitest';
import { historyOf, redone, type TextHistory, undone, withEdit, withStep } from './text-history.ts';

type Version = { text: string };

/** Types letters one after another at the end of the text, 100 ms apart. */
function typed(history: TextHistory<Version>, letters: string, from = 0): TextHistory<Version> {
  return [...letters].reduce(
    (now, letter, index) =>
      withEdit(
        now,
        { text: (now.present?.text ?? '') + letter },
        { inputType: 'insertText', time: from + index * 100 },
      ),
    history,
  );
}

/** The texts that Undo brings back, one after another. */
function undoneTexts(history: TextHistory<Version>): string[] {
  const texts: string[] = [];
  let now = history;
  while (now.past.length > 0) {
    now = undone(now);
    texts.push(now.present?.text ?? '');
  }
  return texts;
}

const empty = historyOf({ text: '' });

test('typing is undone word by word', () => {
  expect(undoneTexts(typed(empty, 'See you there'))).toEqual(['See you', 'See', '']);
});

test('a pause begins a new step', () => {
  expect(undoneTexts(typed(typed(empty, 'Thurs'), 'day', 5_000))).toEqual(['Thurs', '']);
});

test('deleting is a step of its own, and so is a paste', () => {
  let history = typed(empty, 'Hello');
  for (const [index, text] of ['Hell', 'Hel'].entries()) {
    history = withEdit(history, { text }, { inputType: 'deleteContentBackward', time: 500 + index * 100 });
  }
  expect(undoneTexts(history)).toEqual(['Hello', '']);
  history = withEdit(history, { text: 'Help' }, { inputType: 'insertFromPaste', time: 700 });
  expect(undoneTexts(history)).toEqual(['Hel', 'Hello', '']);
});

test('typing at another place is another step', () => {
  const history = withEdit(typed(empty, 'day'), { text: 'Xday' }, { inputType: 'insertText', time: 300 });
  expect(undoneTexts(history)).toEqual(['day', '']);
});

test('a word that is composed is one step', () => {
  let history: TextHistory<Version> = empty;
  for (const [index, text] of ['k', 'か', 'かn', 'かん', '漢'].entries()) {
    history = withEdit(history, { text }, { inputType: 'insertCompositionText', time: index * 100 });
  }
  expect(undoneTexts(history)).toEqual(['']);
});

test('redo brings back what was undone, until there is a new step', () => {
  const history = withStep(withStep(historyOf({ text: 'a' }), { text: 'b' }), { text: 'c' });
  const first = undone(undone(history));
  expect(redone(redone(first)).present).toEqual({ text: 'c' });
  const changed = typed(undone(history), 'x');
  expect(redone(changed)).toBe(changed);
  expect(undoneTexts(changed)).toEqual(['b', 'a']);
});
