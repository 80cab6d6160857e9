import { useState } from 'react';
import { type AccountState, currentAccount, reloadAccount } from '#web/lib/account.ts';

function isUsedUp(account: AccountState): boolean {
  if (account.kind !== 'ready') return false;
  const { limit, emails_generated } = account.usage;
  return limit !== null && emails_generated >= limit;
}

/** Whether the account has an email left this month. `checking` is true while the server is asked. */
export function useMonth() {
  const [checking, setChecking] = useState(false);

  /**
   * Asks the server again before it reports that nothing is left: a new month may have begun, or the plan may have
   * changed on another device.
   */
  async function hasEmails(): Promise<boolean> {
    if (!isUsedUp(currentAccount())) return true;
    setChecking(true);
    await reloadAccount();
    setChecking(false);
    return !isUsedUp(currentAccount());
  }

  return { checking, hasEmails };
}
