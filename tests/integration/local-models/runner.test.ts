import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { lockFile } from '#server/local-models/file-lock.ts';
import { LocalModelError } from '#server/local-models/local-model-error.ts';
import {
  installRunner,
  isRunnerHere,
  removeRunner,
  runnerEntry,
  runnerFolder,
} from '#server/local-models/runner.ts';
import { tinyModel } from '#tests/fakes/tiny-model.ts';
import { isRunning } from '../process-fixture.ts';
import {
  linkSharedRunner,
  RUNNER_MS,
  registryFault,
  sharedRunner,
  skipWithoutRunner,
} from './shared-runner.ts';

beforeEach(skipWithoutRunner, RUNNER_MS);
afterEach(() => vi.unstubAllEnvs());

function emptyFolder(name = 'runner-'): string {
  const folder = mkdtempSync(join(tmpdir(), name));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The files of a folder without the lock, which stays. */
const filesIn = (dir: string) => readdirSync(dir).filter((name) => !name.endsWith('.lock'));

/** Lets this program run in the place of npm. Returns the folder of its file. */
function replaceNpm(program: string): string {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'npm'), `#!${process.execPath}\n${program}`, { mode: 0o700 });
  vi.stubEnv('PATH', folder);
  return folder;
}

/** What a tiny model says in a process of its own that imports the runner from this folder. */
async function sayWith(dir: string): Promise<string> {
  const folder = emptyFolder();
  const model = join(folder, 'tiny.gguf');
  writeFileSync(model, tinyModel({ text: 'Thank you.' }));
  // The library starts its test process with the arguments of this one, so the program must be a file.
  const program = join(folder, 'say.mjs');
  const code = `
    const { getLlama, LlamaChatSession } = await import(${JSON.stringify(pathToFileURL(runnerEntry(dir)).href)});
    const llama = await getLlama({ gpu: false, build: 'never', skipDownload: true, logLevel: 'error' });
    const model = await llama.loadModel({ modelPath: ${JSON.stringify(model)} });
    const context = await model.createContext({ contextSize: 512 });
    const session = new LlamaChatSession({ contextSequence: context.getSequence() });
    process.stdout.write(await session.prompt('Hello', { temperature: 0 }));
    await llama.dispose();
  `;
  writeFileSync(program, code);
  return (await promisify(execFile)(process.execPath, [program])).stdout;
}

test('should install what runs models, with one package for this platform, and remove it', async ({
  skip,
}) => {
  const dir = join(emptyFolder('a folder [with] signs '), 'models');
  const seen: number[] = [];
  // The shared runner may be of a day when the registry answered.
  const fault = await registryFault(installRunner(dir, { onProgress: (bytes) => seen.push(bytes) }));
  skip(fault !== undefined, fault);
  expect(isRunnerHere(dir)).toBe(true);
  expect(filesIn(dir)).toHaveLength(1);
  const platforms = join(runnerEntry(dir), '../../../@node-llama-cpp');
  expect(readdirSync(platforms)).toHaveLength(1);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(await sayWith(dir)).toContain('Thank you.');

  await removeRunner(dir);
  expect(isRunnerHere(dir)).toBe(false);
  expect(filesIn(dir)).toEqual([]);
}, 180_000);

test('should share one runner among tests that ask for it at once', async () => {
  const dirs = [join(emptyFolder(), 'models'), emptyFolder()];
  await Promise.all([sharedRunner(), ...dirs.map(linkSharedRunner)]);
  for (const dir of dirs) expect(isRunnerHere(dir)).toBe(true);
  expect(await sayWith(dirs[0] ?? '')).toContain('Thank you.');
  await removeRunner(dirs[0] ?? '');
  expect(isRunnerHere(dirs[0] ?? '')).toBe(false);
  expect(isRunnerHere(await sharedRunner())).toBe(true);
}, 180_000);

test('should say that npm is missing, and delete what it and a killed install left behind', async () => {
  const dir = emptyFolder();
  mkdirSync(`${runnerFolder(dir)}.part-left`);
  vi.stubEnv('PATH', emptyFolder());
  await expect(installRunner(dir)).rejects.toThrow(LocalModelError);
  await expect(installRunner(dir)).rejects.toThrow(/npm/);
  expect(filesIn(dir)).toEqual([]);
});

test('should say that the registry does not answer, and leave nothing', async () => {
  const dir = emptyFolder();
  const closed = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => closed.once('listening', resolve));
  const { port } = closed.address() as { port: number };
  await new Promise((resolve) => closed.close(resolve));
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${port}`);
  vi.stubEnv('npm_config_cache', emptyFolder());
  await expect(installRunner(dir)).rejects.toThrow(/registry does not answer/);
  expect(filesIn(dir)).toEqual([]);
});

test.skipIf(process.platform === 'win32')('should give npm no secret of the program', async () => {
  const npm = replaceNpm("require('fs').writeFileSync(__dirname + '/seen', JSON.stringify(process.env))");
  vi.stubEnv('APP_SECRET', 'secret of the program');
  vi.stubEnv('OPENAI_API_KEY', 'secret of a provider');
  vi.stubEnv('https_proxy', 'http://127.0.0.1:1');
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:2');
  await installRunner(emptyFolder());
  const seen = readFileSync(join(npm, 'seen'), 'utf8');
  expect(seen).not.toContain('secret of');
  expect(JSON.parse(seen)).toMatchObject({
    HOME: process.env.HOME,
    https_proxy: 'http://127.0.0.1:1',
    npm_config_registry: 'http://127.0.0.1:2',
  });
});

test.skipIf(process.platform === 'win32')('should wait for the end of an npm that it stops', async () => {
  // Like npm, it goes on after SIGTERM.
  const npm = replaceNpm(`
    const { writeFileSync } = require('fs');
    process.on('SIGTERM', () => {});
    setTimeout(() => process.exit(1), 20_000);
    setInterval(() => writeFileSync(String(Math.random()), ''), 1);
    writeFileSync(__dirname + '/pid', String(process.pid));
  `);
  const dir = emptyFolder();
  const stop = new AbortController();
  const installing = installRunner(dir, { signal: stop.signal, onProgress: () => stop.abort() });
  await expect(installing).rejects.toThrow(stop.signal.reason);
  expect(isRunning(Number(readFileSync(join(npm, 'pid'), 'utf8')))).toBe(false);
  expect(filesIn(dir)).toEqual([]);
});

test('should remove what runs models of every version, but not while another process installs it', async () => {
  const dir = emptyFolder();
  const older = join(dir, 'runner-1.0.0-linux-x64');
  for (const folder of [runnerFolder(dir), older, `${older}.part-left`]) mkdirSync(folder);
  writeFileSync(join(dir, 'runner-up.gguf'), 'a model');
  const unlock = lockFile(join(dir, 'runner.lock'));
  await removeRunner(dir);
  expect(filesIn(dir)).toHaveLength(4);
  unlock?.();
  await removeRunner(dir);
  expect(filesIn(dir)).toEqual(['runner-up.gguf']);
});

test('should stop an install at once and leave nothing', async () => {
  const dir = emptyFolder();
  const stop = new AbortController();
  const installing = installRunner(dir, { signal: stop.signal, onProgress: () => stop.abort() });
  await expect(installing).rejects.toThrow(stop.signal.reason);
  expect(filesIn(dir)).toEqual([]);
});
