import { useState } from 'react';
import { type AccountState, currentAccount, reloadAccount } from '#web/lib/account.ts';

function isUsedUp(account: AccountState): boolean {
  if (account.kind !== 'ready') return false;
  const { limit, emails_generated } = account.usage;
  return limit !== null && emails_generated >= limit;
}

/** Whether the account's month has an email left; `checking` while the server is asked for it. */
export function useMonth() {
  const [checking, setChecking] = useState(false);

  /** Asked again before it is said that nothing is left: a new month may have begun, or another device's plan. */
  async function hasEmails(): Promise<boolean> {
    if (!isUsedUp(currentAccount())) return true;
    setChecking(true);
    await reloadAccount();
    setChecking(false);
    return !isUsedUp(currentAccount());
  }

  return { checking, hasEmails };
}
