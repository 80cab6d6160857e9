import { useCallback, useEffect, useState } from 'react';
import type { Connection } from '#domain/mailbox.ts';
import { mailboxProblems } from '#domain/messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { currentAccount } from '#web/lib/account.ts';
import { callApi } from '#web/lib/api.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { readSession } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toasts.ts';

/** What is known of the mailbox. */
export type MailboxState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; connection: Connection };

const loading: MailboxState = { kind: 'loading' };

/** Looks up whether a mailbox is connected, and again when the page is restored from the back/forward cache. */
export function useMailbox() {
  const [state, setState] = useState<MailboxState>(loading);

  const load = useCallback(async () => {
    // Without a session, the page itself goes to the sign-in page.
    if (!readSession()) return;
    setState(loading);
    try {
      const { value } = await callApi<Connection>('GET', apiPaths.gmail);
      setState({ kind: 'ready', connection: value });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setState({ kind: 'failed' });
      // If the account could not be loaded either, that failure is shown instead.
      if (currentAccount().kind !== 'failed') showToast('error', mailboxProblems.connectionNotLoaded);
    }
  }, []);

  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => void (persisted && load());
    window.addEventListener('pageshow', look);
    void load();
    return () => window.removeEventListener('pageshow', look);
  }, [load]);

  return { state, load, settle: (connection: Connection) => setState({ kind: 'ready', connection }) };
}
