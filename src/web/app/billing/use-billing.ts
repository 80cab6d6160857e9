import { useEffect, useRef, useState } from 'react';
import type { Billing } from '#domain/billing.ts';
import { billingTexts } from '#domain/billing-messages.ts';
import { messages } from '#domain/messages.ts';
import { apiPaths, BILLING_OUTCOME_PARAMETER, type BillingOutcome, billingOutcomes } from '#domain/paths.ts';
import { plans } from '#domain/plans.ts';
import { type AccountState, accountChanged } from '#web/lib/account.ts';
import { callApi } from '#web/lib/api.ts';
import { takesPayments } from '#web/lib/page-facts.ts';
import { showToast } from '#web/lib/toasts.ts';
import { type Loaded, useLoaded } from '../use-loaded.ts';

/** How often a payment that is being confirmed is looked up, and for how long, in milliseconds. */
const POLL_MS = 2_000;
const CONFIRMATION_MS = 60_000;
/**
 * When the account is looked up again after a visit to the portal, in milliseconds: a change is confirmed a little
 * later.
 */
const CHANGE_READS_MS = [1_500, 5_000, 15_000];

/** What is known of the account's payments. `none`: the site takes no payments, or no person is signed in. */
export type BillingState = { kind: 'none' } | Loaded<Billing>;

/** Whether a payment is being confirmed. `long`: it takes longer than a minute. */
export type Confirmation = 'waiting' | 'long' | undefined;

const none: BillingState = { kind: 'none' };

/** The outcome of a visit to the provider in the page's address. */
function readOutcome(): BillingOutcome | undefined {
  const value = new URLSearchParams(window.location.search).get(BILLING_OUTCOME_PARAMETER);
  return billingOutcomes.find((known) => known === value);
}

/** Removes the outcome from the address bar. Until then, a page that is loaded again knows it too. */
function forgetOutcome(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

async function readBilling(): Promise<Billing> {
  const { value } = await callApi<Billing>('GET', apiPaths.billing);
  return value;
}

/** The payments of the account. Loaded at once, and again each time the account was loaded again. */
function useLoadedBilling(account: AccountState) {
  const { state, load } = useLoaded(readBilling);
  /** Whether the response about the account that comes next belongs to a call for which the payments are loaded. */
  const isLoadedWithAccount = useRef(false);
  useEffect(() => {
    const { kind } = account;
    const isAsked = kind === 'ready' && isLoadedWithAccount.current;
    isLoadedWithAccount.current = kind === 'loading';
    if (!isAsked && kind !== 'failed' && takesPayments()) void load();
  }, [account, load]);
  return { state: account.kind === 'ready' && takesPayments() ? state : none, load };
}

/**
 * The payments of the account, and what the person came back with from the provider's page. A payment that is not
 * confirmed yet is looked up until it is. Then every tab learns the new plan.
 */
export function useBilling(account: AccountState) {
  const { state, load } = useLoadedBilling(account);
  const [confirmation, setConfirmation] = useState<Confirmation>();
  useEffect(() => {
    const outcome = readOutcome();
    if (outcome === 'paid' && takesPayments()) return setConfirmation('waiting');
    if (outcome) forgetOutcome();
    if (outcome !== 'changed' || !takesPayments()) return;
    const timers = CHANGE_READS_MS.map((delay) => setTimeout(() => void accountChanged(), delay));
    return () => timers.forEach(clearTimeout);
  }, []);

  useEffect(() => {
    if (confirmation !== 'waiting') return;
    const poll = setInterval(() => void load(), POLL_MS);
    const end = setTimeout(() => setConfirmation('long'), CONFIRMATION_MS);
    return () => {
      clearInterval(poll);
      clearTimeout(end);
    };
  }, [confirmation, load]);

  const paidPlan = state.kind === 'ready' ? state.value.subscription?.plan : undefined;
  // The account in a team keeps the team's plan.
  const isInTeam = account.kind === 'ready' && account.usage.team !== undefined;
  useEffect(() => {
    if (!confirmation || !paidPlan) return;
    setConfirmation(undefined);
    forgetOutcome();
    const { label } = plans[paidPlan];
    showToast('success', isInTeam ? billingTexts.ownPlanPaid(label) : messages.planChanged(paidPlan));
    void accountChanged();
  }, [confirmation, paidPlan, isInTeam]);

  return { state, confirmation, reload: load };
}
