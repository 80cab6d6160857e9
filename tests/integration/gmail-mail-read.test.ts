import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { gmailMessage } from '#tests/fakes/google-messages.ts';
import { list, read, startWithGmail } from './gmail-mail-fixture.ts';

test('names are decoded after the addresses were found, so that no name becomes an address', async () => {
  const message = gmailMessage({
    from: '=?utf-8?Q?x=40evil.example=2C?= <anna@example.com>',
    replyTo: '=?utf-8?Q?Smith=2C_Anna_=22A=22?= <anna@example.com>, bob@example.org',
    subject: 'Plans\r\nBcc: x@evil.example',
  });
  const { server, account } = await startWithGmail('SQLite', { messages: [message] });
  const { header } = await read(server, account, message.id);
  expect(header('From')).toBe('"x@evil.example," <anna@example.com>');
  expect(header('Reply-To')).toBe('"Smith, Anna \\"A\\"" <anna@example.com>, bob@example.org');
  expect(header('Subject')).toBe('Plans Bcc: x@evil.example');
});

test('a message without From and Subject is read', async () => {
  const message = gmailMessage({ text: 'Hello' });
  if (message.payload) message.payload.headers = [];
  const { server, account } = await startWithGmail('SQLite', { messages: [message] });
  const { header, text } = await read(server, account, message.id);
  expect([header('From'), header('Subject'), text]).toEqual(['', '', 'Hello']);
  expect(await list(server, account)).toMatchObject([{ id: message.id }]);
});

test('a list of ten thousand recipients is cut to what a reply may have, after a whole address', async () => {
  const to = Array.from(
    { length: 10_000 },
    (_, index) => `Person ${index} <person-${index}@example.com>`,
  ).join(', ');
  const message = gmailMessage({ to, replyTo: to, text: 'Hello' });
  const { server, account } = await startWithGmail('SQLite', { messages: [message] });
  const { header, text } = await read(server, account, message.id);
  expect(text).toBe('Hello');
  expect(header('To').length).toBeLessThanOrEqual(limits.recipients);
  expect(header('To')).toMatch(/^Person 0 <person-0@example\.com>, .*<person-\d+@example\.com>$/);
  // A reply cannot go to so many addresses. It can go to the sender.
  expect(header('Reply-To')).toBe('');
});

test.each([
  ['Könnten Sie mir bitte die Rechnung schicken? Vielen Dank und viele Grüße', 'German'],
  ['هل يناسبك يوم الخميس؟', 'Arabic'],
  ['會議', undefined],
  ['Kan du sende meg kontrakten innen fredag? Tusen takk for hjelpen.', undefined],
  ['12:00 +49 30 1234', undefined],
])('a message has the language of its text if it is certain: %s', async (text, language) => {
  const message = gmailMessage({ text });
  const { server, account } = await startWithGmail('SQLite', { messages: [message] });
  expect((await read(server, account, message.id)).message.language).toBe(language);
});

test.each(['undisclosed', '<>', 'nobody@localhost'])(
  'an invalid Reply-To is left out: %s',
  async (replyTo) => {
    const message = gmailMessage({ replyTo, from: 'anna@example.com' });
    const { server, account } = await startWithGmail('SQLite', { messages: [message] });
    const { header } = await read(server, account, message.id);
    expect([header('Reply-To'), header('From')]).toEqual(['', 'anna@example.com']);
  },
);

test('bytes in another charset than declared are read as well as possible', async () => {
  const message = gmailMessage();
  const part = (charset: string, bytes: number[]) => ({
    mimeType: 'text/plain',
    filename: '',
    headers: [{ name: 'Content-Type', value: `text/plain; charset=${charset}` }],
    body: { size: bytes.length, data: Buffer.from(bytes).toString('base64url') },
  });
  message.payload = {
    ...message.payload,
    mimeType: 'multipart/mixed',
    body: { size: 0 },
    parts: [part('no-such-charset', [0x47, 0x72, 0xfc, 0xdf, 0x65]), part('utf-8', [0x61, 0xff, 0x62])],
  };
  const { server, account } = await startWithGmail('SQLite', { messages: [message] });
  expect((await read(server, account, message.id)).text).toBe('Grüße\na\ufffdb');
});

test("a message that is too large shows Google's preview", async () => {
  const message = gmailMessage({ text: 'Hello', snippet: 'See the file &amp; answer', subject: 'Large' });
  const data = Buffer.alloc(25 * 1024 * 1024, 'x').toString('base64url');
  message.payload = {
    ...message.payload,
    mimeType: 'multipart/mixed',
    parts: [{ mimeType: 'application/pdf', filename: 'large.pdf', body: { size: data.length, data } }],
  };
  const { server, account } = await startWithGmail('SQLite', { messages: [message] });
  const { header, text } = await read(server, account, message.id);
  expect([header('Subject'), text]).toEqual(['Large', 'See the file & answer']);
});

test('a text that Google stores apart is fetched, but no file and no text that is too large', async () => {
  const apart = (id: string, filename: string, size: number) => ({
    mimeType: 'text/plain',
    filename,
    headers: [],
    body: { attachmentId: id, size },
  });
  const messages = [
    apart('text', '', 5_000),
    apart('file', 'notes.txt', 5_000),
    apart('endless', '', 90_000_000),
  ].map((part) => {
    const message = gmailMessage({ snippet: 'In a line' });
    message.payload = { ...message.payload, mimeType: 'multipart/mixed', body: { size: 0 }, parts: [part] };
    return message;
  });
  const { google, server, account } = await startWithGmail('SQLite', { messages });
  for (const id of ['text', 'file', 'endless']) {
    google.mail.attachments.set(id, Buffer.from(`The text of ${id}`).toString('base64url'));
  }
  const texts: string[] = [];
  for (const { id } of messages) texts.push((await read(server, account, id)).text);
  expect(texts).toEqual(['The text of text', 'In a line', 'In a line']);
  expect(google.count('attachment')).toBe(1);
});

test('a very long text is cut', async () => {
  const message = gmailMessage({ html: `<p>${'word '.repeat(400_000)}</p>` });
  const { server, account } = await startWithGmail('SQLite', { messages: [message] });
  expect((await read(server, account, message.id)).text.length).toBeLessThanOrEqual(200_000);
});
