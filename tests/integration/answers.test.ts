import { expect, onTestFinished, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { publicApiPaths } from '#domain/paths.ts';
import { startModelServer } from '#tests/fakes/model-server.ts';
import { askForReply, chargedTo, startWithKey } from './public-api-fixture.ts';
import { guestCookie, post, startServer, type TestServer, validRequest } from './server-fixture.ts';

const emailContent = `Hi Jo,

Could you send me the contract? When can you deliver? Do you come to the fair? The lights are new.

Best regards,
Bethany Cole`;

const body = {
  ...validRequest,
  emailContent,
  answers: [
    { ask: 'Could you send me the contract?', answer: 'yes' },
    { ask: 'The lights are new.', answer: { text: 'all [2] of them' } },
    { ask: 'do you come  to the fair', answer: 'skip' },
  ],
};

test('the drafter puts each answer below its ask, and an ask without an answer gets a gap', async () => {
  const response = await post(await startServer({ configuredWriters: true }), body);
  expect(response.status).toBe(200);
  const { reply } = await response.json();
  expect(reply).toMatch(/> Could you send me the contract\?\nYes/);
  expect(reply).toMatch(/> When can you deliver\?\n\[date\]/);
  expect(reply).toContain('> The lights are new.\nall [2] of them.\n');
  expect(reply).not.toContain('fair');
  expect(reply.indexOf('deliver')).toBeLessThan(reply.indexOf('lights'));
});

test('a model gets the answers as decisions above the mail', async () => {
  const upstream = await startModelServer({ reply: 'Hi Bethany,\n\nYes, all 2 of them.\n\nJo' });
  onTestFinished(() => upstream.close());
  const server = await startServer({
    configuredWriters: true,
    variables: { AI_MODEL: 'openai-compatible:any', AI_BASE_URL: `${upstream.url}/v1` },
  });
  const answer = await (await post(server, body)).json();
  // What the person said gets no note.
  expect(answer).toMatchObject({ writer: 'openai-compatible:any', notes: [] });
  const messages = upstream.requests[0]?.body.messages as { role: string; content: string }[];
  const prompt = messages.find(({ role }) => role === 'user')?.content ?? '';
  const decisions = /<decisions-[0-9a-f]+>\n([\s\S]*?)\n<\/decisions-/.exec(prompt)?.[1] ?? '';
  expect(prompt.indexOf('<decisions-')).toBeLessThan(prompt.indexOf('<mail-'));
  expect(decisions).toMatch(/Could you send me the contract\?"\n.*yes/);
  expect(decisions).toMatch(/The lights are new\."\n.*all \[2\] of them/);
  expect(decisions).toMatch(/Do you come to the fair\?"\n.*not mention/);
  expect(decisions).not.toContain('deliver');
});

const contract = 'Could you send me the contract?';
const refused: [string, unknown, string][] = [
  [
    '21 answers',
    Array.from({ length: 21 }, (_, index) => ({ ask: `Ask ${index}?`, answer: 'yes' })),
    'At most 20 asks can be answered at once',
  ],
  [
    'an answer of 301 characters',
    [{ ask: contract, answer: { text: 'a'.repeat(301) } }],
    'An answer must be less than 300 characters',
  ],
  [
    'an ask that is not in the mail',
    [{ ask: 'Will you marry me?', answer: 'yes' }],
    'The email does not contain the ask "Will you marry me?"',
  ],
  [
    'an ask twice',
    [
      { ask: contract, answer: 'yes' },
      { ask: contract.toLowerCase(), answer: 'no' },
    ],
    'Each ask can have only one answer',
  ],
  ['an empty text', [{ ask: contract, answer: { text: ' ' } }], 'An answer must not be empty'],
  ['no list', {}, 'Answers must be a list'],
];

test.each(refused)('%s is refused with its sentence and not charged', async (_what, answers, detail) => {
  const { server, account, key } = await startWithKey('SQLite', { configuredWriters: true });
  const sent = { ...body, answers };
  for (const headers of [{}, { accept: 'text/event-stream' }, { 'idempotency-key': 'letter-1' }]) {
    const response = await askForReply(server, {
      key,
      headers: headers as Record<string, string>,
      body: sent,
    });
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 400, code: 'validation', detail });
  }
  expect(await chargedTo(server, account)).toBe(0);
  // The same Idempotency-Key may be used for the request without the mistake.
  const headers = { 'idempotency-key': 'letter-1' };
  expect((await askForReply(server, { key, headers, body })).status).toBe(200);
});

/** The statuses of replies to a guest, one after the other. */
async function statusesOf(server: TestServer, requests: readonly object[]): Promise<number[]> {
  const first = await post(server, requests[0]);
  const statuses = [first.status];
  for (const request of requests.slice(1))
    statuses.push((await post(server, request, { headers: guestCookie(first) })).status);
  return statuses;
}

test('a guest keeps the free replies after answers that were refused', async () => {
  const server = await startServer({ configuredWriters: true });
  const wrong = { ...body, answers: [{ ask: 'Will you marry me?', answer: 'yes' }] };
  expect(await statusesOf(server, [body, wrong, wrong, wrong, body, wrong, body, wrong, body])).toEqual([
    200, 400, 400, 400, 200, 400, 200, 402, 402,
  ]);
});

test('the longest valid request is accepted, also with every character escaped', async () => {
  const asks = Array.from({ length: limits.answers }, (_, index) =>
    `${index}`
      .padStart(2, '0')
      .padEnd(limits.askWords - 1, '語')
      .concat('？'),
  );
  const longest = {
    ...validRequest,
    emailContent: asks.join('').padEnd(limits.emailContent, '語').slice(0, limits.emailContent),
    customPrompt: '語'.repeat(limits.customPrompt),
    answers: asks.map((ask) => ({ ask, answer: { text: '語'.repeat(limits.answer) } })),
  };
  const { server, key } = await startWithKey('SQLite');
  const json = JSON.stringify({ ...longest, tone: '語'.repeat(limits.customTone) });
  const escaped = json.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  for (const text of [json, escaped]) {
    const response = await fetch(server.url + publicApiPaths.replies, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: text,
    });
    expect(response.status).toBe(200);
  }
});

test('a mail as a file has no answers', async () => {
  const { server, key } = await startWithKey('SQLite');
  const query = new URLSearchParams({
    intent: 'general',
    tone: 'friendly',
    language: 'English',
    answers: '[]',
  });
  const response = await fetch(`${server.url}${publicApiPaths.replies}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${key}` },
    body: `Subject: Hello\r\n\r\n${emailContent}\r\n`,
  });
  expect(await response.json()).toMatchObject({ status: 400, detail: 'There is no field "answers"' });
});
