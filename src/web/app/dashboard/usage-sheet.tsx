import type { ReactNode } from 'react';
import type { Profile, Usage } from '#domain/accounts.ts';
import { type Plan, plans, planValues, remainingReplies } from '#domain/plans.ts';
import { Meter } from '#web/ui/meter.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import type { useBilling } from '../billing/use-billing.ts';
import { useProviderPage } from '../billing/use-provider-page.ts';
import { PaymentRow } from './payment-row.tsx';
import { PlanActions } from './plan-actions.tsx';

/** The texts about a month. Months begin and end in UTC. */
type MonthTexts = {
  /** 'November 2026'. */
  label: string;
  /** The two lines of the postmark: 'NOV', '2026'. */
  postmark: readonly [string, string];
  /** The day on which the count starts again: 'December 1' as `label`, '2026-12-01' as `date`. */
  next: { label: string; date: string };
};

function formatUtc(date: Date, options: Intl.DateTimeFormatOptions): string {
  return date.toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
}

/** The texts about a month in the form '2026-11'. */
export function monthTexts(monthYear: string): MonthTexts {
  const [year = 0, month = 1] = monthYear.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1));
  const next = new Date(Date.UTC(year, month));
  return {
    label: formatUtc(first, { month: 'long', year: 'numeric' }),
    postmark: [formatUtc(first, { month: 'short' }).toUpperCase(), String(year)],
    next: {
      label: formatUtc(next, { month: 'long', day: 'numeric' }),
      date: next.toISOString().slice(0, 10),
    },
  };
}

/** The month as a postmark. Decorative: the heading has the month too. */
function MonthPostmark({ lines: [month, year] }: { lines: readonly [string, string] }) {
  return (
    <svg className="usage-postmark text-stamp" viewBox="0 0 196 96" fill="none" aria-hidden="true">
      <g stroke="currentColor">
        <circle cx="48" cy="48" r="45" strokeWidth="1.75" />
        <circle cx="48" cy="48" r="34" strokeWidth="1.25" />
        <path strokeWidth="1" d="M21 55h54" />
        <path
          strokeWidth="1.75"
          strokeLinecap="round"
          d="M94 23c9-7 16 7 25 0s16 7 25 0 16 7 25 0 16 7 25 0
            M98 40c9-7 12 6 21 0s16 7 25 0 16 7 25 0 16 7 25 0
            M98 57c9-7 12 6 21 0s16 7 25 0 16 7 25 0 16 7 25 0
            M94 74c9-7 16 7 25 0s16 7 25 0 16 7 25 0 16 7 25 0"
        />
      </g>
      <g fill="currentColor" className="font-sans" fontWeight="700" textAnchor="middle">
        <text x="48" y="48" fontSize="17" letterSpacing="1.5">
          {month}
        </text>
        <text x="48" y="69" fontSize="11.5" letterSpacing="1">
          {year}
        </text>
      </g>
    </svg>
  );
}

/** A note for a person who has no replies left. A larger plan gives a member of a team no more of them. */
function usedUpNote(plan: Plan, remaining: number, isShared: boolean): string | undefined {
  if (remaining > 0) return undefined;
  if (isShared) return 'Your team has used them all.';
  const next = planValues[planValues.indexOf(plan) + 1];
  if (!next) return `${plans[plan].label} has no hard limit: you can keep writing.`;
  return `You have used them all. ${plans[next].label} has ${plans[next].includedVolume} replies a month.`;
}

type CountProps = { remaining: ReactNode; meter: ReactNode; used: ReactNode; start: ReactNode };

/** The replies that are left and used, or their placeholders in the same places. */
function Count({ remaining, meter, used, start }: CountProps) {
  return (
    <>
      <p className="usage-remaining">{remaining}</p>
      <div className="usage-meter">
        {meter}
        <p className="font-medium text-ink tabular-nums">{used}</p>
        <p className="text-ink-soft">{start}</p>
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

function UsageCount({ profile, usage }: { profile: Profile; usage: Usage }) {
  const { emails_generated: used, included } = usage;
  const { label, postmark, next } = monthTexts(usage.month_year);
  const remaining = remainingReplies(used, included);
  const note = usedUpNote(profile.current_plan, remaining, usage.team !== undefined);
  return (
    <>
      <MonthPostmark lines={postmark} />
      <h2 id="usage-title" className="sr-only">
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

type UsageSheetProps = {
  account: { profile: Profile; usage: Usage } | undefined;
  billing: ReturnType<typeof useBilling>;
};

/** The replies used and left this month, the plan and its payments. `account` is undefined while it loads. */
export function UsageSheet({ account, billing }: UsageSheetProps) {
  const provider = useProviderPage();
  const plan = account?.profile.current_plan;
  const { limit = null, emails_generated: used = 0, team } = account?.usage ?? {};
  return (
    <Sheet aria-labelledby={account ? 'usage-title' : undefined}>
      <div className="usage-count">
        {account ? <UsageCount {...account} /> : <LoadingCount />}
        <p className="mt-4 text-small text-ink-soft">
          Each reply that is written counts as one email.
          {team === undefined ? '' : ' All members of your team share them.'}
        </p>
      </div>
      <PlanActions
        plan={plan}
        team={team}
        isUsedUp={limit !== null && used >= limit && team === undefined}
        billing={billing.state}
        provider={provider}
      />
      <PaymentRow plan={plan} isInTeam={team !== undefined} billing={billing} provider={provider} />
    </Sheet>
  );
}
