import { useRef, useState } from 'react';
import type { Language } from '#domain/languages.ts';
import type { SendRequest } from '#domain/mailbox.ts';
import { browserProblems, mailboxProblems, messages } from '#domain/messages.ts';
import { apiPaths } from '#domain/paths.ts';
import type { ProblemCode } from '#domain/problems.ts';
import type { AnswerableMail } from '#web/lib/answerable-mail.ts';
import { callApi } from '#web/lib/api.ts';
import { ApiProblem, messageOf } from '#web/lib/api-problem.ts';
import { withDirectionMarks } from '#web/lib/direction-marks.ts';
import { showToast } from '#web/lib/toasts.ts';

/**
 * Milliseconds that sending may take. Longer than the server waits for the mailbox, so that the server can report the
 * outcome.
 */
const SEND_MS = 35_000;

/** A text as the reply to a message. */
function toSendRequest(mail: AnswerableMail, text: string, language: Language | undefined): SendRequest {
  const { to, replySubject: subject, threadId, id: messageId } = mail;
  return { to, subject, body: withDirectionMarks(text, language), threadId, messageId };
}

/** Sends a reply. With the same key it is sent only once, however often this is called. Throws `ApiProblem`. */
async function sendReply(reply: SendRequest, key: string): Promise<void> {
  const options = { headers: { 'idempotency-key': key }, deadlineMs: SEND_MS };
  await callApi('POST', apiPaths.gmailSend, reply, options);
}

/**
 * An attempt to send a text, with its idempotency key. `may-still-be-sent`: the text may have been sent, and the same
 * key prevents that it is sent twice. `unknown`: the mailbox cannot say whether it was sent. `refused`: nothing was
 * sent.
 */
type Attempt = {
  mailId: string;
  text: string;
  key: string;
  outcome: 'may-still-be-sent' | 'unknown' | 'refused';
};

/** Problem codes after which the server may still send the reply. */
const uncertainCodes: readonly (ProblemCode | 'offline')[] = ['send_under_way', 'internal', 'unavailable'];

/** A unique key. Not `randomUUID`, which exists only in a secure context. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The outcome of a failed attempt. `before` is the attempt before it with the same key. If that one may
 * still be sent, a refusal of the new one changes nothing, unless the server reports `send_failed`.
 */
function outcomeOf({ code, isFromServer }: ApiProblem, before: Attempt | undefined): Attempt['outcome'] {
  if (code === 'send_unknown') return 'unknown';
  if (before?.outcome === 'may-still-be-sent' && code !== 'send_failed') return 'may-still-be-sent';
  return isFromServer && !uncertainCodes.includes(code) ? 'refused' : 'may-still-be-sent';
}

/** Problem codes whose own message is shown in the toast, instead of 'Failed to send reply'. */
const specificCodes: readonly ApiProblem['code'][] = [
  'send_unknown',
  'send_under_way',
  'mailbox_not_connected',
];

/** The message of the dialog about a failed attempt. */
function failureMessage(problem: ApiProblem): string {
  if (problem.code === 'send_failed') return 'The mailbox rejected the reply. Nothing was sent.';
  if (problem.code === 'mailbox_not_connected')
    return `${problem.message} Copy your reply first: closing this dialog takes you to the dashboard.`;
  return messageOf(problem, browserProblems.sendUnreachable);
}

export type Sending = {
  isSending: boolean;
  /** The number of replies sent since the page was opened. */
  sentCount: number;
  /** Whether an attempt failed because the mailbox is no longer connected. */
  isDisconnected: boolean;
  /** Why the last attempt failed. */
  problem: string | undefined;
  /** Whether an attempt would perhaps send a second reply. The person then has to confirm it. */
  mayArriveTwice: (mail: AnswerableMail, text: string) => boolean;
  /**
   * Sends the text once. If it `mayArriveTwice`, call this only after the person has confirmed it. `language`: for
   * marks that keep the direction of the text. Resolves to whether the text was sent.
   */
  send: (mail: AnswerableMail, text: string, language?: Language) => Promise<boolean>;
  /** Clears `problem`, but remembers the attempt. */
  forgetProblem: () => void;
};

/** The failed attempts, for every message without a sent reply. */
function useAttempts() {
  const [attempts, setAttempts] = useState<readonly Attempt[]>([]);
  return {
    mayArriveTwice: (mail: AnswerableMail, text: string): boolean =>
      attempts.some(
        (tried) =>
          tried.mailId === mail.id &&
          (tried.outcome === 'unknown' || (tried.outcome === 'may-still-be-sent' && tried.text !== text)),
      ),
    /** The attempt whose key a retry with the same text uses again. */
    earlierAttempt: (mail: AnswerableMail, text: string): Attempt | undefined =>
      attempts.find(
        (tried) => tried.mailId === mail.id && tried.text === text && tried.outcome !== 'unknown',
      ),
    remember: (failed: Attempt) =>
      setAttempts((all) => [...all.filter(({ key }) => key !== failed.key), failed]),
    forget: (mail: AnswerableMail) => setAttempts((all) => all.filter(({ mailId }) => mailId !== mail.id)),
  };
}

/** The failure of the last attempt, as the dialog shows it. */
function useSendFailure() {
  const [problem, setProblem] = useState<string>();
  const [isDisconnected, setIsDisconnected] = useState(false);
  return {
    problem,
    isDisconnected,
    forget: () => setProblem(undefined),
    show(failed: ApiProblem): void {
      setProblem(failureMessage(failed));
      // When a session ends, useSignedInAccount goes to the sign-in page.
      if (failed.code === 'unauthenticated') return;
      // The page is not left yet, because the text would be lost.
      if (failed.code === 'mailbox_not_connected') setIsDisconnected(true);
      showToast('error', specificCodes.includes(failed.code) ? failed.message : mailboxProblems.replyNotSent);
    },
  };
}

/**
 * Sends replies, each with an idempotency key. The same text keeps its key, so that a retry after a lost response does
 * not send it twice. Another text gets another key. If an earlier text may have been sent, the person has to confirm.
 */
export function useSending(): Sending {
  const [isSending, setIsSending] = useState(false);
  const [sentCount, setSentCount] = useState(0);
  const failure = useSendFailure();
  const { mayArriveTwice, earlierAttempt, remember, forget } = useAttempts();
  // A ref, because a second press can come before the next render.
  const isRunning = useRef(false);

  async function attempt(mail: AnswerableMail, text: string, language?: Language): Promise<boolean> {
    const earlier = earlierAttempt(mail, text);
    const key = earlier?.key ?? newKey();
    try {
      const reply = toSendRequest(mail, text, language);
      await sendReply(mayArriveTwice(mail, text) ? { ...reply, sendAgain: true } : reply, key);
      setSentCount((count) => count + 1);
      forget(mail);
      showToast('success', messages.replySent);
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      remember({ mailId: mail.id, text, key, outcome: outcomeOf(error, earlier) });
      failure.show(error);
      return false;
    }
  }

  async function send(mail: AnswerableMail, text: string, language?: Language): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsSending(true);
    failure.forget();
    try {
      return await attempt(mail, text, language);
    } finally {
      isRunning.current = false;
      setIsSending(false);
    }
  }

  return {
    isSending,
    sentCount,
    isDisconnected: failure.isDisconnected,
    problem: failure.problem,
    mayArriveTwice,
    send,
    forgetProblem: failure.forget,
  };
}
