import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TokenListener } from '#server/writers/model.ts';
import { type ModelProvider, modelProviders } from '#server/writers/model-providers.ts';
import { createWriters } from '#server/writers/writers.ts';
import { type ModelServer, startModelServer } from '#tests/fakes/model-server.ts';
import { inputTokens } from '#tests/fakes/model-server-protocols.ts';
import { choice, memoryLog, modelEnv, modelReply, noLocalModels, writeRequest } from './model-kinds.ts';
import {
  collect,
  describeModelContract,
  describeWriterContract,
  type WriterKind,
} from './writer-contract.ts';

let server: ModelServer;

beforeAll(async () => {
  // Slow enough for a reader to leave in the middle, quick enough for a test.
  server = await startModelServer({ rate: 200, reply: modelReply });
});
afterAll(() => server.close());

/** A request as the fake server gets it: its path, and the header with the key. */
type KnownRequest = { path: string; header: readonly [name: string, value: string | undefined] };

/** The requests of providers that do not send chat completions with their key as a bearer token. */
const requests: Partial<Record<ModelProvider, KnownRequest>> = {
  openai: { path: '/v1/responses', header: ['authorization', 'Bearer key-openai'] },
  anthropic: { path: '/v1/messages', header: ['x-api-key', 'key-anthropic'] },
  google: {
    path: '/v1beta/models/good-model:streamGenerateContent',
    header: ['x-goog-api-key', 'key-google'],
  },
  mistral: { path: '/mistral/v1/chat/completions', header: ['authorization', 'Bearer key-mistral'] },
  ollama: { path: '/v1/chat/completions', header: ['authorization', undefined] },
};

const requestOf = (provider: ModelProvider): KnownRequest =>
  requests[provider] ?? {
    path: '/v1/chat/completions',
    header: ['authorization', `Bearer key-${provider}`],
  };

describe.each(modelProviders)('%s', (provider) => {
  const kind: WriterKind = {
    name: `a model of ${provider}`,
    create: async (model, timeoutMs = 10_000) => {
      const log = memoryLog();
      const env = modelEnv({ standard: choice(provider, model), timeoutMs }, server.url);
      return { writer: (await createWriters(env, noLocalModels, log, () => {})).standard, log };
    },
    upstream: () => server,
  };
  describeWriterContract(kind);
  describeModelContract(kind);

  test('its server gets the key, the rules and the fenced mail, and is asked not to store them', async () => {
    const { writer } = await kind.create();
    const { written } = await collect(writer, writeRequest('October'));
    expect(written.writer).toBe(`${provider}:good-model`);
    const request = server.requests.findLast(({ body }) => JSON.stringify(body).includes('October'));
    const { path, header } = requestOf(provider);
    expect(request?.path).toBe(path);
    expect(request?.headers[header[0]]).toBe(header[1]);
    expect(request?.headers['content-type']).toBe('application/json');
    const body = JSON.stringify(request?.body);
    expect(body).toContain('Invent nothing.');
    expect(body).toMatch(/<mail-[0-9a-f]{16}>\\nFrom: Ada/);
    if (provider === 'openai') expect(request?.body.store).toBe(false);
  });

  test.each([
    ['a complete answer', 'good-model', 1],
    ['an answer that reached its limit', 'fault-length', 0.5],
  ])('the tokens of %s are reported as its server counted them', async (_answer, model, share) => {
    const { writer, onTokens } = await startCounting(provider, model);
    await collect(writer, writeRequest('November')).catch(() => undefined);
    const request = server.requests.findLast(({ body }) => JSON.stringify(body).includes('November'));
    await expect.poll(() => onTokens.mock.calls).toHaveLength(1);
    const words = modelReply(JSON.stringify(request?.body)).match(/\s*\S+/g) ?? [];
    expect(onTokens).toHaveBeenCalledWith(`${provider}:${model}`, {
      input: inputTokens(request?.body ?? {}),
      output: Math.ceil(words.length * share),
    });
  });

  test('of an answer that the reader stops, what its server has told until then is reported', async () => {
    const { writer, onTokens } = await startCounting(provider);
    for await (const _ of writer.write(writeRequest('December'), new AbortController().signal)) break;
    const request = server.requests.findLast(({ body }) => JSON.stringify(body).includes('December'));
    await request?.over;
    if (provider === 'anthropic' || provider === 'google') {
      await expect
        .poll(() => onTokens.mock.calls[0]?.[1])
        .toMatchObject({ input: inputTokens(request?.body ?? {}) });
      return;
    }
    // What is reported comes when a connection has closed, so a later answer is reported after the stopped one.
    await collect(writer, writeRequest('November'));
    const later = server.requests.findLast(({ body }) => JSON.stringify(body).includes('November'));
    await expect
      .poll(() => onTokens.mock.calls.map(([, { input }]) => input))
      .toEqual([inputTokens(later?.body ?? {})]);
  });

  async function startCounting(name: ModelProvider, model = 'good-model') {
    const onTokens = vi.fn<TokenListener>();
    const env = modelEnv({ standard: choice(name, model) }, server.url);
    const { standard } = await createWriters(env, noLocalModels, memoryLog(), onTokens);
    return { writer: standard, onTokens };
  }
});
