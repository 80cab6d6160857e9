import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { countGuestReply, guestUsage, markGuestRefused } from '#web/lib/guest-usage.ts';
import { useSignUpDialog } from './use-sign-up-dialog.ts';

/** What a guest may still write, and the dialog that says when no replies are left. */
export function useGuestAllowance() {
  const signUp = useSignUpDialog();

  /** Whether no replies are left. If so, the dialog opens. */
  function isUsedUp(): boolean {
    if (guestUsage() < GUEST_REPLY_LIMIT) return false;
    signUp.show();
    return true;
  }

  return {
    signUp,
    isUsedUp,
    /** Counts a reply. After the last one the dialog opens by itself. */
    count: () => {
      if (countGuestReply() === GUEST_REPLY_LIMIT) signUp.showSoon();
    },
    /** Called when the server says that no replies are left. */
    heedRefusal: () => {
      markGuestRefused();
      signUp.show();
    },
  };
}

export type GuestAllowance = Omit<ReturnType<typeof useGuestAllowance>, 'signUp'>;
