import { type Cells, tableOf } from '../scripts/table.ts';
import type { EvalCase } from './case.ts';
import { verdicts } from './judge.ts';
import type { Score } from './score.ts';

function share(part: number, all: number): string {
  return all === 0 ? '–' : `${((part / all) * 100).toFixed(1)} %`;
}

const isClean = (score: Score) => score.findings.length === 0;

/** A row for each value of `key`, and one for all, with a column for each engine. */
function sharesBy(
  title: string,
  scores: readonly Score[],
  key: (evalCase: EvalCase) => string,
  markdown: boolean,
): string {
  const engines = [...new Set(scores.map(({ engine }) => engine))];
  const groups = [...Map.groupBy(scores, ({ evalCase }) => key(evalCase))].sort(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );
  const rowOf = ([name, own]: readonly [string, readonly Score[]]): Cells => [
    name,
    new Set(own.map(({ evalCase }) => evalCase.id)).size,
    ...engines.map((engine) => {
      const its = own.filter((score) => score.engine === engine);
      return `${its.filter(isClean).length} of ${its.length}, ${share(its.filter(isClean).length, its.length)}`;
    }),
  ];
  return tableOf(title, ['', 'cases', ...engines], [...groups.map(rowOf), rowOf(['all', scores])], markdown);
}

function findingsByGuard(scores: readonly Score[], markdown: boolean): string {
  const engines = [...new Set(scores.map(({ engine }) => engine))];
  const names = new Set(scores.flatMap(({ findings }) => findings.map(({ guard }) => guard)));
  if (names.size === 0) return '';
  const rows = [...names]
    .sort()
    .map(
      (name): Cells => [
        name,
        ...engines.map(
          (engine) =>
            scores.filter(
              (score) => score.engine === engine && score.findings.some(({ guard }) => guard === name),
            ).length,
        ),
      ],
    );
  return tableOf('Replies with a finding, by guard', ['guard', ...engines], rows, markdown);
}

function verdictTable(scores: readonly Score[], markdown: boolean): string {
  const judged = scores.filter(({ judged }) => judged);
  if (judged.length === 0) return '';
  const rows = [...Map.groupBy(judged, ({ engine }) => engine)].map(([engine, own]): Cells => {
    const counts = verdicts.map(
      (verdict) =>
        own.filter(({ judged }) => judged && 'verdict' in judged && judged.verdict === verdict).length,
    );
    const unusable = own.filter(({ judged }) => judged && 'unusable' in judged).length;
    return [engine, ...counts.map((count) => `${count}, ${share(count, own.length)}`), unusable];
  });
  return tableOf('Would the sender send it?', ['engine', ...verdicts, 'no usable verdict'], rows, markdown);
}

/** The tables of a run: replies without a finding by language, intent and kind, findings by guard, verdicts. */
export function report(scores: readonly Score[], markdown: boolean): string {
  return [
    sharesBy(
      'Replies without a finding, by language of the reply',
      scores,
      ({ language }) => language,
      markdown,
    ),
    sharesBy('Replies without a finding, by intent', scores, ({ intent }) => intent, markdown),
    sharesBy('Replies without a finding, by kind of mail', scores, ({ kind }) => kind, markdown),
    findingsByGuard(scores, markdown),
    verdictTable(scores, markdown),
  ]
    .filter(Boolean)
    .join('\n');
}

/** One line for each finding and for each verdict that is not 'unchanged'. */
export function failures(scores: readonly Score[]): string {
  return scores
    .flatMap(({ evalCase, engine, findings, judged }) => [
      ...findings.map(({ guard, message }) => `${evalCase.id}  ${engine}  ${guard}: ${message}`),
      ...(judged && 'unusable' in judged
        ? [`${evalCase.id}  ${engine}  no usable verdict: ${judged.unusable}`]
        : []),
      ...(judged && 'verdict' in judged && judged.verdict !== 'unchanged'
        ? [`${evalCase.id}  ${engine}  ${judged.verdict}: ${judged.reason}`]
        : []),
    ])
    .join('\n');
}

/** A run as data, for `--json`. */
export function asJson(scores: readonly Score[]): string {
  const rows = scores.map(({ evalCase, engine, text, notes, findings, judged }) => ({
    case: evalCase.id,
    kind: evalCase.kind,
    mailLanguage: evalCase.mailLanguage,
    language: evalCase.language,
    intent: evalCase.intent,
    tone: evalCase.tone,
    engine,
    reply: text,
    notes,
    findings,
    ...(judged ? { judged } : {}),
  }));
  return `${JSON.stringify(rows, undefined, 2)}\n`;
}

/** One case with what was written to it, whole. */
export function oneCase(scores: readonly Score[], judgeName: string | undefined): string {
  return scores
    .map(({ evalCase, engine, text, notes, findings, judged }) =>
      [
        `── ${evalCase.id}: ${evalCase.kind}, ${evalCase.intent}, ${evalCase.tone}, ${evalCase.language}, by ${engine}`,
        text || '(no reply)',
        '',
        ...notes.map((note) => `note: ${note}`),
        ...findings.map(({ guard, message }) => `${guard}: ${message}`),
        ...(judged
          ? [`${judgeName}: ${'verdict' in judged ? `${judged.verdict}. ${judged.reason}` : judged.unusable}`]
          : []),
      ].join('\n'),
    )
    .join('\n\n');
}
