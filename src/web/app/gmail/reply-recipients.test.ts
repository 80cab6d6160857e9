import { expect, test } from 'vitest';
import { toAnswerable } from '#web/lib/answerable-mail.ts';
import { readMessage } from '#web/lib/received-mail.ts';
import { replyToAll, replyToSender } from './reply-recipients.ts';

const own = ['maria@acme.example', 'maria@home.example'];

function received(headers: Record<string, string>) {
  const all = { From: 'Marta <marta@acme.example>', ...headers };
  const data = Buffer.from('Hello?').toString('base64url');
  return toAnswerable(
    readMessage({
      id: 'one',
      threadId: 'one',
      payload: {
        headers: Object.entries(all).map(([name, value]) => ({ name, value })),
        body: { data },
      },
    }),
  );
}

test('a reply to all goes to the sender, and in Cc to everyone else once, without the own addresses', () => {
  const mail = received({
    To: 'Maria@ACME.example, Jonas <jonas@weber.example>, Marta <MARTA@acme.example>',
    Cc: '"Smith, Ann (Sales)" <ann@sales.example>, jonas@weber.example, maria@home.example',
  });
  expect(replyToSender(mail, own)).toEqual({ to: 'Marta <marta@acme.example>' });
  expect(replyToAll(mail, own)).toEqual({
    to: 'Marta <marta@acme.example>',
    cc: expect.stringMatching(/^Jonas <jonas@weber\.example>, .*Ann.* <ann@sales\.example>$/),
  });
});

test('a reply to all honours Reply-To and groups', () => {
  const mail = received({
    'Reply-To': 'Office <office@acme.example>',
    To: 'Team: ann@sales.example, maria@acme.example;, office@acme.example',
  });
  expect(replyToAll(mail, own)).toEqual({ to: 'Office <office@acme.example>', cc: 'ann@sales.example' });
});

test('Mail-Followup-To names exactly those who get a reply to all', () => {
  const followup = 'List <list@lists.example>, maria@acme.example';
  const mail = received({ To: 'list@lists.example', Cc: 'ann@sales.example', 'Mail-Followup-To': followup });
  expect(replyToAll(mail, own)).toEqual({ to: 'List <list@lists.example>' });
  expect(replyToAll(received({ 'Mail-Followup-To': 'marta@acme.example' }), own)).toBeUndefined();
});

test('there is no reply to all where it would go to the sender alone', () => {
  expect(replyToAll(received({ To: 'maria@acme.example', Cc: 'Marta@acme.example' }), own)).toBeUndefined();
  expect(replyToAll(received({ To: 'undisclosed-recipients:;' }), own)).toBeUndefined();
  expect(replyToAll(received({ From: 'nobody', To: 'ann@sales.example' }), own)).toBeUndefined();
});

test('a name that looks like an address stays a name', () => {
  const mail = received({ Cc: '"Eve, evil@example.org" <ann@sales.example>' });
  expect(replyToAll(mail, own)?.cc).toMatch(/^".*" <ann@sales\.example>$/);
});

test("a reply to one's own message goes to those whom it went to", () => {
  const mail = received({
    From: 'Maria <maria@acme.example>',
    To: 'Jonas <jonas@weber.example>, maria@home.example',
    Cc: 'ann@sales.example',
  });
  expect(replyToSender(mail, own)).toEqual({ to: 'Jonas <jonas@weber.example>' });
  expect(replyToAll(mail, own)).toEqual({ to: 'Jonas <jonas@weber.example>', cc: 'ann@sales.example' });
});
