import { describe, expect, onTestFinished, test } from 'vitest';
import { WriterError } from '#server/writers/writer.ts';
import { startModelServer } from '#tests/fakes/model-server.ts';
import {
  finished,
  makeDatabase,
  never,
  post,
  startServer,
  usualKinds,
  validRequest,
  writerOf,
} from './server-fixture.ts';
import { contentsOf, storedText } from './stored-text.ts';

const canary = 'canary-7f3a91';

/** Does what the mail says. Its text and its errors always contain the canary. */
const canaryWriter = writerOf(async function* ({ emailContent }, signal) {
  yield `Dear ${canary}`;
  if (emailContent.startsWith('fail')) {
    throw new WriterError('failed', {
      cause: new Error(`upstream said ${canary}\n    at ${canary} (x:1:1)`),
    });
  }
  if (emailContent.startsWith('crash')) throw new TypeError(`cannot read ${canary}`);
  if (emailContent.startsWith('wait')) return await never(signal);
  return finished(`Dear ${canary}`, [`${canary} could not be followed.`]);
});

describe.each(usualKinds)('privacy on %s', (kind) => {
  test('no part of a mail or a reply is stored or logged, also if the reply fails', async () => {
    const database = await makeDatabase(kind);
    const server = await startServer({ database, writer: canaryWriter, variables: { LOG_LEVEL: 'trace' } });
    const ask = (
      word: string,
      accept: string,
      init: { signal?: AbortSignal; tone?: string } = {},
    ): Promise<string> =>
      post(
        server,
        {
          ...validRequest,
          emailContent: `${word} ${canary}`,
          customPrompt: canary,
          answers: [{ ask: canary, answer: { text: canary } }],
          ...(init.tone ? { tone: init.tone } : {}),
        },
        { headers: { accept }, ...(init.signal ? { signal: init.signal } : {}) },
      ).then((response) => response.text());
    for (const accept of ['application/json', 'text/event-stream']) {
      expect(await ask('write', accept)).toContain(canary);
      await ask('fail', accept);
      await ask('crash', accept);
      await ask('write', accept, { tone: canary });
      const leaving = new AbortController();
      const left = ask('wait', accept, { signal: leaving.signal }).catch(() => 'left');
      while (!server.written.at(-1)?.emailContent.startsWith('wait')) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      leaving.abort();
      await left;
    }
    await post(server, { ...validRequest, answers: [{ ask: canary, answer: 'yes' }] });
    await post(server, `{"emailContent": "${canary}`);
    await fetch(`${server.url}/${canary}?q=${canary}`);
    await fetch(`${server.url}/api/${canary}?q=${canary}`);
    const stored = await storedText(database);
    await server.close();
    expect(stored).toContain('guest:');
    expect(stored).not.toContain(canary);
    expect(server.log()).toContain('generation_failed');
    expect(server.log()).not.toContain(canary);
    if (kind === 'SQLite') expect(await contentsOf(database.DATA_DIR ?? '')).not.toContain(canary);
  });
});

const mail = `From: Ada ${canary} <ada@example.com>\nSubject: ${canary}\n\nHi Tom,\n\nCould you send me the ${canary} report by Friday?\n\nAda ${canary}`;

test.each([
  ['the built-in drafter', undefined, [200, 200]],
  ['a model', 'good-model', [200, 200]],
  ['a model that refuses', 'fault-400', [502, 502]],
  ['a model that breaks off', 'fault-cut', [502, 200]],
  ['a model that sends invalid data', 'fault-garbage', [502, 502]],
] as const)('no part of a mail is stored or logged by %s', async (_who, model, statuses) => {
  const upstream = await startModelServer({ reply: `Hi ${canary},\n\nFriday it is.\n\n${canary}` });
  onTestFinished(() => upstream.close());
  const database = await makeDatabase('SQLite');
  const server = await startServer({
    database,
    configuredWriters: true,
    variables: {
      LOG_LEVEL: 'trace',
      ...(model ? { AI_MODEL: `openai-compatible:${model}`, AI_BASE_URL: `${upstream.url}/v1` } : {}),
    },
  });
  for (const [index, accept] of ['application/json', 'text/event-stream'].entries()) {
    const answers = [{ ask: `${canary} report`, answer: { text: canary } }];
    const body = { ...validRequest, emailContent: mail, answers };
    const response = await post(server, body, { headers: { accept } });
    expect(response.status).toBe(statuses[index]);
    const text = await response.text();
    if (response.ok) expect(text).toContain(canary);
  }
  if (model) expect(JSON.stringify(upstream.requests)).toContain(canary);
  await server.close();
  expect(server.log()).not.toContain(canary);
  expect(await contentsOf(database.DATA_DIR ?? '')).not.toContain(canary);
});

test('the network address of a guest is stored only as a keyed hash', async () => {
  const database = await makeDatabase('SQLite');
  const server = await startServer({
    database,
    variables: { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'trace' },
  });
  await post(server, validRequest, { headers: { 'x-forwarded-for': '203.0.113.77' } });
  const stored = await contentsOf(database.DATA_DIR ?? '');
  expect(stored).toContain('address:');
  expect(stored + server.log()).not.toMatch(/203\.0\.113\.77|127\.0\.0\.1/);
});
