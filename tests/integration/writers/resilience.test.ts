import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { WriterError } from '#server/writers/writer.ts';
import { createWriters } from '#server/writers/writers.ts';
import { type ModelServer, startModelServer } from '#tests/fakes/model-server.ts';
import { choice, memoryLog, modelEnv, modelReply, noLocalModels, writeRequest } from './model-kinds.ts';
import { collect, describeWriterContract, failureOf } from './writer-contract.ts';

let server: ModelServer;

beforeEach(async () => {
  server = await startModelServer({ rate: 200, reply: modelReply });
});
afterEach(() => server.close());

async function create(standard = 'good-model', fallback?: string, timeoutMs = 5_000, { url } = server) {
  const log = memoryLog();
  const models = {
    standard: choice('openai-compatible', standard),
    fallback: fallback === undefined ? undefined : choice('mistral', fallback),
  };
  const env = modelEnv({ ...models, timeoutMs }, url);
  return { writer: (await createWriters(env, noLocalModels, log, () => {})).standard, log };
}

const modelsAsked = () => server.requests.map(({ model }) => model);

describeWriterContract({
  name: 'a model with a fallback',
  create: (model) => create(model, 'spare'),
  upstream: () => server,
});
describeWriterContract({
  name: 'the fallback of a model that fails',
  create: () => create('fault-401', 'spare'),
  upstream: () => server,
});

test('a temporary failure before the first text is tried twice more', async () => {
  const { writer } = await create();
  server.script('500', { kind: '429', retryAfter: '0' });
  const { written } = await collect(writer, writeRequest());
  expect(written.reply).toMatch(/^Hi Ada/);
  expect(server.requests).toHaveLength(3);
});

test('a reused connection that the server has closed is not a failure of the model', async () => {
  // It sends its answer at once, so that its connection is free again as soon as the reply is complete.
  const quick = await startModelServer({ reply: modelReply });
  onTestFinished(() => quick.close());
  const { writer, log } = await create('good-model', undefined, 5_000, quick);
  await collect(writer, writeRequest());
  quick.script('reset');
  const { written } = await collect(writer, writeRequest());
  expect(written.reply).toMatch(/^Hi Ada/);
  expect(log.lines).toEqual([]);
});

test('there are at most three attempts', async () => {
  const { writer } = await create();
  server.script('503', '500', '503');
  expect(await failureOf(writer)).toBeInstanceOf(WriterError);
  expect(server.requests).toHaveLength(3);
});

test.each(['400', '401', 'garbage', 'empty', 'length', 'filter', 'page'] as const)(
  'fault %s is not tried again',
  async (fault) => {
    const { writer } = await create();
    server.script(fault);
    expect(await failureOf(writer)).toBeInstanceOf(WriterError);
    expect(server.requests).toHaveLength(1);
  },
);

test('a reply that breaks off after its first text is not started again', async () => {
  const { writer } = await create('good-model', 'spare');
  server.script('cut');
  const pieces: string[] = [];
  await expect(async () => {
    for await (const piece of writer.write(writeRequest(), new AbortController().signal)) pieces.push(piece);
  }).rejects.toThrow(WriterError);
  expect(pieces.join('')).toMatch(/^Hi/);
  expect(server.requests).toHaveLength(1);
});

test('should not wait if the server asks for a wait beyond the deadline of the reply', async () => {
  const { writer } = await create();
  server.script({ kind: '429', retryAfter: '3600' });
  expect(await failureOf(writer)).toMatchObject({ message: expect.stringContaining('answered 429') });
  expect(server.requests).toHaveLength(1);
});

test('should use the fallback instead of a long wait that the server asks for', async () => {
  const { writer } = await create('good-model', 'spare');
  server.script({ kind: '429', retryAfter: new Date(Date.now() + 4_000).toUTCString() });
  const { written } = await collect(writer, writeRequest());
  expect(written.writer).toBe('mistral:spare');
  expect(modelsAsked()).toEqual(['good-model', 'spare']);
});

test('the fallback still has time after a model that does not answer', async () => {
  const { writer, log } = await create('fault-hang', 'spare', 1_500);
  const { written } = await collect(writer, writeRequest());
  expect(written.writer).toBe('mistral:spare');
  expect(log.lines.join()).toMatch(/openai-compatible:fault-hang [a-z ]+ 750 ms/);
});

test('if both fail there is no reply, and the built-in drafter does not replace them', async () => {
  const { writer } = await create('fault-401', 'fault-empty');
  expect(await failureOf(writer)).toMatchObject({ message: 'mistral:fault-empty wrote nothing' });
});

test('after ten failures in a row the model is paused, and its fallback writes', async () => {
  const { writer } = await create('fault-garbage', 'spare');
  for (let count = 0; count < 11; count++) await collect(writer, writeRequest());
  expect(modelsAsked().filter((model) => model === 'fault-garbage')).toHaveLength(10);
  expect(modelsAsked().filter((model) => model === 'spare')).toHaveLength(11);
});

test('refused requests do not open the circuit', async () => {
  const { writer } = await create('fault-400');
  for (let count = 0; count < 12; count++) await failureOf(writer);
  expect(server.requests).toHaveLength(12);
});

test('callers who leave do not open the circuit', async () => {
  const { writer } = await create('fault-hang');
  for (let count = 0; count < 12; count++) {
    const leaving = new AbortController();
    const failure = failureOf(writer, writeRequest(), leaving.signal);
    await expect.poll(() => server.requests.length).toBe(count + 1);
    leaving.abort(new RangeError('left'));
    expect(await failure).toBeInstanceOf(RangeError);
  }
});
