import { billingTexts, payLabels, priceWords } from '#domain/billing-messages.ts';
import { accountProblems, messages } from '#domain/messages.ts';
import { MONEY_BACK_DAYS } from '#domain/money.ts';
import { apiPaths, BILLING_OUTCOME_PARAMETER, type BillingOutcome, pagePaths } from '#domain/paths.ts';
import { type Plan, type PlanFeature, planFeatures, plans, planValues } from '#domain/plans.ts';
import { type ButtonLook, buttonClasses } from '#web/ui/button.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import './pricing.css';

/** The texts of the cards that are not in the table of plans. */
const cards: Record<Plan, { purpose: string; period: string; invitation: string }> = {
  free: {
    purpose: 'For a reply now and then.',
    period: 'forever',
    invitation: 'Start with Free',
  },
  basic: {
    purpose: 'For email every day.',
    period: priceWords.month,
    invitation: 'Choose Basic',
  },
  pro: {
    purpose: 'For a full inbox and the API.',
    period: priceWords.month,
    invitation: 'Choose Pro',
  },
};

/** The plan with the mark 'Most Popular'. Source: docs/product.md, 2.8. */
const POPULAR: Plan = 'basic';

/** The texts and addresses for the script of the page, which contains none itself. */
const planScriptData = {
  profile: apiPaths.profile,
  plan: apiPaths.plan,
  billing: apiPaths.billing,
  prices: apiPaths.billingPrices,
  checkout: apiPaths.billingCheckout,
  auth: pagePaths.auth,
  current: 'Current plan',
  pay: payLabels,
  waiting: 'Updating...',
  per: priceWords,
  alreadyOn: messages.alreadyOnPlan,
  signInFirst: accountProblems.signInToUpgrade,
  teamStays: messages.teamPlanStays,
  notChanged: accountProblems.planNotChanged,
  cancelled: `?${BILLING_OUTCOME_PARAMETER}=${'cancelled' satisfies BillingOutcome}`,
  notCharged: billingTexts.nothingCharged,
} as const;

export type PlanScriptData = typeof planScriptData;

/**
 * How plans are paid, and the switch between monthly and annual prices. Only with payments. The switch is invisible
 * until plan-script.ts knows that there are annual prices, but has its room before, so that the cards do not move.
 */
export function PaymentLine() {
  return (
    <div className="payment-line with-payments">
      <p>
        Paid in advance on a page of Stripe, our payment provider. {MONEY_BACK_DAYS} days money back, and you
        can cancel at any time.
      </p>
      <button type="button" role="switch" aria-checked="false" className="annual-switch">
        <span aria-hidden="true" />
        Annual
      </button>
    </div>
  );
}

/** The cards of the plans. On each card the features that the smaller plan does not have come first, in dark text. */
export function PlanCards() {
  return (
    <ul className="plans" data-script={JSON.stringify(planScriptData)}>
      {planValues.map((plan, index) => {
        const smaller = planValues[index - 1];
        return <PlanCard key={plan} plan={plan} known={smaller ? plans[smaller].features : []} />;
      })}
    </ul>
  );
}

/** The card of a plan. `known`: the features of the smaller plan. */
function PlanCard({ plan, known }: { plan: Plan; known: readonly PlanFeature[] }) {
  const { label, price, includedVolume, features } = plans[plan];
  const { purpose, period } = cards[plan];
  const isPopular = plan === POPULAR;
  return (
    <li className={`plan ${isPopular ? 'plan-popular airmail-edge' : ''}`}>
      <div>
        <h2 className="text-title">{label}</h2>
        {isPopular ? <PopularPostmark /> : null}
        <p className="plan-purpose">{purpose}</p>
      </div>
      <p className="plan-price">
        <strong>${price}</strong> <span>{period}</span>
      </p>
      <p className="plan-volume">
        <strong>{includedVolume}</strong> replies a month
      </p>
      <PlanAction plan={plan} look={isPopular ? 'primary' : 'plain'} />
      <ul className="plan-features">
        {[...features].sort(newFirst(known)).map((feature) =>
          planFeatures[feature] === null ? null : (
            <li key={feature} className={known.includes(feature) ? 'text-ink-soft' : 'font-medium'}>
              <CheckIcon className="mt-0.5 size-5 shrink-0 text-accent" />
              {planFeatures[feature]}
            </li>
          ),
        )}
      </ul>
    </li>
  );
}

/**
 * A link to the sign-in page, and a button to change the plan. The style sheet shows one of them, depending on the
 * session. plan-script.ts makes the button work and sets its text.
 */
function PlanAction({ plan, look }: { plan: Plan; look: ButtonLook }) {
  return (
    <div>
      <a href={pagePaths.auth} className={buttonClasses(look, { className: 'when-signed-out w-full' })}>
        {cards[plan].invitation}
      </a>
      <button
        type="button"
        value={plan}
        data-done={messages.planChanged(plan)}
        className={buttonClasses(look, { className: 'plan-button when-signed-in w-full' })}
      >
        Choose {plans[plan].label}
      </button>
    </div>
  );
}

/** Compares two features for sorting: known features come last. */
function newFirst(known: readonly PlanFeature[]) {
  return (one: PlanFeature, other: PlanFeature) =>
    Number(known.includes(one)) - Number(known.includes(other));
}

/** 'Most Popular' as a postmark on the corner of the card, and as text for screen readers. */
function PopularPostmark() {
  return (
    <>
      <span className="sr-only">Most Popular</span>
      <svg className="popular-postmark" viewBox="0 0 132 84" fill="none" aria-hidden="true">
        <g stroke="currentColor">
          <circle cx="90" cy="42" r="40" strokeWidth="1.75" />
          <circle cx="90" cy="42" r="34.5" strokeWidth="1" />
          <path
            strokeWidth="1.5"
            strokeLinecap="round"
            d="M2 24c9-6 14 6 23 0s14 6 23 0M2 36c9-6 14 6 23 0s12 4 19 1
              M2 48c9-6 14 6 23 0s12 4 19 1M2 60c9-6 14 6 23 0s14 6 23 0"
          />
          <path strokeWidth="1" d="M63 42h54" />
        </g>
        <g fill="currentColor" className="font-sans" fontSize="12.5" fontWeight="700" textAnchor="middle">
          <text x="90" y="35" letterSpacing="1">
            MOST
          </text>
          <text x="90" y="56" fontSize="11" letterSpacing=".4">
            POPULAR
          </text>
        </g>
      </svg>
    </>
  );
}
