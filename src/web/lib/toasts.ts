import { useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'error' | 'info';
export type Toast = { id: number; kind: ToastKind; text: string };

/**
 * Milliseconds that a toast stays. Shorter for a success: it is also visible on the page, and the person next reads
 * what the toast covers.
 */
const STAY_MS: Record<ToastKind, number> = { success: 3_000, error: 6_000, info: 6_000 };

let shown: Toast | undefined;
/** The open modal dialog, which makes the rest of the page inaccessible. */
let openDialog: Element | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Shows a sentence for a while. It replaces the one before it, also one that the previous page left for this page. */
export function showToast(kind: ToastKind, text: string): void {
  lastId += 1;
  const toast = { id: lastId, kind, text };
  document.querySelector('[data-toast]')?.remove();
  shown = toast;
  notify();
  setTimeout(() => dismissToast(toast.id), STAY_MS[kind]);
}

/** Removes a toast. */
export function dismissToast(id: number): void {
  if (shown?.id !== id) return;
  shown = undefined;
  notify();
}

/** Sets the open modal dialog, in which toasts have to be shown; undefined after it is closed. */
export function setToastDialog(dialog: Element | undefined): void {
  openDialog = dialog;
  notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast on the screen: there is one at a time, the newest. */
export function useToast(): Toast | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
}

/** The dialog that toasts must be in to be seen and heard; undefined if they belong in the page. */
export function useToastDialog(): Element | undefined {
  return useSyncExternalStore(
    subscribe,
    () => openDialog,
    () => undefined,
  );
}
