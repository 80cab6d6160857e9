import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigurationError } from '../env.ts';
import { knownModels } from './known-models.ts';

const model = {
  name: 'tiny',
  path: 'someone/models/resolve/main/tiny.gguf',
  bytes: 280_000,
  sha256: 'A'.repeat(64),
  licence: 'MIT',
  memory: 1_000_000,
};

/** The models with a LOCAL_MODELS_FILE of this content. */
function knownWith(content: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'known-models-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const modelsFile = join(folder, 'models.json');
  writeFileSync(modelsFile, typeof content === 'string' ? content : JSON.stringify(content));
  return knownModels({ modelsFile });
}

test('should recommend models with a pinned revision and a whole hash', () => {
  const models = knownModels({ modelsFile: undefined });
  expect(models.length).toBeGreaterThanOrEqual(3);
  for (const { path, sha256, memory, bytes } of models) {
    expect(path).toMatch(/^[^/]+\/[^/]+\/resolve\/[a-f\d]{40}\/[^/]+\.gguf$/);
    expect(sha256).toMatch(/^[a-f\d]{64}$/);
    expect(memory).toBeGreaterThan(bytes);
  }
});

test('should add the models of LOCAL_MODELS_FILE after its own', () => {
  const before = knownModels({ modelsFile: undefined });
  expect(knownWith([model])).toEqual([...before, { ...model, sha256: 'a'.repeat(64) }]);
});

test.each([
  ['no JSON', '{"name":', /JSON/],
  ['an object', { models: [] }, /list/],
  ['a model that is no object', [model, 3], /model 2/],
  ['a name with a folder', [{ ...model, name: '../tiny' }], /model 1.*name/],
  ['a name that is a path of a file', [{ ...model, name: 'tiny.gguf' }], /name/],
  ['a path outside of the hub', [{ ...model, path: 'a/b/resolve/main/../../../c' }], /path/],
  ['a path with a host', [{ ...model, path: 'https://example.com/tiny.gguf' }], /path/],
  ['no size', [{ ...model, bytes: undefined }], /bytes/],
  ['a size that is no number', [{ ...model, bytes: '280 kB' }], /bytes/],
  ['a short hash', [{ ...model, sha256: 'abc' }], /sha256/],
  ['a licence of several lines', [{ ...model, licence: 'MIT\nAnd more' }], /licence/],
  ['a memory below zero', [{ ...model, memory: -1 }], /memory/],
  ['a name twice', [model, { ...model, name: 'Tiny' }], /Tiny/],
  ['the name of a recommended model', [{ ...model, name: 'gemma-4-e2b' }], /gemma-4-e2b/],
])('should refuse a LOCAL_MODELS_FILE with %s in one sentence', (_what, content, naming) => {
  expect(() => knownWith(content)).toThrow(ConfigurationError);
  expect(() => knownWith(content)).toThrow(/^LOCAL_MODELS_FILE .*\.$/);
  expect(() => knownWith(content)).toThrow(naming);
});

test('should name the LOCAL_MODELS_FILE that is missing', () => {
  const modelsFile = join(tmpdir(), 'no-such-folder', 'models.json');
  expect(() => knownModels({ modelsFile })).toThrow(ConfigurationError);
  expect(() => knownModels({ modelsFile })).toThrow(modelsFile);
});
