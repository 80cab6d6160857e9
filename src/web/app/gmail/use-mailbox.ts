import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { MESSAGES_LISTED } from '#domain/limits.ts';
import type { Message, MessageList, MessageSummary } from '#domain/mailbox.ts';
import type { Connection } from '#domain/mailbox-connection.ts';
import { browserProblems, mailboxProblems } from '#domain/messages.ts';
import { apiPaths, pagePaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import type { AnswerableMail } from '#web/lib/answerable-mail.ts';
import { callApi } from '#web/lib/api.ts';
import { ApiProblem, messageOf, unreachableProblem } from '#web/lib/api-problem.ts';
import { prepareMailReader, toAnswerableInWorker } from '#web/lib/mail-reader.ts';
import { readMessage } from '#web/lib/received-mail.ts';
import { showToast } from '#web/lib/toasts.ts';
import { storeToastForNextPage } from '#web/lib/waiting-toast.ts';

/** Whether a mailbox is connected, and which. Throws `ApiProblem`, like the calls below, or the signal's reason. */
async function fetchConnection(signal: AbortSignal): Promise<Connection> {
  return (await callApi<Connection>('GET', apiPaths.gmail, undefined, { signal })).value;
}

/** The newest messages of the inbox, or those that follow after the list whose `next` is `before`; newest first. */
async function fetchMessages(before: string | undefined, signal: AbortSignal): Promise<MessageList> {
  const query = new URLSearchParams({ maxResults: `${MESSAGES_LISTED}`, ...(before ? { before } : {}) });
  const path = `${apiPaths.gmailMessages}?${query}`;
  const { value } = await callApi<Partial<MessageList>>('GET', path, undefined, { signal });
  return { ...value, messages: value.messages ?? [] };
}

/** One message of the inbox; undefined if the response contains none. */
async function fetchMessage(id: string, signal: AbortSignal): Promise<Message | undefined> {
  const path = `${apiPaths.gmailMessages}/${encodeURIComponent(id)}`;
  return (await callApi<{ message?: Message }>('GET', path, undefined, { signal })).value.message;
}

/** Goes to the dashboard, where the person can connect a mailbox. A toast there says why. 'Back' skips this page. */
export function goToConnect(): void {
  storeToastForNextPage('error', problems.mailbox_not_connected.detail);
  window.location.replace(pagePaths.dashboard);
}

/** Goes to the dashboard if the mailbox is no longer connected. Returns whether the page is left. */
function leavePageIfNeeded({ code }: ApiProblem): boolean {
  if (code === 'mailbox_not_connected') goToConnect();
  // When a session ends, useSignedInAccount goes to the sign-in page.
  return code === 'mailbox_not_connected' || code === 'unauthenticated';
}

/** Looks up the connected mailbox. If the lookup fails, nothing happens: the messages can still be shown. */
async function lookUpConnection(signal: AbortSignal, onFound: (found: Connection) => void): Promise<void> {
  const found = await fetchConnection(signal).catch(() => undefined);
  if (!found || signal.aborted) return;
  if (found.connected) onFound(found);
  else goToConnect();
}

export type Inbox = {
  /** The connected mailbox; undefined until it is known. */
  connection: Connection | undefined;
  /** Undefined until they are loaded. */
  messages: MessageSummary[] | undefined;
  isLoading: boolean;
  /** Why the last attempt failed. */
  problem: string | undefined;
  /** Loads the newest messages in place of all others. */
  refresh: () => void;
  /** Repeats the load that failed. */
  retry: () => void;
  /** Loads older messages below the others, and returns the id of the first; undefined if there are no older ones. */
  loadOlder: (() => Promise<string | undefined>) | undefined;
  /** Removes a message from the list. */
  remove: (id: string) => void;
};

/** The messages that are loaded, and the place of older ones. */
type Loaded = { messages: MessageSummary[]; next: string | undefined };

/** A list with older messages below it. A message that is in both, because a new one has come, stays once. */
function withOlder({ messages }: Loaded, older: MessageList): Loaded {
  const known = new Set(messages.map(({ id }) => id));
  return { messages: [...messages, ...older.messages.filter(({ id }) => !known.has(id))], next: older.next };
}

/**
 * The inbox, loaded once, at each `refresh`, and below its end at each `loadOlder`. A load aborts the load before it.
 * The messages on the screen stay until new ones arrive. Not loaded in the prerendered page, where `isSignedIn` is
 * false.
 */
export function useInbox(isSignedIn: boolean): Inbox {
  const [connection, setConnection] = useState<Connection>();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isLoading, setIsLoading] = useState(true);
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const failedPlace = useRef<string>(undefined);

  async function load(before?: string): Promise<MessageList | undefined> {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setIsLoading(true);
    if (before === undefined) void lookUpConnection(signal, setConnection);
    try {
      const found = await fetchMessages(before, signal);
      if (signal.aborted) return undefined;
      setLoaded((shown) =>
        before !== undefined && shown
          ? withOlder(shown, found)
          : { messages: found.messages, next: found.next },
      );
      setProblem(undefined);
      setIsLoading(false);
      return found;
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof ApiProblem)) throw error;
      if (leavePageIfNeeded(error)) return undefined;
      failedPlace.current = before;
      setProblem(messageOf(error, browserProblems.unreachable));
      showToast('error', mailboxProblems.messagesNotLoaded);
    }
    setIsLoading(false);
    return undefined;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded once, then only by `refresh` and `loadOlder`.
  useEffect(() => {
    if (isSignedIn) void load();
    return () => running.current?.abort();
  }, []);

  const next = loaded?.next;
  return {
    connection,
    messages: loaded?.messages,
    isLoading,
    problem,
    refresh: () => void load(),
    retry: () => void load(failedPlace.current),
    loadOlder: next === undefined ? undefined : async () => (await load(next))?.messages[0]?.id,
    remove: (id) =>
      setLoaded((shown) => shown && { ...shown, messages: shown.messages.filter((each) => each.id !== id) }),
  };
}

/** Whether only the list or the message is visible, as on a phone. gmail.css has the same width. */
export function isOneColumn(): boolean {
  return window.matchMedia('(width < 768px)').matches;
}

export type Selection = {
  /** The id of the open message. */
  id: string | undefined;
  select: (id: string) => void;
  clear: () => void;
};

/**
 * The open message. Its id is in the history entry, not in the address, and survives a reload. On a phone an open
 * message has its own history entry, so that 'back' leads to the list. No message is open in the prerendered page,
 * where `isSignedIn` is false.
 */
export function useSelection(isSignedIn: boolean): Selection {
  const { state } = useLocation() as { state: { message?: unknown; hasOwnHistoryEntry?: unknown } | null };
  const navigate = useNavigate();
  const id = isSignedIn && typeof state?.message === 'string' ? state.message : undefined;
  const hasOwnHistoryEntry = state?.hasOwnHistoryEntry === true;

  function select(message: string): void {
    if (message === id) return;
    const isNew = id === undefined && isOneColumn();
    void navigate(pagePaths.gmail, {
      state: { message, hasOwnHistoryEntry: isNew || hasOwnHistoryEntry },
      replace: !isNew,
    });
  }

  function clear(): void {
    if (hasOwnHistoryEntry) void navigate(-1);
    else void navigate(pagePaths.gmail, { replace: true });
  }

  return { id, select, clear };
}

/** The open message as far as it is loaded. `isGone`: it is no longer in the mailbox. */
export type OpenMessage =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed'; problem: string; isGone: boolean; retry: () => void }
  | { kind: 'ready'; mail: AnswerableMail };

type LoadedMessage = { id: string; mail: AnswerableMail } | { id: string; problem: string; isGone: boolean };

async function loadMessage(id: string, signal: AbortSignal): Promise<AnswerableMail> {
  prepareMailReader();
  const message = await fetchMessage(id, signal);
  const mail = message && (await toAnswerableInWorker(readMessage(message)));
  if (!mail) throw unreachableProblem('unavailable');
  return mail;
}

/** Loads the open message. If another message is opened, aborts the load. */
export function useOpenMessage(id: string | undefined, onGone: (id: string) => void): OpenMessage {
  const [loaded, setLoaded] = useState<LoadedMessage>();
  const [attempt, setAttempt] = useState(0);
  const isLoaded = loaded !== undefined && loaded.id === id;

  const fail = useEffectEvent((problem: ApiProblem, messageId: string) => {
    if (leavePageIfNeeded(problem)) return;
    const isGone = problem.code === 'message_not_found';
    setLoaded({ id: messageId, problem: messageOf(problem, browserProblems.unreachable), isGone });
    showToast('error', mailboxProblems.messageNotLoaded);
    if (isGone) onGone(messageId);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the same message again.
  useEffect(() => {
    if (id === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    loadMessage(id, signal).then(
      (mail) => signal.aborted || setLoaded({ id, mail }),
      (error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof ApiProblem)) throw error;
        fail(error, id);
      },
    );
    return () => controller.abort();
  }, [id, attempt]);

  if (id === undefined) return { kind: 'none' };
  if (!isLoaded) return { kind: 'loading' };
  if ('mail' in loaded) return { kind: 'ready', mail: loaded.mail };
  const { problem, isGone } = loaded;
  const retry = () => {
    setLoaded(undefined);
    setAttempt((before) => before + 1);
  };
  return { kind: 'failed', problem, isGone, retry };
}
