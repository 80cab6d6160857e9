import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MessageList, MessageSummary } from '#domain/mailbox.ts';
import { browserProblems, mailboxProblems } from '#domain/messages.ts';
import { ApiProblem, messageOf } from '#web/lib/api-problem.ts';
import { useFailureToast } from '#web/lib/toasts.ts';
import { fetchMessages, type ListQuery, leavePageIfNeeded } from './mailbox-calls.ts';

export type Messages = {
  /** Undefined until they are loaded. */
  messages: MessageSummary[] | undefined;
  isLoading: boolean;
  /** Why the last attempt failed. */
  problem: string | undefined;
  /** Loads the newest messages in place of all others, and returns the id of the first. */
  refresh: () => Promise<string | undefined>;
  /** Repeats the load that failed. */
  retry: () => void;
  /** Loads older messages below the others, and returns the id of the first; undefined if there are no older ones. */
  loadOlder: (() => Promise<string | undefined>) | undefined;
  /** Removes a message from the list. */
  remove: (id: string) => void;
  /** The message is no longer unread. */
  markRead: (id: string) => void;
};

/** The messages that are loaded for a query, and the place of older ones. `key`: the query as text. */
type Loaded = MessageList & { key: string };

/** Why a list could not be loaded. `before`: the place where it had to begin. */
type Failure = { key: string; problem: string; before: string | undefined };

/** A list with older messages below it. A message that is in both, because a new one has come, stays once. */
function withOlder({ key, messages }: Loaded, older: MessageList): Loaded {
  const known = new Set(messages.map(({ id }) => id));
  return { ...older, key, messages: [...messages, ...older.messages.filter(({ id }) => !known.has(id))] };
}

/**
 * The messages of a query, loaded for each new query, at each `refresh`, and below the end at each `loadOlder`. A load
 * aborts the load before it. The messages of the same query stay on the screen until new ones arrive.
 * `onMailboxGone`: the mailbox is not connected any more.
 */
export function useMessages(query: ListQuery | undefined, onMailboxGone: () => void): Messages {
  const key = query && JSON.stringify(query);
  const [list, setList] = useState<Loaded>();
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const running = useRef<AbortController>(undefined);
  const toast = useFailureToast();
  const loaded = list?.key === key ? list : undefined;
  const failed = failure?.key === key ? failure : undefined;

  async function load(before?: string): Promise<MessageList | undefined> {
    running.current?.abort();
    if (!query || key === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setIsRunning(true);
    toast.dismiss();
    try {
      const found = await fetchMessages(query, before, signal);
      if (signal.aborted) return undefined;
      setList((shown) =>
        before !== undefined && shown?.key === key ? withOlder(shown, found) : { ...found, key },
      );
      setFailure(undefined);
      setIsRunning(false);
      return found;
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof ApiProblem)) throw error;
      if (leavePageIfNeeded(error)) return undefined;
      setFailure({ key, problem: messageOf(error, browserProblems.unreachable), before });
      setIsRunning(false);
      if (error.code === 'mailbox_not_found') onMailboxGone();
      else toast.show(mailboxProblems.messagesNotLoaded);
    }
    return undefined;
  }

  const start = useEffectEvent(() => void load());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each query is loaded once.
  useEffect(() => {
    start();
    return () => running.current?.abort();
  }, [key]);

  const change = (how: (messages: MessageSummary[]) => MessageSummary[]) =>
    setList((shown) => shown && { ...shown, messages: how(shown.messages) });
  const next = loaded?.next;
  return {
    messages: loaded?.messages,
    isLoading: isRunning || (!loaded && !failed),
    problem: failed?.problem,
    refresh: async () => (await load())?.messages[0]?.id,
    retry: () => void load(failed?.before),
    loadOlder: next === undefined ? undefined : async () => (await load(next))?.messages[0]?.id,
    remove: (id) => change((messages) => messages.filter((each) => each.id !== id)),
    markRead: (id) =>
      change((messages) => messages.map((each) => (each.id === id ? { ...each, unread: false } : each))),
  };
}
