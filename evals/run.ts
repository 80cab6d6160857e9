// Measures how good replies are, with the built-in drafter or a model of your own.
//
//   npm run eval                                     every case with the built-in drafter
//   npm run eval -- --model ollama:qwen3:8b          with a model, through the product's own prompt
//   npm run eval -- --compare built-in openai:gpt-5.2   two engines side by side
//   npm run eval -- --judge anthropic:…              asks a model whether the sender would send each reply
//   npm run eval -- --case de-offer                  shows one case with its reply
//   npm run eval -- --language German --failures     one language of replies, and every finding
//   npm run eval -- --json FILE --markdown           writes every reply to a file, prints the tables as Markdown
//   npm run eval -- --combinations                   every language, intent and tone over 20 mails: the drafter alone
//
// Keys and addresses of models are the product's own variables (README). Ends with 1 where a guard found something.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadLanguages } from '#reading/language/language.ts';
import type { EvalCase } from './case.ts';
import { evalCases } from './cases.ts';
import { runCombinations } from './combinations/run.ts';
import { BUILT_IN, type Engine, engineFor } from './engine.ts';
import { judgeFor } from './judge.ts';
import { asJson, failures, oneCase, report } from './report.ts';
import { type Score, scoreCases } from './score.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    model: { type: 'string' },
    judge: { type: 'string' },
    compare: { type: 'boolean' },
    case: { type: 'string' },
    language: { type: 'string' },
    json: { type: 'string' },
    markdown: { type: 'boolean' },
    failures: { type: 'boolean' },
    combinations: { type: 'boolean' },
  },
});

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function chosenCases(): EvalCase[] {
  const wanted = flags.language?.toLowerCase();
  const chosen = evalCases.filter(
    ({ id, language }) =>
      (flags.case === undefined || id === flags.case) &&
      (wanted === undefined || language.toLowerCase() === wanted),
  );
  if (chosen.length === 0) stop('There is no such case. The cases stand in evals/cases.');
  return chosen;
}

async function chosenEngines(): Promise<Engine[]> {
  const names = flags.compare ? positionals : [flags.model ?? BUILT_IN];
  if (flags.compare && names.length !== 2) stop('--compare takes two engines: built-in or provider:model.');
  return Promise.all(names.map((name) => engineFor(name, process.env)));
}

function progress(all: number): () => void {
  let done = 0;
  return () => {
    done += 1;
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} replies${done === all ? '\n' : ''}`);
    else if (done % 25 === 0 || done === all) process.stderr.write(`${done} of ${all} replies\n`);
  };
}

async function runCases(): Promise<void> {
  const cases = chosenCases();
  const engines = await chosenEngines();
  const judge = flags.judge === undefined ? undefined : await judgeFor(flags.judge, process.env);
  const onDone = progress(cases.length * engines.length);
  const scores: Score[] = [];
  for (const engine of engines) scores.push(...(await scoreCases(cases, engine, judge, onDone)));
  if (flags.json) writeFileSync(flags.json, asJson(scores));
  if (flags.case) console.log(oneCase(scores, flags.judge));
  else {
    if (flags.failures) console.log(`${failures(scores)}\n`);
    console.log(report(scores, flags.markdown ?? false));
  }
  if (scores.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
}

await loadLanguages();
try {
  if (flags.combinations) process.exitCode = await runCombinations(flags.markdown ?? false, flags.language);
  else await runCases();
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
