/** What stands in the place of a case that docs/replies.md shows. */
type Shown = { mail: string; reply: string };

/** A heading of a whole example: '#### 1. English, general, friendly (`en-offer`)', with its case. */
const EXAMPLE = /^#### \d{1,2}\. .{1,120} \(`([\w-]{1,60})`\)$/;

/** An item of a list begins its own line. */
const ITEM = /^(?:\d{1,2}\.|-) /;

/** Text as a quotation: lines of one paragraph broken where the text breaks them. */
function quotation(text: string): string[] {
  const lines = text.trim().split('\n');
  return lines.map((line, at) => {
    if (line.trim() === '') return '>';
    const next = lines[at + 1] ?? '';
    const goesOn = next.trim() !== '' && !ITEM.test(next);
    return `> ${line.trimEnd()}${goesOn ? '  ' : ''}`;
  });
}

/** The lines from `from` on without those that `is` holds for, up to the first other. */
function after(lines: readonly string[], from: number, is: (line: string) => boolean): number {
  let at = from;
  while (at < lines.length && is(lines[at] ?? '')) at += 1;
  return at;
}

/** The cases that a document shows whole, in its order. */
export function shownCases(document: string): string[] {
  return document.split('\n').flatMap((line) => EXAMPLE.exec(line)?.[1] ?? []);
}

/** A document with the mail and the reply of each case that it shows as they are now; titles and remarks stay. */
export function withExamples(document: string, shown: (id: string) => Shown): string {
  const lines = document.split('\n');
  const made: string[] = [];
  let current: Shown | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const id = EXAMPLE.exec(line)?.[1];
    if (id) current = shown(id);
    made.push(line);
    const text = line === 'The mail:' ? current?.mail : line === 'The reply:' ? current?.reply : undefined;
    if (text === undefined) continue;
    made.push('', ...quotation(text));
    at = after(lines, at + 2, (one) => one.startsWith('>')) - 1;
  }
  return made.join('\n');
}

/** A document with each Markdown table in the place of the one that has its heading ('### By intent'). Throws where it has none. */
export function withTables(document: string, tables: string): string {
  return tables
    .split(/^(?=### )/m)
    .filter((table) => table.startsWith('### '))
    .reduce((text, table) => {
      const [heading = '', ...rest] = table.trimEnd().split('\n');
      const lines = text.split('\n');
      const start = lines.indexOf(heading);
      if (start < 0) throw new Error(`docs/replies.md has no heading “${heading}”.`);
      const end = after(lines, start + 2, (line) => line.startsWith('|'));
      return [...lines.slice(0, start + 1), ...rest, ...lines.slice(end)].join('\n');
    }, document);
}
