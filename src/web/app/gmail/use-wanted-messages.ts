import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { MessageSummary } from '#domain/mailbox.ts';
import { wantsAnswerInWorker } from '#web/lib/mail-reader.ts';
import { readSender } from '#web/lib/received-mail.ts';
import { mailKey } from './use-open-message.ts';

/** Calls the work when the browser is idle. Returns what cancels it. Safari has no idle callbacks. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, 200);
  return () => clearTimeout(timer);
}

/** The beginning of a message as the reading takes it, with the headers that help to find its language. */
function beginningOf({ from = '', subject = '', beginning, snippet = '' }: MessageSummary): string {
  return `From: ${from}\nSubject: ${subject}\n\n${beginning ?? snippet}`;
}

type WantedOptions = {
  /** The id of the shown mailbox. */
  mailbox: string | undefined;
  /** The messages that are loaded. */
  messages: readonly MessageSummary[];
  /** Whether a message was answered, in this tab or elsewhere. */
  isAnswered: (message: MessageSummary) => boolean;
  /** The addresses of the account's mailboxes, in small letters. */
  own: readonly string[];
};

type Failed = { list: readonly MessageSummary[] | undefined; keys: readonly string[] };

/**
 * The loaded messages that seem to want an answer, in the order of the list: they ask something, came to this person,
 * not from them, and are not answered. They are read one after another in the worker, while the browser is idle, so
 * that a message that is opened meanwhile waits for one of them at most. After a failure, the reading goes on with the
 * next list.
 */
export function useWantedMessages({ mailbox = '', messages, isAnswered, own }: WantedOptions): {
  wanted: MessageSummary[];
  /** Whether some messages are not read yet. */
  isChecking: boolean;
} {
  const [asking, setAsking] = useState<ReadonlyMap<string, boolean>>(new Map());
  // The list in which the reading failed, for example without a connection, and the messages that failed so far.
  const [failed, setFailed] = useState<Failed>({ list: undefined, keys: [] });
  const isCandidate = (message: MessageSummary) =>
    !message.bulk &&
    !isAnswered(message) &&
    !own.includes(readSender(message.from ?? '').address.toLowerCase());
  const candidates = messages.filter(isCandidate);
  const unread = candidates.filter(({ id }) => !asking.has(mailKey(mailbox, id)));
  const untried = unread.find(({ id }) => !failed.keys.includes(mailKey(mailbox, id)));
  const next = failed.list === messages ? undefined : (untried ?? unread[0]);
  const nextKey = next && mailKey(mailbox, next.id);

  const read = useEffectEvent(async (key: string) => {
    if (!next) return;
    const isAsking = await wantsAnswerInWorker(beginningOf(next));
    startTransition(() => {
      if (isAsking === undefined) setFailed(({ keys }) => ({ list: messages, keys: [...keys, key] }));
      else setAsking((known) => new Map(known).set(key, isAsking));
    });
  });
  useEffect(() => {
    if (nextKey !== undefined) return whenIdle(() => void read(nextKey));
  }, [nextKey]);

  return {
    wanted: candidates.filter(({ id }) => asking.get(mailKey(mailbox, id))),
    isChecking: next !== undefined,
  };
}

/**
 * The message that the person answers after this one: the next in the list that needs a reply, else the first one.
 * Undefined if no other needs a reply.
 */
export function wantedAfter(
  {
    messages = [],
    wanted,
  }: { messages?: readonly MessageSummary[] | undefined; wanted: readonly MessageSummary[] },
  openId: string | undefined,
): string | undefined {
  const place = (id: string | undefined) => messages.findIndex((message) => message.id === id);
  const others = wanted.filter(({ id }) => id !== openId);
  return (others.find(({ id }) => place(id) > place(openId)) ?? others[0])?.id;
}
