// Measures how well mail is read, on a corpus of real mail that is not part of the project.
//
//   npm run corpus                       every folder
//   npm run corpus -- strip              only files whose path begins with 'strip'
//   npm run corpus -- --failures         lists what was read wrong
//   npm run corpus -- --markdown         prints the tables as Markdown
//
// CORPUS_DIR is the folder that holds MANIFEST.tsv. By default it is outside the project (see corpus/files.ts).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadNgrams } from '#reading/language/language.ts';
import { corpusFolder } from './corpus/files.ts';
import { failures, report } from './corpus/report.ts';
import { scoreCorpus } from './corpus/score-corpus.ts';

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const [part] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

function showProgress(done: number, all: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} files${done === all ? '\n' : ''}`);
  else if (done % 200 === 0 || done === all) process.stderr.write(`${done} of ${all} files\n`);
}

if (existsSync(join(corpusFolder, 'MANIFEST.tsv'))) {
  await loadNgrams();
  const scores = await scoreCorpus(corpusFolder, part, showProgress);
  if (flags.includes('--failures')) console.log(`${failures(scores)}\n`);
  console.log(report(scores, flags.includes('--markdown')));
} else {
  console.log(
    `There is no corpus at ${corpusFolder}, so nothing was measured. Set CORPUS_DIR to the folder that holds it.`,
  );
}
