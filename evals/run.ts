/**
 * npm run eval -- asks | coverage | facts | fraud | presses | drafts: how well mails are read and answered, on labelled
 * mails of the project.
 *
 * - `asks [--set tuned|blind] [--failures]`: asks found, by language and by kind
 * - `coverage [--set tuned|blind] [--failures]`: asks that a reply answers, by language
 * - `facts [--set tuned|train|blind] [--failures]`: wrong facts found and right ones marked, by language and by kind
 * - `fraud [--set tuned|blind] [--failures]`: frauds noticed, honest mails accused, promises made
 * - `presses`: keys and buttons from a pasted mail to a reply that is ready to send
 * - `drafts [--model provider:model]`: mails with their replies, to be read by a person
 *
 * npm run eval -- --model provider:model: judges the replies of a model, or of two side by side.
 *
 * - `--against provider:model`: the second one; `drafter` is the built-in drafter
 * - `--prompt`, `--against-prompt`: the prompt of each
 * - `--limit 10`: only the first replies; `--failures`: what each guard found
 * - `--out FILE`: all mails and replies, for a person to read; `--blind`: without names, the key at the end
 */
import { parseArgs } from 'node:util';
import { loadNgrams } from '#reading/language/language.ts';
import { precisionOf, recallOf, scoreAsks, sumOf } from './asks.ts';
import { compareModels } from './compare.ts';
import { OptionError, openContender } from './contender.ts';
import { coverageSum, decidedOf, rightOf, scoreCoverage } from './coverage.ts';
import { draftFor } from './drafts.ts';
import { factSum, foundOf, markedOf, scoreFacts } from './facts.ts';
import { scoreFraud } from './fraud.ts';
import {
  askMails,
  coveragePairs,
  decidedMails,
  factReplies,
  fraudMails,
  replyMails,
} from './labelled-mails.ts';
import { type Actions, actionsOn, countOf, secondsOf } from './presses.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    set: { type: 'string', default: 'blind' },
    failures: { type: 'boolean', default: false },
    model: { type: 'string' },
    against: { type: 'string' },
    prompt: { type: 'string' },
    'against-prompt': { type: 'string' },
    limit: { type: 'string' },
    out: { type: 'string' },
    blind: { type: 'boolean', default: false },
  },
});
const usage = `npm run eval -- --model provider:model [--against provider:model] [--limit 10] [--failures]
npm run eval -- asks | coverage | facts | fraud | presses | drafts [--set tuned|blind] [--failures]`;
const set = values.set === 'tuned' ? 'tuned' : 'blind';

function printAsks(): void {
  const { byLanguage, byKind, failures } = scoreAsks(askMails(set));
  const row = (name: string, score: ReturnType<typeof sumOf>) =>
    `| ${name.padEnd(12)} | ${String(score.asks).padStart(4)} | ${recallOf(score).toFixed(2)} ` +
    `| ${precisionOf(score).toFixed(2)} |`;
  console.log('| language     | asks | recall | precision |\n| --- | --- | --- | --- |');
  for (const [language, score] of byLanguage) console.log(row(language, score));
  console.log(row('all', sumOf(byLanguage.values())));
  console.log('\n| kind | asks | recall |\n| --- | --- | --- |');
  for (const [kind, score] of byKind)
    console.log(`| ${kind} | ${score.asks} | ${recallOf(score).toFixed(2)} |`);
  if (values.failures) console.log(`\n${failures.join('\n')}`);
}

function printCoverage(): void {
  const { byLanguage, failures } = scoreCoverage(coveragePairs(values.set === 'train' ? 'train' : set));
  const row = (name: string, score: ReturnType<typeof coverageSum>) =>
    `| ${name} | ${score.asks} | ${rightOf(score).toFixed(2)} | ${decidedOf(score).toFixed(2)} ` +
    `| ${score.wronglyAnswered} |`;
  console.log('| language | asks | right | decided | wrongly answered |\n| --- | --- | --- | --- | --- |');
  for (const [language, score] of byLanguage) console.log(row(language, score));
  console.log(row('all', coverageSum(byLanguage.values())));
  if (values.failures) console.log(`\n${failures.join('\n')}`);
}

function printFacts(): void {
  const { byLanguage, byKind, failures } = scoreFacts(factReplies(values.set === 'train' ? 'train' : set));
  const row = (name: string, score: ReturnType<typeof factSum>) =>
    `| ${name} | ${score.planted} | ${foundOf(score).toFixed(3)} | ${score.clean} | ${markedOf(score).toFixed(3)} |`;
  console.log('| language | wrong facts | found | clean replies | marked |\n| --- | --- | --- | --- | --- |');
  for (const [language, score] of byLanguage) console.log(row(language, score));
  console.log(row('all', factSum(byLanguage.values())));
  console.log('\n| kind | wrong facts | found | clean replies with such a mark |\n| --- | --- | --- | --- |');
  for (const [kind, { planted, found, marked }] of byKind)
    console.log(`| ${kind} | ${planted} | ${foundOf({ planted, found }).toFixed(3)} | ${marked} |`);
  if (values.failures) console.log(`\n${failures.join('\n')}`);
}

function printFraud(): void {
  const { frauds, noticed, honest, accused, promises, failures } = scoreFraud(fraudMails(set));
  console.log(`noticed ${noticed} of ${frauds}, accused ${accused} of ${honest}, promises ${promises}`);
  if (values.failures) console.log(failures.join('\n'));
}

function printPresses(): void {
  const all = decidedMails().map(actionsOn);
  console.log(
    '| way | keys | buttons | seconds | of from scratch: actions | seconds |\n| --- | --- | --- | --- | --- | --- |',
  );
  const mean = (of: (actions: Actions) => number, way: keyof (typeof all)[number]) =>
    all.reduce((sum, actions) => sum + of(actions[way]), 0) / all.length;
  for (const way of ['scratch', 'drafter', 'model'] as const) {
    const share = (of: (actions: Actions) => number) =>
      `${Math.round((100 * mean(of, way)) / mean(of, 'scratch'))} %`;
    const figures = [({ typed }: Actions) => typed, ({ pressed }: Actions) => pressed, secondsOf];
    const means = figures.map((of) => mean(of, way).toFixed(0)).join(' | ');
    console.log(`| ${way} | ${means} | ${share(countOf)} | ${share(secondsOf)} |`);
  }
}

async function printDrafts(): Promise<void> {
  const { writer, close } = await openContender(
    { model: values.model ?? 'drafter', option: '--model', prompt: values.prompt },
    process.env,
  );
  try {
    for (const row of replyMails()) {
      const { reply, notes } = await draftFor(row, writer);
      const choices = [row.language, row.intent, row.tone, row.customPrompt].filter(Boolean).join(', ');
      console.log(`\n===== ${row.id} (${choices})\n${row.mail}\n\n----- reply\n${reply}\n`);
      for (const note of notes) console.log(`Note: ${note}`);
    }
  } finally {
    await close();
  }
}

async function printComparison(): Promise<void> {
  const isComplete = await compareModels(values, process.env, { print: console.log, report: console.error });
  if (!isComplete) process.exitCode = 1;
}

async function printMeasure(what: string | undefined): Promise<void> {
  if (what === 'asks') printAsks();
  else if (what === 'coverage') printCoverage();
  else if (what === 'facts') printFacts();
  else if (what === 'fraud') printFraud();
  else if (what === 'presses') printPresses();
  else if (what === 'drafts') await printDrafts();
  else if (what === undefined && (values.model ?? values.against) !== undefined) await printComparison();
  else console.log(usage);
}

await loadNgrams();
try {
  await printMeasure(positionals[0]);
} catch (error) {
  if (!(error instanceof OptionError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
