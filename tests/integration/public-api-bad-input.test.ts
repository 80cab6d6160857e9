import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { keyRefusals } from '#domain/messages.ts';
import { apiPaths, publicApiPaths } from '#domain/paths.ts';
import { call, insertAccount } from './account-rows.ts';
import { askForReply, chargedTo, makeKey, startWithKey } from './public-api-fixture.ts';
import { never, usualKinds, validRequest, writerOf } from './server-fixture.ts';

const posts = [publicApiPaths.replies, publicApiPaths.readings] as const;

describe.each(usualKinds)('bad input of the public API on %s', (kind) => {
  async function start() {
    const setting = await startWithKey(kind);
    const { server, account, key } = setting;
    const ask = async (path: string, authorization: string, body: object = validRequest) => {
      const answer = await call(server, 'POST', path, { headers: { authorization }, body });
      return { status: answer.status, code: (await answer.json()).code };
    };
    const both = async (authorization: string, body?: object) => [
      await ask(posts[0], authorization, body),
      await ask(posts[1], authorization, body),
    ];
    return { ...setting, bearer: `Bearer ${key}`, both, charged: () => chargedTo(server, account) };
  }
  const twice = (status: number, code: string) => [
    { status, code },
    { status, code },
  ];

  test('should refuse keys that are cut, have another prefix, are unknown, two at once or missing', async () => {
    const { variables, server, database, key, both, charged } = await start();
    const { key: other } = await makeKey(server, await insertAccount(variables, database, { plan: 'pro' }));
    const mark = key.lastIndexOf('_', key.length - 43);
    const swapped = other.slice(0, mark) + key.slice(mark);
    for (const text of [key.slice(0, -1), key.slice(0, mark), `${key}x`, swapped, 'nonsense']) {
      expect(await both(`Bearer ${text}`), text).toEqual(twice(401, 'unauthenticated'));
    }
    expect(await both('')).toEqual(twice(401, 'unauthenticated'));
    expect(await both(`Bearer ${key}, Bearer ${other}`)).toEqual(twice(400, 'validation'));
    expect(await charged()).toBe(0);
  });

  test('should refuse a key that has expired, was revoked, or whose account is on Free or deleted', async () => {
    const { server, database, account, keyId, bearer, both } = await start();
    const { headers, email } = account;
    const expire = (expires_at: number | null) =>
      database.db.updateTable('api_keys').set({ expires_at }).execute();
    await expire(Date.now() - 1);
    expect(await both(bearer)).toEqual(twice(401, 'unauthenticated'));
    await expire(null);
    await call(server, 'PUT', apiPaths.plan, { headers, body: { plan: 'free' } });
    expect(await both(bearer)).toEqual(twice(403, 'not_in_plan'));
    await call(server, 'PUT', apiPaths.plan, { headers, body: { plan: 'pro' } });
    await call(server, 'DELETE', `${apiPaths.keys}/${keyId}`, { headers });
    expect(await both(bearer)).toEqual(twice(401, 'unauthenticated'));
    const { key } = await makeKey(server, account);
    await call(server, 'DELETE', apiPaths.account, { headers, body: { email } });
    expect(await both(`Bearer ${key}`)).toEqual(twice(401, 'unauthenticated'));
  });

  test('should refuse mails that are too long, empty or not a text', async () => {
    const { bearer, both, charged } = await start();
    const mails: unknown[] = [
      'a'.repeat(limits.emailContent + 1),
      '',
      ' \u200b ',
      null,
      7,
      ['Hello'],
      undefined,
    ];
    for (const emailContent of mails) {
      expect(await both(bearer, { ...validRequest, emailContent }), String(emailContent)).toEqual(
        twice(400, 'validation'),
      );
    }
    expect(await both(bearer, { ...validRequest, emailContent: 'a'.repeat(limits.requestBody) })).toEqual(
      twice(413, 'payload_too_large'),
    );
    expect(await charged()).toBe(0);
  });

  test('should accept characters that a database cannot store, in a mail and in options', async () => {
    const { server, key } = await start();
    for (const text of ['\u0000', '\ud800', '\u202e']) {
      const answer = await call(server, 'POST', publicApiPaths.replies, {
        headers: { authorization: `Bearer ${key}`, 'idempotency-key': `name-${text.codePointAt(0)}` },
        body: {
          ...validRequest,
          emailContent: `Hello${text}, Monday?`,
          tone: `warm${text}`,
          customPrompt: text,
        },
      });
      expect(answer.status, JSON.stringify(text)).toBe(200);
    }
  });
});

test.each([
  ['as JSON', {}],
  ['as events', { accept: 'text/event-stream' }],
  ['with an Idempotency-Key', { 'idempotency-key': 'order-17' }],
])(
  'a caller whose account is deleted while its reply is written learns that its key is invalid, %s',
  async (_how, headers) => {
    const { server, account, key } = await startWithKey('SQLite', {
      writer: writerOf(async function* (_request, signal) {
        yield '';
        return await never(signal);
      }),
    });
    const asked = askForReply(server, { key, headers });
    await expect.poll(() => server.written.length).toBe(1);
    const { email } = account;
    await call(server, 'DELETE', apiPaths.account, { headers: account.headers, body: { email } });
    const answer = await asked;
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'unauthenticated', detail: keyRefusals.unknown });
  },
);

test('should refuse a body that is not JSON or not an object', async () => {
  const { server, key } = await startWithKey('SQLite');
  for (const path of posts) {
    for (const body of ['{"emailContent": ', '[]', 'null', '"mail"', '']) {
      const answer = await fetch(server.url + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body,
      });
      expect(await answer.json(), body).toMatchObject({ status: 400, code: 'validation' });
    }
  }
});

test('a body of a wrong type is refused with the types that are accepted, also with fields in the query', async () => {
  const { server, key } = await startWithKey('SQLite');
  const mail = 'From: Marta <marta@example.com>\r\nSubject: Proofs\r\n\r\nCould you call me?\r\n';
  const sent: [type: string | undefined, body: string | FormData | Uint8Array<ArrayBuffer>][] = [
    ['text/plain', JSON.stringify(validRequest)],
    ['text/plain', mail],
    ['application/x-www-form-urlencoded', 'emailContent=Hello'],
    [undefined, new FormData()],
    [undefined, new TextEncoder().encode(mail)],
  ];
  for (const path of posts) {
    for (const [type, body] of sent) {
      const headers = { authorization: `Bearer ${key}`, ...(type && { 'content-type': type }) };
      const answer = await fetch(`${server.url}${path}?intent=general`, { method: 'POST', headers, body });
      const { status, detail } = await answer.json();
      expect([status, detail], type).toEqual([400, expect.stringContaining('application/json')]);
      expect(detail).toContain('message/rfc822');
    }
  }
});

test('a field in the query of a JSON body, and a compressed body, are refused with what is wrong', async () => {
  const { server, key } = await startWithKey('SQLite');
  const detailOf = async (
    query: string,
    headers: Record<string, string>,
    body: string | Uint8Array<ArrayBuffer>,
  ) => {
    const answer = await fetch(`${server.url}${publicApiPaths.replies}${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, ...headers },
      body,
    });
    return (await answer.json()).detail;
  };
  const json = { 'content-type': 'application/json' };
  expect(await detailOf('?intent=general', json, JSON.stringify(validRequest))).toMatch(/"intent".*body/);
  for (const type of ['application/json', 'message/rfc822']) {
    const headers = { 'content-type': type, 'content-encoding': 'gzip' };
    expect(await detailOf('', headers, new Uint8Array(gzipSync('{}')))).toMatch(/compressed/);
  }
});

test.each<[path: string, body: object, field: string]>([
  [apiPaths.generateReply, { ...validRequest, emailContent: 5 }, 'emailContent'],
  [apiPaths.generateReply, { ...validRequest, emailContent: null }, 'emailContent'],
  [apiPaths.generateReply, { ...validRequest, customPrompt: 5 }, 'customPrompt'],
  [apiPaths.generateReply, { ...validRequest, ownWords: { closing: 5 } }, 'ownWords.closing'],
  [apiPaths.generateReply, { ...validRequest, rewrite: { as: 'shorter', reply: ['x'] } }, 'rewrite.reply'],
  [publicApiPaths.replies, { ...validRequest, tone: {} }, 'tone'],
  ['/api/auth/sign-in/email', { email: 'ada@example.com', password: 12_345_678 }, 'password'],
  [apiPaths.gmailSend, { to: 'a@b.example', subject: '', body: 'Hi', sendAgain: 'yes' }, 'sendAgain'],
  [apiPaths.gmailSend, { to: 'a@b.example', subject: '', body: 'Hi', sendAgain: null }, 'sendAgain'],
])('a field of %s with a value of another type is named: %j', async (path, body, field) => {
  const { server, account, key } = await startWithKey('SQLite');
  const headers = path === publicApiPaths.replies ? { authorization: `Bearer ${key}` } : account.headers;
  const { code, detail } = await (await call(server, 'POST', path, { headers, body })).json();
  expect(code).toBe('validation');
  expect(detail).toContain(JSON.stringify(field));
  expect(detail).not.toMatch(/required|Invalid input/);
});
