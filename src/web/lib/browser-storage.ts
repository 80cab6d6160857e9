/** Where a value is kept: for the tab, or for the browser. */
export type StorageArea = 'session' | 'local';

/** The area, or undefined where the browser keeps none: a private window, or storage switched off, throws. */
function storageOf(area: StorageArea): Storage | undefined {
  try {
    return area === 'session' ? window.sessionStorage : window.localStorage;
  } catch {
    return undefined;
  }
}

/** What is kept under a key; null where there is nothing or nothing can be read. */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return storageOf(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a value; false where the browser refused (no storage, or the quota is used up). */
export function writeStored(area: StorageArea, key: string, value: string): boolean {
  try {
    const storage = storageOf(area);
    storage?.setItem(key, value);
    return storage !== undefined;
  } catch {
    return false;
  }
}
