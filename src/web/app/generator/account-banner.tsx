import { accountProblems } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { plans, planValues, remainingEmails } from '#domain/plans.ts';
import { type AccountState, reloadAccount } from '#web/lib/account.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';

type Ready = Extract<AccountState, { kind: 'ready' }>;

function remainingWords({ emails_generated, limit }: Ready['usage']): string {
  if (limit === null) return 'Unlimited emails';
  const remaining = remainingEmails(emails_generated, limit);
  return `${remaining} ${remaining === 1 ? 'email' : 'emails'} remaining this month`;
}

function Remaining({ account: { profile, usage } }: { account: Ready }) {
  const plan = profile.current_plan;
  return (
    <>
      <p className="border-e border-rule pe-3 font-medium">{plans[plan].label} plan</p>
      <p className="tabular-nums">{remainingWords(usage)}</p>
      {plan === planValues.at(-1) ? null : (
        <a className={buttonClasses('link')} href={pagePaths.pricing}>
          Upgrade
        </a>
      )}
    </>
  );
}

/** In the shape and the place of what comes. */
function Awaited() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading...
      </p>
      <div className="skeleton-line w-18" aria-hidden="true" />
      <div className="skeleton-line w-44" aria-hidden="true" />
      <div className="skeleton-line w-14" aria-hidden="true" />
    </>
  );
}

/** What a person with an account has left of the month, and the way to more. */
export function AccountBanner({ account }: { account: AccountState }) {
  return (
    <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-small">
      {account.kind === 'ready' ? <Remaining account={account} /> : null}
      {account.kind === 'failed' ? (
        <>
          <p>{accountProblems.profileNotLoaded}</p>
          <Button look="link" onClick={() => void reloadAccount()}>
            Try again
          </Button>
        </>
      ) : null}
      {account.kind === 'loading' || account.kind === 'signed-out' ? <Awaited /> : null}
    </div>
  );
}
