import { isText, parseFields, readStored, writeStored } from './browser-storage.ts';
import type { ToastKind } from './toasts.ts';

const KEY = 'toast';

/** A message that the next page shows. Its kind decides the icon alone: one that is unknown has none. */
export type WaitingToast = { kind: string; text: string };

/** Leaves a message for the page that comes next in this tab. Lost where the browser keeps nothing. */
export function leaveToast(kind: ToastKind, text: string): void {
  writeStored('session', KEY, JSON.stringify({ kind, text }));
}

/** A stored value as a message; undefined where it is none. */
export function parseToast(stored: string | null): WaitingToast | undefined {
  const { kind, text } = parseFields(stored);
  if (!isText(kind) || !isText(text)) return undefined;
  return { kind, text };
}

/** Takes the message that waits, so that no other page shows it again. */
export function takeToast(): WaitingToast | undefined {
  const toast = parseToast(readStored('session', KEY));
  writeStored('session', KEY);
  return toast;
}
