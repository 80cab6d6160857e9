/*
 * Runs below the plans and makes their buttons work. build-plugins/inline-script.ts bundles and minifies it, for this
 * page only; import nothing that needs packages. No plan is marked before the server has answered.
 */
import type { PlanChangeResult, Profile } from '#domain/accounts.ts';
import type { Problem } from '#domain/replies.ts';
import { callDeadline } from '#web/lib/abort.ts';
import { openAccountChannel } from '#web/lib/account-channel.ts';
import { parseFields } from '#web/lib/browser-storage.ts';
import { forgetSession, readSession, rememberPlan } from '#web/lib/session.ts';
import type { ToastKind } from '#web/lib/toasts.ts';
import { leaveToast } from '#web/lib/waiting-toast.ts';
import { showPageToast } from '../page-toast.ts';
import type { PlanScriptData } from './plan-cards.tsx';

const list = document.querySelector('.plans') as HTMLElement;
const data = parseFields(list.dataset.script ?? null) as PlanScriptData;
const buttons = list.querySelectorAll('button');
/** The buttons' labels for plans that are not the current one. */
const labels = [...buttons].map(({ textContent }) => textContent);
const otherTabs = openAccountChannel();

/** The session token of the person whose plan is shown. */
let token: string | undefined;
/** The current plan, from the last answer of the server; undefined before it. */
let plan: string | undefined;
/** The button whose plan change is running. */
let pressed: HTMLButtonElement | undefined;

/** Shows a message instead of the previous one. */
function showMessage(kind: ToastKind, text: string): undefined {
  document.querySelector('[data-toast]')?.remove();
  showPageToast({ kind, text });
}

function updateButtons(): void {
  buttons.forEach((button, place) => {
    const isCurrent = button.value === plan;
    const label = (isCurrent ? data.current : labels[place]) as string;
    button.disabled = !!pressed;
    button.ariaCurrent = isCurrent ? 'true' : null;
    button.textContent = button === pressed ? data.waiting : label;
  });
}

/** Calls the API with a session's token. Throws the problem if the call fails. Forgets a session that is refused. */
async function callApi<Result>(used: string, path: string, body?: object): Promise<Result> {
  const response = await fetch(path, {
    method: body ? 'PUT' : 'GET',
    headers: { authorization: `Bearer ${used}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
    signal: callDeadline(),
  });
  if (response.status === 401) await forgetSession(used);
  const answer = await response.json();
  if (!response.ok) throw answer;
  return answer;
}

async function readPlan(used: string): Promise<string> {
  return (await callApi<Profile>(used, data.profile)).current_plan;
}

/** Marks the plan of the signed-in person. The old mark stays until the answer comes, unless the session changed. */
async function refresh(): Promise<void> {
  const newToken = readSession()?.token;
  if (newToken !== token) plan = undefined;
  token = newToken;
  updateButtons();
  if (!newToken || pressed) return;
  const answer = await readPlan(newToken).catch(() => plan);
  if (pressed || newToken !== token) return;
  plan = answer;
  updateButtons();
}

/**
 * Moves the account to another plan. First asks the server for the current plan again: another device may have changed
 * it. Returns an address if the person must pay there first.
 */
async function changePlan({ value, dataset }: HTMLButtonElement): Promise<string | undefined> {
  const used = readSession()?.token ?? '';
  plan = await readPlan(used);
  if (plan === value) return showMessage('info', data.alreadyOn);
  const result = await callApi<PlanChangeResult>(used, data.plan, { plan: value });
  if ('url' in result) return result.url;
  // Another person has signed in meanwhile, in another tab: this plan is not theirs.
  if (used !== token) return undefined;
  plan = result.plan;
  rememberPlan(result.plan);
  otherTabs?.postMessage('changed');
  return showMessage('success', dataset.done ?? '');
}

/** Returns an address if the person must continue on another page. */
function pressButton(button: HTMLButtonElement): Promise<string | undefined> {
  return changePlan(button).catch((problem?: Problem | null) => {
    // Only the server knows when another attempt is allowed.
    const more = problem?.code === 'too_many_requests' ? `. ${problem.detail}` : '';
    if (readSession()) return showMessage('error', data.notChanged + more);
    leaveToast('error', data.signInFirst);
    return data.auth;
  });
}

function finish(): void {
  const button = pressed;
  pressed = undefined;
  refresh();
  // A disabled button loses the focus, so it gets the focus back.
  if (document.activeElement === document.body) button?.focus();
}

list.onclick = async (event) => {
  const target = event.target as Element;
  // A link opened in a new tab or window leaves no message: this tab stays on its page.
  if (target.closest('a') && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    leaveToast('error', data.signInFirst);
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
