import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { replyFieldMessages } from '#domain/messages.ts';
import { problems } from '#domain/problems.ts';
import { post, startServer, validRequest } from './server-fixture.ts';

test.each([
  ['an empty mail', { emailContent: '' }, replyFieldMessages.emailRequired],
  ['a blank mail', { emailContent: ' \n\t' }, replyFieldMessages.emailRequired],
  ['no mail', { emailContent: undefined }, replyFieldMessages.emailRequired],
  ['a mail of 10,001 characters', { emailContent: 'a'.repeat(10_001) }, replyFieldMessages.emailTooLong],
  ['a tone of 101 characters', { tone: 'a'.repeat(101) }, replyFieldMessages.toneTooLong],
  ['a prompt of 501 characters', { customPrompt: 'a'.repeat(501) }, replyFieldMessages.promptTooLong],
  ['an unknown intent', { intent: 'sing' }, replyFieldMessages.intentUnknown],
  ['an unknown language', { language: 'Latin' }, replyFieldMessages.languageUnknown],
  [
    'several wrong fields (the message of the first one)',
    { emailContent: '', tone: 'a'.repeat(101), customPrompt: 'a'.repeat(501), intent: 'sing' },
    replyFieldMessages.emailRequired,
  ],
  [
    'a wrong tone and prompt (the message of the tone)',
    { tone: 'a'.repeat(101), customPrompt: 'a'.repeat(501) },
    replyFieldMessages.toneTooLong,
  ],
])('%s is refused with its message, also for a client that wants events', async (_what, change, detail) => {
  const server = await startServer();
  const body = { ...validRequest, ...change };
  for (const headers of [{}, { accept: 'text/event-stream' }] as Record<string, string>[]) {
    const response = await post(server, body, { headers });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'validation', status: 400, detail });
  }
  expect(server.written).toEqual([]);
});

test('10,000 characters between spaces are accepted', async () => {
  const response = await post(await startServer(), {
    ...validRequest,
    emailContent: ` ${'é'.repeat(10_000)} `,
  });
  expect(response.status).toBe(200);
});

test.each([
  ['an intent', { intent: 'accept' }],
  ['a tone', { tone: 'formal' }],
  ['a tone in own words', { tone: 'like a pirate' }],
  ["the bare word 'custom'", { tone: 'Custom' }],
  ['a language', { language: 'French' }],
])('%s beyond the free plan is refused', async (_what, change) => {
  const server = await startServer();
  const response = await post(server, { ...validRequest, ...change });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'option_not_in_plan' });
  expect(server.written).toEqual([]);
});

test('guests may use the default tone of the mailbox', async () => {
  expect((await post(await startServer(), { ...validRequest, tone: 'professional' })).status).toBe(200);
});

test.each([
  ['invalid JSON', '{"emailContent": '],
  ['an array', '[]'],
  ['null', 'null'],
  ['a text', '"mail"'],
  ['nothing', ''],
])('a body with %s is refused with a sentence about JSON', async (_what, body) => {
  const response = await post(await startServer(), body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 'validation',
    detail: expect.stringMatching(/^The request body must be .*JSON/),
  });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
  'a body of the content type %o is refused',
  async (type) => {
    const response = await post(await startServer(), validRequest, { headers: { 'content-type': type } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'validation' });
  },
);

test('bytes that are not UTF-8 are refused', async () => {
  const response = await fetch(`${(await startServer()).url}/api/generate-reply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  });
  expect(await response.json()).toMatchObject({ code: 'validation' });
});

test('a body over the limit is refused, with or without a declared length', async () => {
  const server = await startServer();
  const body = JSON.stringify({ ...validRequest, padding: 'a'.repeat(limits.requestBody) });
  const announced = await post(server, body);
  expect(announced.status).toBe(413);
  expect(await announced.json()).toMatchObject({
    code: 'payload_too_large',
    detail: problems.payload_too_large.detail,
  });
  const chunked = await fetch(`${server.url}/api/generate-reply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(chunked.status).toBe(413);
  expect((await post(server)).status).toBe(200);
});

test('a body of the limit is accepted', async () => {
  const padding = limits.requestBody - JSON.stringify({ ...validRequest, padding: '' }).length;
  const response = await post(await startServer(), { ...validRequest, padding: 'a'.repeat(padding) });
  expect(response.status).toBe(200);
});
