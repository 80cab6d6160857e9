import { useEffect, useState } from 'react';
import { pagePaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import type { ReplyRequest } from '#domain/replies.ts';
import { type AccountState, accountChanged, currentAccount, reloadAccount } from '#web/lib/account.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { readSession } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toasts.ts';
import { leaveToast } from '#web/lib/waiting-toast.ts';
import { untilAborted, useAbortableWork } from './abortable-work.ts';
import type { GuestAllowance } from './guest-allowance.ts';
import type { FieldName } from './settings.ts';
import { loadedReplyClient, loadReplyClient, type Outcome, type ReplyState } from './use-reply.ts';

/** Milliseconds until the server has noticed a stop and counted what was written. */
const STOP_COUNTED_MS = 500;

/** What a screen provides to generate a reply. */
type Generation = {
  /** Whether there is a text to answer. If so, the script that checks and sends the request is loaded. */
  hasText: boolean;
  /** The request at the time of the press; undefined if the person has to answer a question first. */
  request: (signal: AbortSignal) => Promise<ReplyRequest | undefined>;
  reply: Pick<ReplyState, 'generate' | 'fail'>;
  refuse: (field: FieldName, message: string) => void;
  /** The toasts for a finished reply, and for a problem that leads to no other page or dialog. */
  toasts: { done: string; failed: (problem: ApiProblem) => string };
  /** What people without an account may write; undefined on a screen that requires an account. */
  guests?: GuestAllowance | undefined;
};

/**
 * Loads the script that checks and sends a request, while the person still reads the pasted text. `isLoading` is true
 * while a press waits for it. `get` throws `ApiProblem` if the script cannot be loaded, and the signal's reason as soon
 * as the signal aborts.
 */
function useReplyClient(hasText: boolean) {
  const [isLoading, setIsLoading] = useState(false);

  useEffect(() => {
    // A failure here is ignored: the press tries again and reports it.
    if (hasText) loadReplyClient().catch(() => undefined);
  }, [hasText]);

  async function load(signal: AbortSignal) {
    setIsLoading(true);
    try {
      return await untilAborted(loadReplyClient(), signal);
    } finally {
      setIsLoading(false);
    }
  }
  return { isLoading, get: async (signal: AbortSignal) => loadedReplyClient() ?? (await load(signal)) };
}

function isMonthUsedUp(account: AccountState): boolean {
  if (account.kind !== 'ready') return false;
  const { limit, emails_generated } = account.usage;
  return limit !== null && emails_generated >= limit;
}

/** Whether the account has an email left this month. `isChecking` is true while the server is asked. */
function useMonth() {
  const [isChecking, setIsChecking] = useState(false);

  /**
   * Asks the server again before it reports that nothing is left: a new month may have begun, or the plan may have
   * changed on another device.
   */
  async function hasEmailsLeft(): Promise<boolean> {
    if (!isMonthUsedUp(currentAccount())) return true;
    setIsChecking(true);
    await reloadAccount();
    setIsChecking(false);
    return !isMonthUsedUp(currentAccount());
  }

  return { isChecking, hasEmailsLeft };
}

/** Goes to the pricing page, which shows the message. The work stays in the tab. */
function goToPricing(message: string): void {
  leaveToast('error', message);
  window.location.assign(pagePaths.pricing);
}

/** Reports a problem by a toast, a dialog or another page, in addition to its message at the reply. */
function reportProblem(problem: ApiProblem, { toasts, guests }: Pick<Generation, 'toasts' | 'guests'>): void {
  if (problem.code === 'plan_limit') goToPricing(problem.message);
  else if (problem.code === 'guest_limit' && guests) guests.markUsedUp();
  else showToast('error', toasts.failed(problem));
  // The page showed the option as allowed, so the plan was changed on another device.
  if (problem.code === 'option_not_in_plan') void reloadAccount();
}

/** From the press to the reply or to Stop: checks, counts and reports along the way. */
export function useGenerate({ hasText, request, reply, refuse, toasts, guests }: Generation) {
  const client = useReplyClient(hasText);
  const month = useMonth();
  const { run, stop } = useAbortableWork();

  /** Reports and counts the outcome after a reply came, was stopped or failed. */
  function finish(outcome: Outcome, isGuest: boolean): void {
    if (outcome.kind === 'done') showToast('success', toasts.done);
    if (outcome.kind === 'failed') reportProblem(outcome.problem, { toasts, guests });
    if (outcome.kind !== 'done' && !outcome.isKept) return;
    if (isGuest) guests?.countReply();
    else setTimeout(() => void accountChanged(), outcome.kind === 'stopped' ? STOP_COUNTED_MS : 0);
  }

  async function checkAndGenerate(signal: AbortSignal): Promise<void> {
    const { checkRequest } = await client.get(signal);
    const unchecked = await request(signal);
    if (!unchecked) return;
    const checked = checkRequest(unchecked);
    if (!checked.ok) {
      showToast('error', checked.message);
      return refuse(checked.field as FieldName, checked.message);
    }
    // Read before the reply: a person who signs in while it is written still asked for it as a guest.
    const isGuest = readSession() === undefined;
    if (isGuest && (!guests || guests.checkUsedUp())) return;
    if (!isGuest && !(await month.hasEmailsLeft())) return goToPricing(problems.plan_limit.detail);
    signal.throwIfAborted();
    finish(await reply.generate(checked.request, signal), isGuest);
  }

  async function attempt(signal: AbortSignal): Promise<void> {
    try {
      await checkAndGenerate(signal);
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiProblem)) throw error;
      reply.fail(error);
      reportProblem(error, { toasts, guests });
    }
  }

  return { generate: () => run(attempt), stop, preparing: client.isLoading || month.isChecking };
}
