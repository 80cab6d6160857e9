// Measures how good replies are, with the built-in drafter or a model of your own: npm run eval -- --help. Keys and
// addresses of models are the product's own variables (README). Ends with 1 where a guard found something, with 2 where
// it could not run.
import { writeFileSync } from 'node:fs';
import { loadLanguages } from '#reading/language/language.ts';
import { type RunChoice, readArguments } from './arguments.ts';
import { runCombinations } from './combinations/run.ts';
import { engineFor } from './engine.ts';
import { judgeFor } from './judge.ts';
import { asJson, failures, oneCase, report } from './report.ts';
import { type Score, scoreCases } from './score.ts';
import { writeDocument } from './write-document.ts';

const HELP = `npm run eval                                        every case with the built-in drafter
npm run eval -- --model ollama:qwen3:8b             with a model, through the product's own prompt
npm run eval -- --compare built-in openai:gpt-5.2   two engines side by side
npm run eval -- --judge anthropic:…                 asks a model whether the sender would send each reply
npm run eval -- --case de-offer                     shows one case with its reply
npm run eval -- --language German --failures        one language of replies, and every finding
npm run eval -- --json FILE --markdown              writes every reply to a file, prints the tables as Markdown
npm run eval -- --combinations                      every language, intent and tone over 20 mails: the drafter alone
npm run eval -- --document                          writes the tables and examples of docs/replies.md anew`;

function progress(all: number): () => void {
  let done = 0;
  return () => {
    done += 1;
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} replies${done === all ? '\n' : ''}`);
    else if (done % 25 === 0 || done === all) process.stderr.write(`${done} of ${all} replies\n`);
  };
}

/** Throws where a judge was asked and no answer of it could be used: nothing was judged then. */
function assertJudged(judge: string | undefined, scores: readonly Score[]): void {
  const judged = scores.flatMap((score) => score.judged ?? []);
  const [first] = judged;
  if (judge === undefined || !first || judged.some((one) => 'verdict' in one)) return;
  throw new Error(`${judge} judged no reply: ${'unusable' in first ? first.unusable : ''}`);
}

async function runCases({ engines: names, judge: judgeName, cases, ...choice }: RunChoice): Promise<void> {
  const engines = await Promise.all(names.map((name) => engineFor(name, process.env)));
  const judge = judgeName === undefined ? undefined : await judgeFor(judgeName, process.env);
  const onDone = progress(cases.length * engines.length);
  const scores: Score[] = [];
  for (const engine of engines) scores.push(...(await scoreCases(cases, engine, judge, onDone)));
  if (choice.json) writeFileSync(choice.json, asJson(scores));
  if (choice.isOneCase) console.log(oneCase(scores, judgeName));
  else {
    if (choice.hasFailures) console.log(`${failures(scores)}\n`);
    console.log(report(scores, choice.isMarkdown));
  }
  assertJudged(judgeName, scores);
  if (scores.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
}

try {
  const choice = readArguments(process.argv.slice(2));
  if (!choice) console.log(HELP);
  else {
    await loadLanguages();
    if (choice.isDocument) process.exitCode = await writeDocument(progress(choice.cases.length));
    else if (choice.isCombinations)
      process.exitCode = await runCombinations(choice.isMarkdown, choice.language);
    else await runCases(choice);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
