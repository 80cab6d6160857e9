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
  /** Undefined until they came once. */
  messages: MessageSummary[] | undefined;
  isLoading: boolean;
  /** Why the last try brought nothing. */
  problem: string | undefined;
  refresh: () => void;
  /** Takes a message off the list. */
  remove: (id: string) => void;
};

/**
 * The inbox, asked for once and at each `refresh`, of which the latest counts. What is shown stays until others come.
 * Not asked for while `isLive` is false, as in the prerendered page.
 */
export function useInbox(isLive: boolean): Inbox {
  const [connection, setConnection] = useState<Connection>();
  const [messages, setMessages] = useState<MessageSummary[]>();
  const [isLoading, setIsLoading] = useState(true);
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);

  /** Which mailbox it is is told as soon as it is known; where it is not, its messages are shown all the same. */
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
