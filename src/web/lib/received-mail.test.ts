import { expect, test } from 'vitest';
import { type AnsweredMessage, readMessage, recipientOf } from './received-mail.ts';

const encode = (text: string) => Buffer.from(text).toString('base64url');

function message(
  headers: Record<string, string>,
  body = 'Hello',
  more: AnsweredMessage['payload'] = {},
): AnsweredMessage {
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

test('headers are found in any case, the text in any script', () => {
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

test('without a body the part in plain text is read, then the snippet', () => {
  const parts = [
    { mimeType: 'text/html', body: { data: encode('<p>No</p>') } },
    { mimeType: 'multipart/mixed', parts: [{ mimeType: 'text/plain', body: { data: encode('The part') } }] },
  ];
  expect(readMessage(message({}, '', { parts })).text).toBe('The part');
  expect(readMessage(message({}, ' ')).text).toBe('The snippet');
  expect(readMessage(message({}, '', { body: { data: '%%%' } })).text).toBe('The snippet');
});

test('a message of which nothing is known but its id is read', () => {
  expect(readMessage({ id: 'a', threadId: 't' })).toMatchObject({ from: '', subject: '', text: '' });
});

test('a reply goes where replies are wanted, else to the sender', () => {
  const from = 'Anna <anna@example.com>';
  expect(recipientOf(readMessage(message({ From: from })))).toBe(from);
  const list = readMessage(message({ From: from, 'Reply-To': 'Desk <desk@example.com>' }));
  expect(list.replyTo).toBe('Desk <desk@example.com>');
  expect(recipientOf(list)).toBe('Desk <desk@example.com>');
});

test('the same address in other words is nowhere else', () => {
  const mail = message({ From: 'Anna <anna@example.com>', 'Reply-To': 'anna@example.com' });
  expect(readMessage(mail).replyTo).toBe('');
});

test('a reply goes to everybody that replies are wanted by, the sender among them', () => {
  const everybody = 'Anna <anna@example.com>, Team <team@example.com>';
  const mail = readMessage(message({ From: 'Anna <anna@example.com>', 'Reply-To': everybody }));
  expect([mail.replyTo, recipientOf(mail)]).toEqual([everybody, everybody]);
});

test('a list of people that is too long is not cut within an address', () => {
  const people = Array.from({ length: 10_000 }, (_, place) => `p${place}@example.com`).join(', ');
  expect(recipientOf(readMessage(message({ From: people })))).toBe('');
});

test('a mail that names nobody has nowhere for a reply to go', () => {
  expect(recipientOf(readMessage(message({})))).toBe('');
  expect(recipientOf(readMessage(message({ From: 'Mail Delivery System' })))).toBe('');
});
