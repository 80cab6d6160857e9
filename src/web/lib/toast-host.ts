import { useSyncExternalStore } from 'react';

let host: Element | undefined;
const listeners = new Set<() => void>();

/** Sets the open modal dialog, which makes the rest of the page inaccessible; undefined after it is closed. */
export function setToastHost(next: Element | undefined): void {
  host = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The dialog that toasts must be in to be seen and heard; undefined if they belong in the page. */
export function useToastHost(): Element | undefined {
  return useSyncExternalStore(
    subscribe,
    () => host,
    () => undefined,
  );
}
