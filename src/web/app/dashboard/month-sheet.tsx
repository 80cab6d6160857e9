import type { Profile, Usage } from '#domain/accounts.ts';
import { pagePaths } from '#domain/paths.ts';
import { type Plan, plans, planValues, remainingEmails } from '#domain/plans.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { monthOfYear } from './month.ts';
import { MonthPostmark } from './month-postmark.tsx';

type MonthSheetProps = { profile: Profile; usage: Usage };

/** What a person without a rest can do about it; nothing where something remains. */
function noteOf(plan: Plan, remaining: number): string | undefined {
  if (remaining > 0) return undefined;
  const next = planValues[planValues.indexOf(plan) + 1];
  if (!next) return `${plans[plan].label} is never refused: you can go on writing.`;
  return `All used for now. ${plans[next].label} has ${plans[next].includedVolume} emails a month.`;
}

function MonthCount({ profile, usage }: MonthSheetProps) {
  const { emails_generated: used, included } = usage;
  const { next } = monthOfYear(usage.month_year);
  const remaining = remainingEmails(used, included);
  const note = noteOf(profile.current_plan, remaining);
  return (
    <>
      <p className="month-remaining">
        <strong>{remaining}</strong> {remaining === 1 ? 'email' : 'emails'} remaining this month
      </p>
      <div className="month-meter">
        <Meter label="Emails used this month" value={used} limit={included} />
        <p className="font-medium text-ink tabular-nums">
          {used} of {included}
        </p>
        <p className="text-ink-soft">
          Starts again on <time dateTime={next.date}>{next.label}</time>
        </p>
      </div>
      {note ? <p className="mt-4 text-ink-soft">{note}</p> : null}
    </>
  );
}

/** The plan, and the two ways on. The one that helps now has the blue. */
function MonthActions({ profile: { current_plan: plan }, usage }: MonthSheetProps) {
  const { label, price } = plans[plan];
  const isStuck = usage.limit !== null && usage.emails_generated >= usage.limit;
  return (
    <div className="month-actions">
      <p>
        <span className="block text-small text-ink-soft">Current plan</span>
        <span className="font-medium">{label}</span>{' '}
        <span className="text-ink-soft">{price === 0 ? '$0 forever' : `$${price} per month`}</span>
      </p>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
        <a href={pagePaths.pricing} className={buttonClasses(isStuck ? 'primary' : 'plain')}>
          {plan === 'pro' ? 'Manage Plan' : 'Upgrade Plan'}
        </a>
        <a href={pagePaths.generator} className={buttonClasses(isStuck ? 'plain' : 'primary')}>
          Generate Email
        </a>
      </div>
    </div>
  );
}

/** What is left of the month: the first thing that this page is for. */
export function MonthSheet({ profile, usage }: MonthSheetProps) {
  const { label, mark } = monthOfYear(usage.month_year);
  return (
    <Sheet aria-labelledby="month-title">
      <div className="month-count">
        <MonthPostmark mark={mark} className="month-postmark" />
        <h2 id="month-title" className="text-lead">
          {label}
        </h2>
        <MonthCount profile={profile} usage={usage} />
      </div>
      <MonthActions profile={profile} usage={usage} />
    </Sheet>
  );
}
