import { useSyncExternalStore } from 'react';
import type { Profile, Usage } from '#domain/accounts.ts';
import { apiPaths } from '#domain/paths.ts';
import type { Plan } from '#domain/plans.ts';
import { openAccountChannel } from './account-channel.ts';
import { callApi } from './api.ts';
import { rememberedPlan } from './remembered-plan.ts';
import { readSession, rememberPlan, subscribeToSession } from './session.ts';

/** The signed-in person's account: the profile, and the usage of the month. */
export type AccountState =
  | { kind: 'signed-out' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; profile: Profile; usage: Usage };

/** The name of the person; empty for a guest, and until the account is known. */
export function nameOf(account: AccountState): string {
  return account.kind === 'ready' ? account.profile.full_name : '';
}

/** The state for the account with this address. */
type Loaded = { email: string; state: AccountState };

const signedOut: AccountState = { kind: 'signed-out' };
const loading: AccountState = { kind: 'loading' };

let loaded: Loaded | undefined;
/** The token of the latest load. */
let loadedToken: string | undefined;
/** Loads are numbered, so that a response which arrives after the response to a later load is dropped. */
let latestLoad = 0;
let shownLoad = 0;
const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;
let disconnect: (() => void) | undefined;

function setLoaded(next: Loaded | undefined): void {
  loaded = next;
  for (const listener of listeners) listener();
}

/**
 * The account of the stored session. Never returns the account of another person, even before the change of the session
 * is noticed. Returns the same object until something changes.
 */
export function currentAccount(): AccountState {
  const session = readSession();
  if (!session) return signedOut;
  return loaded?.email === session.email ? loaded.state : loading;
}

/**
 * Loads profile and usage again. The account that is shown stays until the response arrives, and stays if the call
 * fails. Never rejects.
 */
export async function reloadAccount(): Promise<void> {
  latestLoad += 1;
  const load = latestLoad;
  const session = readSession();
  loadedToken = session?.token;
  if (!session) return setLoaded(undefined);
  const { email } = session;
  if (currentAccount().kind !== 'ready') setLoaded({ email, state: loading });
  try {
    const [profile, usage] = await Promise.all([
      callApi<Profile>('GET', apiPaths.profile),
      callApi<Usage>('GET', apiPaths.usage),
    ]);
    if (load < shownLoad || readSession()?.email !== email) return;
    shownLoad = load;
    setLoaded({ email, state: { kind: 'ready', profile: profile.value, usage: usage.value } });
    rememberPlan(profile.value.current_plan);
  } catch {
    if (load === latestLoad && currentAccount().kind === 'loading')
      setLoaded({ email, state: { kind: 'failed' } });
  }
}

/** Loads the account again in every tab. Called after a reply, and after a change of plan or name. */
export async function accountChanged(): Promise<void> {
  const others = channel ?? openAccountChannel();
  others?.postMessage('changed');
  if (others !== channel) others?.close();
  await reloadAccount();
}

function sessionChanged(): void {
  if (readSession()?.token !== loadedToken) void reloadAccount();
}

/** Called when the page is visible or online again: another device or a new month may have changed the count. */
function reloadIfVisible(): void {
  if (document.visibilityState === 'visible' && (loadedToken || readSession())) void reloadAccount();
}

function connect(): () => void {
  const stop = subscribeToSession(sessionChanged);
  document.addEventListener('visibilitychange', reloadIfVisible);
  window.addEventListener('online', reloadIfVisible);
  channel = openAccountChannel();
  if (channel) channel.onmessage = () => void reloadAccount();
  void reloadAccount();
  return () => {
    stop();
    document.removeEventListener('visibilitychange', reloadIfVisible);
    window.removeEventListener('online', reloadIfVisible);
    channel?.close();
    channel = undefined;
  };
}

/** Keeps the account up to date while it has a listener. Returns the function that removes the listener. */
export function subscribeToAccount(listener: () => void): () => void {
  listeners.add(listener);
  disconnect ??= connect();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    disconnect?.();
    disconnect = undefined;
  };
}

/** The account, the same in every tab. In the prerendered page it is 'loading'. */
export function useAccount(): AccountState {
  return useSyncExternalStore(subscribeToAccount, currentAccount, () => loading);
}

/** The plan that decides what can be chosen: undefined for a guest, 'unknown' until the server has answered. */
export type PlanState = Plan | 'unknown' | undefined;

function currentPlan(): PlanState {
  const account = currentAccount();
  if (account.kind === 'ready') return account.profile.current_plan;
  return account.kind === 'signed-out' ? undefined : (rememberedPlan() ?? 'unknown');
}

/** The plan. Until the server answers, it is the plan that was last seen in this browser. */
export function usePlan(): PlanState {
  return useSyncExternalStore(subscribeToAccount, currentPlan, () => undefined);
}
