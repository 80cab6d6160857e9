import { useRef, useState } from 'react';
import type { Language } from '#domain/languages.ts';
import type { DraftRequest, SendResult } from '#domain/mailbox.ts';
import { browserProblems, mailboxProblems, messages } from '#domain/messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { type ProblemCode, problems } from '#domain/problems.ts';
import { callApi } from '#web/lib/api.ts';
import { ApiProblem, messageOf } from '#web/lib/api-problem.ts';
import { withDirectionMarks } from '#web/lib/direction-marks.ts';
import { showToast } from '#web/lib/toasts.ts';
import type { Recipients } from './reply-recipients.ts';
import type { OpenedMail } from './use-open-message.ts';

/**
 * Milliseconds that sending may take. Longer than the server waits for the mailbox, so that the server can report the
 * outcome.
 */
const SEND_MS = 35_000;

/** A reply to send, or to save as a draft. `language`: for marks that keep the direction of the text. */
export type Letter = {
  mail: OpenedMail;
  recipients: Recipients;
  text: string;
  language?: Language | undefined;
};

/** A reply as the API takes it. It goes through the mailbox of its message. */
function toRequest({ mail, recipients, text, language }: Letter): DraftRequest {
  const { mailbox, replySubject: subject, threadId, id: messageId } = mail;
  return { mailbox, ...recipients, subject, body: withDirectionMarks(text, language), threadId, messageId };
}

/** Sends a reply. With the same key it is sent only once, however often this is called. Throws `ApiProblem`. */
async function sendReply(letter: Letter, key: string, sendAgain: boolean): Promise<SendResult> {
  const options = { headers: { 'idempotency-key': key }, deadlineMs: SEND_MS };
  const request = toRequest(letter);
  const body = sendAgain ? { ...request, sendAgain } : request;
  return (await callApi<SendResult>('POST', apiPaths.gmailSend, body, options)).value;
}

/**
 * An attempt to send a text, with its idempotency key. `may-still-be-sent`: the text may have been sent, and the same
 * key prevents that it is sent twice. `unknown`: the mailbox cannot say whether it was sent. `refused`: nothing was
 * sent. `mail`: the key of the message. `content`: the recipients and the text.
 */
type Attempt = {
  mail: string;
  content: string;
  key: string;
  outcome: 'may-still-be-sent' | 'unknown' | 'refused';
};

/** What makes two replies to a message the same. */
function contentOf({ recipients, text }: Letter): string {
  return JSON.stringify([recipients, text]);
}

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

/** The message of the dialog about a failed attempt. `unreachable`: if no answer came. */
function failureMessage(problem: ApiProblem, unreachable: string): string {
  if (problem.code === 'send_failed') {
    // Without a sentence of its own, the server knows only that nothing was sent.
    const isKnown = problem.message !== problems.send_failed.detail;
    return isKnown ? problem.message : 'The mailbox rejected the reply. Nothing was sent.';
  }
  if (problem.code === 'mailbox_not_found')
    return 'This mailbox is no longer connected. Copy your reply before you close this dialog.';
  if (problem.code === 'mailbox_not_connected')
    return `${problem.message} Your reply stays on this page until you discard it.`;
  return messageOf(problem, unreachable);
}

export type Sending = {
  isSending: boolean;
  isSaving: boolean;
  /** The number of replies sent since the page was opened. */
  sentCount: number;
  /** The sentence of the last attempt's failure if no mailbox is connected any more. */
  disconnected: string | undefined;
  /** Why the last attempt failed. */
  problem: string | undefined;
  /** Whether an attempt would perhaps send a second reply. The person then has to confirm it. */
  mayArriveTwice: (letter: Letter) => boolean;
  /**
   * Sends the reply once. If it `mayArriveTwice`, call this only after the person has confirmed it. Resolves to whether
   * it was sent.
   */
  send: (letter: Letter) => Promise<boolean>;
  /** Saves the reply among the drafts of the mailbox. Resolves to whether it was saved. */
  save: (letter: Letter) => Promise<boolean>;
  /** Clears `problem`, but remembers the attempt. */
  forgetProblem: () => void;
};

/** The failed attempts, for every message without a sent reply. */
function useAttempts() {
  const [attempts, setAttempts] = useState<readonly Attempt[]>([]);
  return {
    mayArriveTwice: (letter: Letter): boolean =>
      attempts.some(
        (tried) =>
          tried.mail === letter.mail.key &&
          (tried.outcome === 'unknown' ||
            (tried.outcome === 'may-still-be-sent' && tried.content !== contentOf(letter))),
      ),
    /** The attempt whose key a retry with the same text uses again. */
    earlierAttempt: (letter: Letter): Attempt | undefined =>
      attempts.find(
        ({ mail, content, outcome }) =>
          mail === letter.mail.key && content === contentOf(letter) && outcome !== 'unknown',
      ),
    remember: (failed: Attempt) =>
      setAttempts((all) => [...all.filter(({ key }) => key !== failed.key), failed]),
    forget: ({ mail }: Letter) => setAttempts((all) => all.filter((tried) => tried.mail !== mail.key)),
  };
}

/** The failure of the last attempt, as the dialog shows it. */
function useFailure(onMailboxGone: () => void) {
  const [problem, setProblem] = useState<string>();
  const [disconnected, setDisconnected] = useState<string>();
  return {
    problem,
    disconnected,
    forget: () => {
      setProblem(undefined);
      setDisconnected(undefined);
    },
    /** `general`: the toast, unless the failure has its own. `unreachable`: the message if no answer came. */
    show(failed: ApiProblem, { general, unreachable }: Record<'general' | 'unreachable', string>): void {
      setProblem(failureMessage(failed, unreachable));
      // When a session ends, useSignedInAccount goes to the sign-in page.
      if (failed.code === 'unauthenticated') return;
      // The page is not left yet, because the text would be lost.
      if (failed.code === 'mailbox_not_connected') setDisconnected(failed.message);
      showToast('error', specificCodes.includes(failed.code) ? failed.message : general);
      if (failed.code === 'mailbox_not_found') onMailboxGone();
    },
  };
}

/**
 * Sends replies, each with an idempotency key, and saves drafts. The same reply keeps its key, so that a retry after a
 * lost response does not send it twice. Another text or other recipients get another key. If an earlier reply may have
 * been sent, the person has to confirm.
 */
export function useSending(onMailboxGone: () => void): Sending {
  const [work, setWork] = useState<'send' | 'save'>();
  const [sentCount, setSentCount] = useState(0);
  const failure = useFailure(onMailboxGone);
  const { mayArriveTwice, earlierAttempt, remember, forget } = useAttempts();
  // A ref, because a second press can come before the next render.
  const isRunning = useRef(false);

  async function attempt(letter: Letter): Promise<boolean> {
    const earlier = earlierAttempt(letter);
    const key = earlier?.key ?? newKey();
    try {
      const { refused = [] } = await sendReply(letter, key, mayArriveTwice(letter));
      setSentCount((count) => count + 1);
      forget(letter);
      if (refused.length === 0) showToast('success', messages.replySent);
      else showToast('error', mailboxProblems.recipientsRefused(refused));
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const content = contentOf(letter);
      remember({ mail: letter.mail.key, content, key, outcome: outcomeOf(error, earlier) });
      failure.show(error, {
        general: mailboxProblems.replyNotSent,
        unreachable: browserProblems.sendUnreachable,
      });
      return false;
    }
  }

  async function saveDraft(letter: Letter): Promise<boolean> {
    try {
      await callApi('POST', apiPaths.gmailDrafts, toRequest(letter), { deadlineMs: SEND_MS });
      showToast('success', messages.draftSaved);
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      failure.show(error, {
        general: mailboxProblems.draftNotSaved,
        unreachable: browserProblems.draftUnreachable,
      });
      return false;
    }
  }

  async function run(kind: 'send' | 'save', letter: Letter): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setWork(kind);
    failure.forget();
    try {
      return await (kind === 'send' ? attempt(letter) : saveDraft(letter));
    } finally {
      isRunning.current = false;
      setWork(undefined);
    }
  }

  return {
    isSending: work === 'send',
    isSaving: work === 'save',
    sentCount,
    disconnected: failure.disconnected,
    problem: failure.problem,
    mayArriveTwice,
    send: (letter) => run('send', letter),
    save: (letter) => run('save', letter),
    forgetProblem: failure.forget,
  };
}
