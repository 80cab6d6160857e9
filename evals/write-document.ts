import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { evalCases } from './cases.ts';
import { combinationsTable, tallyCombinations } from './combinations/run.ts';
import { meetsMeasures } from './combinations/try-language.ts';
import { withExamples, withTables } from './document.ts';
import { BUILT_IN, engineFor } from './engine.ts';
import { report } from './report.ts';
import { scoreCases } from './score.ts';

const FILE = join(import.meta.dirname, '..', 'docs', 'replies.md');

/**
 * Measures the built-in drafter anew, over all cases and all combinations, and writes tables and examples of
 * docs/replies.md; its words stay. Resolves with the exit code: 1 where something was found.
 */
export async function writeDocument(onDone: () => void): Promise<number> {
  const scores = await scoreCases(evalCases, await engineFor(BUILT_IN, {}), undefined, onDone);
  const tallies = await tallyCombinations(undefined);
  const tables = `${report(scores, true)}\n${combinationsTable(tallies, true)}`;
  const written = withExamples(withTables(readFileSync(FILE, 'utf8'), tables), (id) => {
    const score = scores.find(({ evalCase }) => evalCase.id === id);
    if (!score) throw new Error(`docs/replies.md shows “${id}”, which is no case.`);
    return { mail: score.evalCase.mail, reply: score.text };
  });
  writeFileSync(FILE, written);
  const isClean = scores.every(({ findings }) => findings.length === 0);
  return isClean && tallies.every(meetsMeasures) ? 0 : 1;
}
