import { useSyncExternalStore } from 'react';
import { GUEST_REPLY_LIMIT, GUEST_USAGE_KEY } from '#domain/limits.ts';
import { readStored, writeStored } from './browser-storage.ts';

/** Counts where the browser keeps nothing: it lasts as long as the page. */
let counted = 0;
/** The server refused this guest. Not stored: an address has replies again the next day. */
let refused = false;
const listeners = new Set<() => void>();

/** Replies used, 0 to 3, whatever stands in the storage. */
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

/** Shows no replies as left until the next one succeeds or the page is left. The stored count stays. */
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

/** Replies used, or all of them after the server's refusal, following other tabs; undefined in the prerendered page, which cannot know. */
export function useGuestUsage(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribe, shownUsage, () => undefined);
}
