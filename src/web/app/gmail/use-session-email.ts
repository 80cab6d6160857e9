import { useSyncExternalStore } from 'react';
import { readSession, subscribeToSession } from '#web/lib/session.ts';

/**
 * The address of the signed-in person, the same in every tab. Undefined if no one is signed in, and in the prerendered
 * page.
 */
export function useSessionEmail(): string | undefined {
  return useSyncExternalStore(
    subscribeToSession,
    () => readSession()?.email,
    () => undefined,
  );
}
