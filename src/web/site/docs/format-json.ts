/** If a line has more columns than this, its value is broken over several lines. */
const WIDTH = 64;

/** If a list has more rows than LONG, only its first SHOWN rows are shown. */
const LONG = 10;
const SHOWN = 1;

/** The rows of a list. In a long list '… 24 more' replaces the rest. */
function rowsOf(list: readonly unknown[], indent: string): string[] {
  const isLong = list.length > LONG;
  const rows = (isLong ? list.slice(0, SHOWN) : list).map((item) => indent + formatJson(item, indent));
  return isLong ? [...rows, `${indent}… ${list.length - SHOWN} more`] : rows;
}

/**
 * JSON that is easy to read. A value that fits is on one line, others are broken and indented by two spaces. Long lists
 * are shortened.
 */
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

/** JSON on one line, with spaces: '{ "a": 1, "b": [2, 3] }'. */
function flatJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const rows = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${flatJson(item)}`);
  return rows.length > 0 ? `{ ${rows.join(', ')} }` : '{}';
}
