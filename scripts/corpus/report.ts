import type { Score } from './score.ts';

type Cells = readonly (string | number)[];

/** A table with a title, as Markdown or with columns aligned by spaces. */
function tableOf(title: string, head: Cells, rows: readonly Cells[], markdown: boolean): string {
  if (markdown) {
    const line = (cells: Cells) => `| ${cells.join(' | ')} |`;
    return [`### ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
  }
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => String(row[column]).length)),
  );
  const line = (cells: Cells) =>
    cells
      .map((cell, column) => String(cell).padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [title, line(head), ...rows.map(line), ''].join('\n');
}

function share(right: number, all: number): string {
  return all === 0 ? '–' : `${((right / all) * 100).toFixed(1)} %`;
}

function groupBy(scores: readonly Score[], key: (score: Score) => string): Map<string, Score[]> {
  const groups = new Map<string, Score[]>();
  for (const score of scores) {
    const name = key(score);
    const group = groups.get(name);
    if (group) group.push(score);
    else groups.set(name, [score]);
  }
  return groups;
}

const rightOf = (scores: readonly Score[]) => scores.filter((score) => score.right).length;

/** Requests found among sentences. Precision: how many found ones are real. Recall: how many real ones are found. */
function intentLine(scores: readonly Score[]): string {
  const asks = scores.filter((score) => score.field === 'asks');
  const found = rightOf(asks);
  const wrongly = scores.filter((score) => score.field === 'asks nothing' && !score.right).length;
  return (
    `Requests found among sentences: precision ${share(found, found + wrongly)}, recall ` +
    `${share(found, asks.length)}.\n`
  );
}

/** The tables: a row per folder and family, and a row per field for groups with several. Then summary lines. */
export function report(scores: readonly Score[], markdown: boolean): string {
  const groups = groupBy(scores, (score) => score.group);
  const rows = [...groups].map(([group, own]): Cells => {
    const files = new Set(own.map((score) => score.file)).size;
    const whole = [...groupBy(own, (score) => score.file).values()].filter((one) =>
      one.every((score) => score.right),
    ).length;
    return [group, files, whole, `${rightOf(own)} of ${own.length}`, share(rightOf(own), own.length)];
  });
  const parts = [
    tableOf(
      'What was read right',
      ['folder', 'files', 'all right', 'right of scored', 'share'],
      rows,
      markdown,
    ),
  ];
  const perField = [...groups].flatMap(([group, own]) => {
    const fields = groupBy(own, (score) => score.field);
    if (fields.size < 2) return [];
    return [...fields].map(
      ([field, of]): Cells => [group, field, `${rightOf(of)} of ${of.length}`, share(rightOf(of), of.length)],
    );
  });
  if (perField.length > 0)
    parts.push(tableOf('Per field', ['folder', 'field', 'right of scored', 'share'], perField, markdown));
  const strip = scores.filter((score) => /^strip /.test(score.group) && score.field === 'stripped');
  if (strip.length > 0)
    parts.push(
      `Replies stripped right: ${rightOf(strip)} of ${strip.length}, ${share(rightOf(strip), strip.length)}.\n`,
    );
  const intents = groups.get('intent');
  if (intents) parts.push(intentLine(intents));
  return parts.join('\n');
}

/** One line for each wrong score. */
export function failures(scores: readonly Score[]): string {
  return scores
    .filter((score) => !score.right)
    .map((score) => `${score.file} · ${score.field} · ${score.note ?? ''}`)
    .join('\n');
}
