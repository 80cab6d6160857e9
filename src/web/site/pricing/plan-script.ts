/*
 * Makes the buttons of the plans work, and marks the current plan when the server has responded.
 * build-plugins/inline-script.ts bundles and minifies this script. Its imports must not import packages.
 */
import type { PlanChangeResult, Profile } from '#domain/accounts.ts';
import type { Problem } from '#domain/replies.ts';
import { callDeadline } from '#web/lib/abort.ts';
import { openAccountChannel } from '#web/lib/account-channel.ts';
import { parseFields } from '#web/lib/browser-storage.ts';
import { forgetSession, readSession, rememberPlan } from '#web/lib/session.ts';
import type { ToastKind } from '#web/lib/toasts.ts';
import { storeToastForNextPage } from '#web/lib/waiting-toast.ts';
import { showPageToast } from '../page-toast.ts';
import type { PlanScriptData } from './plan-cards.tsx';

const list = document.querySelector('.plans') as HTMLElement;
const data = parseFields(list.dataset.script ?? null) as PlanScriptData;
const buttons = list.querySelectorAll('button');
/** The labels of the buttons for plans that are not the current plan. */
const labels = [...buttons].map(({ textContent }) => textContent);
const otherTabs = openAccountChannel();

/** The session token of the person whose plan is shown. */
let token: string | undefined;
/** The current plan in the last response of the server. */
let plan: string | undefined;
/** The pressed button, while the change of plan runs. */
let pressed: HTMLButtonElement | undefined;

/** Shows a message. It replaces the message before it. */
function showMessage(kind: ToastKind, text: string): undefined {
  document.querySelector('[data-toast]')?.remove();
  showPageToast({ kind, text });
}

function updateButtons(): void {
  buttons.forEach((button, index) => {
    const isCurrent = button.value === plan;
    const label = (isCurrent ? data.current : labels[index]) as string;
    button.disabled = !!pressed;
    button.ariaCurrent = isCurrent ? 'true' : null;
    button.textContent = button === pressed ? data.waiting : label;
  });
}

/** Calls the API. Throws the problem that the server reports. Forgets a session that the server refuses. */
async function callApi<Result>(sessionToken: string, path: string, body?: object): Promise<Result> {
  const response = await fetch(path, {
    method: body ? 'PUT' : 'GET',
    headers: { authorization: `Bearer ${sessionToken}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
    signal: callDeadline(),
  });
  if (response.status === 401) await forgetSession(sessionToken);
  const parsed = await response.json();
  if (!response.ok) throw parsed;
  return parsed;
}

async function readPlan(sessionToken: string): Promise<string> {
  return (await callApi<Profile>(sessionToken, data.profile)).current_plan;
}

/** Marks the current plan. The mark before stays until the response arrives, unless the session has changed. */
async function refresh(): Promise<void> {
  const newToken = readSession()?.token;
  if (newToken !== token) plan = undefined;
  token = newToken;
  updateButtons();
  if (!newToken || pressed) return;
  const newPlan = await readPlan(newToken).catch(() => plan);
  if (pressed || newToken !== token) return;
  plan = newPlan;
  updateButtons();
}

/**
 * Changes the plan of the account. First asks the server for the current plan, because another device may have changed
 * it. Returns an address if the person first has to pay there.
 */
async function changePlan({ value, dataset }: HTMLButtonElement): Promise<string | undefined> {
  const sessionToken = readSession()?.token ?? '';
  plan = await readPlan(sessionToken);
  if (plan === value) return showMessage('info', data.alreadyOn);
  const result = await callApi<PlanChangeResult>(sessionToken, data.plan, { plan: value });
  if ('url' in result) return result.url;
  // Another person has signed in meanwhile in another tab, and has another plan.
  if (sessionToken !== token) return undefined;
  plan = result.plan;
  rememberPlan(result.plan);
  otherTabs?.postMessage('changed');
  return showMessage('success', dataset.done ?? '');
}

/** Changes the plan and reports a failure. Returns an address if the person has to continue there. */
function pressButton(button: HTMLButtonElement): Promise<string | undefined> {
  return changePlan(button).catch((problem?: Problem | null) => {
    // The server's sentence says when another attempt is allowed.
    const more = problem?.code === 'too_many_requests' ? `. ${problem.detail}` : '';
    if (readSession()) return showMessage('error', data.notChanged + more);
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
