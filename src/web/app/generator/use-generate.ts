import { useEffect, useRef, useState } from 'react';
import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { messages } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { type AccountState, accountChanged, currentAccount, reloadAccount } from '#web/lib/account.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { countGuestReply, guestUsage, markGuestRefused } from '#web/lib/guest-usage.ts';
import { readSession } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toasts.ts';
import { leaveToast } from '#web/lib/waiting-toast.ts';
import type { FieldName } from './use-field-errors.ts';
import type { Mail } from './use-mail.ts';
import type { Outcome, ReplyState } from './use-reply.ts';
import { useReplyPart } from './use-reply-part.ts';
import { type SettingsState, toRequest } from './use-settings.ts';
import { useSignUpDialog } from './use-sign-up-dialog.ts';

/** Milliseconds after which the server has heard of a stop, and counted what was written. */
const STOP_HEARD_MS = 500;

type Parts = { mail: Mail; settings: SettingsState; reply: ReplyState };

function isUsedUp(account: AccountState): boolean {
  if (account.kind !== 'ready') return false;
  const { limit, emails_generated } = account.usage;
  return limit !== null && emails_generated >= limit;
}

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
  const [checking, setChecking] = useState(false);
  // Presses that come before the screen is drawn anew find it here.
  const running = useRef<AbortController>(undefined);

  // A screen that is left has no use for the rest.
  useEffect(() => () => running.current?.abort(), []);

  function settle(outcome: Outcome, isGuest: boolean) {
    if (outcome.kind === 'done') showToast('success', messages.replyGenerated);
    if (outcome.kind === 'failed') tellProblem(outcome.problem, signUp.show);
    const used = outcome.kind === 'done' || (outcome.kind === 'stopped' && outcome.text);
    if (!used) return;
    if (!isGuest) setTimeout(() => void accountChanged(), outcome.kind === 'stopped' ? STOP_HEARD_MS : 0);
    else if (countGuestReply() === GUEST_REPLY_LIMIT) signUp.showSoon();
  }

  /** Asked again before it is said that nothing is left: a new month may have begun, or another device's plan. */
  async function hasEmails(): Promise<boolean> {
    if (!isUsedUp(currentAccount())) return true;
    setChecking(true);
    await reloadAccount();
    setChecking(false);
    if (!isUsedUp(currentAccount())) return true;
    goToPlans(problems.plan_limit.detail);
    return false;
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
    if (!isGuest && !(await hasEmails())) return;
    signal.throwIfAborted();
    settle(await reply.generate(checked.request, signal), isGuest);
  }

  async function generate() {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    try {
      await answer(controller.signal);
    } catch (error) {
      // Stopped before anything was asked for.
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiProblem)) throw error;
      reply.fail(error);
      tellProblem(error, signUp.show);
    } finally {
      running.current = undefined;
    }
  }
  return {
    generate,
    stop: () => running.current?.abort(),
    signUp,
    preparing: part.preparing || checking,
  };
}
