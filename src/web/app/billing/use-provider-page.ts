import { type MouseEvent, useRef, useState } from 'react';
import type { BillingPage } from '#domain/billing.ts';
import { apiPaths } from '#domain/paths.ts';
import { callApi } from '#web/lib/api.ts';
import { type ActionEnd, useAction } from '../use-action.ts';

/**
 * A page of the payment provider: `manage` and `card` (the payment method) are the customer portal, `cancel` is its
 * page that ends the subscription.
 */
export type ProviderPage = 'manage' | 'card' | 'cancel';

/** Asks for the address of a page of the provider and goes there. Throws `ApiProblem`. */
async function openPage(page: ProviderPage): Promise<ActionEnd> {
  const { value } = await (page === 'cancel'
    ? callApi<BillingPage>('POST', apiPaths.billingCheckout, { plan: 'free' })
    : callApi<BillingPage>('POST', apiPaths.billingPortal, {}));
  window.location.assign(value.url);
  return 'leaving';
}

/**
 * The buttons that lead to the provider. While one is pressed, all are disabled. `problem`: why the last press failed,
 * which the caller shows.
 * `buttonOf` gives the props of the button for a page, `isOpening` says whether it was pressed.
 */
export function useProviderPage() {
  const [pressed, setPressed] = useState<ProviderPage>();
  const wanted = useRef<ProviderPage>('manage');
  const { isBusy, problem, buttonRef, run } = useAction({ work: () => openPage(wanted.current) });
  return {
    problem,
    isOpening: (page: ProviderPage) => isBusy && pressed === page,
    buttonOf: (page: ProviderPage) => ({
      disabled: isBusy,
      onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
        wanted.current = page;
        buttonRef.current = currentTarget;
        setPressed(page);
        void run();
      },
    }),
  };
}

export type ProviderButtons = ReturnType<typeof useProviderPage>;
