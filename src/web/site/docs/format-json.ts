/** The greatest length of a line. A longer value is broken over several lines. */
const WIDTH = 64;

/** A list with more than MAX_ROWS rows is shortened to the first SHOWN_ROWS. */
const MAX_ROWS = 10;
const SHOWN_ROWS = 1;

/** The rows of a list. In a shortened list, the last row is '… 24 more'. */
function rowsOf(list: readonly unknown[], indent: string): string[] {
  const isLong = list.length > MAX_ROWS;
  const rows = (isLong ? list.slice(0, SHOWN_ROWS) : list).map((item) => indent + formatJson(item, indent));
  return isLong ? [...rows, `${indent}… ${list.length - SHOWN_ROWS} more`] : rows;
}

/** JSON that is easy to read: a value that fits is on one line, and long lists are shortened. */
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

/** JSON on one line: '{ "a": 1, "b": [2, 3] }'. */
function flatJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const rows = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${flatJson(item)}`);
  return rows.length > 0 ? `{ ${rows.join(', ')} }` : '{}';
}
