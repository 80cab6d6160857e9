import { useRef, useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'error' | 'info';
export type Toast = { id: number; kind: ToastKind; text: string };

/**
 * Milliseconds that a toast stays. Shorter for a success, because the person can also see it on the page, and wants to
 * read what the toast covers.
 */
const STAY_MS: Record<ToastKind, number> = { success: 3_000, error: 6_000, info: 6_000 };

let shown: Toast | undefined;
/** The open modal dialog, or its place for toasts. The dialog makes the rest of the page inaccessible. */
let openDialog: Element | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Shows a toast for a few seconds. It replaces the toast before it, also a toast that the previous page left. */
export function showToast(kind: ToastKind, text: string): void {
  lastId += 1;
  const toast = { id: lastId, kind, text };
  document.querySelector('[data-toast]')?.remove();
  shown = toast;
  notify();
  setTimeout(() => dismissToast(toast.id), STAY_MS[kind]);
}

/** Removes a toast from the screen. */
export function dismissToast(id: number): void {
  if (shown?.id !== id) return;
  shown = undefined;
  notify();
}

/** The toast about the failure of one work. `dismiss` removes it: call it when the work starts again. */
export function useFailureToast(): { show: (text: string) => void; dismiss: () => void } {
  const id = useRef(0);
  return {
    show: (text) => {
      showToast('error', text);
      id.current = lastId;
    },
    dismiss: () => dismissToast(id.current),
  };
}

/** Sets the open modal dialog, or its place for toasts; undefined without one. Returns the one before it. */
export function setToastDialog(dialog: Element | undefined): Element | undefined {
  const before = openDialog;
  openDialog = dialog;
  notify();
  return before;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast on the screen. There is only one at a time. */
export function useToast(): Toast | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
}

/** The open modal dialog, which has to contain the toasts; undefined if there is none. */
export function useToastDialog(): Element | undefined {
  return useSyncExternalStore(
    subscribe,
    () => openDialog,
    () => undefined,
  );
}
