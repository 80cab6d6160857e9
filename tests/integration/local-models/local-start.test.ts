import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { BUILT_IN_WRITER } from '#domain/messages.ts';
import { ConfigurationError } from '#server/env.ts';
import { startModelServer } from '#tests/fakes/model-server.ts';
import { tinyModel } from '#tests/fakes/tiny-model.ts';
import { post, startServer } from '../server-fixture.ts';
import { brokenModelFile, localVariables, modelFile } from './local-fixture.ts';
import { RUNNER_MS, skipWithoutRunner } from './shared-runner.ts';

beforeEach(skipWithoutRunner, RUNNER_MS);

async function start(path: string, further: Record<string, string> = {}) {
  return startServer({ configuredWriters: true, variables: await localVariables(path, further) });
}

const whole = tinyModel();

/** Files that are no model that can be used. */
const broken: [what: string, bytes: Uint8Array | string][] = [
  ['a truncated file', whole.subarray(0, 100_000)],
  ['a page of HTML', '<!doctype html><title>Sign in</title>'],
  ['an empty file', ''],
  ['a model of an unknown architecture', tinyModel({ architecture: 'nonsense' })],
  ['a model without a key that it needs', tinyModel({ withoutKey: 'llama.attention.head_count' })],
];

test.each(broken)('%s refuses the start with one sentence', async (_what, bytes) => {
  const refused = await start(brokenModelFile(bytes, 'broken')).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ConfigurationError);
  expect((refused as Error).message).toMatch(/^The model local:broken [^\n]+\.$/);
});

test.each(broken.slice(0, 1).concat(broken.slice(-1)))(
  'with %s the fallback writes',
  async (_what, bytes) => {
    const server = await start(brokenModelFile(bytes, 'broken'), { AI_FALLBACK_MODEL: 'drafter' });
    const reply = await (await post(server)).json();
    expect(reply).toMatchObject({ writer: BUILT_IN_WRITER });
    expect(server.log()).toContain('local:broken');
  },
);

test.each([
  ['a name that nobody knows', 'local:nobody', /nobody.*gemma/],
  ['a model that is not here', 'local:gemma-4-e2b', /npm run model -- get gemma-4-e2b/],
  ['a path without a file', 'local:/nowhere/at/all.gguf', /\/nowhere\/at\/all\.gguf/],
])('%s refuses the start and says what to do', async (_what, model, sentence) => {
  const variables = { ...(await localVariables('')), AI_MODEL: model };
  await expect(startServer({ configuredWriters: true, variables })).rejects.toThrow(sentence);
});

test('a local model writes where the hosted one fails', async () => {
  const hosted = await startModelServer();
  onTestFinished(() => hosted.close());
  const server = await start('', {
    AI_MODEL: 'openai-compatible:fault-401',
    AI_BASE_URL: `${hosted.url}/v1`,
    AI_FALLBACK_MODEL: `local:${modelFile({}, 'second')}`,
  });
  expect(await (await post(server)).json()).toMatchObject({ writer: 'local:second' });
});

test('a hosted model writes where the local one cannot', async () => {
  const hosted = await startModelServer();
  onTestFinished(() => hosted.close());
  const server = await start(brokenModelFile('no model'), {
    AI_FALLBACK_MODEL: 'openai-compatible:good-model',
    AI_BASE_URL: `${hosted.url}/v1`,
  });
  expect(await (await post(server)).json()).toMatchObject({ writer: 'openai-compatible:good-model' });
});
