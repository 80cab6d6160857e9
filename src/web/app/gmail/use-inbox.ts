import { useEffect, useRef, useState } from 'react';
import type { Connection, MessageSummary } from '#domain/mailbox.ts';
import { browserProblems, mailboxProblems } from '#domain/messages.ts';
import { ApiProblem, wordsOf } from '#web/lib/api-problem.ts';
import { fetchConnection, fetchMessages } from '#web/lib/mailbox-calls.ts';
import { showToast } from '#web/lib/toasts.ts';
import { goToConnect, isLedAway } from './go-to-connect.ts';

export type Inbox = {
  /** Which mailbox it is; undefined until that is known. */
  connection: Connection | undefined;
  /** Undefined until they were loaded once. */
  messages: MessageSummary[] | undefined;
  isLoading: boolean;
  /** Why the last attempt failed. */
  problem: string | undefined;
  refresh: () => void;
  /** Removes a message from the list. */
  remove: (id: string) => void;
};

/**
 * The inbox, loaded once and at each `refresh`; only the latest load counts. The messages on the screen stay until new
 * ones arrive. Not loaded while `isLive` is false, as in the prerendered page.
 */
export function useInbox(isLive: boolean): Inbox {
  const [connection, setConnection] = useState<Connection>();
  const [messages, setMessages] = useState<MessageSummary[]>();
  const [isLoading, setIsLoading] = useState(true);
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);

  /** Shows which mailbox it is as soon as that is known. If the lookup fails, the messages are still shown. */
  async function lookUp(signal: AbortSignal): Promise<void> {
    const found = await fetchConnection(signal).catch(() => undefined);
    if (!found || signal.aborted) return;
    if (found.connected) setConnection(found);
    else goToConnect();
  }

  async function refresh(): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setIsLoading(true);
    void lookUp(signal);
    try {
      const found = await fetchMessages(signal);
      if (signal.aborted) return;
      setMessages(found);
      setProblem(undefined);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiProblem)) throw error;
      if (isLedAway(error)) return;
      setProblem(wordsOf(error, browserProblems.unreachable));
      showToast('error', mailboxProblems.messagesNotLoaded);
    }
    setIsLoading(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for once, and then when a person wants it.
  useEffect(() => {
    if (isLive) void refresh();
    return () => running.current?.abort();
  }, []);

  return {
    connection,
    messages,
    isLoading,
    problem,
    refresh: () => void refresh(),
    remove: (id) => setMessages((shown) => shown?.filter((message) => message.id !== id)),
  };
}
