import { useEffect } from 'react';
import type { SubscriptionDetails } from '#domain/billing.ts';
import { plans } from '#domain/plans.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertIcon } from '#web/ui/icons.tsx';
import { Day } from './day.tsx';
import { useProviderPage } from './use-provider-page.ts';

/**
 * Says on the generator and in the mailbox that the last payment failed, and until when the plan stays. It has the
 * lines of the account's banner, so that nothing moves when it appears.
 */
export function PaymentNotice({ subscription }: { subscription: SubscriptionDetails }) {
  const { buttonOf, isOpening, problem } = useProviderPage();
  // There is no room for it in the banner's one line.
  useEffect(() => {
    if (problem) showToast('error', problem);
  }, [problem]);
  const { plan, access_ends_at } = subscription;
  return (
    <>
      <p className="flex items-center gap-1.5 font-medium text-danger max-sm:basis-full" role="status">
        <AlertIcon className="size-4 shrink-0" />
        <span>
          Payment failed
          {/* Between a phone and a tablet there is no room for the rest in the banner's one line. */}
          <span className="sm:max-md:sr-only">
            : {plans[plan].label}
            {access_ends_at ? (
              <>
                {' '}
                until <Day iso={access_ends_at} form="short" />
              </>
            ) : (
              ' ends soon'
            )}
          </span>
        </span>
      </p>
      <Button look="link" {...buttonOf('card')}>
        {isOpening('card') ? 'Loading...' : 'Update payment method'}
      </Button>
    </>
  );
}
