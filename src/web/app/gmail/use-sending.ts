import { useRef, useState } from 'react';
import type { Language } from '#domain/languages.ts';
import { browserProblems, mailboxProblems, messages } from '#domain/messages.ts';
import type { ProblemCode } from '#domain/problems.ts';
import type { AnswerableMail } from '#web/lib/answerable-mail.ts';
import { ApiProblem, messageOf } from '#web/lib/api-problem.ts';
import { withDirectionMarks } from '#web/lib/direction-marks.ts';
import { sendReply } from '#web/lib/mailbox-calls.ts';
import { showToast } from '#web/lib/toasts.ts';

/**
 * A text that was sent, with its idempotency key. `undecided`: it is not known whether it arrived, but the same text
 * with the same key cannot arrive twice. `unknown`: the mailbox itself cannot say. `refused`: nothing was sent.
 */
type Attempt = { mailId: string; text: string; key: string; outcome: 'undecided' | 'unknown' | 'refused' };

/** Problem codes of the server after which the reply may still be sent. */
const undecidedCodes: readonly (ProblemCode | 'offline')[] = ['send_under_way', 'internal', 'unavailable'];

/** A unique key. `randomUUID` exists only on secure origins. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * How an attempt ended. `before` is the earlier attempt with the same key. If that one is still undecided, most
 * refusals of the new attempt say nothing about it, so the outcome stays undecided.
 */
function outcomeOf({ code, isAnswered }: ApiProblem, before: Attempt | undefined): Attempt['outcome'] {
  if (code === 'send_unknown') return 'unknown';
  if (before?.outcome === 'undecided' && code !== 'send_failed') return 'undecided';
  return isAnswered && !undecidedCodes.includes(code) ? 'refused' : 'undecided';
}

/** Problem codes whose own message is shown in the toast, in place of 'Failed to send reply'. */
const specificCodes: readonly ApiProblem['code'][] = [
  'send_unknown',
  'send_under_way',
  'mailbox_not_connected',
];

/** What the dialog says about a failed attempt. */
function failureMessage(problem: ApiProblem): string {
  if (problem.code === 'send_failed') return 'The mailbox rejected the reply. Nothing was sent.';
  if (problem.code === 'mailbox_not_connected')
    return `${problem.message} Copy your reply first: closing this dialog takes you to the dashboard.`;
  return messageOf(problem, browserProblems.replyUnanswered);
}

export type Sending = {
  isSending: boolean;
  /** The number of replies that were sent since the page was opened. */
  sentCount: number;
  /** Whether the mailbox turned out to be disconnected. */
  isDisconnected: boolean;
  /** Why the last attempt failed. */
  problem: string | undefined;
  /** Whether a text may arrive twice, so that the person has to decide first. */
  mayArriveTwice: (mail: AnswerableMail, text: string) => boolean;
  /**
   * Sends the text once. If it `mayArriveTwice`, call this only after the person decided so. `language`: the text's
   * language, if known, so that the text reads in the same direction on arrival. Resolves to whether it was sent.
   */
  send: (mail: AnswerableMail, text: string, language: Language | undefined) => Promise<boolean>;
  /** Forgets why the last attempt failed, but not the attempt itself. */
  forgetProblem: () => void;
};

/**
 * Sends a reply once, with its own idempotency key. The same text keeps its key, so a retry after a lost answer sends
 * nothing twice. Another text gets another key. If an earlier text may have arrived, the person has to decide first.
 */
export function useSending(): Sending {
  const [isSending, setIsSending] = useState(false);
  const [sentCount, setSentCount] = useState(0);
  const [isDisconnected, setIsDisconnected] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** The failed attempts for every message that no reply is known to have reached. */
  const [attempts, setAttempts] = useState<readonly Attempt[]>([]);
  // A ref, because a second press can come before the next render.
  const isRunning = useRef(false);

  function mayArriveTwice(mail: AnswerableMail, text: string): boolean {
    return attempts.some(
      (one) =>
        one.mailId === mail.id &&
        (one.outcome === 'unknown' || (one.outcome === 'undecided' && one.text !== text)),
    );
  }

  async function attempt(
    mail: AnswerableMail,
    text: string,
    language: Language | undefined,
  ): Promise<boolean> {
    const before = attempts.find(
      (one) => one.mailId === mail.id && one.text === text && one.outcome !== 'unknown',
    );
    const tried = { mailId: mail.id, text, key: before?.key ?? newKey() };
    try {
      const { to, replySubject: subject, threadId, id: messageId } = mail;
      const body = withDirectionMarks(text, language);
      const reply = { to, subject, body, threadId, messageId };
      await sendReply(mayArriveTwice(mail, text) ? { ...reply, sendAgain: true } : reply, tried.key);
      setSentCount((count) => count + 1);
      setAttempts((all) => all.filter(({ mailId }) => mailId !== mail.id));
      showToast('success', messages.replySent);
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const failed = { ...tried, outcome: outcomeOf(error, before) };
      setAttempts((all) => [...all.filter(({ key }) => key !== tried.key), failed]);
      setProblem(failureMessage(error));
      // When a session ends, useSignedInAccount goes to the sign-in page.
      if (error.code === 'unauthenticated') return false;
      // Does not leave the page yet, because the text would be lost.
      if (error.code === 'mailbox_not_connected') setIsDisconnected(true);
      showToast('error', specificCodes.includes(error.code) ? error.message : mailboxProblems.replyNotSent);
      return false;
    }
  }

  async function send(mail: AnswerableMail, text: string, language: Language | undefined): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsSending(true);
    setProblem(undefined);
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
    isDisconnected,
    problem,
    mayArriveTwice,
    send,
    forgetProblem: () => setProblem(undefined),
  };
}
