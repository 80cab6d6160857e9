import { type ReactNode, useEffect, useRef } from 'react';
import type { SubscriptionDetails } from '#domain/billing.ts';
import { billingTexts } from '#domain/billing-messages.ts';
import { type Plan, plans } from '#domain/plans.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/notice.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { Day } from '../billing/day.tsx';
import type { BillingState, Confirmation, useBilling } from '../billing/use-billing.ts';
import type { ProviderButtons } from '../billing/use-provider-page.ts';
import { useLazyPart } from '../use-lazy-part.ts';
import { useFocusAfterPress } from '../use-loaded.ts';
import { priceOf } from './plan-actions.tsx';

/** The dialog is loaded after a press, because most visits do not need it. */
const loadDialog = () => import('../billing/refund-dialog.tsx');

/** The text of the row, in one or two lines. */
function RowText({ children }: { children: ReactNode }) {
  return <div className="payment-text">{children}</div>;
}

const intervalWords = { month: 'monthly', year: 'annually' } as const;

/** What comes next, and its day: the plan ends, changes or is paid. */
function nextDate(subscription: SubscriptionDetails): [string, string | null] {
  const { ends_at, next_plan, next_interval, renews_at } = subscription;
  if (ends_at) return ['Ends on', ends_at];
  const paid = next_interval && intervalWords[next_interval];
  if (next_plan) return [`Changes to ${plans[next_plan].label}${paid ? ` (${paid})` : ''} on`, renews_at];
  return [paid ? `Paid ${paid} from` : 'Next charge on', renews_at];
}

type SubscriptionProps = { subscription: SubscriptionDetails; isInTeam: boolean };

/** When the next payment is due, or when the plan ends or changes. In a team also what the own plan is and costs. */
function NextDate({ subscription, isInTeam }: SubscriptionProps) {
  const [what, iso] = nextDate(subscription);
  if (!iso && !isInTeam) return null;
  return (
    <p>
      {isInTeam ? `Own plan: ${plans[subscription.plan].label}, ${priceOf(subscription)}. ` : null}
      {iso ? (
        <>
          {what} <Day iso={iso} />
        </>
      ) : null}
    </p>
  );
}

/** The last payment failed: until when the plan stays. `plan`: of the account, which is Free after that day. */
function FailedPayment({ plan, subscription }: { plan: Plan; subscription: SubscriptionDetails }) {
  const { access_ends_at } = subscription;
  const hasEnded = plan === 'free' || (access_ends_at !== null && Date.parse(access_ends_at) <= Date.now());
  return (
    <FieldError>
      {hasEnded ? (
        billingTexts.accessEnded
      ) : (
        <>
          {billingTexts.lastPaymentFailed}{' '}
          {access_ends_at ? (
            <>
              {plans[subscription.plan].label} stays until <Day iso={access_ends_at} />.
            </>
          ) : null}
        </>
      )}
    </FieldError>
  );
}

/** The day until which all payments can be got back; undefined after it. */
function moneyBackUntil(state: BillingState): string | undefined {
  const until = state.kind === 'ready' ? state.value.money_back_until : null;
  return until && Date.parse(until) > Date.now() ? until : undefined;
}

type TextProps = { plan: Plan; isInTeam: boolean; state: BillingState; confirmation: Confirmation };

function StateText({ plan, isInTeam, state, confirmation }: TextProps) {
  const subscription = state.kind === 'ready' ? state.value.subscription : null;
  if (confirmation && !subscription) {
    return <p>{confirmation === 'long' ? billingTexts.confirmingLong : billingTexts.confirming}</p>;
  }
  if (state.kind === 'failed') return <FieldError>{billingTexts.notLoaded}</FieldError>;
  if (state.kind !== 'ready') return <SkeletonBar className="w-48" />;
  if (subscription?.state === 'past_due') return <FailedPayment plan={plan} subscription={subscription} />;
  if (subscription) return <NextDate subscription={subscription} isInTeam={isInTeam} />;
  return <p>{plan === 'free' ? billingTexts.freeCostsNothing : billingTexts.notPaidHere}</p>;
}

type Actions = { state: BillingState; provider: ProviderButtons; refund: ReactNode; onRetry: () => void };

function StateActions({ state, provider, refund, onRetry }: Actions) {
  if (state.kind === 'failed') {
    return (
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    );
  }
  const subscription = state.kind === 'ready' ? state.value.subscription : null;
  return (
    <>
      {refund}
      {subscription && !subscription.ends_at ? (
        <Button look="quiet" {...provider.buttonOf('cancel')}>
          {provider.isOpening('cancel') ? 'Loading...' : 'Cancel plan'}
        </Button>
      ) : null}
      {subscription?.state === 'past_due' ? (
        <button
          type="button"
          className={buttonClasses('plain', { size: 'small', className: 'me-2.5' })}
          {...provider.buttonOf('card')}
        >
          {provider.isOpening('card') ? 'Loading...' : 'Update payment method'}
        </button>
      ) : null}
    </>
  );
}

/** The button that opens the dialog, and the dialog. The row gets the focus if the button is gone afterwards. */
function useRefund(state: BillingState, isInTeam: boolean) {
  const { part, problem, isLoading, opener, close } = useLazyPart(loadDialog);
  const row = useRef<HTMLDivElement>(null);
  const pressed = useFocusAfterPress(state, () => row.current?.focus());
  const wasOpen = useRef(false);
  const isOffered = moneyBackUntil(state) !== undefined;
  useEffect(() => {
    if (wasOpen.current && !part && !isOffered) row.current?.focus();
    wasOpen.current = part !== undefined;
  }, [part, isOffered]);
  const subscription = state.kind === 'ready' ? state.value.subscription : null;

  function closeDialog(): void {
    // The button has the focus now, and disappears when the payments were read again.
    pressed();
    close();
  }
  return {
    row,
    pressed,
    problem,
    button: isOffered ? (
      <Button look="quiet" disabled={isLoading} {...opener}>
        {isLoading ? 'Loading...' : 'Get my money back'}
      </Button>
    ) : null,
    dialog: part ? (
      <part.RefundDialog plan={subscription?.plan} isInTeam={isInTeam} onClose={closeDialog} />
    ) : null,
  };
}

type PaymentRowProps = {
  /** Undefined while the account loads. */
  plan: Plan | undefined;
  /** Whether the plan is that of a team, beside which the account can pay for an own one. */
  isInTeam: boolean;
  billing: ReturnType<typeof useBilling>;
  provider: ProviderButtons;
};

/**
 * What the account pays and when, and the buttons that change it. Only with payments. It has the same height in every
 * state, so that nothing below moves.
 */
export function PaymentRow({ plan, isInTeam, billing, provider }: PaymentRowProps) {
  const { state, confirmation, reload } = billing;
  const { row, pressed, problem, button, dialog } = useRefund(state, isInTeam);
  const until = moneyBackUntil(state);
  const message = provider.problem ?? problem;
  function retry(): void {
    pressed();
    void reload();
  }
  // The account is there, and the site takes no payments.
  if (plan && state.kind === 'none') return null;
  return (
    <div ref={row} tabIndex={-1} className="payment-row with-payments">
      <RowText>
        {plan ? (
          <div role="status">
            <StateText plan={plan} isInTeam={isInTeam} state={state} confirmation={confirmation} />
          </div>
        ) : (
          <SkeletonBar className="w-48" />
        )}
        {until && !message ? (
          <p className="text-ink-soft">
            Money back until <Day iso={until} />
          </p>
        ) : null}
        <div role="alert" className="empty:hidden">
          {message ? <FieldError>{message}</FieldError> : null}
        </div>
      </RowText>
      <div className="payment-actions">
        {plan ? <StateActions state={state} provider={provider} refund={button} onRetry={retry} /> : null}
      </div>
      {dialog}
    </div>
  );
}
