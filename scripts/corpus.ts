// Measures how well mail is read, on a corpus of real mail that is not part of the project.
//
//   npm run corpus                       every folder
//   npm run corpus -- strip              one folder, or how a path begins
//   npm run corpus -- --failures         lists what was read wrong
//   npm run corpus -- --markdown         prints the tables as Markdown
//
// CORPUS_DIR names the folder that holds MANIFEST.tsv; by default it lies beside the project.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CorpusFiles } from './corpus/files.ts';
import { MailParser } from './corpus/mail-parser.ts';
import { scoreIntents, scoreLanguages, scoreUnsupported } from './corpus/meaning.ts';
import { scoreBusiness, scoreGmail, scoreLanguageMail, scoreMessage } from './corpus/messages.ts';
import { failures, report } from './corpus/report.ts';
import type { Row, Score } from './corpus/score.ts';
import { scoreForward, scoreSignature, scoreStrip, scoreStripHtml } from './corpus/stripping.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const corpus = resolve(root, process.env.CORPUS_DIR ?? join('..', 'shared', 'corpus'));
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const [part] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

type Scorer = (row: Row) => Score[] | Promise<Score[]>;

/** How the files of each kind of the manifest are scored; a kind without a line here is not scored. */
function scorers(files: CorpusFiles, parser: MailParser): Record<string, Scorer> {
  return {
    'strip-text': (row) => scoreStrip(row, files, parser),
    'strip-eml': (row) => scoreStrip(row, files, parser),
    'strip-html': (row) => scoreStripHtml(row, files),
    signature: (row) => scoreSignature(row, files),
    forward: (row) => scoreForward(row, files),
    'eml-basic': (row) => scoreMessage(row, files, parser),
    'eml-charset': (row) => scoreMessage(row, files, parser),
    'eml-hard': (row) => scoreMessage(row, files, parser),
    'eml-huge': (row) => scoreMessage(row, files, parser),
    'gmail-json': (row) => scoreGmail(row, files),
    'lang-mail': (row) => scoreLanguageMail(row, files, parser),
    business: (row) => scoreBusiness(row, files, parser),
    'lang-detect': (row) => scoreLanguages(row, files),
    intent: (row) => scoreIntents(row, files),
    unsupported: (row) => scoreUnsupported(row, files),
  };
}

async function run(): Promise<void> {
  const files = new CorpusFiles(corpus);
  const parser = new MailParser();
  const score = scorers(files, parser);
  const rows = files
    .rows()
    .filter((row) => score[row.kind] && (part === undefined || row.path.startsWith(part)));
  const scores: Score[] = [];
  for (const [index, row] of rows.entries()) {
    if (process.stderr.isTTY) process.stderr.write(`\r${index + 1} of ${rows.length} files`);
    try {
      scores.push(...((await score[row.kind]?.(row)) ?? []));
    } catch (error) {
      scores.push({ group: row.kind, file: row.path, field: 'read', right: false, note: String(error) });
    }
  }
  if (process.stderr.isTTY) process.stderr.write('\n');
  await parser.close();
  if (flags.includes('--failures')) console.log(`${failures(scores)}\n`);
  console.log(report(scores, flags.includes('--markdown')));
}

if (existsSync(join(corpus, 'MANIFEST.tsv'))) await run();
else
  console.log(
    `There is no corpus at ${corpus}, so nothing was measured. Set CORPUS_DIR to the folder that holds it.`,
  );
