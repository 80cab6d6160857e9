import { expect, test } from 'vitest';
import { readEmail } from '../read-email.ts';
import { type GmailMessage, gmailText } from './gmail-message.ts';
import { decodeText, looksLikeMail, MailError, mailAsText, parseMail } from './parse-mail.ts';
import { rescueMail } from './rescue-mail.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const mail = (...lines: string[]) => bytes(lines.join('\r\n'));

test('headers are decoded and the date keeps its offset', async () => {
  const message = await parseMail(
    mail(
      'From: =?utf-8?Q?J=C3=BCrgen_M=C3=BCller?= <j@example.de>',
      'To: anna@example.com, "Jones, Bob" <bob@example.org>',
      'Subject: =?utf-8?B?R3LDvMOfZQ==?=',
      'Date: Tue, 14 May 2024 11:00:00 +0200',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Hallo',
    ),
  );
  expect(message).toEqual({
    from: { name: 'Jürgen Müller', address: 'j@example.de' },
    to: [{ address: 'anna@example.com' }, { name: 'Jones, Bob', address: 'bob@example.org' }],
    subject: 'Grüße',
    date: '2024-05-14T11:00:00+02:00',
    text: 'Hallo\n',
    hasHtml: false,
    attachments: 0,
  });
});

test('a mail names its thread by References and its own id, else by In-Reply-To', async () => {
  const ids = async (...headers: string[]) => (await parseMail(mail(...headers, '', 'Hallo'))).threadIds;
  expect(await ids('References: <a@x>', ' <b@x>', 'In-Reply-To: <b@x>', 'Message-ID: <c@x>')).toEqual([
    '<a@x>',
    '<b@x>',
    '<c@x>',
  ]);
  expect(await ids('In-Reply-To: <b@x>', 'Message-ID: <c@x>')).toEqual(['<b@x>', '<c@x>']);
  expect(await ids('Message-ID: broken')).toBeUndefined();
});

test('an opened file gives the same reading as a pasted mail', async () => {
  const text = mailAsText(
    await parseMail(
      mail(
        'From: Anna <anna@example.com>',
        'To: Bob <bob@example.org>',
        'Subject: Lunch',
        'Date: Tue, 14 May 2024 11:00:00 +0200',
        '',
        'Does noon work?',
      ),
    ),
  );
  expect(text).toBe(
    'From: Anna <anna@example.com>\nTo: Bob <bob@example.org>\n' +
      'Date: Tue, 14 May 2024 11:00:00 +0200\nSubject: Lunch\n\n' +
      'Does noon work?',
  );
  expect(readEmail(text)).toMatchObject({
    sender: { name: 'Anna', address: 'anna@example.com' },
    subject: 'Lunch',
    date: '2024-05-14T11:00:00+02:00',
    newText: 'Does noon work?',
  });
});

test('a mail with only HTML becomes text', async () => {
  const message = await parseMail(
    mail('From: a@example.com', 'Content-Type: text/html', '', '<p>One</p><p>Two</p>'),
  );
  expect(message.text).toBe('One\n\nTwo');
  expect(message.hasHtml).toBe(true);
});

test('flowed text is joined within a quotation, but not with the text outside', async () => {
  const message = await parseMail(
    mail(
      'From: a@example.com',
      'Content-Type: text/plain; format=flowed',
      '',
      '> Does noon ',
      '> work? ',
      'Yes, it ',
      'does.',
    ),
  );
  expect(message.text.trim()).toBe('> Does noon work? \nYes, it does.');
});

test('a message that contains only another message is read as a forwarded mail', async () => {
  const message = await parseMail(
    mail(
      'From: boss@example.com',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      'Content-Type: message/rfc822',
      '',
      'From: Clara <clara@example.net>',
      'Subject: Offer',
      '',
      'Can you confirm?',
      '--x--',
    ),
  );
  expect(readEmail(mailAsText(message)).sender).toEqual({ name: 'Clara', address: 'clara@example.net' });
});

test('a message with too many nested parts is refused with a MailError', async () => {
  const parts = Array.from(
    { length: 150 },
    (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`,
  );
  await expect(parseMail(bytes(parts.join('')))).rejects.toBeInstanceOf(MailError);
});

test('a message is recognised, and a text is not recognised as a message', () => {
  expect(looksLikeMail(mail('From: a@example.com', 'Subject: x', '', 'Hi'))).toBe(true);
  expect(looksLikeMail(mail('Received: by x', 'Subject: x', '', 'Hi'))).toBe(true);
  expect(looksLikeMail(bytes('Hi Bob,\n\nFrom: here\nTo: there'))).toBe(false);
  expect(looksLikeMail(bytes('Subject: x\n\nHi'))).toBe(false);
  expect(looksLikeMail(new Uint8Array([0x25, 0x50, 0x44, 0x46]))).toBe(false);
});

test.each([
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x48, 0x69], 'Hi'],
  ['UTF-16 with a mark', [0xff, 0xfe, 0x48, 0x00, 0x69, 0x00], 'Hi'],
  ['big-endian UTF-16 with a mark', [0xfe, 0xff, 0x00, 0x48, 0x00, 0x69], 'Hi'],
  [
    'windows-1252',
    [0x47, 0x72, 0xfc, 0xdf, 0x65, 0x20, 0x61, 0x75, 0x73, 0x20, 0x4b, 0xf6, 0x6c, 0x6e],
    'Grüße aus Köln',
  ],
  [
    'windows-1251',
    [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x2c, 0x20, 0xea, 0xe0, 0xea, 0x20, 0xe4, 0xe5, 0xeb, 0xe0],
    'Привет, как дела',
  ],
  ['Shift JIS', [0x82, 0xb1, 0x82, 0xf1, 0x82, 0xc9, 0x82, 0xbf, 0x82, 0xcd], 'こんにちは'],
  ['EUC-KR', [0xbe, 0xc8, 0xb3, 0xe7, 0xc7, 0xcf, 0xbc, 0xbc, 0xbf, 0xe4], '안녕하세요'],
  ['GB 18030', [0xc4, 0xe3, 0xba, 0xc3, 0xa3, 0xac, 0xce, 0xd2, 0xc3, 0xc7, 0xb5, 0xc4], '你好，我们的'],
])('text is decoded from %s', (_, codes, text) => {
  expect(decodeText(Uint8Array.from(codes))).toBe(text);
});

test.each([
  ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31]],
  ['a zip archive', [0x50, 0x4b, 0x03, 0x04, 0x14]],
  ['an Outlook .msg', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]],
  ['bytes with zeros', [0x41, 0x00, 0x00, 0x01, 0x02]],
])('%s is not text', (_, codes) => {
  expect(decodeText(Uint8Array.from(codes))).toBeUndefined();
});

const data = (text: string) =>
  btoa(String.fromCharCode(...bytes(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

test.each<[string, GmailMessage, string]>([
  [
    'the message body',
    { snippet: 's', payload: { mimeType: 'text/plain', body: { data: data('Grüße') } } },
    'Grüße',
  ],
  [
    'the plain part at any depth',
    {
      payload: {
        mimeType: 'multipart/mixed',
        parts: [
          {
            mimeType: 'multipart/alternative',
            parts: [
              { mimeType: 'text/html', body: { data: data('<p>h</p>') } },
              { mimeType: 'text/plain', body: { data: data('plain') } },
            ],
          },
        ],
      },
    },
    'plain',
  ],
  [
    'the HTML part as text',
    {
      payload: {
        mimeType: 'multipart/alternative',
        parts: [{ mimeType: 'text/html', body: { data: data('<p>One</p><p>Two</p>') } }],
      },
    },
    'One\n\nTwo',
  ],
  ['the snippet', { snippet: 'short', payload: { mimeType: 'multipart/mixed', parts: [] } }, 'short'],
  ['nothing', {}, ''],
])('the text of a Gmail message is %s', (_, message, text) => {
  expect(gmailText(message)).toBe(text);
});

test('only a part of a huge Gmail message is read, without half characters', () => {
  const part = (text: string) => ({
    mimeType: 'text/plain',
    body: { data: Buffer.from(text).toString('base64url') },
  });
  const parts = [part(`x${'ä'.repeat(900_000)}`), part('never read')];
  const text = gmailText({ payload: { mimeType: 'multipart/mixed', parts } });
  expect(text).toMatch(/^xä+\n$/);
  expect(text.length).toBeGreaterThan(300_000);
});

/** A mail with its parts nested so deep that the parser refuses it. */
function deepMail(...part: string[]): Uint8Array {
  const depths = Array.from({ length: 150 }, (_, depth) => depth);
  return mail(
    'From: =?utf-8?Q?J=C3=BCrgen?= <j@example.de>',
    'Subject: Lunch',
    ...depths.flatMap((depth) => [`Content-Type: multipart/mixed; boundary="b${depth}"`, '', `--b${depth}`]),
    ...part,
    ...depths.reverse().map((depth) => `--b${depth}--`),
  );
}

test('of a mail that is nested too deep, the headers and the first text are read', async () => {
  const deep = deepMail(
    'Content-Transfer-Encoding: quoted-printable',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Passt Donnerstag im Caf=C3=A9?',
  );
  await expect(parseMail(deep)).rejects.toThrow(MailError);
  expect(await rescueMail(deep)).toBe(
    'From: Jürgen <j@example.de>\nSubject: Lunch\n\nPasst Donnerstag im Café?',
  );
  const html = deepMail('Content-Type: text/html', '', '<p>Does <b>noon</b> work?</p>');
  expect(await rescueMail(html)).toMatch(/Does noon work\?$/);
});

test('the text of a damaged mail without parts is decoded as its headers say, wherever they stand', async () => {
  const text = Buffer.from('Passt Donnerstag im Café?').toString('base64');
  const headers = ['Content-Transfer-Encoding: base64', 'Content-Type: text/plain; charset=utf-8'];
  expect(await rescueMail(mail('From: j@example.de', ...headers, 'Subject: Lunch', '', text))).toBe(
    'From: j@example.de\nSubject: Lunch\n\nPasst Donnerstag im Café?',
  );
});

test('a mail without a text has nothing to read', async () => {
  expect(await rescueMail(deepMail('Content-Type: image/png', '', 'x'))).toBeUndefined();
});
