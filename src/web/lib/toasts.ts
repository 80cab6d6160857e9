import { useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'error' | 'info';
export type Toast = { id: number; kind: ToastKind; text: string };

/**
 * Milliseconds that a toast stays. Shorter for a success: it is also visible on the page, and the person next reads
 * what the toast covers.
 */
const STAY_MS: Record<ToastKind, number> = { success: 3_000, error: 6_000, info: 6_000 };

let shown: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Toast | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a sentence for a while. It replaces the one before it, also one that the previous page left for this page. */
export function showToast(kind: ToastKind, text: string): void {
  lastId += 1;
  const toast = { id: lastId, kind, text };
  document.querySelector('[data-toast]')?.remove();
  change(toast);
  setTimeout(() => dismissToast(toast.id), STAY_MS[kind]);
}

/** Removes a toast. */
export function dismissToast(id: number): void {
  if (shown?.id === id) change(undefined);
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
