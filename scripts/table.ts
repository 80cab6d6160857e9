export type Cells = readonly (string | number)[];

/** A table with a title, as Markdown or with columns aligned by spaces. */
export function tableOf(title: string, head: Cells, rows: readonly Cells[], markdown: boolean): string {
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
