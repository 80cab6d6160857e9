import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { countGuestReply, guestUsage, markGuestRefused } from '#web/lib/guest-usage.ts';
import { useSignUpDialog } from './use-sign-up-dialog.ts';

/** What a guest may still write, and the dialog that tells when it is nothing. */
export function useGuestAllowance() {
  const signUp = useSignUpDialog();

  /** Whether nothing is left; the dialog says so. */
  function isUsedUp(): boolean {
    if (guestUsage() < GUEST_REPLY_LIMIT) return false;
    signUp.show();
    return true;
  }

  return {
    signUp,
    isUsedUp,
    /** Counts a reply; after the last one the dialog comes by itself. */
    count: () => {
      if (countGuestReply() === GUEST_REPLY_LIMIT) signUp.showSoon();
    },
    /** Takes the server's word for it that nothing is left. */
    heedRefusal: () => {
      markGuestRefused();
      signUp.show();
    },
  };
}

export type GuestAllowance = Omit<ReturnType<typeof useGuestAllowance>, 'signUp'>;
