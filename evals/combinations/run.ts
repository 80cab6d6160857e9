import { Worker } from 'node:worker_threads';
import { type Language, languageValues } from '#domain/languages.ts';
import { tableOf } from '../../scripts/table.ts';
import { type LanguageTally, meetsMeasures } from './try-language.ts';

/** As many threads as the measure allows for. */
const SHARDS = 2;

function runShard(languages: readonly Language[], onTally: (tally: LanguageTally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: languages });
    worker.on('message', onTally);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`A shard ended with ${code}.`)),
    );
  });
}

function share(part: number | undefined, all: number): string {
  if (part === undefined) return '–';
  return all === 0 ? '–' : `${((part / all) * 100).toFixed(2)} %`;
}

function rowOf(tally: LanguageTally) {
  const { language, replies, judged, byEld, byOwn, findings, lengths, distinct } = tally;
  const found = (guard: string) => findings[guard] ?? 0;
  return [
    language,
    replies,
    share(byEld, judged),
    share(byOwn, judged),
    found('register'),
    found('facts'),
    found('gaps'),
    found('leftovers') + found('length'),
    found('mirrored') + found('repeated'),
    found('injection'),
    `${lengths.concise} / ${lengths.professional} / ${lengths.formal}`,
    Math.round(distinct),
  ];
}

/**
 * Every intent and tone over the twenty mails, of one language or of all, on two threads; prints progress. In the order of
 * the languages.
 */
export async function tallyCombinations(only: Language | undefined): Promise<LanguageTally[]> {
  const languages = only ? [only] : languageValues;
  const tallies: LanguageTally[] = [];
  const onTally = (tally: LanguageTally) => {
    tallies.push(tally);
    process.stderr.write(`${tallies.length} of ${languages.length} languages: ${tally.language}\n`);
  };
  const shards = Array.from({ length: SHARDS }, (_, shard) =>
    languages.filter((_language, at) => at % SHARDS === shard),
  );
  await Promise.all(shards.filter(({ length }) => length > 0).map((shard) => runShard(shard, onTally)));
  return tallies.sort((one, other) => languages.indexOf(one.language) - languages.indexOf(other.language));
}

/** What was found, a row for each language. */
export function combinationsTable(tallies: readonly LanguageTally[], markdown: boolean): string {
  const head = [
    'language',
    'replies',
    'by eld',
    'by our own',
    'mixed address',
    'facts',
    'gaps',
    'leftovers',
    'mirrored, repeated',
    'injection',
    'letters: concise / professional / formal',
    'of 154 differ',
  ];
  return tableOf('Every intent and tone over twenty mails', head, tallies.map(rowOf), markdown);
}

/** Prints what was found and a table; resolves with the exit code: 0 where every measure is met in every language, else 1. */
export async function runCombinations(markdown: boolean, only: Language | undefined): Promise<number> {
  const tallies = await tallyCombinations(only);
  for (const { examples } of tallies) for (const example of examples) console.log(example);
  console.log(combinationsTable(tallies, markdown));
  return tallies.every(meetsMeasures) ? 0 : 1;
}
