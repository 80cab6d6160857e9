import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type KnownModel, knownModels } from '#server/local-models/known-models.ts';
import { modelFiles, sizeOf } from '#server/local-models/model-files.ts';
import { isRunnerHere } from '#server/local-models/runner.ts';
import { type HubFault, modelRow, startModelHub } from '#tests/fakes/model-hub.ts';
import { tinyModel } from '#tests/fakes/tiny-model.ts';
import { rounds } from '#tests/soak.ts';
import { linkSharedRunner, RUNNER_MS, skipWithoutRunner } from './shared-runner.ts';

const root = join(import.meta.dirname, '../../..');
const tiny = tinyModel();
const other = tinyModel({ text: 'Thank you.' });
const tinyRow = modelRow('tiny', tiny);
const otherRow = modelRow('other', other);

beforeEach(skipWithoutRunner, RUNNER_MS);

/** A hub with the models 'tiny' and 'other', a folder of models that has the runner, and the command that uses both. */
async function setUp(rows: KnownModel[] = [tinyRow, otherRow]) {
  const folder = mkdtempSync(join(tmpdir(), 'model-command-'));
  const hub = await startModelHub({ files: { [tinyRow.path]: tiny, [otherRow.path]: other } });
  onTestFinished(async () => {
    await hub.close();
    rmSync(folder, { recursive: true });
  });
  const dir = join(folder, 'models');
  const modelsFile = join(folder, 'models.json');
  await linkSharedRunner(dir);
  writeFileSync(modelsFile, JSON.stringify(rows));
  /** Starts the command. It has ended when `ended` resolves. */
  const start = (args: string[], script = 'src/server/local-models/command.ts') => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        LOCAL_MODEL_DIR: dir,
        MODEL_HUB_URL: hub.url,
        LOCAL_MODELS_FILE: modelsFile,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const seen = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text) => {
        seen[name] += text;
      });
    }
    const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...seen }));
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await ended;
    });
    return { child, ended };
  };
  return {
    dir,
    hub,
    modelsFile,
    files: modelFiles(dir, 'tiny'),
    script: (...faults: HubFault[]) => hub.script(...faults),
    start,
    model: (...args: string[]) => start(args).ended,
  };
}

/** The files of a folder of models without the locks, which stay. */
const filesIn = (dir: string) => readdirSync(dir).filter((name) => !name.endsWith('.lock'));

/** The files of a folder of models without what runs them. */
const modelsIn = (dir: string) => filesIn(dir).filter((name) => !name.startsWith('runner-'));

test('should print one line for each model, with its name first', async () => {
  const { model, files } = await setUp();
  writeFileSync(files.model, tiny);
  const { code, stdout } = await model();
  const lines = stdout.trim().split('\n');
  expect(code).toBe(0);
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    ...knownModels({ modelsFile: undefined }).map(({ name }) => name),
    'tiny',
    'other',
  ]);
  expect(lines.at(-1)).toMatch(/kB.*MB.*MIT.*not here$/);
  expect(lines.at(-2)).toMatch(/kB.*MB.*MIT.*(?<!not) here$/);
});

test('should fetch a model and print the line that turns it on', async () => {
  const { model, files, dir, hub } = await setUp();
  const { code, stdout } = await model('get', 'tiny');
  expect(code).toBe(0);
  // The line starts the program with the same models.
  expect(stdout).toMatch(/LOCAL_MODEL_DIR=\S+ LOCAL_MODELS_FILE=\S+ AI_MODEL=local:tiny npm start$/m);
  expect(readFileSync(files.model)).toEqual(tiny);
  expect(modelsIn(dir)).toEqual(['tiny.gguf', 'tiny.gguf.sha256']);

  expect(await model('get', 'tiny')).toMatchObject({ code: 0, stdout: expect.stringContaining('already') });
  expect(hub.requests).toHaveLength(1);
});

test('should bring a whole file after cuts at random places', async () => {
  const parts = fc.array(fc.integer({ min: 1, max: Math.floor(tiny.length / 5) }), {
    minLength: 4,
    maxLength: 4,
  });
  const property = fc.asyncProperty(parts, async (cuts) => {
    const { model, files, script, dir } = await setUp();
    let sent = 0;
    for (const after of cuts) {
      sent += after;
      script({ kind: 'cut', after });
      const { code, stderr } = await model('get', 'tiny');
      expect(code).toBe(1);
      expect(stderr).toMatch(/run the same line again/);
      expect(sizeOf(files.partial)).toBe(sent);
    }
    expect(await model('get', 'tiny')).toMatchObject({ code: 0 });
    expect(readFileSync(files.model)).toEqual(tiny);
    expect(modelsIn(dir)).toEqual(['tiny.gguf', 'tiny.gguf.sha256']);
  });
  await fc.assert(property, { numRuns: rounds({ usual: 1, soak: 10 }), endOnFailure: true });
});

test('should go on after it was killed in the middle of a download', async () => {
  const { model, start, files, script, dir } = await setUp();
  for (const share of [0.2, 0.5, 0.9]) {
    script({ kind: 'slow', bytesPerSecond: 150_000 });
    const { child, ended } = start(['get', 'tiny']);
    await vi.waitUntil(() => sizeOf(files.partial) > tiny.length * share, {
      timeout: 20_000,
      interval: 10,
    });
    child.kill('SIGKILL');
    await ended;
    expect(modelsIn(dir)).not.toContain('tiny.gguf');
  }
  expect(await model('get', 'tiny')).toMatchObject({ code: 0 });
  expect(readFileSync(files.model)).toEqual(tiny);
  expect(modelsIn(dir)).toEqual(['tiny.gguf', 'tiny.gguf.sha256']);
});

test('should end cleanly when it is interrupted, and keep what came', async () => {
  const { model, start, files, script } = await setUp();
  script({ kind: 'slow', bytesPerSecond: 50_000 });
  const { child, ended } = start(['get', 'tiny'], 'scripts/model.mjs');
  await vi.waitUntil(() => sizeOf(files.partial) > 10_000, 20_000);
  child.kill('SIGINT');
  const { code, stderr } = await ended;
  expect(code).toBe(130);
  expect(stderr).toMatch(/^[^\n]*kept[^\n]*\n$/);
  expect(sizeOf(files.partial)).toBeGreaterThan(10_000);
  expect(await model('get', 'tiny')).toMatchObject({ code: 0 });
});

test('should end with the script that started it, and let the next download go on', async () => {
  const { model, start, files, script } = await setUp();
  script({ kind: 'slow', bytesPerSecond: 30_000 });
  const { child, ended } = start(['get', 'tiny'], 'scripts/model.mjs');
  await vi.waitUntil(() => sizeOf(files.partial) > 0, 20_000);
  child.kill('SIGKILL');
  await ended;
  expect(await model('get', 'tiny')).toMatchObject({ code: 0 });
  expect(readFileSync(files.model)).toEqual(tiny);
});

test('should refuse a file with another hash, name both hashes and keep nothing', async () => {
  const { model, script, dir } = await setUp();
  script({ kind: 'other-file' });
  const { code, stderr } = await model('get', 'tiny');
  expect(code).toBe(1);
  expect(stderr).toMatch(new RegExp(`${tinyRow.sha256}.*[a-f\\d]{64}`));
  expect(modelsIn(dir)).toEqual([]);
});

test('should let one of two downloads of a model win, and refuse the other in one sentence', async () => {
  const { start, files, script, model } = await setUp();
  script({ kind: 'slow', bytesPerSecond: 100_000 });
  const first = start(['get', 'tiny']);
  await vi.waitUntil(() => sizeOf(files.partial) > 0, 20_000);
  const second = await model('get', 'tiny');
  expect(second).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Another process[^\n]*\n$/) });
  expect(await model('remove', 'tiny')).toMatchObject({ code: 1 });
  expect(await first.ended).toMatchObject({ code: 0 });
  expect(readFileSync(files.model)).toEqual(tiny);
});

test('should refuse a model that does not fit, before it asks the hub', async () => {
  const huge = { ...tinyRow, name: 'huge', bytes: 10 ** 15 };
  const greedy = { ...tinyRow, name: 'greedy', memory: 10 ** 15 };
  const { model, hub } = await setUp([huge, greedy]);
  expect(await model('get', 'huge')).toMatchObject({ code: 1, stderr: expect.stringMatching(/disk/) });
  expect(await model('get', 'greedy')).toMatchObject({ code: 1, stderr: expect.stringMatching(/memory/) });
  const { stdout } = await model('check');
  expect(stdout).toMatch(/huge .*disk/);
  expect(stdout).toMatch(/greedy .*memory/);
  expect(hub.requests).toEqual([]);
});

test('should say what this machine can run', async () => {
  const { model } = await setUp();
  const { code, stdout } = await model('check');
  expect(code).toBe(0);
  expect(stdout).toContain(process.arch);
  expect(stdout).toMatch(/npm run model -- get \S+\n$/);
});

test('should remove a model, what was begun of it, and with the last one what runs them', async () => {
  const { model, files, dir } = await setUp();
  await model('get', 'other');
  await model('get', 'tiny');
  writeFileSync(files.partial, tiny.subarray(0, 1000));
  expect(await model('remove', 'tiny')).toMatchObject({ code: 0 });
  expect(modelsIn(dir)).toEqual(['other.gguf', 'other.gguf.sha256']);
  expect(isRunnerHere(dir)).toBe(true);
  expect(await model('remove', 'other')).toMatchObject({ code: 0 });
  expect(filesIn(dir)).toEqual([]);
  expect(await model('remove', 'other')).toMatchObject({ code: 0 });
});

test.each([
  [['get', 'nope'], /no model named nope.*gemma-4-e2b.*tiny/],
  [['remove', 'nope'], /no model named nope.*gemma-4-e2b.*tiny/],
  [['remove', '../models'], /no model named/],
  [['fetch'], /npm run model -- get <name>/],
  [['get', 'tiny', 'other'], /npm run model -- get <name>/],
  [['remove'], /npm run model -- remove <name>/],
])('should refuse %j with what it wants', async (args, sentence) => {
  const { model, dir } = await setUp();
  expect(await model(...args)).toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) });
  expect(modelsIn(dir)).toEqual([]);
});

test('should say which model to take if none is named', async () => {
  const { model } = await setUp();
  expect(await model('get')).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/npm run model -- get \S+\n/),
  });
});

test('should name the variable that is wrong', async () => {
  const { model, modelsFile } = await setUp();
  writeFileSync(modelsFile, '[{"name": 3}]');
  expect(await model()).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^LOCAL_MODELS_FILE[^\n]*\n$/),
  });
});

test('should name LOCAL_MODEL_DIR if it is no folder to write to', async () => {
  const { model, dir } = await setUp();
  rmSync(dir, { recursive: true });
  writeFileSync(dir, 'a file');
  expect(await model('get', 'tiny')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^LOCAL_MODEL_DIR[^\n]*\n$/),
  });
});
