import { useSyncExternalStore } from 'react';
import type { Profile, Usage } from '#domain/accounts.ts';
import { apiPaths } from '#domain/paths.ts';
import { openAccountChannel } from './account-channel.ts';
import { callApi } from './api.ts';
import { readSession, rememberPlan, subscribeToSession } from './session.ts';

/** Who is signed in, and what is left of the month. */
export type AccountState =
  | { kind: 'signed-out' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; profile: Profile; usage: Usage };

/** What was loaded, and for which address. An address has one account. */
type Loaded = { email: string; state: AccountState };

const signedOut: AccountState = { kind: 'signed-out' };
const loading: AccountState = { kind: 'loading' };

let loaded: Loaded | undefined;
/** The token of the latest load. */
let loadedWith: string | undefined;
/** Loads are numbered: an answer that arrives after the answer of a later load is dropped. */
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
 * The account of the stored session. An account that was loaded for another person is never returned, even if the
 * session's change is noticed late. Returns the same object until something changes.
 */
export function currentAccount(): AccountState {
  const session = readSession();
  if (!session) return signedOut;
  return loaded?.email === session.email ? loaded.state : loading;
}

/**
 * Loads profile and usage again. What is shown of this person stays until the answer arrives, and stays if it fails.
 * Never rejects.
 */
export async function reloadAccount(): Promise<void> {
  latestLoad += 1;
  const load = latestLoad;
  const session = readSession();
  loadedWith = session?.token;
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

/** Loads the account again, here and in every other tab: after a reply, and after a change of plan or name. */
export async function accountChanged(): Promise<void> {
  const others = channel ?? openAccountChannel();
  others?.postMessage('changed');
  if (others !== channel) others?.close();
  await reloadAccount();
}

function sessionChanged(): void {
  if (readSession()?.token !== loadedWith) void reloadAccount();
}

/**
 * When a page becomes visible or is online again, its count may be old: another device, or a new month, may have
 * changed it.
 */
function reloadIfVisible(): void {
  if (document.visibilityState === 'visible' && (loadedWith || readSession())) void reloadAccount();
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

/** Keeps the account up to date as long as there is a listener. Returns the function that removes the listener. */
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

/** The account, the same in every tab; 'loading' in the prerendered page, which cannot know it. */
export function useAccount(): AccountState {
  return useSyncExternalStore(subscribeToAccount, currentAccount, () => loading);
}
