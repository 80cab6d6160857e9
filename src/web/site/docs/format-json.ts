/** Columns that a line may have before its value is broken over several. */
const WIDTH = 64;

/** Rows that a list may have before all but its first ones are left out of what is shown, and how many those are. */
const LONG = 10;
const SHOWN = 1;

/** A list as it is shown: '… 24 more' stands for the rest of a long one. */
function rowsOf(list: readonly unknown[], indent: string): string[] {
  const isLong = list.length > LONG;
  const rows = (isLong ? list.slice(0, SHOWN) : list).map((item) => indent + formatJson(item, indent));
  return isLong ? [...rows, `${indent}… ${list.length - SHOWN} more`] : rows;
}

/** JSON as a person sets it, long lists shortened: what fits stands on one line, the rest is broken and indented by two spaces. */
export function formatJson(value: unknown, indent = ''): string {
  const flat = flatJson(value);
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= WIDTH) return flat;
  const inner = `${indent}  `;
  const rows = Array.isArray(value)
    ? rowsOf(value, inner)
    : Object.entries(value).map(
        ([key, item]) => `${inner}${JSON.stringify(key)}: ${formatJson(item, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${rows.join(',\n')}\n${indent}${close}`;
}

/** On one line, with the spaces of prose: '{ "a": 1, "b": [2, 3] }'. */
function flatJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const rows = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${flatJson(item)}`);
  return rows.length > 0 ? `{ ${rows.join(', ')} }` : '{}';
}
