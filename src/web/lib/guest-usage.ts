import { useSyncExternalStore } from 'react';
import { GUEST_REPLY_LIMIT, GUEST_USAGE_KEY } from '#domain/limits.ts';
import { readStored, writeStored } from './browser-storage.ts';

/** The count if the browser stores nothing. It lasts as long as the page. */
let counted = 0;
/** True after the server refused this guest. Not stored: an address has replies again the next day. */
let refused = false;
const listeners = new Set<() => void>();

/** A stored count as replies used, 0 to 3. A damaged value counts as 0. */
export function parseGuestUsage(stored: string | null): number {
  const trimmed = stored?.trim() ?? '';
  return /^\d+$/.test(trimmed) ? Math.min(Number(trimmed), GUEST_REPLY_LIMIT) : 0;
}

/** Replies that the guest has used so far, 0 to 3. */
export function guestUsage(): number {
  return Math.max(counted, parseGuestUsage(readStored('local', GUEST_USAGE_KEY)));
}

/** Counts one more reply and returns how many are used. */
export function countGuestReply(): number {
  const used = Math.min(guestUsage() + 1, GUEST_REPLY_LIMIT);
  if (!writeStored('local', GUEST_USAGE_KEY, String(used))) counted = used;
  refused = false;
  for (const listener of listeners) listener();
  return used;
}

/** Shows that no replies are left, until the next one succeeds or the page is left. The stored count stays. */
export function markGuestRefused(): void {
  refused = true;
  for (const listener of listeners) listener();
}

function shownUsage(): number {
  return refused ? GUEST_REPLY_LIMIT : guestUsage();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Replies used, up to date with other tabs; all of them after the server's refusal. Undefined in the prerendered page,
 * which cannot know it.
 */
export function useGuestUsage(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribe, shownUsage, () => undefined);
}
