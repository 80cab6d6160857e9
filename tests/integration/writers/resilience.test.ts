import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseWriters } from '#server/writers/choose-writers.ts';
import { WriterError } from '#server/writers/writer.ts';
import { type ModelServer, startModelServer } from '#tests/fakes/model-server.ts';
import { baseUrlsOf, choice, memoryLog, modelEnv, modelReply, writeRequest } from './model-kinds.ts';
import { collect, describeWriterContract, failureOf } from './writer-contract.ts';

let server: ModelServer;

beforeEach(async () => {
  server = await startModelServer({ rate: 200, reply: modelReply });
});
afterEach(() => server.close());

async function create(main = 'good-model', fallback?: string, timeoutMs = 5_000) {
  const log = memoryLog();
  const env = modelEnv({
    main: choice('openai-compatible', main),
    fallback: fallback === undefined ? undefined : choice('mistral', fallback),
    timeoutMs,
  });
  return { writer: (await chooseWriters(env, log, baseUrlsOf(server.url))).standard, log };
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

test('a passing failure is tried twice more before the first text', async () => {
  const { writer } = await create();
  server.script('500', { kind: '429', retryAfter: '0' });
  const { written } = await collect(writer, writeRequest());
  expect(written.reply).toMatch(/^Hi Ada/);
  expect(server.requests).toHaveLength(3);
});

test('a kept connection that the server has closed is no failure of the model', async () => {
  const { writer, log } = await create();
  await collect(writer, writeRequest());
  server.script('reset');
  const { written } = await collect(writer, writeRequest());
  expect(written.reply).toMatch(/^Hi Ada/);
  expect(log.lines).toEqual([]);
});

test('three failures are enough', async () => {
  const { writer } = await create();
  server.script('503', '500', '503');
  expect(await failureOf(writer)).toBeInstanceOf(WriterError);
  expect(server.requests).toHaveLength(3);
});

test.each(['400', '401', 'garbage', 'empty', 'length', 'filter', 'page'] as const)(
  'fault %s would come again, so it is not tried again',
  async (fault) => {
    const { writer } = await create();
    server.script(fault);
    expect(await failureOf(writer)).toBeInstanceOf(WriterError);
    expect(server.requests).toHaveLength(1);
  },
);

test('what broke off after its first text is not begun again', async () => {
  const { writer } = await create('good-model', 'spare');
  server.script('cut');
  const pieces: string[] = [];
  await expect(async () => {
    for await (const piece of writer.write(writeRequest(), new AbortController().signal)) pieces.push(piece);
  }).rejects.toThrow(WriterError);
  expect(pieces.join('')).toMatch(/^Hi/);
  expect(server.requests).toHaveLength(1);
});

test('a server that asks for more time than the reply has is not waited for', async () => {
  const { writer } = await create();
  server.script({ kind: '429', retryAfter: '3600' });
  expect(await failureOf(writer)).toMatchObject({ message: expect.stringContaining('answered 429') });
  expect(server.requests).toHaveLength(1);
});

test('a server that asks for patience is not waited for where a fallback can write', async () => {
  const { writer } = await create('good-model', 'spare');
  server.script({ kind: '429', retryAfter: new Date(Date.now() + 4_000).toUTCString() });
  const { written } = await collect(writer, writeRequest());
  expect(written.writer).toBe('mistral:spare');
  expect(modelsAsked()).toEqual(['good-model', 'spare']);
});

test('the fallback has time left after a model that says nothing', async () => {
  const { writer, log } = await create('fault-hang', 'spare', 1_500);
  const { written } = await collect(writer, writeRequest());
  expect(written.writer).toBe('mistral:spare');
  expect(log.lines.join()).toContain('openai-compatible:fault-hang said nothing for 750 ms');
});

test('where both fail there is no reply, and the built-in drafter is not passed off as one', async () => {
  const { writer } = await create('fault-401', 'fault-empty');
  expect(await failureOf(writer)).toMatchObject({ message: 'mistral:fault-empty wrote nothing' });
});

test('after ten failures in a row the model is left alone, its fallback writes', async () => {
  const { writer } = await create('fault-garbage', 'spare');
  for (let count = 0; count < 11; count++) await collect(writer, writeRequest());
  expect(modelsAsked().filter((model) => model === 'fault-garbage')).toHaveLength(10);
  expect(modelsAsked().filter((model) => model === 'spare')).toHaveLength(11);
});

test('requests that are our own fault leave the circuit closed', async () => {
  const { writer } = await create('fault-400');
  for (let count = 0; count < 12; count++) await failureOf(writer);
  expect(server.requests).toHaveLength(12);
});

test('people who leave leave the circuit closed', async () => {
  const { writer } = await create('fault-hang');
  for (let count = 0; count < 12; count++) {
    const leaving = new AbortController();
    const failure = failureOf(writer, writeRequest(), leaving.signal);
    await expect.poll(() => server.requests.length).toBe(count + 1);
    leaving.abort(new RangeError('left'));
    expect(await failure).toBeInstanceOf(RangeError);
  }
});
