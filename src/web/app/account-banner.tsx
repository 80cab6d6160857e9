import { accountProblems } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { plans, planValues, remainingReplies } from '#domain/plans.ts';
import { type AccountState, reloadAccount } from '#web/lib/account.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { useFailedPayment } from './billing/use-failed-payment.ts';
import { usePart } from './use-part.ts';

type Ready = Extract<AccountState, { kind: 'ready' }>;

/** The notice of a failed payment is loaded only for people who have one. */
const loadNotice = () => import('./billing/payment-notice.tsx');

function remainingLabel(remaining: number | undefined): string {
  if (remaining === undefined) return 'Unlimited emails';
  return `${remaining} ${remaining === 1 ? 'email' : 'emails'} remaining this month`;
}

function Remaining({ account }: { account: Ready }) {
  const { profile, usage } = account;
  const failed = useFailedPayment(account);
  const notice = usePart(failed !== undefined, loadNotice);
  const plan = profile.current_plan;
  const { emails_generated, limit } = usage;
  const remaining = limit === null ? undefined : remainingReplies(emails_generated, limit);
  if (failed && notice) {
    return (
      <>
        <notice.PaymentNotice subscription={failed} />
        <p className="border-rule border-s ps-3 tabular-nums max-xl:hidden">{remainingLabel(remaining)}</p>
      </>
    );
  }
  return (
    <>
      <p className="border-rule font-medium sm:border-e sm:pe-3">{plans[plan].label} plan</p>
      <p className={`tabular-nums max-sm:order-1 max-sm:basis-full ${remaining === 0 ? 'text-danger' : ''}`}>
        {remainingLabel(remaining)}
      </p>
      {plan === planValues.at(-1) || usage.team !== undefined ? null : (
        <a className={buttonClasses('link', { className: 'max-sm:ms-auto' })} href={pagePaths.pricing}>
          Upgrade
        </a>
      )}
    </>
  );
}

/** A placeholder of the same size as the banner. */
function BannerSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading...
      </p>
      <div className="skeleton-line my-1 w-18" aria-hidden="true" />
      <div className="skeleton-line my-1 w-46 max-sm:order-1" aria-hidden="true" />
      <div className="skeleton-line my-1 w-13 max-sm:ms-auto" aria-hidden="true" />
    </>
  );
}

/**
 * The plan of the account, the replies left this month and a link to upgrade. Always one line, or two on a phone, so
 * that nothing below moves when the account is loaded.
 */
export function AccountBanner({ account }: { account: AccountState }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small max-sm:h-12 max-sm:content-start sm:h-7">
      {account.kind === 'ready' ? <Remaining account={account} /> : null}
      {account.kind === 'failed' ? (
        <>
          <p>{accountProblems.profileNotLoaded}</p>
          <Button look="link" onClick={() => void reloadAccount()}>
            Try again
          </Button>
        </>
      ) : null}
      {account.kind === 'loading' || account.kind === 'signed-out' ? <BannerSkeleton /> : null}
    </div>
  );
}
