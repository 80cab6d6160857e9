import { useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'error' | 'info';
export type Toast = { id: number; kind: ToastKind; text: string };

/** Milliseconds that a toast stays. A success is seen on the page as well, and what it covers is read next. */
const STAY_MS: Record<ToastKind, number> = { success: 3_000, error: 6_000, info: 6_000 };
/** More would cover the page: the oldest goes. */
const MOST_SHOWN = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a sentence for a while. The same sentence is not shown twice at once: it is told again. */
export function showToast(kind: ToastKind, text: string): void {
  lastId += 1;
  const toast = { id: lastId, kind, text };
  change([...toasts.filter((other) => other.text !== text), toast].slice(-MOST_SHOWN));
  setTimeout(() => dismissToast(toast.id), STAY_MS[kind]);
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: readonly Toast[] = [];

/** The toasts on the screen, oldest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
}
