import { expect, test } from 'vitest';
import { type ApiMessage, readMessage, readSender, recipientOf } from './received-mail.ts';

const encode = (text: string) => Buffer.from(text).toString('base64url');

function message(
  headers: Record<string, string>,
  body = 'Hello',
  more: ApiMessage['payload'] = {},
): ApiMessage {
  return {
    id: 'a',
    threadId: 't',
    snippet: 'The snippet',
    payload: {
      mimeType: 'text/plain',
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      body: { data: encode(body) },
      parts: [],
      ...more,
    },
  };
}

test('header names may be in any case, and the text in any script', () => {
  const mail = readMessage(
    message({ FROM: 'Anna <anna@example.com>', subject: 'Olá' }, 'Überweisung\r\nשלום'),
  );
  expect(mail).toMatchObject({
    sender: { name: 'Anna', address: 'anna@example.com' },
    subject: 'Olá',
    date: '',
    text: 'Überweisung\nשלום',
  });
});

test('without a body, the plain-text part is read, then the snippet', () => {
  const parts = [
    { mimeType: 'text/html', body: { data: encode('<p>No</p>') } },
    { mimeType: 'multipart/mixed', parts: [{ mimeType: 'text/plain', body: { data: encode('The part') } }] },
  ];
  expect(readMessage(message({}, '', { parts })).text).toBe('The part');
  expect(readMessage(message({}, ' ')).text).toBe('The snippet');
  expect(readMessage(message({}, '', { body: { data: '%%%' } })).text).toBe('The snippet');
});

test('a message with nothing but its id can be read', () => {
  expect(readMessage({ id: 'a', threadId: 't' })).toMatchObject({ from: '', subject: '', text: '' });
});

test('a reply goes to the Reply-To address, or else to the sender', () => {
  const from = 'Anna <anna@example.com>';
  expect(recipientOf(readMessage(message({ From: from })))).toBe(from);
  const list = readMessage(message({ From: from, 'Reply-To': 'Desk <desk@example.com>' }));
  expect(list.replyTo).toBe('Desk <desk@example.com>');
  expect(recipientOf(list)).toBe('Desk <desk@example.com>');
});

test('a Reply-To with the sender’s own address is left out', () => {
  const mail = message({ From: 'Anna <anna@example.com>', 'Reply-To': 'anna@example.com' });
  expect(readMessage(mail).replyTo).toBe('');
});

test('a reply goes to every Reply-To address, also to the sender’s own', () => {
  const both = 'Anna <anna@example.com>, Team <team@example.com>';
  const mail = readMessage(message({ From: 'Anna <anna@example.com>', 'Reply-To': both }));
  expect([mail.replyTo, recipientOf(mail)]).toEqual([both, both]);
});

test('a list of recipients that is too long is not cut within an address', () => {
  const people = Array.from({ length: 10_000 }, (_, place) => `p${place}@example.com`).join(', ');
  expect(recipientOf(readMessage(message({ From: people })))).toBe('');
});

test('a mail without an address has no recipient for a reply', () => {
  expect(recipientOf(readMessage(message({})))).toBe('');
  expect(recipientOf(readMessage(message({ From: 'Mail Delivery System' })))).toBe('');
});

test('a header is shown in one line, without characters that change the writing direction', () => {
  const mail = readMessage(
    message({
      From: '\u202eAnna <anna@example.com>',
      Subject: 'Your invoice\u202efdp.exe\u2066\r\nBcc: all@example.com',
    }),
  );
  expect(mail.sender).toEqual({ name: 'Anna', address: 'anna@example.com' });
  expect(mail.subject).toBe('Your invoicefdp.exe Bcc: all@example.com');
});

test('a sender has a name and an address', () => {
  expect(readSender('Anna Smith <anna@example.com>')).toEqual({
    name: 'Anna Smith',
    address: 'anna@example.com',
  });
  expect(readSender('"Smith, \\"Anna\\"" <anna@example.com>')).toEqual({
    name: 'Smith, "Anna"',
    address: 'anna@example.com',
  });
});

test('a name that looks like an address is never taken for the address', () => {
  expect(readSender('"boss@example.com" <evil@example.org>')).toEqual({
    name: 'boss@example.com',
    address: 'evil@example.org',
  });
});

test('a sender may lack a name, an address or both', () => {
  expect(readSender('anna@example.com')).toEqual({ name: '', address: 'anna@example.com' });
  expect(readSender('<anna@example.com>')).toEqual({ name: '', address: 'anna@example.com' });
  expect(readSender('Mail Delivery System')).toEqual({ name: 'Mail Delivery System', address: '' });
  expect(readSender('')).toEqual({ name: '', address: '' });
});
