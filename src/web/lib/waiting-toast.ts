import { isText, parseFields, readStored, writeStored } from './browser-storage.ts';
import type { ToastKind } from './toasts.ts';

const KEY = 'toast';

/** A message that the next page shows. Its kind decides only the icon; an unknown kind has none. */
export type WaitingToast = { kind: string; text: string };

/** Leaves a message for the next page in this tab. It is lost if the browser stores nothing. */
export function leaveToast(kind: ToastKind, text: string): void {
  writeStored('session', KEY, JSON.stringify({ kind, text }));
}

/** A stored value as a message; undefined if it is not one. */
export function parseToast(stored: string | null): WaitingToast | undefined {
  const { kind, text } = parseFields(stored);
  if (!isText(kind) || !isText(text)) return undefined;
  return { kind, text };
}

/** Returns the waiting message and removes it, so that no other page shows it again. */
export function takeToast(): WaitingToast | undefined {
  const toast = parseToast(readStored('session', KEY));
  writeStored('session', KEY);
  return toast;
}
