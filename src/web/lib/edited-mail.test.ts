import { expect, test } from 'vitest';
import { isEditOf } from './edited-mail.ts';

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
