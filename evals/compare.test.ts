import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type ModelServer, startModelServer } from '#tests/fakes/model-server.ts';
import { type CompareOptions, compareModels } from './compare.ts';
import { OptionError } from './contender.ts';
import { readingPages } from './judgement-report.ts';
import { modelCases } from './model-cases.ts';

const open: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function compare(options: CompareOptions, reply?: string) {
  const server = await startModelServer(reply === undefined ? {} : { reply });
  open.push(server);
  const [printed, reported]: string[][] = [[], []];
  const isComplete = await compareModels(
    options,
    { AI_BASE_URL: `${server.url}/v1`, AI_API_KEY: '', AI_FALLBACK_MODEL: 'drafter' },
    { print: (text) => printed?.push(text), report: (text) => reported?.push(text) },
  );
  return { isComplete, printed: printed?.join('\n') ?? '', reported: reported?.join('\n') ?? '', server };
}

/** The cells of a row of the table, without its name. */
function cells(table: string, name: string): string[] | undefined {
  const row = table.split('\n').find((line) => line.startsWith(`| ${name} |`));
  return row
    ?.split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
}

test('a hosted model and the drafter are judged side by side', async () => {
  const model = 'openai-compatible:good';
  const { isComplete, printed, server } = await compare(
    { model, against: 'drafter', limit: '12', failures: true },
    '# Reply\n\nHello,\n\nI am happy to help with all of it, and I will write to you again this week.\n\nBest regards,\nRobin',
  );
  expect(isComplete).toBe(true);
  expect(server.requests).toHaveLength(12);
  expect(cells(printed, '')).toEqual([model, 'drafter']);
  expect(cells(printed, 'replies')).toEqual(['12', '12']);
  expect(cells(printed, 'no reply')).toEqual(['0 of 12 (0 %)', '0 of 12 (0 %)']);
  const other = modelCases()
    .slice(0, 12)
    .filter(({ request }) => request.language !== 'English').length;
  expect(cells(printed, 'in another language')?.[0]).toMatch(new RegExp(`^${other} of 12 `));
  expect(cells(printed, 'in another language')?.[1]).toMatch(/^0 of 12 /);
  const [words, none] = cells(printed, 'words of the prompt: median') ?? [];
  expect(Number(words)).toBeGreaterThan(100);
  expect(none).toBe('–');
  expect(printed).toContain(`${model}: in another language: `);
});

test('a model that cannot be reached is asked three times, and said in one sentence', async () => {
  const { isComplete, printed, reported, server } = await compare({ model: 'openai-compatible:fault-400' });
  expect(isComplete).toBe(false);
  expect(server.requests).toHaveLength(3);
  expect(printed).toBe('');
  expect(reported).toMatch(/openai-compatible:fault-400 .*400/);
});

test('one failure is counted with its cause and does not stop the others', async () => {
  const server = await startModelServer({ reply: 'Hello,\n\nthank you.\n\nRobin' });
  open.push(server);
  server.script('400');
  const printed: string[] = [];
  const isComplete = await compareModels(
    { model: 'openai-compatible:good', limit: '4' },
    { AI_BASE_URL: `${server.url}/v1` },
    { print: (text) => printed.push(text), report: () => undefined },
  );
  expect(isComplete).toBe(true);
  expect(cells(printed[0] ?? '', 'no reply')).toEqual(['1 of 4 (25 %)']);
  expect(printed[1]).toContain('400');
});

test.each<[string, CompareOptions]>([
  ['--model', { model: 'nonsense' }],
  ['OPENAI_API_KEY', { model: 'openai:some-model' }],
  ['--against', { model: 'drafter', against: 'nonsense' }],
  ['--against', { model: 'openai-compatible:good', 'against-prompt': 'none' }],
  ['--limit', { model: 'drafter', limit: '0' }],
  ['--out', { model: 'drafter', out: join(tmpdir(), 'no such folder', 'out.md') }],
])('a mistake in %s is one sentence before any reply is written', async (name, options) => {
  const mistake = await compare(options).catch((error) => error);
  expect(mistake).toBeInstanceOf(OptionError);
  expect(mistake.message).toContain(name);
  expect(mistake.message).toMatch(/^[^\n]+\.$/);
});

test('all mails and replies are written to a file for blind reading, with the key at the end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evals-'));
  try {
    const out = join(folder, 'out.md');
    const model = 'openai-compatible:good';
    await compare({ model, against: 'drafter', limit: '3', out, blind: true }, 'The only reply');
    const [pages = '', key = ''] = readFileSync(out, 'utf8').split('## Key');
    expect(pages.match(/The only reply/g)).toHaveLength(3);
    for (const { request } of modelCases().slice(0, 3)) expect(pages).toContain(request.emailContent);
    expect(pages).not.toContain('drafter');
    expect(pages).not.toContain(model);
    expect(key.match(/drafter/g)).toHaveLength(3);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the key of blind reading names the writer of each side', () => {
  const [given] = modelCases();
  if (!given) throw new Error('no case');
  const judgement = (name: string) => ({
    name,
    written: new Map([[given.id, { reply: `by ${name}`, firstMs: 1, totalMs: 2 }]]),
    failed: new Map(),
    scores: [],
    promptWords: [],
  });
  for (const random of [0, 0.9]) {
    const text = readingPages([given], [judgement('one'), judgement('two')], {
      blind: true,
      random: () => random,
    });
    const [, side, writer] = /- \S+ ([AB]): (\w+)/.exec(text) ?? [];
    expect(text).toContain(`### ${side}\n\n\`\`\`text\nby ${writer}\n`);
    expect(text.includes('A: one')).toBe(random === 0.9);
  }
});
