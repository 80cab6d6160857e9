import type { Profile } from '#domain/accounts.ts';
import { accountProblems, messages } from '#domain/messages.ts';
import { readSession } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toasts.ts';
import { downloadData, signOutEverywhere } from './account-care.ts';
import { ActionSetting } from './action-setting.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { FormSetting } from './form-setting.tsx';
import { KeysSection } from './keys-section.tsx';
import { SettingsSection } from './settings-section.tsx';

async function leaveEverywhere(): Promise<boolean> {
  await signOutEverywhere();
  return true;
}

async function saveData(): Promise<boolean> {
  await downloadData();
  showToast('success', messages.dataDownloaded);
  return false;
}

/** The settings of the account itself. Their buttons are disabled while `profile` is undefined. */
export function Settings({ profile }: { profile: Profile | undefined }) {
  const email = readSession()?.email;
  return (
    <>
      <SettingsSection title="Account" note="What we call you, and how you sign in.">
        <FormSetting
          title="Name"
          action="Change name"
          isReady={!!profile}
          load={() => import('./name-form.tsx')}
          form={({ NameForm }, close) =>
            profile ? <NameForm name={profile.full_name} onClose={close} /> : null
          }
        >
          Stands at the head of this page, and below your replies.
        </FormSetting>
        <FormSetting
          title="Password"
          action="Change password"
          isReady={!!profile}
          load={() => import('./password-form.tsx')}
          form={({ PasswordForm }, close) =>
            profile ? <PasswordForm email={profile.email} onClose={close} /> : null
          }
        >
          A new one signs out every other device.
        </FormSetting>
        <ActionSetting
          title="Devices"
          action="Sign out everywhere"
          waiting="Signing out..."
          isReady={!!profile}
          work={leaveEverywhere}
          failed={accountProblems.notSignedOut}
        >
          Ends your session on every device, this one too.
        </ActionSetting>
      </SettingsSection>
      <KeysSection key={email} />
      <SettingsSection title="Your data" note="The emails you answer are never stored.">
        <ActionSetting
          title="Your copy"
          action="Download my data"
          waiting="Downloading..."
          isReady={!!profile}
          work={saveData}
        >
          Everything that is kept of your account, as a JSON file.
        </ActionSetting>
        <DeleteAccount profile={profile} />
      </SettingsSection>
    </>
  );
}
