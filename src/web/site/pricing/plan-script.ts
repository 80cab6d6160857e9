/*
 * Stands below the plans and gives their buttons their work. Bundled and minified by build-plugins/inline-script.ts,
 * for this page alone; keep what it imports free of packages. Nothing is marked before the server has said it.
 */
import type { PlanChangeResult, Profile } from '#domain/accounts.ts';
import type { Problem } from '#domain/replies.ts';
import { openAccountChannel } from '#web/lib/account-channel.ts';
import { parseFields } from '#web/lib/browser-storage.ts';
import { callDeadline } from '#web/lib/deadline.ts';
import { rememberPlan } from '#web/lib/remember-plan.ts';
import { forgetSession, readSession } from '#web/lib/session.ts';
import type { ToastKind } from '#web/lib/toasts.ts';
import { leaveToast } from '#web/lib/waiting-toast.ts';
import { showPageToast } from '../page-toast.ts';
import type { PlanWords } from './plan-words.ts';

const list = document.querySelector('.plans') as HTMLElement;
const words = parseFields(list.dataset.words ?? null) as PlanWords;
const buttons = list.querySelectorAll('button');
/** What the buttons say of themselves, of plans that are not the current one. */
const labels = [...buttons].map(({ textContent }) => textContent);
const others = openAccountChannel();

/** Whose plan is shown. */
let token: string | undefined;
/** As the server said last; undefined until then. */
let plan: string | undefined;
let pressed: HTMLButtonElement | undefined;

/** Shows a message in the place of the last. */
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

/** Calls the API with a session's token. Throws the problem where that fails; a session that is refused is forgotten. */
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

/** Marks the plan of whoever is signed in. What was marked stays until the answer comes, but not for another person. */
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
 * Moves the account to a plan, where that is another: asked anew, since another device may have changed what is
 * marked. Returns an address where that is not all of it.
 */
async function change({ value, dataset }: HTMLButtonElement): Promise<string | undefined> {
  const used = readSession()?.token ?? '';
  plan = await readPlan(used);
  if (plan === value) return tell('info', words.alreadyOn);
  const result = await call<PlanChangeResult>(used, words.plan, { plan: value });
  if ('url' in result) return result.url;
  // Somebody else signed in meanwhile, in another tab: the plan is not theirs.
  if (used !== token) return undefined;
  plan = result.plan;
  rememberPlan(result.plan);
  others?.postMessage('changed');
  return tell('success', dataset.done ?? '');
}

/** Returns an address where the work goes on elsewhere. */
function press(button: HTMLButtonElement): Promise<string | undefined> {
  return change(button).catch((problem?: Problem | null) => {
    // When there may be another attempt the server alone knows.
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
  // A button that is disabled loses the focus.
  if (document.activeElement === document.body) button?.focus();
}

list.onclick = async (event) => {
  const target = event.target as Element;
  // A link that is opened beside this page leaves nothing for it.
  if (target.closest('a') && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    leaveToast('error', words.signInFirst);
  }
  const button = target.closest('button');
  if (!button) return;
  pressed = button;
  draw();
  const url = await press(button);
  // The buttons rest until the page has gone.
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
