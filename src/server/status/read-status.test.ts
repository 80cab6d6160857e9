import { execFileSync } from 'node:child_process';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../database/schema.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { parseEnv } from '../env.ts';
import { knownModels } from '../local-models/known-models.ts';
import { recommendedModel } from '../local-models/recommended-model.ts';
import { deriveSecrets } from '../secrets.ts';
import type { LocalModelState } from '../writers/local/model-host.ts';
import { readStatus } from './read-status.ts';

const unusedDb: Db = new Kysely({
  dialect: new SqliteDialect({ database: () => Promise.reject(new Error('not used')) }),
});

function statusOf(
  variables: Record<string, string>,
  { states = [] as LocalModelState[], check = async () => {} } = {},
) {
  return readStatus({
    env: parseEnv(variables),
    database: {
      kind: variables.DATABASE_URL ? 'postgres' : 'sqlite',
      check,
      db: unusedDb,
      now: () => Promise.reject(new DatabaseUnavailable()),
    },
    tokens: { flush: async () => {} },
    secrets: deriveSecrets(['s'.repeat(32)]),
    localModels: { states: () => states },
    findOllama: async () => undefined,
    billing: undefined,
    origin: () => 'http://127.0.0.1:3000',
  });
}

test.each([
  'cannot be loaded: its file is damaged, or of a kind that this version does not know (magic is not GGUF)',
  'ended its process (SIGKILL)',
])('should say where each model on this machine is, and that one %s', async (problem) => {
  const { writers } = await statusOf(
    { AI_MODEL: 'local:gemma-4-e2b', AI_ADVANCED_MODEL: 'local:qwen-3.5-4b', AI_FALLBACK_MODEL: 'drafter' },
    {
      states: [
        { label: 'local:gemma-4-e2b', state: 'failed', problem },
        { label: 'local:qwen-3.5-4b', state: 'loading' },
      ],
    },
  );
  expect(writers).toEqual([
    {
      role: 'standard',
      name: 'local:gemma-4-e2b',
      local: { state: 'failed', problem: `local:gemma-4-e2b ${problem}.` },
    },
    { role: 'advanced', name: 'local:qwen-3.5-4b', local: { state: 'loading' } },
    { role: 'fallback', name: 'Built-in drafter' },
  ]);
});

test('should show the settings of models, and of the hub only its origin', async () => {
  const shown = async (variables: Record<string, string>) =>
    new Map((await statusOf(variables)).settings.map(({ variable, value }) => [variable, value]));
  const set = {
    AI_ASKS: 'off',
    LOCAL_MODEL_DIR: '/models',
    LOCAL_MODEL_THREADS: '3',
    LOCAL_MODEL_IDLE_MS: '9000',
    LOCAL_MODELS_FILE: '/models/more.json',
  };
  const settings = await shown({
    ...set,
    AI_MODEL: 'ollama:qwen3:8b',
    MODEL_HUB_URL: 'https://olga:hub-pass@models.example.com/mirror?key=hub-key',
  });
  expect(Object.fromEntries(settings)).toMatchObject({ ...set, MODEL_HUB_URL: 'https://models.example.com' });
  expect((await shown({ AI_MODEL: 'ollama:qwen3:8b' })).get('AI_ASKS')).toBe('on');
});

test('should say that a database does not answer, and not its password', async () => {
  const status = await statusOf(
    { DATABASE_URL: 'postgres://olga:pg-pass@db.example.com:5433/replies', APP_SECRET: 's'.repeat(32) },
    { check: () => Promise.reject(new DatabaseUnavailable(new Error('connect ECONNREFUSED'))) },
  );
  expect(status.costs).toBe(null);
  expect(status.database).toEqual({ kind: 'postgres', host: 'db.example.com:5433', answers: false });
  expect(JSON.stringify(status)).not.toMatch(/pg-pass|olga|sss/);
});

test('should not hide an error of the program as a database that does not answer', async () => {
  const mistake = new TypeError('a mistake');
  await expect(statusOf({}, { check: () => Promise.reject(mistake) })).rejects.toBe(mistake);
});

test('should name the model that this machine can run, as npm run model -- check does', async () => {
  const models = knownModels({ modelsFile: undefined });
  const { name } = (await recommendedModel(models, parseEnv({}).models.local)) ?? {};
  const { missing } = await statusOf({});
  expect(missing[0]?.line).toContain(name === undefined ? 'AI_MODEL=openai:' : `AI_MODEL=local:${name} `);
});

test('should miss a fallback only beside a model', async () => {
  const missing = async (variables: Record<string, string>) =>
    (await statusOf(variables)).missing.map(({ line }) => line);
  const line = expect.stringContaining('AI_FALLBACK_MODEL=');
  expect(await missing({ AI_ADVANCED_MODEL: 'ollama:qwen3:8b' })).toContainEqual(line);
  expect(await missing({ AI_MODEL: 'ollama:qwen3:8b', AI_FALLBACK_MODEL: 'drafter' })).not.toContainEqual(
    line,
  );
  expect(await missing({})).not.toContainEqual(line);
});

test.each([
  { AI_MODEL: 'ollama:qwen3:8b' },
  { AI_MODEL: 'local:gemma-4-e2b', AI_ADVANCED_MODEL: 'ollama:qwen3:8b' },
  { AI_MODEL: "local:/home/olga/Olga's models/mine.gguf" },
  { AI_ADVANCED_MODEL: 'ollama:qwen3:8b' },
])('should start with the same models by the line of a fallback, beside %o', async (variables) => {
  const { missing } = await statusOf(variables);
  const before = parseEnv(variables).models;
  const fallback = missing.find(({ line }) => line.includes('AI_FALLBACK_MODEL='));
  const { standard, advanced, fallback: after } = parseEnv(settingsOfLine(fallback?.line ?? '')).models;
  expect({ standard, advanced, after }).toEqual({
    standard: before.standard,
    advanced: before.advanced,
    after: 'drafter',
  });
});

/** The variables that a shell sets for a line. */
function settingsOfLine(line: string): Record<string, string> {
  const output = execFileSync('/bin/sh', ['-c', line.replace('npm start', 'env')], {
    encoding: 'utf8',
    env: {},
  });
  return Object.fromEntries(output.split('\n').map((row) => row.split(/=(.*)/s).slice(0, 2)));
}
