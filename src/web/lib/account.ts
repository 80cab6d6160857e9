import { useSyncExternalStore } from 'react';
import type { Profile, Usage } from '#domain/accounts.ts';
import { apiPaths } from '#domain/paths.ts';
import { openAccountChannel } from './account-channel.ts';
import { callApi } from './api.ts';
import { rememberPlan } from './remember-plan.ts';
import { readSession, subscribeToSession } from './session.ts';

/** Who is signed in, and what is left of the month. */
export type AccountState =
  | { kind: 'signed-out' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; profile: Profile; usage: Usage };

/** What was loaded, and whose it is: an address has one account. */
type Loaded = { email: string; state: AccountState };

const signedOut: AccountState = { kind: 'signed-out' };
const loading: AccountState = { kind: 'loading' };

let loaded: Loaded | undefined;
/** The token of the latest load. */
let loadedWith: string | undefined;
/** Loads are counted: an answer that comes after a later one's is dropped. */
let latest = 0;
let shown = 0;
const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;
let disconnect: (() => void) | undefined;

function change(next: Loaded | undefined): void {
  loaded = next;
  for (const listener of listeners) listener();
}

/**
 * The account of the session that is kept right now: what was loaded for somebody else is never shown, however late
 * the session's change is heard of. The same object until something changed.
 */
export function currentAccount(): AccountState {
  const session = readSession();
  if (!session) return signedOut;
  return loaded?.email === session.email ? loaded.state : loading;
}

/**
 * Loads profile and usage anew. What is shown of this person stays until the answer comes, and where it does not
 * come. Never rejects.
 */
export async function reloadAccount(): Promise<void> {
  latest += 1;
  const load = latest;
  const session = readSession();
  loadedWith = session?.token;
  if (!session) return change(undefined);
  const { email } = session;
  if (currentAccount().kind !== 'ready') change({ email, state: loading });
  try {
    const [profile, usage] = await Promise.all([
      callApi<Profile>('GET', apiPaths.profile),
      callApi<Usage>('GET', apiPaths.usage),
    ]);
    if (load < shown || readSession()?.email !== email) return;
    shown = load;
    change({ email, state: { kind: 'ready', profile: profile.value, usage: usage.value } });
    rememberPlan(profile.value.current_plan);
  } catch {
    if (load === latest && currentAccount().kind === 'loading') change({ email, state: { kind: 'failed' } });
  }
}

/** Loads the account anew here and in every other tab: after a reply, and after a change of plan or name. */
export async function accountChanged(): Promise<void> {
  const others = channel ?? openAccountChannel();
  others?.postMessage('changed');
  if (others !== channel) others?.close();
  await reloadAccount();
}

function sessionChanged(): void {
  if (readSession()?.token !== loadedWith) void reloadAccount();
}

/** A page that is looked at again, or on line again, may show a count that another device, or another month, changed. */
function seenAgain(): void {
  if (document.visibilityState === 'visible' && (loadedWith || readSession())) void reloadAccount();
}

function connect(): () => void {
  const stop = subscribeToSession(sessionChanged);
  document.addEventListener('visibilitychange', seenAgain);
  window.addEventListener('online', seenAgain);
  channel = openAccountChannel();
  if (channel) channel.onmessage = () => void reloadAccount();
  void reloadAccount();
  return () => {
    stop();
    document.removeEventListener('visibilitychange', seenAgain);
    window.removeEventListener('online', seenAgain);
    channel?.close();
    channel = undefined;
  };
}

/** Keeps the account up to date as long as somebody listens. Returns how to stop. */
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

/** The account as every tab sees it; 'loading' in the prerendered page, which cannot know. */
export function useAccount(): AccountState {
  return useSyncExternalStore(subscribeToAccount, currentAccount, () => loading);
}
