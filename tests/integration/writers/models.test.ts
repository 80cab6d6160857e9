import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseWriters } from '#server/writers/choose-writers.ts';
import { modelProviders } from '#server/writers/model-env.ts';
import { type ModelServer, startModelServer } from '#tests/fakes/model-server.ts';
import { baseUrlsOf, choice, memoryLog, modelEnv, modelReply, writeRequest } from './model-kinds.ts';
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

/** How each provider's request is recognised on the server. */
const requests = {
  openai: { path: '/v1/responses', header: ['authorization', 'Bearer key-openai'] },
  anthropic: { path: '/v1/messages', header: ['x-api-key', 'key-anthropic'] },
  google: {
    path: '/v1beta/models/good-model:streamGenerateContent',
    header: ['x-goog-api-key', 'key-google'],
  },
  mistral: { path: '/v1/chat/completions', header: ['authorization', 'Bearer key-mistral'] },
  ollama: { path: '/v1/chat/completions', header: ['authorization', undefined] },
  'openai-compatible': { path: '/v1/chat/completions', header: ['authorization', 'Bearer key-compatible'] },
} as const;

describe.each(modelProviders)('%s', (provider) => {
  const kind: WriterKind = {
    name: `a model of ${provider}`,
    create: async (model, timeoutMs = 10_000) => {
      const log = memoryLog();
      const env = modelEnv({ main: choice(provider, model), timeoutMs });
      return { writer: (await chooseWriters(env, log, baseUrlsOf(server.url))).standard, log };
    },
    upstream: () => server,
  };
  describeWriterContract(kind);
  describeModelContract(kind);

  test('its server gets the key, the rules, the fenced mail and nothing that stores it', async () => {
    const { writer } = await kind.create();
    const { written } = await collect(writer, writeRequest('October'));
    expect(written.writer).toBe(`${provider}:good-model`);
    const request = server.requests.findLast(({ body }) => JSON.stringify(body).includes('October'));
    const { path, header } = requests[provider];
    expect(request?.path).toBe(path);
    expect(request?.headers[header[0]]).toBe(header[1]);
    expect(request?.headers['content-type']).toBe('application/json');
    const body = JSON.stringify(request?.body);
    expect(body).toContain('Invent nothing.');
    expect(body).toMatch(/<mail-[0-9a-f]{16}>\\nFrom: Ada/);
    if (provider === 'openai') expect(request?.body.store).toBe(false);
  });
});
