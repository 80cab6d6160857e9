import type { ReactNode } from 'react';
import type { Profile, Usage } from '#domain/accounts.ts';
import { pagePaths } from '#domain/paths.ts';
import { type Plan, plans, planValues, remainingEmails } from '#domain/plans.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { monthOfYear } from './month.ts';
import { MonthPostmark } from './month-postmark.tsx';

/** What a person can do if no emails are left; undefined if some are left. */
function noteOf(plan: Plan, remaining: number): string | undefined {
  if (remaining > 0) return undefined;
  const next = planValues[planValues.indexOf(plan) + 1];
  if (!next) return `${plans[plan].label} is never refused: you can go on writing.`;
  return `All used for now. ${plans[next].label} has ${plans[next].includedVolume} emails a month.`;
}

/** What is used and what is left. `remaining`, `used` and `start` keep their places while they load. */
function Count(words: { remaining: ReactNode; meter: ReactNode; used: ReactNode; start: ReactNode }) {
  return (
    <>
      <p className="month-remaining">{words.remaining}</p>
      <div className="month-meter">
        {words.meter}
        <p className="font-medium text-ink tabular-nums">{words.used}</p>
        <p className="text-ink-soft">{words.start}</p>
      </div>
    </>
  );
}

function LoadingCount() {
  return (
    <Count
      remaining={
        <>
          <strong aria-hidden="true">
            <SkeletonBar className="h-[.7em] w-8" />
          </strong>{' '}
          <SkeletonBar className="w-56" />
        </>
      }
      meter={<SkeletonBar className="h-2 w-full" />}
      used={<SkeletonBar className="w-14" />}
      start={<SkeletonBar className="w-36" />}
    />
  );
}

function MonthCount({ profile, usage }: { profile: Profile; usage: Usage }) {
  const { emails_generated: used, included } = usage;
  const { label, mark, next } = monthOfYear(usage.month_year);
  const remaining = remainingEmails(used, included);
  const note = noteOf(profile.current_plan, remaining);
  return (
    <>
      <MonthPostmark mark={mark} className="month-postmark" />
      <h2 id="month-title" className="sr-only">
        {label}
      </h2>
      <Count
        remaining={
          <>
            <strong>{remaining}</strong> {remaining === 1 ? 'email' : 'emails'} remaining this month
          </>
        }
        meter={<Meter label="Emails used this month" value={used} limit={included} />}
        used={`${used} of ${included}`}
        start={
          <>
            Starts again on <time dateTime={next.date}>{next.label}</time>
          </>
        }
      />
      {note ? <p className="mt-4 text-ink-soft">{note}</p> : null}
    </>
  );
}

function PlanName({ plan }: { plan: Plan }) {
  const { label, price } = plans[plan];
  return (
    <>
      <span className="font-medium">{label}</span>
      <span className="ms-2.5 text-ink-soft">{price === 0 ? '$0 forever' : `$${price} per month`}</span>
    </>
  );
}

/**
 * The plan and two links. The link that helps more now is blue. It is last in a row, but first if the links are
 * stacked.
 */
function MonthActions({ plan, isStuck }: { plan: Plan | undefined; isStuck: boolean }) {
  const upgrade = plan ? (
    <a href={pagePaths.pricing} className={buttonClasses(isStuck ? 'primary' : 'plain')}>
      {plan === 'pro' ? 'Manage Plan' : 'Upgrade Plan'}
    </a>
  ) : (
    <SkeletonBar className="h-11 w-36 rounded" />
  );
  return (
    <div className="month-actions">
      <div>
        <p className="text-small text-ink-soft">Current plan</p>
        <p>{plan ? <PlanName plan={plan} /> : <SkeletonBar className="w-36" />}</p>
      </div>
      <div className="flex flex-wrap-reverse gap-3 max-sm:w-full max-sm:*:grow">
        {isStuck ? null : upgrade}
        <a href={pagePaths.generator} className={buttonClasses(isStuck ? 'plain' : 'primary')}>
          Generate Email
        </a>
        {isStuck ? upgrade : null}
      </div>
    </div>
  );
}

type MonthSheetProps = { account: { profile: Profile; usage: Usage } | undefined };

/** What is left of the month: the main purpose of this page. `account` is undefined while it loads. */
export function MonthSheet({ account }: MonthSheetProps) {
  const { limit, emails_generated: used } = account?.usage ?? { limit: null, emails_generated: 0 };
  return (
    <Sheet aria-labelledby={account ? 'month-title' : undefined}>
      <div className="month-count">{account ? <MonthCount {...account} /> : <LoadingCount />}</div>
      <MonthActions plan={account?.profile.current_plan} isStuck={limit !== null && used >= limit} />
    </Sheet>
  );
}
