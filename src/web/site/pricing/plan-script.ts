/*
 * Makes the buttons of the plans work, and marks the current plan when the server has responded. With payments it also
 * shows what will be charged. build-plugins/inline-script.ts bundles and minifies this script. Its imports must not
 * import packages.
 */
import type { PlanChangeResult, Profile } from '#domain/accounts.ts';
import type { Billing, BillingPage } from '#domain/billing.ts';
import type { Problem } from '#domain/replies.ts';
import { callDeadline } from '#web/lib/abort.ts';
import { openAccountChannel } from '#web/lib/account-channel.ts';
import { parseFields } from '#web/lib/browser-storage.ts';
import { takesPayments } from '#web/lib/page-facts.ts';
import { forgetSession, readSession, rememberPlan } from '#web/lib/session.ts';
import type { ToastKind } from '#web/lib/toasts.ts';
import { storeToastForNextPage } from '#web/lib/waiting-toast.ts';
import { showPageToast } from '../page-toast.ts';
import type { PlanScriptData } from './plan-cards.tsx';
import { intervalOf, knowsPrices, showAnnual, showPrices } from './plan-prices.ts';

const list = document.querySelector('.plans') as HTMLElement;
const data = parseFields(list.dataset.script ?? null) as PlanScriptData;
const buttons = list.querySelectorAll('button');
/** The labels of the buttons for plans that are not the current plan. */
const labels = [...buttons].map(({ textContent }) => textContent);
const otherTabs = openAccountChannel();
const isPaid = takesPayments();

/** What the server says about the plan of an account. */
type Current = { plan: string; subscription?: Billing['subscription'] | undefined };

/** The session token of the person whose plan is shown. */
let token: string | undefined;
/** The current plan in the last response of the server. */
let current: Current | undefined;
/** The pressed button, while the change of plan runs. */
let pressed: HTMLButtonElement | undefined;

/** Shows a message. It replaces the message before it. */
function showMessage(kind: ToastKind, text: string): undefined {
  document.querySelector('[data-toast]')?.remove();
  showPageToast({ kind, text });
}

/** Whether the person pays for this plan, but not as often as its card says. */
function paysOtherwise(plan: string): boolean {
  const subscription = current?.subscription;
  return knowsPrices() && subscription?.plan === plan && subscription.interval !== intervalOf(plan);
}

function updateButtons(): void {
  buttons.forEach((button, index) => {
    const { value } = button;
    const isOwn = value === current?.plan;
    const isCurrent = isOwn && !paysOtherwise(value);
    const label = isOwn ? data.pay[intervalOf(value)] : (labels[index] as string);
    button.disabled = !!pressed;
    button.ariaCurrent = isCurrent ? 'true' : null;
    button.textContent = button === pressed ? data.waiting : isCurrent ? data.current : label;
  });
}

/** Calls the API. Throws the problem that the server reports. Forgets a session that the server refuses. */
async function callApi<Result>(
  sessionToken: string,
  path: string,
  method = 'GET',
  body?: object,
): Promise<Result> {
  const response = await fetch(path, {
    method,
    headers: { authorization: `Bearer ${sessionToken}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
    signal: callDeadline(),
  });
  if (response.status === 401) await forgetSession(sessionToken);
  const parsed = await response.json();
  if (!response.ok) throw parsed;
  return parsed;
}

/** Reads the plan and, with payments, the subscription. Without the subscription, the plan alone is marked. */
async function readCurrent(sessionToken: string): Promise<Current> {
  const billing = isPaid && callApi<Billing>(sessionToken, data.billing).catch(() => undefined);
  const { current_plan: plan } = await callApi<Profile>(sessionToken, data.profile);
  return { plan, subscription: ((await billing) || undefined)?.subscription };
}

/** Shows the prices as the person pays them, and marks the current plan. */
function showCurrent(): void {
  if (current?.subscription?.interval === 'year') showAnnual(data);
  updateButtons();
}

/** Marks the current plan. The mark before stays until the response arrives, unless the session has changed. */
async function refresh(): Promise<void> {
  const newToken = readSession()?.token;
  if (newToken !== token) current = undefined;
  token = newToken;
  updateButtons();
  if (!newToken || pressed) return;
  const read = await readCurrent(newToken).catch(() => current);
  if (pressed || newToken !== token) return;
  current = read;
  showCurrent();
}

/**
 * Changes the plan of the account. First asks the server for the current plan, because another device may have changed
 * it. Returns an address if the person first has to pay there.
 */
async function changePlan({ value, dataset }: HTMLButtonElement): Promise<string | undefined> {
  const sessionToken = readSession()?.token ?? '';
  // As the card said when it was pressed.
  const body = { plan: value, interval: intervalOf(value) };
  current = await readCurrent(sessionToken);
  if (current.plan === value && !paysOtherwise(value)) return showMessage('info', data.alreadyOn);
  if (isPaid) {
    return (await callApi<BillingPage>(sessionToken, data.checkout, 'POST', body)).url;
  }
  const result = await callApi<PlanChangeResult>(sessionToken, data.plan, 'PUT', { plan: value });
  if ('url' in result) return result.url;
  // Another person has signed in meanwhile in another tab, and has another plan.
  if (sessionToken !== token) return undefined;
  current = result;
  rememberPlan(result.plan);
  otherTabs?.postMessage('changed');
  // A member of a team keeps the team's plan.
  if (result.plan !== value) return showMessage('info', data.teamStays);
  return showMessage('success', dataset.done ?? '');
}

/** The sentence about a failure. The server's sentence says what to do, for example when to try again. */
function failureOf(problem?: Problem | null): string {
  if (isPaid) return problem?.detail || data.notChanged;
  return problem?.code === 'too_many_requests' ? `${data.notChanged}. ${problem.detail}` : data.notChanged;
}

/** Changes the plan and reports a failure. Returns an address if the person has to continue there. */
function pressButton(button: HTMLButtonElement): Promise<string | undefined> {
  return changePlan(button).catch((problem?: Problem | null) => {
    if (readSession()) return showMessage('error', failureOf(problem));
    storeToastForNextPage('error', data.signInFirst);
    return data.auth;
  });
}

function finish(): void {
  const button = pressed;
  pressed = undefined;
  refresh();
  // The button has lost the focus while it was disabled.
  if (document.activeElement === document.body) button?.focus();
}

list.onclick = async (event) => {
  const target = event.target as Element;
  // If the link is opened in a new tab or window, this tab stays on its page.
  if (target.closest('a') && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    storeToastForNextPage('error', data.signInFirst);
  }
  const button = target.closest('button');
  if (!button) return;
  pressed = button;
  updateButtons();
  const url = await pressButton(button);
  // The buttons stay disabled until the browser leaves the page.
  if (url) location.href = url;
  else finish();
};

if (otherTabs) otherTabs.onmessage = refresh;
document.onvisibilitychange = () => document.hidden || refresh();
addEventListener('storage', () => readSession()?.token === token || refresh());
addEventListener('pageshow', (event) => {
  if ((event as PageTransitionEvent).persisted) finish();
});
refresh();

if (isPaid) {
  showPrices(data, showCurrent);
  // The payment page was left without a payment.
  if (location.search === data.cancelled) {
    history.replaceState(null, '', location.pathname);
    showMessage('info', data.notCharged);
  }
}
