import { useEffect, useRef, useState } from 'react';
import type { OwnWords } from '#domain/own-words.ts';
import { pagePaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import type { ReplyRequest } from '#domain/replies.ts';
import { untilAborted } from '#web/lib/abort.ts';
import { type AccountState, accountChanged, currentAccount, reloadAccount } from '#web/lib/account.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { readSession } from '#web/lib/session.ts';
import { showToast, useFailureToast } from '#web/lib/toasts.ts';
import { storeToastForNextPage } from '#web/lib/waiting-toast.ts';
import { useAbortableWork } from '../use-abortable-work.ts';
import type { GuestQuota } from './guest-quota.tsx';
import type { FieldName } from './reply-choices.ts';
import type { ReplyState } from './use-reply.ts';
import { loadedReplyClient, loadReplyClient, type Outcome } from './write-reply.ts';

/** Milliseconds after a stop until the server has counted the reply. */
const STOP_COUNTED_MS = 500;

/** Makes a request; undefined if the person first has to choose the language of the mail. */
type MakeRequest = (signal: AbortSignal) => Promise<ReplyRequest | undefined>;

/** Generates a reply with another request. */
export type GenerateWith = (make: MakeRequest) => Promise<void>;

type GenerateOptions = {
  /** Whether there is a text to answer. The script that sends the request is loaded as soon as there is one. */
  hasText: boolean;
  request: MakeRequest;
  reply: Pick<ReplyState, 'generate' | 'fail'>;
  /** Shows the error of a field. */
  refuse: (field: FieldName, message: string) => void;
  /** The toasts for a finished reply, and for a problem that opens no other page or dialog. */
  toasts: { done: string; failed: (problem: ApiProblem) => string };
  /** Undefined on a page that requires an account. */
  guests?: GuestQuota | undefined;
};

/** The person's own words. Their script is loaded with the first mail. Undefined if they cannot be loaded. */
export async function loadOwnWords(): Promise<OwnWords | undefined> {
  const calls = await import('../desk/own-words-calls.ts').catch(() => undefined);
  return calls?.knownOwnWords();
}

/** Milliseconds of preparation after which the page says that it is busy. A shorter one would only flicker. */
const BUSY_AFTER_MS = 50;

/** Whether a generation is being prepared, which takes time only if something has to be loaded first. */
function usePreparation() {
  const [isPreparing, setIsPreparing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    isPreparing,
    begin: () => {
      timer.current = setTimeout(() => setIsPreparing(true), BUSY_AFTER_MS);
    },
    end: () => {
      clearTimeout(timer.current);
      setIsPreparing(false);
    },
  };
}

/** Loads the script that checks and sends a request, and the person's own words, before the first press if possible. */
function useEarlyLoading(hasText: boolean): void {
  useEffect(() => {
    if (!hasText) return;
    // A failure here is ignored: the press tries again and reports it.
    loadReplyClient().catch(() => undefined);
    void loadOwnWords();
  }, [hasText]);
}

/** Whether the account is in a team. A larger plan then gives it no more replies. */
function isInTeam(account: AccountState): boolean {
  return account.kind === 'ready' && account.usage.team !== undefined;
}

/** Whether the account has no replies left. The server says that of a team: another member may have used the last. */
function isMonthUsedUp(account: AccountState): boolean {
  if (account.kind !== 'ready' || isInTeam(account)) return false;
  const { limit, emails_generated } = account.usage;
  return limit !== null && emails_generated >= limit;
}

/** Goes to the pricing page, which shows the message. The tab keeps the mail, the choices and the reply. */
function goToPricing(message: string): void {
  storeToastForNextPage('error', message);
  window.location.assign(pagePaths.pricing);
}

/** Reports a problem in a toast, a dialog or another page, in addition to the message next to the reply. */
function reportProblem(
  problem: ApiProblem,
  { showFailure, guests }: Pick<GenerateOptions, 'guests'> & { showFailure: (problem: ApiProblem) => void },
): void {
  if (problem.code === 'plan_limit' && !isInTeam(currentAccount())) goToPricing(problem.message);
  else if (problem.code === 'guest_limit' && guests) guests.markUsedUp();
  else showFailure(problem);
  // The page offered the option, so another device has changed the plan.
  if (problem.code === 'option_not_in_plan') void reloadAccount();
}

/** Generates a reply: checks the request and the quota, counts the reply and reports problems. */
export function useGenerate({ hasText, request, reply, refuse, toasts, guests }: GenerateOptions) {
  useEarlyLoading(hasText);
  const { isPreparing, begin, end } = usePreparation();
  const { run, stop } = useAbortableWork();
  const failure = useFailureToast();
  const showFailure = (problem: ApiProblem) => failure.show(toasts.failed(problem));

  /** Reports the outcome of a generation, and counts a reply that is on the screen. */
  function finish(outcome: Outcome, isGuest: boolean): void {
    if (outcome.kind === 'done') showToast('success', toasts.done);
    if (outcome.kind === 'failed') reportProblem(outcome.problem, { showFailure, guests });
    if (outcome.kind !== 'done' && !outcome.isKept) return;
    if (isGuest) guests?.countReply();
    else setTimeout(() => void accountChanged(), outcome.kind === 'stopped' ? STOP_COUNTED_MS : 0);
  }

  /**
   * Asks the server before it returns false: a new month may have begun, or another device may have changed the plan.
   */
  async function hasRepliesLeft(signal: AbortSignal): Promise<boolean> {
    if (!isMonthUsedUp(currentAccount())) return true;
    await untilAborted(reloadAccount(), signal);
    return !isMonthUsedUp(currentAccount());
  }

  async function checkAndGenerate(signal: AbortSignal, make: MakeRequest): Promise<void> {
    const { checkRequest } = loadedReplyClient() ?? (await untilAborted(loadReplyClient(), signal));
    const unchecked = await make(signal);
    if (!unchecked) return;
    const ownWords = await untilAborted(loadOwnWords(), signal);
    const checked = checkRequest(ownWords ? { ...unchecked, ownWords } : unchecked);
    if (!checked.ok) {
      failure.show(checked.message);
      return refuse(checked.field as FieldName, checked.message);
    }
    // Read before the generation: a person who signs in meanwhile still made the request as a guest.
    const isGuest = readSession() === undefined;
    if (isGuest && (!guests || guests.checkUsedUp())) return;
    if (!isGuest && !(await hasRepliesLeft(signal))) return goToPricing(problems.plan_limit.detail);
    const generating = reply.generate(checked.request, signal);
    // From here on the reply itself is busy. In between, the focus would leave the button Stop.
    end();
    finish(await generating, isGuest);
  }

  async function attempt(signal: AbortSignal, make: MakeRequest): Promise<void> {
    begin();
    failure.dismiss();
    try {
      await checkAndGenerate(signal, make);
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiProblem)) throw error;
      reply.fail(error);
      reportProblem(error, { showFailure, guests });
    } finally {
      end();
    }
  }

  return {
    generate: () => run((signal) => attempt(signal, request)),
    generateWith: (make: MakeRequest) => run((signal) => attempt(signal, make)),
    stop,
    isPreparing,
  };
}
