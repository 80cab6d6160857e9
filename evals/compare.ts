import { writeFileSync } from 'node:fs';
import { type ContenderChoice, OptionError, openContender } from './contender.ts';
import { type Judgement, judge } from './judge.ts';
import { causesOf, failureLines, judgementTable, readingPages } from './judgement-report.ts';
import { modelCases } from './model-cases.ts';

/** The options of the comparison, as the command line gives them. */
export type CompareOptions = {
  model?: string | undefined;
  against?: string | undefined;
  prompt?: string | undefined;
  'against-prompt'?: string | undefined;
  limit?: string | undefined;
  out?: string | undefined;
  blind?: boolean | undefined;
  failures?: boolean | undefined;
};

/** Where the comparison writes: `print` the results, `report` the progress and what went wrong. */
export type CompareOutput = { print(text: string): void; report(text: string): void };

/** The least time between two lines of progress, in milliseconds. */
const PROGRESS_MS = 10_000;

function choicesOf(options: CompareOptions): ContenderChoice[] {
  const { model, against, prompt } = options;
  const otherPrompt = options['against-prompt'];
  if (!model) throw new OptionError('--model must name the model to judge, or drafter.');
  const first = { model, option: '--model', prompt };
  if (!against && !otherPrompt) return [first];
  // A prompt alone compares two prompts of one model.
  return [first, { model: against ?? model, option: '--against', prompt: otherPrompt }];
}

function limitOf(limit: string | undefined): number | undefined {
  if (limit === undefined) return undefined;
  if (/^[1-9]\d{0,5}$/.test(limit)) return Number(limit);
  throw new OptionError('--limit must be a whole number of replies, at least 1.');
}

/** Makes sure, before an hour of work, that the file can be written. */
function prepareFile(file: string): void {
  try {
    writeFileSync(file, '', { flag: 'a' });
  } catch {
    throw new OptionError(`--out must be a file that can be written: ${file} cannot.`);
  }
}

async function judgeChoice(
  choice: ContenderChoice,
  cases: ReturnType<typeof modelCases>,
  variables: NodeJS.ProcessEnv,
  report: CompareOutput['report'],
): Promise<Judgement> {
  const contender = await openContender(choice, variables);
  let reportedAt = performance.now();
  try {
    return await judge(contender, cases, (done) => {
      if (performance.now() - reportedAt < PROGRESS_MS) return;
      reportedAt = performance.now();
      report(`${contender.name}: ${done} of ${cases.length}`);
    });
  } finally {
    await contender.close();
  }
}

/**
 * Judges one or two models on the mails of the project: prints the table, and with `failures` what each guard found.
 * `out`: a Markdown file with all mails and replies. The models write one after the other, so that a machine holds only
 * one local model. Returns false if a model was stopped because it failed. Throws `OptionError` before any work.
 */
export async function compareModels(
  options: CompareOptions,
  variables: NodeJS.ProcessEnv,
  { print, report }: CompareOutput,
): Promise<boolean> {
  const choices = choicesOf(options);
  const limit = limitOf(options.limit);
  // A mistake in the second choice must not show after the first has worked for an hour.
  for (const choice of choices) await (await openContender(choice, variables)).close();
  if (options.out) prepareFile(options.out);
  const cases = modelCases().slice(0, limit);
  const judgements: Judgement[] = [];
  for (const choice of choices) judgements.push(await judgeChoice(choice, cases, variables, report));
  if (judgements.some(({ written }) => written.size > 0)) {
    print(judgementTable(judgements));
    for (const line of judgements.flatMap(causesOf)) print(line);
    if (options.failures) for (const line of judgements.flatMap(failureLines)) print(line);
    if (options.out)
      writeFileSync(options.out, readingPages(cases, judgements, { blind: options.blind ?? false }));
  }
  for (const { stopped } of judgements) if (stopped) report(stopped);
  return judgements.every(({ stopped }) => stopped === undefined);
}
