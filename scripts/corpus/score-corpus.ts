import { CorpusFiles } from './files.ts';
import { MailParser } from './mail-parser.ts';
import { scoreIntents, scoreLanguages, scoreUnsupported } from './meaning.ts';
import { scoreBusiness, scoreGmail, scoreLanguageMail, scoreMessage } from './messages.ts';
import type { Row, Score } from './score.ts';
import { scoreForward, scoreSignature, scoreStrip, scoreStripHtml } from './stripping.ts';

type Scorer = (row: Row) => Score[] | Promise<Score[]>;

/** The scorer for each kind of file in the manifest. Other kinds are not scored. */
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

/**
 * Scores the files of the corpus at `root` whose path begins with `part`; without `part`, all files. A file that cannot
 * be scored counts as one wrong score. `progress` is called after each file with the number of files done and of all.
 */
export async function scoreCorpus(
  root: string,
  part = '',
  progress: (done: number, all: number) => void = () => {},
): Promise<Score[]> {
  const files = new CorpusFiles(root);
  const parser = new MailParser();
  const score = scorers(files, parser);
  const rows = files.rows().filter((row) => score[row.kind] && row.path.startsWith(part));
  const scores: Score[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      scores.push(...((await score[row.kind]?.(row)) ?? []));
    } catch (error) {
      scores.push({ group: row.kind, file: row.path, field: 'read', right: false, note: String(error) });
    }
    progress(index + 1, rows.length);
  }
  await parser.close();
  return scores;
}
