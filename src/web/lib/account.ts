import { useEffect, useSyncExternalStore } from 'react';
import type { Profile, Usage } from '#domain/accounts.ts';
import { apiPaths } from '#domain/paths.ts';
import { callApi } from './api.ts';
import { readSession, subscribeToSession } from './session.ts';

/** Who is signed in, and what is left of the month. */
export type AccountState =
  | { kind: 'signed-out' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; profile: Profile; usage: Usage };

/** Tells other tabs that a count or a plan changed. */
const CHANNEL = 'account';

const loading: AccountState = { kind: 'loading' };
let state: AccountState = loading;
/** The token that the state was loaded with. */
let loadedFor: string | undefined;
let latest = 0;
const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

function change(next: AccountState): void {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * Loads profile and usage anew. What is shown stays until the answer comes; a load that fails leaves it, where there
 * is something. Never rejects.
 */
export async function reloadAccount(): Promise<void> {
  const token = readSession()?.token;
  latest += 1;
  const load = latest;
  if (!token) {
    loadedFor = undefined;
    return change({ kind: 'signed-out' });
  }
  if (loadedFor !== token || state.kind === 'failed') change(loading);
  loadedFor = token;
  try {
    const [profile, usage] = await Promise.all([
      callApi<Profile>('GET', apiPaths.profile),
      callApi<Usage>('GET', apiPaths.usage),
    ]);
    if (load === latest) change({ kind: 'ready', profile: profile.value, usage: usage.value });
  } catch {
    if (load === latest && state.kind !== 'ready' && readSession()) change({ kind: 'failed' });
  }
}

/** Loads the account anew here and in every other tab: after a reply, and after a change of plan or name. */
export function accountChanged(): Promise<void> {
  channel?.postMessage('changed');
  return reloadAccount();
}

function sessionChanged(): void {
  if (readSession()?.token !== loadedFor) void reloadAccount();
}

/** A tab that is looked at again may show a count that another device changed. */
function seenAgain(): void {
  if (document.visibilityState === 'visible' && loadedFor) void reloadAccount();
}

function start(): () => void {
  const stop = subscribeToSession(sessionChanged);
  document.addEventListener('visibilitychange', seenAgain);
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => void reloadAccount();
  void reloadAccount();
  return () => {
    stop();
    document.removeEventListener('visibilitychange', seenAgain);
    channel?.close();
    channel = undefined;
  };
}

let users = 0;
let stop: (() => void) | undefined;

/** One connection for all components that use the account. */
function connect(): () => void {
  users += 1;
  if (users === 1) stop = start();
  return () => {
    users -= 1;
    if (users === 0) stop?.();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The account as every tab sees it; 'loading' in the prerendered page, which cannot know. */
export function useAccount(): AccountState {
  useEffect(connect, []);
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => loading,
  );
}
