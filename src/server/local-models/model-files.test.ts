import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigurationError, parseEnv } from '../env.ts';
import { localModelPath, modelFiles } from './model-files.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'local-model-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The path of the model that AI_MODEL names, with this folder of models. */
function pathOf(text: string, dir = emptyFolder()): string {
  const { standard, local } = parseEnv({ AI_MODEL: text, LOCAL_MODEL_DIR: dir }).models;
  if (standard?.provider !== 'local') throw new Error(`${text} is no local model.`);
  return localModelPath(standard, local);
}

test('should find a model that was downloaded, and a file by its path', () => {
  const dir = emptyFolder();
  const { model } = modelFiles(dir, 'qwen3.5-4b');
  writeFileSync(model, 'weights');
  expect(pathOf('local:qwen3.5-4b', dir)).toBe(model);
  expect(pathOf(`local:${model}`)).toBe(model);
});

test('should name the models that there are if the name is unknown', () => {
  expect(() => pathOf('local:gemma')).toThrow(ConfigurationError);
  expect(() => pathOf('local:gemma')).toThrow(/gemma-4-e2b.*qwen3\.5-4b/);
});

test('should say how to fetch a model that is not here, also if only a part of it is', () => {
  const dir = emptyFolder();
  writeFileSync(modelFiles(dir, 'gemma-4-e2b').partial, 'we');
  expect(() => pathOf('local:gemma-4-e2b', dir)).toThrow(ConfigurationError);
  expect(() => pathOf('local:gemma-4-e2b', dir)).toThrow('npm run model -- get gemma-4-e2b');
});

test('should name the path at which there is no file', () => {
  const dir = emptyFolder();
  const missing = join(dir, 'missing.gguf');
  expect(() => pathOf(`local:${missing}`, dir)).toThrow(ConfigurationError);
  expect(() => pathOf(`local:${missing}`, dir)).toThrow(missing);
});
