import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { mailFileMessages, replyFieldMessages } from '#domain/messages.ts';
import { publicApiPaths } from '#domain/paths.ts';
import { apiReadingSchema } from '#domain/public-api.ts';
import { askForReply, chargedTo, startWithKey } from './public-api-fixture.ts';
import { usualKinds, validRequest } from './server-fixture.ts';

const { emailContent: _, ...options } = validRequest;
const query = `?${new URLSearchParams({ ...options, tone: 'warm & brief' })}`;
const head = 'From: Marta Ruiz <marta@example.com>\r\nTo: ada@example.com\r\nSubject: Proofs\r\n';
const mail = `${head}Date: Mon, 23 Nov 2026 09:00:00 +0100\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nHi Ada,\r\n\r\ncould you send me the 40 caf=C3=A9 cards by Friday? They cost =E2=82=AC120.\r\n\r\nBest regards,\r\nMarta Ruiz\r\n\r\nOn Sun, 22 Nov 2026 at 10:00, Ada Lovelace <ada@example.com> wrote:\r\n> Here they are.\r\n`;

type Sent = { key: string; body: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> };

function sendMail(server: { url: string }, path: string, { key, body, headers }: Sent): Promise<Response> {
  return fetch(server.url + path, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'message/rfc822', ...headers },
  });
}

describe.each(usualKinds)('mails as files on %s', (kind) => {
  test('a mail as a file gets a reply with the options of the query, once for one Idempotency-Key', async () => {
    const { server, account, key } = await startWithKey(kind);
    const headers = { 'idempotency-key': 'one' };
    const ask = () => sendMail(server, publicApiPaths.replies + query, { key, body: mail, headers });
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    for (const answer of answers) expect(await answer.json()).toMatchObject({ reply: 'Thank you.' });
    expect(server.written).toMatchObject([
      { tone: { kind: 'custom', description: 'warm & brief' }, intent: 'general' },
    ]);
    expect(server.written[0]?.emailContent).toContain(
      'Subject: Proofs\n\nHi Ada,\n\ncould you send me the 40 café',
    );
    expect(await chargedTo(server, account)).toBe(1);
  });

  test('should say in one sentence what is wrong with a mail, and charge nothing', async () => {
    const { server, account, key } = await startWithKey(kind);
    const boundaries = Array.from(
      { length: 10_000 },
      (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`,
    );
    const wrong: [string | Uint8Array<ArrayBuffer>, string][] = [
      ['', mailFileMessages.empty],
      ['Could you come?', mailFileMessages['no-mail']],
      [new Uint8Array(4_000).map((_, place) => (place * 37) % 256), mailFileMessages['no-mail']],
      [`${head}${boundaries.join('')}\r\nHi`, mailFileMessages.unreadable],
      [`${head}\r\n${'a'.repeat(limits.emailContent + 1)}`, replyFieldMessages.emailTooLong],
    ];
    for (const path of [publicApiPaths.replies + query, publicApiPaths.readings]) {
      for (const [body, detail] of wrong) {
        const answer = await sendMail(server, path, { key, body });
        expect(await answer.json(), detail).toMatchObject({ status: 400, code: 'validation', detail });
      }
    }
    expect(server.written).toEqual([]);
    expect(await chargedTo(server, account)).toBe(0);
  });
});

test.each([
  [{ intent: 'haggle' }, replyFieldMessages.intentUnknown],
  [{ language: 'Klingon' }, replyFieldMessages.languageUnknown],
  [{ model: 'best' }, replyFieldMessages.modelUnknown],
  [{ model: 'advanced' }, replyFieldMessages.modelNotConfigured],
  [{ tone: 'x'.repeat(limits.customTone + 1) }, replyFieldMessages.toneTooLong],
  [{ customPrompt: 'x'.repeat(limits.customPrompt + 1) }, replyFieldMessages.promptTooLong],
])('an unknown option is refused in the query as in JSON: %j', async (wrong, detail) => {
  const { server, key } = await startWithKey('SQLite');
  const path = `${publicApiPaths.replies}?${new URLSearchParams({ ...options, ...wrong })}`;
  const refusal = { status: 400, code: 'validation', detail };
  expect(await (await sendMail(server, path, { key, body: mail })).json()).toMatchObject(refusal);
  const json = await askForReply(server, { key, body: { ...validRequest, ...wrong } });
  expect(await json.json()).toMatchObject(refusal);
});

test('should name an option that is misspelt or not allowed there', async () => {
  const { server, account, key } = await startWithKey('SQLite');
  const json = { 'content-type': 'application/json' };
  const problemOf = async (answer: Response) => {
    const { code, detail } = await answer.json();
    return { code, detail };
  };
  const unknown = (name: string) => ({ code: 'validation', detail: `There is no field "${name}"` });
  const { intent, ...others } = validRequest;
  for (const [body, name] of [
    [{ ...others, intnt: intent }, 'intnt'],
    [{ ...validRequest, temperature: 0 }, 'temperature'],
    [{ ...validRequest, ['x'.repeat(500)]: 1 }, 'x'.repeat(60)],
  ] as const) {
    expect(await problemOf(await askForReply(server, { key, body }))).toEqual(unknown(name));
  }
  const { replies, readings, usage, options: values } = publicApiPaths;
  const email = JSON.stringify({ emailContent: 'Hello?' });
  const calls: [string, Sent['body'], Sent['headers'], string][] = [
    [`${replies + query}&tne=warm`, mail, {}, 'tne'],
    [`${replies + query}&emailContent=Hello`, mail, {}, 'emailContent'],
    [`${replies + query}&rewrite=shorter`, mail, {}, 'rewrite'],
    [`${replies + query}&ownWords=Hi`, mail, {}, 'ownWords'],
    [`${readings}?language=French`, mail, {}, 'language'],
    [readings, JSON.stringify(validRequest), json, 'intent'],
    [`${readings}?a=1`, email, json, 'a'],
  ];
  for (const [path, body, headers = {}, name] of calls) {
    expect(await problemOf(await sendMail(server, path, { key, body, headers })), path).toEqual(
      unknown(name),
    );
  }
  const twice = await sendMail(server, `${replies + query}&intent=decline`, { key, body: mail, headers: {} });
  expect(await problemOf(twice)).toEqual({
    code: 'validation',
    detail: 'The field "intent" is in the query twice',
  });
  for (const path of [usage, values]) {
    const answer = await fetch(`${server.url}${path}?month=2026-10`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(await problemOf(answer)).toEqual(unknown('month'));
  }
  expect(await chargedTo(server, account)).toBe(0);
});

test('the answer names an option that is missing in the query', async () => {
  const { server, key } = await startWithKey('SQLite');
  const answer = await sendMail(server, publicApiPaths.replies, { key, body: mail });
  expect(await answer.json()).toMatchObject({ code: 'validation', detail: replyFieldMessages.toneRequired });
});

test.each([3 * 1024 * 1024, limits.upload + 1])('a mail of %i bytes is too large', async (bytes) => {
  const { server, key } = await startWithKey('SQLite');
  const body = new Uint8Array(bytes).fill(65);
  for (const path of [publicApiPaths.replies + query, publicApiPaths.readings]) {
    const answer = await sendMail(server, path, { key, body });
    expect(await answer.json()).toMatchObject({
      status: 413,
      code: 'payload_too_large',
      detail: 'The message is larger than 2 MB.',
    });
  }
});

test('a mail of nearly 2 MB is read without its attachment', async () => {
  const { server, key } = await startWithKey('SQLite', { configuredWriters: true });
  const attachment = `--b\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=a.pdf\r\n\r\n${`${'QUJD'.repeat(19)}\r\n`.repeat(26_000)}--b--\r\n`;
  const body = `${head}MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nCan you call me?\r\n${attachment}`;
  expect(body.length).toBeLessThanOrEqual(limits.upload);
  const answer = await sendMail(server, publicApiPaths.readings, { key, body });
  expect(await answer.json()).toMatchObject({ parts: { newText: 'Can you call me?' } });
});

test('another content type is refused, and the answer names the allowed ones', async () => {
  const { server, key } = await startWithKey('SQLite');
  for (const path of [publicApiPaths.replies, publicApiPaths.readings]) {
    for (const body of ['Hi', 'a'.repeat(limits.requestBody + 1)]) {
      const answer = await sendMail(server, path, { key, body, headers: { 'content-type': 'text/plain' } });
      expect(await answer.json()).toMatchObject({ code: 'validation', detail: mailFileMessages.contentType });
    }
  }
});

test('files have their own rate, which is checked before they are read', async () => {
  const { server, key } = await startWithKey('SQLite', { variables: { REPLY_RATE_PER_MINUTE: '1' } });
  const ask = (body: string) => sendMail(server, publicApiPaths.replies + query, { key, body });
  expect((await ask('no mail')).status).toBe(400);
  const refused = await ask(mail);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('ratelimit')).toMatch(/^"files";r=0;t=\d+$/);
  expect((await askForReply(server, { key })).status).toBe(200);
});

test('should show the counted rates of a call, and nothing if it was not counted', async () => {
  const { server, key } = await startWithKey('SQLite');
  const rates = ({ headers }: Response) => headers.get('ratelimit')?.replaceAll(/t=\d+/g, '') ?? null;
  const file = await sendMail(server, publicApiPaths.replies + query, { key, body: mail });
  expect(file.headers.get('ratelimit-policy')).toBe('"files";q=60;w=60, "replies";q=60;w=60');
  expect(rates(file)).toBe('"files";r=59;, "replies";r=59;');
  const headers = { 'idempotency-key': 'one' };
  expect(rates(await askForReply(server, { key, headers }))).toBe('"replies";r=58;');
  expect(rates(await askForReply(server, { key, headers }))).toBeNull();
  expect(rates(await askForReply(server, { key, body: {} }))).toBeNull();
});

describe.each(usualKinds)('readings on %s', (kind) => {
  test('a mail as a file and as text gives the same reading, and nothing is charged', async () => {
    const { server, account, key } = await startWithKey(kind, { configuredWriters: true });
    const file = await sendMail(server, publicApiPaths.readings, { key, body: mail });
    expect(file.status).toBe(200);
    expect(file.headers.get('ratelimit-policy')).toBe('"readings";q=60;w=60');
    const reading = apiReadingSchema.strict().parse(await file.json());
    expect(reading).toMatchObject({
      needsReply: true,
      language: { value: 'English', close: null, outside: false },
      from: { name: 'Marta Ruiz', address: 'marta@example.com' },
      subject: 'Proofs',
      date: '2026-11-23T09:00:00+01:00',
      asks: [{ text: 'could you send me the 40 café cards by Friday?', kind: 'request' }],
      dates: [{ text: 'Friday', resolved: '2026-11-27', resolvedEnd: null, proposed: false, deadline: true }],
      amounts: expect.arrayContaining([{ text: '€120', value: 120, unit: 'EUR' }]),
    });
    expect(reading.parts.newText).toMatch(/^Hi Ada,/);
    expect(reading.parts.quoted).toContain('Here they are.');
    const emailContent =
      'From: Marta Ruiz <marta@example.com>\nTo: ada@example.com\nDate: Mon, 23 Nov 2026 09:00:00 +0100\nSubject: Proofs\n\nHi Ada,\n\ncould you send me the 40 café cards by Friday? They cost €120.\n\nBest regards,\nMarta Ruiz\n\nOn Sun, 22 Nov 2026 at 10:00, Ada Lovelace <ada@example.com> wrote:\n> Here they are.';
    const text = await sendMail(server, publicApiPaths.readings, {
      key,
      body: JSON.stringify({ emailContent }),
      headers: { 'content-type': 'application/json' },
    });
    const readText = apiReadingSchema.strict().parse(await text.json());
    const placed = { start: expect.any(Number), end: expect.any(Number) };
    expect({ ...readText, asks: readText.asks.map((ask) => ({ ...ask, ...placed })) }).toEqual(reading);
    // A client knows the text that it has sent, and of a file the new text.
    for (const [{ asks }, known] of [
      [readText, emailContent],
      [reading, reading.parts.newText],
    ] as const) {
      expect(asks.map(({ start, end }) => known.slice(start, end))).toEqual(asks.map(({ text }) => text));
    }
    expect(await chargedTo(server, account)).toBe(0);
  });

  test.each(['\n\n', '  \t', '\ufeff', '\u00a0\r\n'])(
    'the positions count %j before the text',
    async (space) => {
      const { server, key } = await startWithKey(kind, { configuredWriters: true });
      const emailContent = `${space}Hi Ada,\n\nCan you come on Friday?${space}`;
      const answer = await sendMail(server, publicApiPaths.readings, {
        key,
        body: JSON.stringify({ emailContent }),
        headers: { 'content-type': 'application/json' },
      });
      const { asks } = apiReadingSchema.parse(await answer.json());
      expect(asks.map(({ start, end }) => emailContent.slice(start, end))).toEqual([
        'Can you come on Friday?',
      ]);
    },
  );

  test('readings have their own rate', async () => {
    const { server, key } = await startWithKey(kind, { variables: { REPLY_RATE_PER_MINUTE: '2' } });
    const read = () => sendMail(server, publicApiPaths.readings, { key, body: mail });
    const answers = [await read(), await read(), await read()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers.map(({ headers }) => headers.get('ratelimit')?.replace(/t=\d+/, ''))).toEqual([
      '"readings";r=1;',
      '"readings";r=0;',
      '"readings";r=0;',
    ]);
    expect(answers[2]?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await askForReply(server, { key })).status).toBe(200);
  });
});

test.each([
  [
    'a newsletter',
    `${head}\r\nOur autumn sale has begun. Unsubscribe here: https://example.com/u\r\n`,
    false,
  ],
  ['a question', `${head}\r\nCould you call me tomorrow?\r\n`, true],
])('a reading says whether %s needs a reply', async (_what, body, needsReply) => {
  const { server, key } = await startWithKey('SQLite', { configuredWriters: true });
  const answer = await sendMail(server, publicApiPaths.readings, { key, body });
  expect(await answer.json()).toMatchObject({ needsReply });
});
