import { useEffect, useState } from 'react';
import type { Billing, SubscriptionDetails } from '#domain/billing.ts';
import { apiPaths } from '#domain/paths.ts';
import type { AccountState } from '#web/lib/account.ts';
import { callApi } from '#web/lib/api.ts';
import { takesPayments } from '#web/lib/page-facts.ts';

type Failed = { email: string; subscription: SubscriptionDetails };

/**
 * The subscription of the account if its last payment failed. Asks the server only where payments are taken and the
 * plan is paid: once for each page, and while a payment is due, each time the account is loaded again.
 */
export function useFailedPayment(account: AccountState): SubscriptionDetails | undefined {
  const [failed, setFailed] = useState<Failed>();
  const profile = account.kind === 'ready' ? account.profile : undefined;
  const email = profile?.email;
  // A team's plan stays.
  const isInTeam = account.kind === 'ready' && account.usage.team !== undefined;
  const isPaid = profile !== undefined && !isInTeam && profile.current_plan !== 'free' && takesPayments();
  const again = failed && account;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks once more.
  useEffect(() => {
    if (!isPaid || !email) return;
    let isCurrent = true;
    callApi<Billing>('GET', apiPaths.billing).then(
      ({ value: { subscription } }) => {
        const isFailed = subscription?.state === 'past_due';
        if (isCurrent) setFailed(isFailed ? { email, subscription } : undefined);
      },
      // The dashboard says it too.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isPaid, email, again]);

  return isPaid && failed?.email === email ? failed?.subscription : undefined;
}
