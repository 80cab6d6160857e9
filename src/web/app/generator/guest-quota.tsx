import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { GUEST_DIALOG_DELAY_MS, GUEST_REPLY_LIMIT, GUEST_USAGE_KEY } from '#domain/limits.ts';
import { signUpPath } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { readStored, writeStored } from '#web/lib/browser-storage.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stamp } from '#web/ui/stamp.tsx';

/** The count if the browser stores nothing. It lasts until the page is left. */
let unstoredCount = 0;
/** Whether the server refused this guest. Not stored, because the limit of a network address lasts only a day. */
let isRefused = false;
const listeners = new Set<() => void>();

/** The number of used replies in a stored value, 0 to 3. A damaged value counts as 0. */
export function parseGuestUsage(stored: string | null): number {
  const trimmed = stored?.trim() ?? '';
  return /^\d+$/.test(trimmed) ? Math.min(Number(trimmed), GUEST_REPLY_LIMIT) : 0;
}

/** The number of replies that the guest has used, 0 to 3. */
function guestUsage(): number {
  return Math.max(unstoredCount, parseGuestUsage(readStored('local', GUEST_USAGE_KEY)));
}

/** Counts a reply and returns the number of used replies. */
function countGuestReply(): number {
  const used = Math.min(guestUsage() + 1, GUEST_REPLY_LIMIT);
  if (!writeStored('local', GUEST_USAGE_KEY, String(used))) unstoredCount = used;
  isRefused = false;
  for (const listener of listeners) listener();
  return used;
}

/** Shows that no replies are left, until a reply succeeds or the page is left. The stored count stays. */
function markGuestRefused(): void {
  isRefused = true;
  for (const listener of listeners) listener();
}

function shownUsage(): number {
  return isRefused ? GUEST_REPLY_LIMIT : guestUsage();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The number of replies that a guest has used, and whether the sign-up dialog is open. */
export function useGuestQuota() {
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

  /** Counts a reply. A second after the last reply, the dialog opens. */
  function countReply(): void {
    if (countGuestReply() < GUEST_REPLY_LIMIT) return;
    timer.current = setTimeout(() => setIsDialogOpen(true), GUEST_DIALOG_DELAY_MS);
  }

  /** Called when the server answers that no replies are left. */
  function markUsedUp(): void {
    markGuestRefused();
    setIsDialogOpen(true);
  }

  return {
    /** The number of used replies, the same in every tab; 3 if the server refused one. Undefined when prerendered. */
    used,
    isDialogOpen,
    closeDialog: () => setIsDialogOpen(false),
    checkUsedUp,
    countReply,
    markUsedUp,
  };
}

export type GuestQuota = ReturnType<typeof useGuestQuota>;

/** The free replies that a guest has left, with a stamp for each. Invisible until `used` is known. */
export function GuestBanner({ used }: { used: number | undefined }) {
  const remaining = GUEST_REPLY_LIMIT - (used ?? 0);
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 text-small ${used === undefined ? 'invisible' : ''}`}
    >
      <span className="flex gap-1" aria-hidden="true">
        {Array.from({ length: GUEST_REPLY_LIMIT }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stamps differ only in their position.
          <Stamp key={index} isCancelled={index >= remaining} />
        ))}
      </span>
      <p className="tabular-nums">
        {remaining} free {remaining === 1 ? 'reply' : 'replies'} remaining
      </p>
      <a className={buttonClasses('link')} href={signUpPath}>
        Sign up for more
      </a>
    </div>
  );
}

/** The dialog for a guest who has no free replies left. */
export function SignUpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Sign Up to Continue">
      <p className="mt-3 text-balance text-ink-soft">{problems.guest_limit.detail}</p>
      <div className="mt-7 flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow">
        <Button look="plain" onClick={onClose}>
          Maybe Later
        </Button>
        <Button look="primary" onClick={() => window.location.assign(signUpPath)}>
          Create Free Account
        </Button>
      </div>
    </Dialog>
  );
}
