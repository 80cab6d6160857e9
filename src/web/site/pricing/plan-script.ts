/*
 * Runs below the plans and makes their buttons work. build-plugins/inline-script.ts bundles and minifies it, for this
 * page only; import nothing that needs packages. No plan is marked before the server has answered.
 */
import type { PlanChangeResult, Profile } from '#domain/accounts.ts';
import type { Problem } from '#domain/replies.ts';
import { openAccountChannel } from '#web/lib/account-channel.ts';
import { parseFields } from '#web/lib/browser-storage.ts';
import { callDeadline } from '#web/lib/deadline.ts';
import { forgetSession, readSession, rememberPlan } from '#web/lib/session.ts';
import type { ToastKind } from '#web/lib/toasts.ts';
import { leaveToast } from '#web/lib/waiting-toast.ts';
import { showPageToast } from '../page-toast.ts';
import type { PlanWords } from './plan-words.ts';

const list = document.querySelector('.plans') as HTMLElement;
const words = parseFields(list.dataset.words ?? null) as PlanWords;
const buttons = list.querySelectorAll('button');
/** The buttons' labels for plans that are not the current one. */
const labels = [...buttons].map(({ textContent }) => textContent);
const others = openAccountChannel();

/** The session token of the person whose plan is shown. */
let token: string | undefined;
/** The current plan, from the last answer of the server; undefined before it. */
let plan: string | undefined;
let pressed: HTMLButtonElement | undefined;

/** Shows a message instead of the previous one. */
function tell(kind: ToastKind, text: string): undefined {
  document.querySelector('[data-toast]')?.remove();
  showPageToast({ kind, text });
}

function draw(): void {
  buttons.forEach((button, place) => {
    const isCurrent = button.value === plan;
    const label = (isCurrent ? words.current : labels[place]) as string;
    button.disabled = !!pressed;
    button.ariaCurrent = isCurrent ? 'true' : null;
    button.textContent = button === pressed ? words.waiting : label;
  });
}

/** Calls the API with a session's token. Throws the problem if the call fails. Forgets a session that is refused. */
async function call<Result>(used: string, path: string, body?: object): Promise<Result> {
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
  return (await call<Profile>(used, words.profile)).current_plan;
}

/** Marks the plan of the signed-in person. The old mark stays until the answer comes, unless the session changed. */
async function refresh(): Promise<void> {
  const asked = readSession()?.token;
  if (asked !== token) plan = undefined;
  token = asked;
  draw();
  if (!asked || pressed) return;
  const answer = await readPlan(asked).catch(() => plan);
  if (pressed || asked !== token) return;
  plan = answer;
  draw();
}

/**
 * Moves the account to another plan. First asks the server for the current plan again: another device may have changed
 * it. Returns an address if the person must pay there first.
 */
async function change({ value, dataset }: HTMLButtonElement): Promise<string | undefined> {
  const used = readSession()?.token ?? '';
  plan = await readPlan(used);
  if (plan === value) return tell('info', words.alreadyOn);
  const result = await call<PlanChangeResult>(used, words.plan, { plan: value });
  if ('url' in result) return result.url;
  // Another person has signed in meanwhile, in another tab: this plan is not theirs.
  if (used !== token) return undefined;
  plan = result.plan;
  rememberPlan(result.plan);
  others?.postMessage('changed');
  return tell('success', dataset.done ?? '');
}

/** Returns an address if the person must continue on another page. */
function press(button: HTMLButtonElement): Promise<string | undefined> {
  return change(button).catch((problem?: Problem | null) => {
    // Only the server knows when another attempt is allowed.
    const more = problem?.code === 'too_many_requests' ? `. ${problem.detail}` : '';
    if (readSession()) return tell('error', words.notChanged + more);
    leaveToast('error', words.signInFirst);
    return words.auth;
  });
}

function settle(): void {
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
    leaveToast('error', words.signInFirst);
  }
  const button = target.closest('button');
  if (!button) return;
  pressed = button;
  draw();
  const url = await press(button);
  // The buttons stay disabled until the browser leaves the page.
  if (url) location.href = url;
  else settle();
};

if (others) others.onmessage = refresh;
document.onvisibilitychange = () => document.hidden || refresh();
addEventListener('storage', () => readSession()?.token === token || refresh());
addEventListener('pageshow', (event) => {
  if ((event as PageTransitionEvent).persisted) settle();
});
refresh();
