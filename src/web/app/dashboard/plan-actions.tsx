import type { SubscriptionDetails } from '#domain/billing.ts';
import { priceWords } from '#domain/billing-messages.ts';
import { formatMoney } from '#domain/money.ts';
import { pagePaths } from '#domain/paths.ts';
import { type Plan, plans } from '#domain/plans.ts';
import { Button, type ButtonLook, buttonClasses } from '#web/ui/button.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import type { BillingState } from '../billing/use-billing.ts';
import type { ProviderButtons } from '../billing/use-provider-page.ts';

/** The subscription that pays for a plan. A plan can also be there without one, for example by a team. */
function payingFor(plan: Plan, state: BillingState): SubscriptionDetails | undefined {
  const subscription = state.kind === 'ready' ? state.value.subscription : null;
  return subscription?.plan === plan ? subscription : undefined;
}

/** What a subscription costs: '$9.99 per month'. */
export function priceOf(subscription: SubscriptionDetails): string {
  return `${formatMoney(subscription)} ${priceWords[subscription.interval]}`;
}

/**
 * What the plan costs, or that the team has it. With payments this is what is charged, which is known only when it was
 * looked up.
 */
function PlanPrice({ plan, team, billing }: { plan: Plan; team: string | undefined; billing: BillingState }) {
  const { price } = plans[plan];
  if (team !== undefined) return 'with your team';
  const subscription = payingFor(plan, billing);
  if (price === 0) return '$0 forever';
  if (billing.kind === 'none') return `$${price} per month`;
  if (billing.kind === 'loading') return <SkeletonBar className="w-28" />;
  return subscription ? priceOf(subscription) : null;
}

type PlanNameProps = { plan: Plan; team: string | undefined; billing: BillingState };

function PlanName({ plan, team, billing }: PlanNameProps) {
  return (
    <>
      <span className="font-medium">{plans[plan].label}</span>
      <span className="ms-2.5 text-ink-soft">
        <PlanPrice plan={plan} team={team} billing={billing} />
      </span>
    </>
  );
}

type PlanLinkProps = {
  plan: Plan;
  isInTeam: boolean;
  billing: BillingState;
  provider: ProviderButtons;
  look: ButtonLook;
};

/**
 * The button of a subscriber leads to the provider's page, the link of other people to the plans. In a team both are
 * about the plan that the account has besides.
 */
function PlanLink({ plan, isInTeam, billing, provider, look }: PlanLinkProps) {
  const isPaid = plan !== 'free' && !isInTeam && billing.kind !== 'none';
  const manage = isInTeam ? 'Manage Own Plan' : 'Manage Plan';
  const isSubscriber = billing.kind === 'ready' ? billing.value.subscription !== null : isPaid;
  if (isSubscriber) {
    const { disabled, onClick } = provider.buttonOf('manage');
    return (
      <Button
        look={look}
        className="min-w-36"
        disabled={disabled || billing.kind === 'loading'}
        onClick={onClick}
      >
        {provider.isOpening('manage') ? 'Loading...' : manage}
      </Button>
    );
  }
  const toPlans = plan === 'pro' ? 'Manage Plan' : 'Upgrade Plan';
  return (
    <a href={pagePaths.pricing} className={buttonClasses(look)}>
      {isInTeam ? 'See Plans' : toPlans}
    </a>
  );
}

type PlanActionsProps = {
  plan: Plan | undefined;
  /** The team that the plan comes from. */
  team: string | undefined;
  /** Whether only a larger plan has more replies. */
  isUsedUp: boolean;
  billing: BillingState;
  provider: ProviderButtons;
};

/**
 * The plan and two links. The main link is blue: to upgrade if no replies are left, otherwise to generate. It is the
 * last in a row, but the first if the links are below each other.
 */
export function PlanActions({ plan, team, isUsedUp, billing, provider }: PlanActionsProps) {
  const upgrade = plan ? (
    <PlanLink
      plan={plan}
      isInTeam={team !== undefined}
      billing={billing}
      provider={provider}
      look={isUsedUp ? 'primary' : 'plain'}
    />
  ) : (
    <SkeletonBar className="h-11 w-36 rounded" />
  );
  return (
    <div className="plan-actions">
      <div>
        <p className="text-small text-ink-soft">Current plan</p>
        <p>
          {plan ? <PlanName plan={plan} team={team} billing={billing} /> : <SkeletonBar className="w-36" />}
        </p>
      </div>
      <div className="flex flex-wrap-reverse gap-3 max-sm:w-full max-sm:*:grow">
        {isUsedUp ? null : upgrade}
        <a href={pagePaths.generator} className={buttonClasses(isUsedUp ? 'plain' : 'primary')}>
          Generate Email
        </a>
        {isUsedUp ? upgrade : null}
      </div>
    </div>
  );
}
