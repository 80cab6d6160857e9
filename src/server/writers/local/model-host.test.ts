import { expect, onTestFinished, test, vi } from 'vitest';
import type { ModelStream } from '../model.ts';
import { ModelFailure } from '../model-failure.ts';
import { ModelHost } from './model-host.ts';

const never = new AbortController().signal;
const program = new URL('./model-process.fixture.ts', import.meta.url);

/** A host over a process without a model. `behaviour`: see the program. */
function hostFor(behaviour: string, { stopMs = 100, idleMs = 60_000, module = program } = {}) {
  const log = { warn: vi.fn() };
  const load = { library: '', modelPath: behaviour, threads: 1, answersAtOnce: 2, contextTokens: 2048 };
  const onTokens = vi.fn();
  const host = new ModelHost({ label: 'local:test', load, idleMs, stopMs, log, onTokens, program: module });
  onTestFinished(() => host.close());
  const open = (user: string, signal = never) =>
    host.open({ prompt: { system: '', user }, maxTokens: 9, stopTexts: [] }, signal, () => undefined);
  return { host, log, onTokens, open };
}

async function readAll(stream: ModelStream): Promise<string> {
  let text = '';
  for (;;) {
    const piece = await stream.read();
    if (piece === undefined) return text;
    text += piece;
  }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('answers come from one process, which gets nothing of the server’s environment', async () => {
  vi.stubEnv('APP_SECRET', 'a secret of the tests with thirty-two characters or more');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { open } = hostFor('good');
  const first = await readAll(await open('hello'));
  const second = await readAll(await open('environment'));
  expect(second).toContain(first.trim());
  expect(second).toContain('PATH');
  expect(second).not.toMatch(/SECRET|VITEST/);
});

test('the tokens that the process counted are reported with the name of the model', async () => {
  const { open, onTokens } = hostFor('good');
  await readAll(await open('hello'));
  expect(onTokens.mock.calls).toEqual([['local:test', { input: 20, output: 3 }]]);
});

test('a stream says at its end whether the mail was too long for the model', async () => {
  const { open } = hostFor('good');
  const [cut, whole] = [await open('cut'), await open('hello')];
  await Promise.all([readAll(cut), readAll(whole)]);
  expect([cut.isMailCut, whole.isMailCut]).toEqual([true, false]);
});

test('a model that cannot be loaded has its reason as its state, and in the log', async () => {
  const { host, log } = hostFor('broken');
  await expect(host.load()).rejects.toThrow('damaged');
  expect(host.state).toEqual({
    label: 'local:test',
    state: 'failed',
    problem: expect.stringMatching(/damaged/),
  });
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('after deaths without any text the next start waits, and an answer fails at once', async () => {
  const { host, open } = hostFor('dies');
  await expect(host.load()).rejects.toThrow('code 7');
  await expect(host.load()).rejects.toThrow('code 7');
  await expect(open('hello')).rejects.toThrow(/not started again.*code 7/);
});

test('a program that cannot run fails as a model does', async () => {
  const { host } = hostFor('good', { module: new URL('./no-such-program.ts', import.meta.url) });
  await expect(host.load()).rejects.toBeInstanceOf(ModelFailure);
  expect(host.state.state).toBe('failed');
});

test('a stopped answer ends at once for its reader, and the process goes on', async () => {
  const { host, open } = hostFor('good');
  const leaving = new AbortController();
  const stream = await open('long', leaving.signal);
  const pid = Number(await stream.read());
  leaving.abort();
  await expect(stream.read()).rejects.toThrow(ModelFailure);
  expect(Number(await readAll(await open('hello')))).toBe(pid);
  expect(host.state.state).toBe('ready');
});

test('a process that does not stop is killed once nobody waits for it, and the next answer gets another one', async () => {
  const { open } = hostFor('deaf');
  const streams = [await open('long'), await open('long')];
  const [pid = 0] = await Promise.all(streams.map(async (stream) => Number(await stream.read())));
  streams[0]?.cancel();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(isAlive(pid)).toBe(true);
  streams[1]?.cancel();
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
  expect(Number(await readAll(await open('hello')))).not.toBe(pid);
});

test('answers of a process that is killed fail, and it starts again at once', async () => {
  const { host, open } = hostFor('good');
  const stream = await open('long');
  const pid = Number(await stream.read());
  process.kill(pid, 'SIGKILL');
  await expect(stream.read()).rejects.toThrow(ModelFailure);
  expect(host.state).toMatchObject({ state: 'failed' });
  expect(Number(await readAll(await open('hello')))).not.toBe(pid);
});

test('an idle model is put away', async () => {
  const { host, open } = hostFor('good', { idleMs: 50 });
  const pid = Number(await readAll(await open('hello')));
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
  expect(host.state).toEqual({ label: 'local:test', state: 'idle' });
});
