import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ConnectedMailbox, Connection } from '#domain/mailbox-connection.ts';
import { browserProblems, mailboxProblems } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { ApiProblem, messageOf } from '#web/lib/api-problem.ts';
import { showToast, useFailureToast } from '#web/lib/toasts.ts';
import { fetchConnection, goToConnect, leavePageIfNeeded, withParameters } from './mailbox-calls.ts';

export type ConnectionState = {
  /** The connected mailboxes of the account; empty until they are known. */
  mailboxes: readonly ConnectedMailbox[];
  /** The one that the page shows; undefined until it is known. */
  mailbox: ConnectedMailbox | undefined;
  /** Why no mailbox is known. */
  problem: string | undefined;
  /** Looks the mailboxes up again. If the shown one is gone, another one is shown, and a toast says so. */
  reload: () => void;
  /** Shows another mailbox, without an open message. */
  choose: (id: string) => void;
};

/** The mailbox with the first of these ids that there is, else the first of all. */
function findShown(mailboxes: readonly ConnectedMailbox[], ids: readonly (string | undefined)[]) {
  const known = ids.map((id) => mailboxes.find((each) => each.id === id));
  return known.find((mailbox) => mailbox !== undefined) ?? mailboxes[0];
}

/**
 * The mailboxes of the account, and which of them the page shows: the one that the address names, else the one that
 * was shown last when the page was opened. Not loaded in the prerendered page, where `isSignedIn` is false.
 */
export function useConnection(isSignedIn: boolean): ConnectionState {
  const location = useLocation();
  const named = new URLSearchParams(location.search).get('mailbox') ?? undefined;
  const navigate = useNavigate();
  const [mailboxes, setMailboxes] = useState<readonly ConnectedMailbox[]>([]);
  const [lastShown, setLastShown] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const toast = useFailureToast();
  const mailbox = findShown(mailboxes, [named, lastShown]);
  // A ref, because the person can choose another mailbox while they are looked up again.
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    wanted.current = mailbox?.id ?? named;
  });

  function show({ mailboxes: found }: Connection): void {
    const next = findShown(found, [wanted.current]);
    if (!next) {
      goToConnect();
      return;
    }
    if (wanted.current !== undefined && next.id !== wanted.current) {
      showToast('error', mailboxProblems.mailboxGone);
      void navigate(pagePaths.gmail, { replace: true });
    } else if (found.length > 1 && named === undefined) {
      // A reload then shows the same mailbox, with the message that is open in it.
      void navigate(withParameters(pagePaths.gmail, { mailbox: next.id }), {
        replace: true,
        state: location.state,
      });
    }
    setMailboxes(found);
    setLastShown(next.id);
  }

  async function load(): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProblem(undefined);
    toast.dismiss();
    try {
      const found = await fetchConnection(signal);
      if (!signal.aborted) show(found);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiProblem)) throw error;
      if (leavePageIfNeeded(error) || mailbox) return;
      setProblem(messageOf(error, browserProblems.unreachable));
      toast.show(mailboxProblems.messagesNotLoaded);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded once, then only by `reload`.
  useEffect(() => {
    if (isSignedIn) void load();
    return () => running.current?.abort();
  }, []);

  return {
    mailboxes,
    mailbox,
    problem,
    reload: () => void load(),
    choose: (id) => void navigate(withParameters(pagePaths.gmail, { mailbox: id }), { replace: true }),
  };
}
