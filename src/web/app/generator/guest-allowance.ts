import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { GUEST_DIALOG_DELAY_MS, GUEST_REPLY_LIMIT, GUEST_USAGE_KEY } from '#domain/limits.ts';
import { readStored, writeStored } from '#web/lib/browser-storage.ts';

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
function guestUsage(): number {
  return Math.max(counted, parseGuestUsage(readStored('local', GUEST_USAGE_KEY)));
}

/** Counts one more reply and returns how many are used. */
function countGuestReply(): number {
  const used = Math.min(guestUsage() + 1, GUEST_REPLY_LIMIT);
  if (!writeStored('local', GUEST_USAGE_KEY, String(used))) counted = used;
  refused = false;
  for (const listener of listeners) listener();
  return used;
}

/** Shows that no replies are left, until the next one succeeds or the page is left. The stored count stays. */
function markGuestRefused(): void {
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

/** What a guest may still write, and the sign-up dialog that says when no replies are left. */
export function useGuestAllowance() {
  // Undefined in the prerendered page, which does not know the browser's count.
  const used = useSyncExternalStore<number | undefined>(subscribe, shownUsage, () => undefined);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Whether no replies are left. If so, the dialog opens. */
  function checkUsedUp(): boolean {
    if (guestUsage() < GUEST_REPLY_LIMIT) return false;
    setIsDialogOpen(true);
    return true;
  }

  /** Counts a reply. After the last one the dialog opens by itself, a second later. */
  function countReply(): void {
    if (countGuestReply() < GUEST_REPLY_LIMIT) return;
    timer.current = setTimeout(() => setIsDialogOpen(true), GUEST_DIALOG_DELAY_MS);
  }

  /** Called when the server says that no replies are left. */
  function markUsedUp(): void {
    markGuestRefused();
    setIsDialogOpen(true);
  }

  return {
    /** Replies used, 0 to 3, up to date with other tabs. All of them after the server's refusal. */
    used,
    isDialogOpen,
    closeDialog: () => setIsDialogOpen(false),
    checkUsedUp,
    countReply,
    markUsedUp,
  };
}

export type GuestAllowance = ReturnType<typeof useGuestAllowance>;
