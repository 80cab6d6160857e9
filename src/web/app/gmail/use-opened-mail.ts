import { useEffect, useEffectEvent, useState } from 'react';
import { browserProblems, mailboxProblems } from '#domain/messages.ts';
import type { AnswerableMail } from '#web/lib/answerable-mail.ts';
import { ApiProblem, callFailed, wordsOf } from '#web/lib/api-problem.ts';
import { askAnswerable, prepareMailReader } from '#web/lib/mail-reader.ts';
import { fetchMessage } from '#web/lib/mailbox-calls.ts';
import { readMessage } from '#web/lib/received-mail.ts';
import { showToast } from '#web/lib/toasts.ts';
import { isLedAway } from './go-to-connect.ts';

/** The message that is open. `isGone`: it is no longer in the mailbox. */
export type OpenedMail =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed'; problem: string; isGone: boolean; retry: () => void }
  | { kind: 'ready'; mail: AnswerableMail };

type Loaded = { id: string; mail: AnswerableMail } | { id: string; problem: string; isGone: boolean };

async function load(id: string, signal: AbortSignal): Promise<AnswerableMail> {
  prepareMailReader();
  const message = await fetchMessage(id, signal);
  const mail = message && (await askAnswerable(readMessage(message)));
  if (!mail) throw callFailed('unavailable');
  return mail;
}

/** Loads the message that was chosen last and aborts the load of the one before it. */
export function useOpenedMail(id: string | undefined, onGone: (id: string) => void): OpenedMail {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  const isLoaded = loaded !== undefined && loaded.id === id;

  const fail = useEffectEvent((problem: ApiProblem, of: string) => {
    if (isLedAway(problem)) return;
    const isGone = problem.code === 'message_not_found';
    setLoaded({ id: of, problem: wordsOf(problem, browserProblems.unreachable), isGone });
    showToast('error', mailboxProblems.messageNotLoaded);
    if (isGone) onGone(of);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again for the same message.
  useEffect(() => {
    if (id === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    load(id, signal).then(
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
