import { expect, test } from 'vitest';
import { changeBetween, isEditOf, moveSpans } from './text-change.ts';

const mail = 'Boleh hantar invois?\n\nTerima kasih,\nAminah';

test('typing, correcting and shortening do not make another mail', () => {
  expect(isEditOf(mail, `${mail}!`)).toBe(true);
  expect(isEditOf(mail, mail.replace('invois', 'laporan'))).toBe(true);
  expect(isEditOf(mail, mail.slice(0, -10))).toBe(true);
});

test('a text that is pasted over a mail or into an empty field is another mail', () => {
  expect(isEditOf(mail, 'Könnten Sie mir die Rechnung schicken?')).toBe(false);
  expect(isEditOf(mail, '')).toBe(false);
  expect(isEditOf('', mail)).toBe(false);
});

test('spans before and after a change keep their words; spans that it touches are left out', () => {
  const before = 'On 12 March, at 14:00, in room 7.';
  const after = 'On 12 March, at 15:30 sharp, in room 7.';
  const spans = ['12', '14:00', '7'].map((text) => {
    const start = before.indexOf(text);
    return { text, start, end: start + text.length };
  });
  const moved = moveSpans(spans, changeBetween(before, after));
  expect(moved.map(({ text }) => text)).toEqual(['12', '7']);
  for (const { text, start, end } of moved) expect(after.slice(start, end)).toBe(text);
});

test('letters that are typed at the end of a span make it another word', () => {
  const change = changeBetween('At 14', 'At 145');
  expect(moveSpans([{ start: 3, end: 5 }], change)).toEqual([]);
});
