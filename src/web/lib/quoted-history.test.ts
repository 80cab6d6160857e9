import { expect, test } from 'vitest';
import { findQuotedHistory } from './quoted-history.ts';

const mail = 'Hi Sam,\n\nDoes Thursday work?\n\nMaria';
const quoted =
  'On Mon, 2 Mar 2026 at 10:12, Sam Reed <sam@acme.example> wrote:\n> Which day suits you?\n> Sam';

test('quoted history is found, and the new text is the mail as it was written', () => {
  expect(findQuotedHistory(`${mail}\n\n${quoted}`)).toEqual({ quoted, newText: mail });
});

test('a quotation within the quoted history is part of it', () => {
  const lead = '> On Sun, 1 Mar 2026 at 09:14, Maria Lopez <maria@northwind.example> wrote:';
  const nested = `${quoted}\n>\n${lead}\n>> Which week?`;
  expect(findQuotedHistory(`${mail}\n\n${nested}`)).toEqual({ quoted: nested, newText: mail });
});

test('the header of a pasted mail stays', () => {
  const header = 'From: Maria Lopez <maria@northwind.example>\nSubject: Thursday\n\n';
  expect(findQuotedHistory(`${header}${mail}\n\n${quoted}`)?.newText).toBe(`${header}${mail}`);
});

test('a mail without quoted text has no history', () => {
  expect(findQuotedHistory(mail)).toBeUndefined();
});

test('history that is longer than the searched part is cut to the end of the mail', () => {
  const endless = `${quoted}\n${'> The figures are on their way.\n'.repeat(20_000)}`;
  const found = findQuotedHistory(`${mail}\n\n${endless}`);
  expect(found).toEqual({ quoted: endless.trim(), newText: mail });
});
