import { expect, test } from 'vitest';
import { isEditOf } from './same-mail.ts';

const mail = 'Boleh hantar invois?\n\nTerima kasih,\nAminah';

test('a mail stays the same while it is typed, mended and shortened', () => {
  expect(isEditOf(mail, `${mail}!`)).toBe(true);
  expect(isEditOf(mail, mail.replace('invois', 'laporan'))).toBe(true);
  expect(isEditOf(mail, mail.slice(0, -10))).toBe(true);
});

test('what is pasted over it, or into an empty field, is another mail', () => {
  expect(isEditOf(mail, 'Könnten Sie mir die Rechnung schicken?')).toBe(false);
  expect(isEditOf(mail, '')).toBe(false);
  expect(isEditOf('', mail)).toBe(false);
});
