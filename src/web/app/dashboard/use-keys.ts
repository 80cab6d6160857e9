import { useCallback, useEffect, useState } from 'react';
import type { ApiKey } from '#domain/api-keys.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { listKeys } from '#web/lib/key-calls.ts';
import { readSession } from '#web/lib/session.ts';

/** What is known of the account's API keys, newest first. */
export type KeysState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; keys: ApiKey[] };

const loading: KeysState = { kind: 'loading' };

/** Lists the API keys, and loads them again when the page is restored from the back/forward cache. */
export function useKeys() {
  const [state, setState] = useState<KeysState>(loading);

  const load = useCallback(async () => {
    // Without a session, the page itself goes to the sign-in page.
    if (!readSession()) return;
    setState(loading);
    try {
      setState({ kind: 'ready', keys: await listKeys() });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setState({ kind: 'failed' });
    }
  }, []);

  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => void (persisted && load());
    window.addEventListener('pageshow', look);
    void load();
    return () => window.removeEventListener('pageshow', look);
  }, [load]);

  function change(next: (keys: ApiKey[]) => ApiKey[]): void {
    setState((now) => (now.kind === 'ready' ? { kind: 'ready', keys: next(now.keys) } : now));
  }
  return {
    state,
    load,
    add: (key: ApiKey) => change((keys) => [key, ...keys]),
    remove: (id: string) => change((keys) => keys.filter((key) => key.id !== id)),
  };
}
