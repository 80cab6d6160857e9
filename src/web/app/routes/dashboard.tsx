import { useEffect } from 'react';
import type { MetaFunction } from 'react-router';
import { mailboxKindDetails, mailboxKindNames } from '#domain/mailbox-kinds.ts';
import { accountProblems, mailboxProblems } from '#domain/messages.ts';
import {
  CONNECT_KIND_PARAMETER,
  CONNECT_OUTCOME_PARAMETER,
  type ConnectOutcome,
  connectOutcomes,
  pagePaths,
} from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { InlineScript } from '#web/inline-script-element.tsx';
import { type AccountState, reloadAccount } from '#web/lib/account.ts';
import { readSession } from '#web/lib/session.ts';
import { showToast, type ToastKind } from '#web/lib/toasts.ts';
import { unlistedHead } from '#web/site/page-head.ts';
import { BackLink, Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { Toasts } from '#web/ui/toasts.tsx';
import { AppHeader } from '../app-header.tsx';
import { useBilling } from '../billing/use-billing.ts';
import { MailboxSheet } from '../dashboard/mailbox-sheet.tsx';
import { Settings } from '../dashboard/settings.tsx';
import { text as scriptText } from '../dashboard/signed-in-script.ts?inline-script';
import { InvitationPart, TeamPart } from '../dashboard/team-parts.tsx';
import { UsageHistorySheet } from '../dashboard/usage-history-sheet.tsx';
import { UsageSheet } from '../dashboard/usage-sheet.tsx';
import { useSignedInAccount } from '../dashboard/use-signed-in-account.ts';
import '../dashboard/dashboard.css';

export const meta: MetaFunction = () => unlistedHead('Dashboard');

// The script has already run before hydration, so the browser's bundle does not contain its text.
const signedInScript = import.meta.env.SSR ? scriptText : '';

type Toast = readonly [ToastKind, string];

/** The toast for an attempt to connect a mailbox; undefined if the parameters do not tell of one. */
function mailboxToast(parameters: URLSearchParams): Toast | undefined {
  const outcome = connectOutcomes.find((known) => known === parameters.get(CONNECT_OUTCOME_PARAMETER));
  const kind = mailboxKindNames.find((known) => known === parameters.get(CONNECT_KIND_PARAMETER));
  const { name, connected } = kind
    ? mailboxKindDetails(kind)
    : { name: 'The mailbox', connected: 'The mailbox is connected.' };
  const toasts: Record<ConnectOutcome, Toast> = {
    connected: ['success', connected],
    denied: ['error', mailboxProblems.accessDenied(name)],
    incomplete: ['error', mailboxProblems.accessIncomplete(name)],
    expired: ['error', mailboxProblems.connectionExpired],
    full: ['error', problems.too_many_mailboxes.detail],
    failed: ['error', mailboxProblems.notConnected],
  };
  return outcome && toasts[outcome];
}

/** The toast for the parameters in the address if the link of a mail, or a provider, opens the page. */
function parameterToast(parameters: URLSearchParams): Toast | undefined {
  if (parameters.get('error') === 'invalid_link') return ['error', problems.invalid_link.detail];
  return mailboxToast(parameters);
}

/** Shows the toast for the parameter once, and removes the parameter from the address bar. */
function useParameterToast(): void {
  useEffect(() => {
    const { pathname, search } = window.location;
    const toast = parameterToast(new URLSearchParams(search));
    if (!toast) return;
    window.history.replaceState(window.history.state, '', pathname);
    showToast(...toast);
  }, []);
}

function LoadingHeading() {
  return (
    <>
      <h1 className="text-headline">
        <span className="sr-only">Dashboard</span>
        <SkeletonBar className="h-5 w-52" />
      </h1>
      <p className="mt-1">
        <SkeletonBar className="w-44" />
      </p>
    </>
  );
}

/** The person's name and address. Without a name, the heading is 'Dashboard'. */
function AccountHeading({ account }: { account: AccountState }) {
  if (account.kind === 'failed') return <h1 className="account-heading text-headline">Dashboard</h1>;
  if (account.kind !== 'ready') {
    return (
      <div className="account-heading">
        <LoadingHeading />
      </div>
    );
  }
  const { full_name, email } = account.profile;
  return (
    <div className="account-heading">
      <h1 className="text-headline wrap-anywhere">
        <bdi>{full_name || 'Dashboard'}</bdi>
      </h1>
      <p className="mt-1 text-ink-soft wrap-anywhere">
        <bdi>{email}</bdi>
      </p>
    </div>
  );
}

/** Shown instead of the account if it could not be loaded. */
function LoadFailure() {
  useEffect(() => showToast('error', accountProblems.profileNotLoaded), []);
  return (
    <Sheet aria-label="Account" className="flex flex-col items-start gap-5 p-5 sm:p-9">
      <div>
        <FieldError>{accountProblems.profileNotLoaded}</FieldError>
        <p className="mt-2">Your account has not changed. Try again in a moment.</p>
      </div>
      <Button look="primary" onClick={() => void reloadAccount()}>
        Try again
      </Button>
    </Sheet>
  );
}

/** The parts of the dashboard of one person. */
function AccountView({ account }: { account: AccountState }) {
  const billing = useBilling(account);
  if (account.kind === 'failed') return <LoadFailure />;
  const loaded = account.kind === 'ready' ? account : undefined;
  return (
    <>
      <UsageSheet account={loaded} billing={billing} />
      <UsageHistorySheet usage={loaded?.usage} />
      <MailboxSheet />
      <TeamPart usage={loaded?.usage} />
      <Settings profile={loaded?.profile} billing={billing.state} />
    </>
  );
}

/** The usage of the month, the mailbox and the settings. Hidden without a session. */
export default function Dashboard() {
  const account = useSignedInAccount();
  useParameterToast();
  return (
    <>
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
          <AccountHeading account={account} />
          {/* The key loads everything anew for another person. */}
          <AccountView key={readSession()?.email} account={account} />
          <InvitationPart isSignedIn={account.kind === 'ready'} />
        </main>
      </div>
      <Toasts place="below-header" />
    </>
  );
}
