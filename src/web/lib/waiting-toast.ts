import { isText, parseFields, readStored, writeStored } from './browser-storage.ts';
import type { ToastKind } from './toasts.ts';

const KEY = 'toast';

/** A toast for the next page. Its kind decides only the icon. */
export type WaitingToast = { kind: string; text: string };

/** Stores a toast for the next page of this tab. It is lost if the browser stores nothing. */
export function storeToastForNextPage(kind: ToastKind, text: string): void {
  writeStored('session', KEY, JSON.stringify({ kind, text }));
}

/** The toast in a stored value; undefined if the value is damaged. */
export function parseToast(stored: string | null): WaitingToast | undefined {
  const fields = parseFields(stored);
  // A cast is shorter than a new object: this code is in the head of every page, which has a limit in bytes.
  if (isText(fields.kind) && isText(fields.text)) return fields as WaitingToast;
  return undefined;
}

/** Returns the stored toast and removes it, so that it is shown only once. */
export function takeToast(): WaitingToast | undefined {
  const toast = parseToast(readStored('session', KEY));
  writeStored('session', KEY);
  return toast;
}
