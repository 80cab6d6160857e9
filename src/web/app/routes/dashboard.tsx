import type { MetaFunction } from 'react-router';
import { pagePaths } from '#domain/paths.ts';
import { InlineScript } from '#web/inline-script-element.tsx';
import type { AccountState } from '#web/lib/account.ts';
import { readSession } from '#web/lib/session.ts';
import { unlistedHead } from '#web/site/page-head.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageParts } from '#web/ui/page-parts.tsx';
import { AppHeader } from '../app-header.tsx';
import { LoadFailure } from '../dashboard/load-failure.tsx';
import { MailboxSheet } from '../dashboard/mailbox-sheet.tsx';
import { MonthSheet } from '../dashboard/month-sheet.tsx';
import { PersonHeading } from '../dashboard/person-heading.tsx';
import { Settings } from '../dashboard/settings.tsx';
import { text as scriptText } from '../dashboard/signed-in-script.ts?inline-script';
import { useArrival } from '../dashboard/use-arrival.ts';
import { useSignedInAccount } from '../dashboard/use-signed-in-account.ts';
import '../dashboard/dashboard.css';

export const meta: MetaFunction = () => unlistedHead('Dashboard');

// The script has already run before hydration, so the browser's bundle does not contain its text.
const signedInScript = import.meta.env.SSR ? scriptText : '';

/** What the page shows of an account, as far as it is known. The key gives another person a new mailbox sheet. */
function AccountView({ account }: { account: AccountState }) {
  if (account.kind === 'failed') return <LoadFailure />;
  const known = account.kind === 'ready' ? account : undefined;
  return (
    <>
      <MonthSheet account={known} />
      <MailboxSheet key={readSession()?.email} />
      <Settings profile={known?.profile} />
    </>
  );
}

/**
 * The account: what is left of the month, and everything that a person can do with the account. Hidden without a
 * session.
 */
export default function Dashboard() {
  const account = useSignedInAccount();
  useArrival();
  return (
    <PageParts toasts="below-header">
      <InlineScript text={signedInScript} />
      <div className="when-signed-in">
        <AppHeader />
        <main className="dashboard">
          <div className="flex items-center justify-between gap-4">
            <BackLink href={pagePaths.landing} label="Back to home" />
            <p role="status" className="text-small text-ink-soft">
              {account.kind === 'loading' ? 'Loading...' : ''}
            </p>
          </div>
          <PersonHeading account={account} />
          <AccountView account={account} />
        </main>
      </div>
    </PageParts>
  );
}
