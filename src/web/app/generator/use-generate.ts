import { pagePaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import type { ReplyRequest } from '#domain/replies.ts';
import { accountChanged, reloadAccount } from '#web/lib/account.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { readSession } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toasts.ts';
import { leaveToast } from '#web/lib/waiting-toast.ts';
import type { FieldName } from './use-field-errors.ts';
import type { GuestAllowance } from './use-guest-allowance.ts';
import { useMonth } from './use-month.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import type { Outcome, ReplyState } from './use-reply.ts';
import { useReplyPart } from './use-reply-part.ts';

/** Milliseconds until the server has noticed a stop and counted what was written. */
const STOP_HEARD_MS = 500;

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
  guests?: GuestAllowance;
};

/** Goes to the pricing page, which shows the sentence. The work stays in the tab. */
function goToPlans(sentence: string): void {
  leaveToast('error', sentence);
  window.location.assign(pagePaths.pricing);
}

/** Reports and counts the result after a reply came, was stopped or failed. */
function consequencesOf(toasts: Generation['toasts'], guests: GuestAllowance | undefined) {
  /** What a problem causes, in addition to its message at the reply. */
  function tellProblem(problem: ApiProblem): void {
    if (problem.code === 'plan_limit') goToPlans(problem.message);
    else if (problem.code === 'guest_limit' && guests) guests.heedRefusal();
    else showToast('error', toasts.failed(problem));
    // The page showed the option as allowed, so the plan was changed on another device.
    if (problem.code === 'option_not_in_plan') void reloadAccount();
  }

  function settle(outcome: Outcome, isGuest: boolean): void {
    if (outcome.kind === 'done') showToast('success', toasts.done);
    if (outcome.kind === 'failed') tellProblem(outcome.problem);
    if (outcome.kind !== 'done' && !outcome.isKept) return;
    if (isGuest) guests?.count();
    else setTimeout(() => void accountChanged(), outcome.kind === 'stopped' ? STOP_HEARD_MS : 0);
  }

  return { tellProblem, settle };
}

/** From the press to the reply or to Stop: checks, counts and reports along the way. */
export function useGenerate({ hasText, request, reply, refuse, toasts, guests }: Generation) {
  const part = useReplyPart(hasText);
  const month = useMonth();
  const { run, stop } = useOneAtATime();
  const { tellProblem, settle } = consequencesOf(toasts, guests);

  async function answer(signal: AbortSignal): Promise<void> {
    const { checkRequest } = await part.get(signal);
    const asked = await request(signal);
    if (!asked) return;
    const checked = checkRequest(asked);
    if (!checked.ok) {
      showToast('error', checked.message);
      return refuse(checked.field as FieldName, checked.message);
    }
    // Read before the reply: a person who signs in while it is written still asked for it as a guest.
    const isGuest = readSession() === undefined;
    if (isGuest && (!guests || guests.isUsedUp())) return;
    if (!isGuest && !(await month.hasEmails())) return goToPlans(problems.plan_limit.detail);
    signal.throwIfAborted();
    settle(await reply.generate(checked.request, signal), isGuest);
  }

  async function attempt(signal: AbortSignal): Promise<void> {
    try {
      await answer(signal);
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiProblem)) throw error;
      reply.fail(error);
      tellProblem(error);
    }
  }

  return { generate: () => run(attempt), stop, preparing: part.preparing || month.checking };
}
