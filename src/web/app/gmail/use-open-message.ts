import { useEffect, useEffectEvent, useState } from 'react';
import { browserProblems, mailboxProblems } from '#domain/messages.ts';
import type { AnswerableMail } from '#web/lib/answerable-mail.ts';
import { ApiProblem, messageOf, unreachableProblem } from '#web/lib/api-problem.ts';
import { prepareMailReader, toAnswerableInWorker } from '#web/lib/mail-reader.ts';
import { readMessage } from '#web/lib/received-mail.ts';
import { useFailureToast } from '#web/lib/toasts.ts';
import { fetchMessage, leavePageIfNeeded } from './mailbox-calls.ts';

/** A message of a mailbox, ready to be answered. `mailbox`: the id of its mailbox, through which a reply goes. */
export type OpenedMail = AnswerableMail & {
  mailbox: string;
  /** Names the message among those of all mailboxes. */
  key: string;
};

/** A name of a message among those of all mailboxes: two mailboxes may have a message with the same id. */
export function mailKey(mailbox: string, id: string): string {
  return `${mailbox}/${id}`;
}

/** The open message as far as it is loaded. `isGone`: it is no longer in the mailbox. */
export type OpenMessage =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed'; problem: string; isGone: boolean; retry: () => void }
  | { kind: 'ready'; mail: OpenedMail };

type LoadedMessage = { key: string; mail: OpenedMail } | { key: string; problem: string; isGone: boolean };

async function loadMessage(mailbox: string, id: string, signal: AbortSignal): Promise<OpenedMail> {
  prepareMailReader();
  const message = await fetchMessage(mailbox, id, signal);
  const mail = message && (await toAnswerableInWorker(readMessage(message)));
  if (!mail) throw unreachableProblem('unavailable');
  return { ...mail, mailbox, key: mailKey(mailbox, id) };
}

type OpenMessageOptions = {
  /** The mailbox and the message; undefined if none is open. */
  mailbox: string | undefined;
  id: string | undefined;
  /** The message is not in the mailbox any more. */
  onGone: (id: string) => void;
  /** The mailbox is not connected any more. */
  onMailboxGone: () => void;
};

/** Loads the open message. If another message is opened, aborts the load. */
export function useOpenMessage({ mailbox, id, onGone, onMailboxGone }: OpenMessageOptions): OpenMessage {
  const [loaded, setLoaded] = useState<LoadedMessage>();
  const [attempt, setAttempt] = useState(0);
  const toast = useFailureToast();

  const fail = useEffectEvent((problem: ApiProblem, key: string, messageId: string) => {
    if (leavePageIfNeeded(problem)) return;
    const isGone = problem.code === 'message_not_found';
    setLoaded({ key, problem: messageOf(problem, browserProblems.unreachable), isGone });
    if (problem.code === 'mailbox_not_found') return onMailboxGone();
    toast.show(mailboxProblems.messageNotLoaded);
    if (isGone) onGone(messageId);
  });

  const dismissToast = useEffectEvent(toast.dismiss);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the same message again.
  useEffect(() => {
    if (id === undefined || mailbox === undefined) return;
    dismissToast();
    const controller = new AbortController();
    const { signal } = controller;
    const key = mailKey(mailbox, id);
    loadMessage(mailbox, id, signal).then(
      (mail) => signal.aborted || setLoaded({ key, mail }),
      (error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof ApiProblem)) throw error;
        fail(error, key, id);
      },
    );
    return () => controller.abort();
  }, [mailbox, id, attempt]);

  if (id === undefined) return { kind: 'none' };
  if (mailbox === undefined || loaded?.key !== mailKey(mailbox, id)) return { kind: 'loading' };
  if ('mail' in loaded) return { kind: 'ready', mail: loaded.mail };
  const { problem, isGone } = loaded;
  const retry = () => {
    setLoaded(undefined);
    setAttempt((before) => before + 1);
  };
  return { kind: 'failed', problem, isGone, retry };
}
