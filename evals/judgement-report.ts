import type { Judgement } from './judge.ts';
import type { ModelCase } from './model-cases.ts';

/** The value below which this part of the figures is; undefined if there are none. */
function quantile(figures: readonly number[], part: number): number | undefined {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

function rate(failed: number, of: number): string {
  return of === 0 ? '–' : `${failed} of ${of} (${Math.round((100 * failed) / of)} %)`;
}

const rounded = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const figure = (value: number | undefined) => (value === undefined ? '–' : rounded.format(value));

/** The rows of the table for one writer: names and cells. */
function cellsOf({ written, failed, scores, promptWords }: Judgement): [string, string][] {
  const replies = [...written.values()];
  const [first, total] = [replies.map(({ firstMs }) => firstMs), replies.map(({ totalMs }) => totalMs)];
  const minutes = total.reduce((sum, ms) => sum + ms, 0) / 60_000;
  return [
    ['replies', String(written.size)],
    ['no reply', rate(failed.size, failed.size + written.size)],
    ...scores.map(({ name, of, failures }): [string, string] => [name, rate(failures.length, of)]),
    ['first text, ms: median', figure(quantile(first, 0.5))],
    ['first text, ms: p90', figure(quantile(first, 0.9))],
    ['whole reply, ms: median', figure(quantile(total, 0.5))],
    ['whole reply, ms: p90', figure(quantile(total, 0.9))],
    ['replies a minute, one at a time', figure(replies.length === 0 ? undefined : replies.length / minutes)],
    ['words of the prompt: median', figure(quantile(promptWords, 0.5))],
  ];
}

/** The comparison as a Markdown table: a row for each guard and figure, a column for each writer. */
export function judgementTable(judgements: readonly Judgement[]): string {
  const columns = judgements.map(cellsOf);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = (columns[0] ?? []).map(([name], index) =>
    line([name, ...columns.map((cells) => cells[index]?.[1] ?? '–')]),
  );
  const names = judgements.map(({ name }) => name);
  return [line(['', ...names]), line(['---', ...names.map(() => '---')]), ...rows].join('\n');
}

/** A line for each cause of missing replies, the most frequent one first. */
export function causesOf({ name, failed }: Judgement): string[] {
  const causes = [...Map.groupBy(failed.values(), (cause) => cause)];
  return causes
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([cause, all]) => `No reply: ${name} ${cause} (${all.length})`);
}

/** A line for each thing that a guard found: the writer, the guard, the mail and the words. */
export function failureLines({ name, scores, failed }: Judgement): string[] {
  return [
    ...[...failed].map(([id, cause]) => `${name}: no reply: ${id} ${cause}`),
    ...scores.flatMap(({ name: guard, failures }) =>
      failures.map(({ id, what }) => `${name}: ${guard}: ${id} ${what.replaceAll('\n', ' ')}`),
    ),
  ];
}

function choicesOf({ request }: ModelCase): string[] {
  const { language, intent, tone, customPrompt, answers = new Map(), signerName } = request;
  const decisions = [...answers].map(
    ([ask, answer]) => `${ask.text} → ${typeof answer === 'object' ? answer.text : answer}`,
  );
  const toneName = tone.kind === 'named' ? tone.value : tone.description;
  const signer = signerName && `signed by ${signerName}`;
  return [[language, intent, toneName, signer, customPrompt].filter(Boolean).join(', '), ...decisions].map(
    (choice) => `- ${choice}`,
  );
}

/** A text in a fence that the text itself cannot close. */
function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

/**
 * All mails with their replies as Markdown, for a person to read. `blind`: the replies to each mail are called A and B in
 * random order, and the key is at the end. `random`: numbers in [0, 1).
 */
export function readingPages(
  cases: readonly ModelCase[],
  judgements: readonly Judgement[],
  { blind = false, random = Math.random }: { blind?: boolean; random?: () => number } = {},
): string {
  const key: string[] = [];
  const pages = cases.flatMap((given) => {
    const isTurned = blind && random() < 0.5;
    const sides = isTurned ? judgements.toReversed() : judgements;
    if (sides.every(({ written, failed }) => !written.has(given.id) && !failed.has(given.id))) return [];
    const replies = sides.flatMap(({ name, written }, index) => {
      const letter = String.fromCharCode(65 + index);
      if (blind) key.push(`- ${given.id} ${letter}: ${name}`);
      return [`### ${blind ? letter : name}`, fenced(written.get(given.id)?.reply ?? 'No reply.')];
    });
    return [`## ${given.id}`, fenced(given.request.emailContent), choicesOf(given).join('\n'), ...replies];
  });
  return `${[...pages, ...(blind ? ['## Key', key.join('\n')] : [])].join('\n\n')}\n`;
}
