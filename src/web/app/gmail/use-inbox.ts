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

/** Which mailbox is connected does not keep its messages waiting, nor from being shown. */
async function load(signal: AbortSignal) {
  const connection = fetchConnection(signal).catch(() => undefined);
  const messages = await fetchMessages(signal);
  return { connection: await connection, messages };
}

/**
 * The inbox, asked for once and at each `refresh`, of which the latest counts. What is shown stays until others come.
 * Not asked for while `isLive` is false, as in the prerendered page.
 */
export function useInbox(isLive: boolean): Inbox {
  const [{ connection, messages }, show] = useState<Partial<Awaited<ReturnType<typeof load>>>>({});
  const [isLoading, setIsLoading] = useState(true);
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);

  async function refresh(): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setIsLoading(true);
    try {
      const loaded = await load(controller.signal);
      if (loaded.connection?.connected === false) return goToConnect();
      show(loaded);
      setProblem(undefined);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiProblem)) throw error;
      if (isLedAway(error)) return;
      setProblem(wordsOf(error, browserProblems.unreachable));
      showToast('error', mailboxProblems.messagesNotLoaded);
    }
    if (!controller.signal.aborted) setIsLoading(false);
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
    remove: (id) =>
      show((shown) => ({
        ...shown,
        messages: (shown.messages ?? []).filter((message) => message.id !== id),
      })),
  };
}
