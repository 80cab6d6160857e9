// Checks of values that a tab has saved. The schema library is larger than the rest of a page.

/** Whether a value is an object with named values. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether a value is a text. */
export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether a value is one of some words. */
export function isOneOf<Value extends string>(values: readonly Value[], value: unknown): value is Value {
  return (values as readonly unknown[]).includes(value);
}

/** Whether a value is a list of which each entry passes a check. */
export function isListOf<Entry>(
  isEntry: (entry: unknown) => entry is Entry,
  value: unknown,
): value is Entry[] {
  return Array.isArray(value) && value.every(isEntry);
}
