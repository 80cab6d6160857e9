import type { ReactNode } from 'react';
import type { Profile } from '#domain/accounts.ts';
import { accountProblems, messages } from '#domain/messages.ts';
import { readSession } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toasts.ts';
import { SettingButton, SettingRow, SettingsSection } from '#web/ui/setting-row.tsx';
import type { BillingState } from '../billing/use-billing.ts';
import { type ActionEnd, useAction } from '../use-action.ts';
import { useLazyPart } from '../use-lazy-part.ts';
import { downloadData, signOutEverywhere } from './account-calls.ts';
import { KeysSection } from './keys-section.tsx';

type AccountForms = typeof import('./account-forms.tsx');

/** The forms are loaded after a press, because most visits do not need them. */
const loadForms = (): Promise<AccountForms> => import('./account-forms.tsx');

type FormSettingProps = {
  title: string;
  /** The label of the button that opens the form. */
  action: string;
  profile: Profile | undefined;
  form: (forms: AccountForms, profile: Profile, close: () => void) => ReactNode;
  children: ReactNode;
};

/** A setting that is changed with a form. The form replaces the button that opens it. */
function FormSetting({ title, action, profile, form, children }: FormSettingProps) {
  const { part, problem, isLoading, opener, close } = useLazyPart(loadForms);
  const button = (
    <SettingButton disabled={isLoading || !profile} {...opener}>
      {isLoading ? 'Loading...' : action}
    </SettingButton>
  );
  return (
    <SettingRow title={title} action={part ? null : button} problem={problem}>
      <p>{children}</p>
      {part && profile ? form(part, profile, close) : null}
    </SettingRow>
  );
}

type ActionSettingProps = {
  title: string;
  /** The label of the button. */
  action: string;
  /** The label of the button while the work runs. */
  waiting: string;
  isReady: boolean;
  /** Throws `ApiProblem`. */
  work: () => Promise<ActionEnd>;
  /** The toast after a failure. */
  failureToast?: string;
  children: ReactNode;
};

/** A setting with a button that does something at once. */
function ActionSetting({
  title,
  action,
  waiting,
  isReady,
  work,
  failureToast,
  children,
}: ActionSettingProps) {
  const { isBusy, problem, buttonRef, run } = useAction({ work, failureToast });
  return (
    <SettingRow
      title={title}
      problem={problem}
      action={
        <SettingButton ref={buttonRef} disabled={isBusy || !isReady} onClick={() => void run()}>
          {isBusy ? waiting : action}
        </SettingButton>
      }
    >
      <p>{children}</p>
    </SettingRow>
  );
}

type SettingsProps = { profile: Profile | undefined; billing: BillingState };

/** The setting that deletes the account. */
function DeleteAccountSetting({ profile, billing }: SettingsProps) {
  const { part, problem, isLoading, opener, close } = useLazyPart(loadForms);
  return (
    <SettingRow
      title="Delete account"
      problem={problem}
      action={
        <SettingButton look="danger" disabled={isLoading || !profile} {...opener}>
          {isLoading ? 'Loading...' : 'Delete account'}
        </SettingButton>
      }
    >
      <p>Deletes your account and your data. This cannot be undone.</p>
      {part && profile ? <part.DeletionDialog profile={profile} billing={billing} onClose={close} /> : null}
    </SettingRow>
  );
}

async function endSessions(): Promise<ActionEnd> {
  await signOutEverywhere();
  return 'leaving';
}

async function saveData(): Promise<ActionEnd> {
  await downloadData();
  showToast('success', messages.dataDownloaded);
  return 'done';
}

/** The settings of the account. The buttons are disabled until the profile is loaded. */
export function Settings({ profile, billing }: SettingsProps) {
  const email = readSession()?.email;
  return (
    <>
      <SettingsSection title="Account" note="What we call you, and how you sign in.">
        <FormSetting
          title="Name"
          action="Change name"
          profile={profile}
          form={({ NameForm }, { full_name }, close) => <NameForm name={full_name} onClose={close} />}
        >
          Shown at the top of this page and below your replies.
        </FormSetting>
        <FormSetting
          title="Password"
          action="Change password"
          profile={profile}
          form={({ PasswordForm }, { email }, close) => <PasswordForm email={email} onClose={close} />}
        >
          A new password signs out every other device.
        </FormSetting>
        <ActionSetting
          title="Devices"
          action="Sign out everywhere"
          waiting="Signing out..."
          isReady={!!profile}
          work={endSessions}
          failureToast={accountProblems.notSignedOut}
        >
          Ends your session on every device, including this one.
        </ActionSetting>
      </SettingsSection>
      <KeysSection key={email} />
      <SettingsSection title="Your data" note="The emails you answer are never stored.">
        <ActionSetting
          title="Copy of your data"
          action="Download my data"
          waiting="Downloading..."
          isReady={!!profile}
          work={saveData}
        >
          Everything we store about your account, as a JSON file.
        </ActionSetting>
        <DeleteAccountSetting profile={profile} billing={billing} />
      </SettingsSection>
    </>
  );
}
