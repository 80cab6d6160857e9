import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type ModelServer, startModelServer } from '#tests/fakes/model-server.ts';

const script = join(import.meta.dirname, 'run.ts');

/** What the fake says as the model under test: a reply that sees to the only ask of 'en-contract-one-ask'. */
const REPLY = `Hi Daniel,

Thank you for your message. I will send you the signed service agreement by Thursday, so that your legal team has it in time before the books are closed. Please let me know if there is anything else.

Best wishes,
Helen`;

/** Runs the command as an operator does, with the fake as the only model there is. */
async function run(args: readonly string[], server?: ModelServer) {
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, ...(server ? { AI_BASE_URL: `${server.url}/v1` } : {}) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const channel of [child.stdout, child.stderr]) channel.on('data', (text) => (output += String(text)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

async function fakeModel(reply: string | ((body: string) => string)): Promise<ModelServer> {
  const server = await startModelServer({ reply });
  onTestFinished(() => server.close());
  return server;
}

const isJudge = (body: string) => body.includes('You judge replies to business mail');
const options = { timeout: 60_000 };

test('a model is asked with the product’s own prompt and measured by the guards', options, async () => {
  const server = await fakeModel(REPLY);
  const { code, output } = await run(
    ['--model', 'openai-compatible:good', '--case', 'en-contract-one-ask'],
    server,
  );
  expect(output).toContain('by openai-compatible:good');
  expect(output).toContain('I will send you the signed service agreement');
  expect(code).toBe(0);
  expect(JSON.stringify(server.requests[0]?.body)).toContain('You write replies to e-mails for the person');
});

test('the judge’s verdicts are counted, and an answer that is none is reported', options, async () => {
  let judged = 0;
  const server = await fakeModel((body) => {
    if (!isJudge(body)) return REPLY;
    judged += 1;
    return judged === 1
      ? '{"verdict": "splendid", "reason": "I like it"}'
      : 'Here: {"verdict":"not at all","reason":"Says nothing."}';
  });
  const { output } = await run(
    [
      '--model',
      'openai-compatible:good',
      '--judge',
      'openai-compatible:judge',
      '--language',
      'Swahili',
      '--failures',
    ],
    server,
  );
  expect(output).toMatch(/no usable verdict: verdict: /);
  expect(output).toContain('not at all: Says nothing.');
  expect(output).toMatch(/engine +unchanged +after filling gaps +not at all +no usable verdict/);
  expect(output).toMatch(/openai-compatible:good +0, 0\.0 % +0, 0\.0 % +3, 75\.0 % +1/);
});

test('two engines stand side by side, in the table and in the file', options, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evals-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = await fakeModel(REPLY);
  const { code, output } = await run(
    [
      '--compare',
      'built-in',
      'openai-compatible:good',
      '--language',
      'German',
      '--json',
      join(folder, 'all.json'),
      '--markdown',
    ],
    server,
  );
  expect(output).toContain('|  | cases | built-in | openai-compatible:good |');
  const rows = JSON.parse(readFileSync(join(folder, 'all.json'), 'utf8')) as Record<string, unknown>[];
  const by = (engine: string) => rows.filter((row) => row.engine === engine);
  expect(by('built-in').length).toBe(by('openai-compatible:good').length);
  expect(by('openai-compatible:good').every((row) => row.reply === REPLY)).toBe(true);
  // An English reply where German was asked for: the guards see it, and the command says so.
  expect(output).toMatch(/\| language \| \d+ \| [1-9]\d* \|/);
  expect(code).toBe(1);
});

test('a model that refuses is a finding of its own, not the end of the run', options, async () => {
  const server = await fakeModel(REPLY);
  const { code, output } = await run(
    ['--model', 'openai-compatible:fault-401', '--language', 'Hebrew', '--failures'],
    server,
  );
  expect(output).toMatch(/openai-compatible:fault-401 {2}engine: /);
  expect(code).toBe(1);
});

test('a judge that cannot be reached is no judgement', options, async () => {
  const server = await fakeModel(REPLY);
  const { code, output } = await run(
    ['--case', 'en-contract-one-ask', '--judge', 'openai-compatible:fault-401'],
    server,
  );
  expect(output).toContain('openai-compatible:fault-401 judged no reply: ');
  expect(code).toBe(2);
});

test('--help says what the command can do', options, async () => {
  const { code, output } = await run(['--help']);
  expect(output).toContain('npm run eval -- --compare');
  expect(code).toBe(0);
});

test('what cannot be run is said in one sentence', options, async () => {
  for (const [args, sentence] of [
    [
      ['--model', 'openai:gpt-5.2'],
      'OPENAI_API_KEY must hold the key of the provider that openai:gpt-5.2 names.',
    ],
    [['--model', 'nonsense'], 'must be provider:model'],
    [['--judge', 'nonsense'], '"nonsense" must be provider:model'],
    [['--langauge', 'German'], "Unknown option '--langauge'"],
  ] as const) {
    const { code, output } = await run(args);
    expect(output).toContain(sentence);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  }
});
