import { beforeAll, expect, test } from 'vitest';
import { loadNgrams } from './language/language.ts';
import { findMailLanguage } from './mail-language.ts';
import { readEmail } from './read-email.ts';

beforeAll(loadNgrams);

const german = 'Guten Tag,\n\nkönnten Sie mir bitte die Rechnung für März schicken?\n\nViele Grüße\nJonas';

test.each([
  ['a mail', german, 'German'],
  ['a mail with headers', `From: Jonas <jonas@weber.example>\nSubject: Invoice\n\n${german}`, 'German'],
  [
    'a mail that quotes another language',
    `${german}\n\nOn Mon, 2 Mar 2026 at 10:12, Sam Reed <sam@acme.example> wrote:\n` +
      `${'> The figures are on their way to you.\n'.repeat(20)}`,
    'German',
  ],
  [
    'a forwarded mail',
    '---------- Forwarded message ---------\nFrom: Jonas <jonas@weber.example>\n' +
      'Date: Mon, 2 Mar 2026 at 10:12\nSubject: Rechnung\n' +
      `To: Sam <sam@acme.example>\n\n${german}`,
    'German',
  ],
  ['a subject alone', 'Subject: Re: Demande de devis pour la rénovation du bureau\n\n12:00', 'French'],
])('the language of %s is the same as in its reading', (_, text, language) => {
  expect(findMailLanguage(text)).toEqual({ language });
  expect(readEmail(text).language).toEqual({ language });
});

test('a text without words has no language', () => {
  expect(findMailLanguage('')).toBeUndefined();
  expect(findMailLanguage('12:00 +49 30 1234')).toBeUndefined();
});
