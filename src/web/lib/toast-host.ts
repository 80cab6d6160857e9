import { useSyncExternalStore } from 'react';

let host: Element | undefined;
const listeners = new Set<() => void>();

/** Names the open modal dialog, beside which the rest of the page is out of reach; undefined once it closed. */
export function setToastHost(next: Element | undefined): void {
  host = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The dialog that toasts have to stand in to be seen and heard; undefined where they stand in the page. */
export function useToastHost(): Element | undefined {
  return useSyncExternalStore(
    subscribe,
    () => host,
    () => undefined,
  );
}
