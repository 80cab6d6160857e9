import { useCallback, useEffect, useState } from 'react';
import type { Connection, ConnectResult } from '#domain/mailbox-connection.ts';
import { type MailboxKind, mailboxKindDetails } from '#domain/mailbox-kinds.ts';
import { mailboxProblems, messages } from '#domain/messages.ts';
import { apiPaths, pagePaths } from '#domain/paths.ts';
import { currentAccount } from '#web/lib/account.ts';
import { callApi } from '#web/lib/api.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { readSession } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toasts.ts';
import { storeToastForNextPage } from '#web/lib/waiting-toast.ts';

/** The mailbox connection as far as it is loaded. */
export type MailboxState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; connection: Connection };

const loading: MailboxState = { kind: 'loading' };

/** The mailbox connection. Looked up again when the page is restored from the back/forward cache. */
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
    const onPageShow = ({ persisted }: PageTransitionEvent) => void (persisted && load());
    window.addEventListener('pageshow', onPageShow);
    void load();
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [load]);

  return { state, load, setConnection: (connection: Connection) => setState({ kind: 'ready', connection }) };
}

/**
 * Connects a mailbox and leaves the page: goes to Google, which asks for permission, or for the sample inbox, which
 * needs none, to the inbox. Throws `ApiProblem`.
 */
export async function connectMailbox(kind: MailboxKind): Promise<'leaving'> {
  const { value } = await callApi<ConnectResult>('POST', apiPaths.gmailConnect, { kind });
  if ('url' in value) {
    window.location.assign(value.url);
  } else {
    storeToastForNextPage('success', mailboxKindDetails(kind).connected);
    window.location.assign(pagePaths.gmail);
  }
  return 'leaving';
}

/** Disconnects the mailbox and returns its new state. Throws `ApiProblem`. */
export async function disconnectMailbox(connection: Connection): Promise<Connection> {
  await callApi('DELETE', apiPaths.gmail);
  showToast('success', messages.mailboxDisconnected);
  return { ...connection, connected: false, kind: null, address: null, mailboxes: [] };
}
