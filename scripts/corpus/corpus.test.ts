import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadNgrams } from '#reading/language/language.ts';
import { corpusFolder } from './files.ts';
import { report } from './report.ts';
import type { Score } from './score.ts';
import { scoreCorpus } from './score-corpus.ts';

beforeAll(loadNgrams);

const present = existsSync(join(corpusFolder, 'MANIFEST.tsv'));
const why = present ? '' : ' (skipped: there is no corpus, see CORPUS_DIR)';

const shareOf = (scores: readonly Score[]) => scores.filter((score) => score.right).length / scores.length;

test.skipIf(!present).each([
  ['strip/', 0.95],
  ['strip-html/', 0.9],
  ['forward/', 0.95],
  ['signature/', 0.75],
  ['business/', 0.99],
  ['gmail/', 0.95],
  ['unsupported/', 1],
  ['lang-mail/', 0.99],
  ['lang-detect/', 0.955],
])(`in %s at least a share of %s is read correctly${why}`, async (part, share) => {
  expect(shareOf(await scoreCorpus(corpusFolder, part))).toBeGreaterThanOrEqual(share);
});

test('a report shows for each folder and field how much is correct', () => {
  const scores: Score[] = [
    { group: 'eml/basic', file: 'a', field: 'subject', right: true },
    { group: 'eml/basic', file: 'a', field: 'text', right: false },
    { group: 'eml/basic', file: 'b', field: 'subject', right: true },
  ];
  const text = report(scores, true);
  expect(text).toContain('| eml/basic | 2 | 1 | 2 of 3 | 66.7 % |');
  expect(text).toContain('| eml/basic | text | 0 of 1 | 0.0 % |');
});
