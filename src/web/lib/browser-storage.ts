/** The storage of the tab, or of the browser. */
type StorageArea = 'session' | 'local';

/** Undefined if the browser stores nothing: access throws in some private windows and if storage is switched off. */
function withStorage<Result>(area: StorageArea, work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(window[`${area}Storage` as const]);
  } catch {
    // Storage may be blocked.
  }
}

/** The value that is stored under a key; null if there is none or it cannot be read. */
export function readStored(area: StorageArea, key: string): string | null {
  return withStorage(area, (storage) => storage.getItem(key)) ?? null;
}

/**
 * Stores a value, or removes it if `value` is absent or empty. False if there is no storage, or its quota is used up.
 */
export function writeStored(area: StorageArea, key: string, value?: string): boolean {
  return !!withStorage(area, (storage) => {
    if (value) storage.setItem(key, value);
    else storage.removeItem(key);
    return true;
  });
}

/** The unchecked fields of a JSON object; none if the text is damaged or not an object. */
export function parseFields(stored: string | null): Partial<Record<string, unknown>> {
  try {
    // Tests for a missing value first: an exception in the head of every page would take 1.5 ms on a fast machine.
    return (stored && JSON.parse(stored)) || {};
  } catch {
    return {};
  }
}

/** Whether a value is a text that is not empty. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && !!value;
}
