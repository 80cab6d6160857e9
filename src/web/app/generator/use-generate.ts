import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { messages } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { accountChanged, reloadAccount } from '#web/lib/account.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { countGuestReply, guestUsage, markGuestRefused } from '#web/lib/guest-usage.ts';
import { readSession } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toasts.ts';
import { leaveToast } from '#web/lib/waiting-toast.ts';
import type { FieldName } from './use-field-errors.ts';
import type { Mail } from './use-mail.ts';
import { useMonth } from './use-month.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import type { Outcome, ReplyState } from './use-reply.ts';
import { useReplyPart } from './use-reply-part.ts';
import { type SettingsState, toRequest } from './use-settings.ts';
import { useSignUpDialog } from './use-sign-up-dialog.ts';

/** Milliseconds after which the server has heard of a stop, and counted what was written. */
const STOP_HEARD_MS = 500;

type Parts = { mail: Mail; settings: SettingsState; reply: ReplyState };

/** Leads to the plans, where the sentence is read. The work stays in the tab. */
function goToPlans(sentence: string): void {
  leaveToast('error', sentence);
  window.location.assign(pagePaths.pricing);
}

/** What a problem does beside standing at the reply. */
function tellProblem({ code, message }: ApiProblem, showSignUp: () => void): void {
  if (code === 'plan_limit') goToPlans(message);
  else if (code === 'guest_limit') {
    markGuestRefused();
    showSignUp();
  } else showToast('error', message);
  // What was shown as allowed is not: another device changed the plan.
  if (code === 'option_not_in_plan') void reloadAccount();
}

/** From the press to the reply or to Stop: what is checked, counted and told on the way. */
export function useGenerate(
  { mail, settings, reply }: Parts,
  refuse: (field: FieldName, message: string) => void,
) {
  const signUp = useSignUpDialog();
  const part = useReplyPart(mail.text !== '');
  const month = useMonth();
  const { run, stop } = useOneAtATime();

  function settle(outcome: Outcome, isGuest: boolean): void {
    if (outcome.kind === 'done') showToast('success', messages.replyGenerated);
    if (outcome.kind === 'failed') tellProblem(outcome.problem, signUp.show);
    if (outcome.kind !== 'done' && !outcome.isKept) return;
    if (!isGuest) setTimeout(() => void accountChanged(), outcome.kind === 'stopped' ? STOP_HEARD_MS : 0);
    else if (countGuestReply() === GUEST_REPLY_LIMIT) signUp.showSoon();
  }

  async function answer(signal: AbortSignal): Promise<void> {
    const { checkRequest } = await part.get(signal);
    const checked = checkRequest(toRequest(mail.text, settings.values));
    if (!checked.ok) {
      showToast('error', checked.message);
      return refuse(checked.field as FieldName, checked.message);
    }
    // Whoever signs in while the reply is written asked for it as a guest.
    const isGuest = readSession() === undefined;
    if (isGuest && guestUsage() >= GUEST_REPLY_LIMIT) return signUp.show();
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
      tellProblem(error, signUp.show);
    }
  }

  return {
    generate: () => run(attempt),
    stop,
    signUp,
    preparing: part.preparing || month.checking,
  };
}
