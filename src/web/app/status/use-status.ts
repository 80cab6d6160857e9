import { useEffect, useState } from 'react';
import { browserProblems } from '#domain/messages.ts';
import type { Status } from '#domain/status.ts';
import { ApiProblem, messageOf } from '#web/lib/api-problem.ts';
import { fetchStatus, hasToken, takeToken } from './operator-calls.ts';

/** The status. `refused`: the server does not know the operator; `isWrongToken` if the tab has a token. */
export type StatusState =
  | { kind: 'loading' }
  | { kind: 'refused'; isWrongToken: boolean }
  | { kind: 'failed'; problem: string }
  | { kind: 'ready'; status: Status };

function failureOf(error: unknown): StatusState {
  if (!(error instanceof ApiProblem)) throw error;
  if (error.code === 'not_found') return { kind: 'refused', isWrongToken: hasToken() };
  return { kind: 'failed', problem: messageOf(error, browserProblems.unreachable) };
}

/** Loads the status, also again if the operator opens the link with the token in the same tab. */
export function useStatus(): { state: StatusState; reload: () => Promise<void> } {
  const [state, setState] = useState<StatusState>({ kind: 'loading' });

  async function reload(): Promise<void> {
    takeToken();
    try {
      setState({ kind: 'ready', status: await fetchStatus() });
    } catch (error) {
      setState(failureOf(error));
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `reload` uses nothing that changes.
  useEffect(() => {
    void reload();
    const onHashChange = () => void reload();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  return { state, reload };
}
