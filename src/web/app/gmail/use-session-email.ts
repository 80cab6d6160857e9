import { useSyncExternalStore } from 'react';
import { readSession, subscribeToSession } from '#web/lib/session.ts';

/** The address of whoever is signed in, in every tab; undefined for nobody, and in the prerendered page. */
export function useSessionEmail(): string | undefined {
  return useSyncExternalStore(
    subscribeToSession,
    () => readSession()?.email,
    () => undefined,
  );
}
