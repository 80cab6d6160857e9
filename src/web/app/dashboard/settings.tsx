import type { Profile } from '#domain/accounts.ts';
import { messages } from '#domain/messages.ts';
import { showToast } from '#web/lib/toasts.ts';
import { downloadData, signOutEverywhere } from './account-care.ts';
import { ActionSetting } from './action-setting.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { NameSetting } from './name-setting.tsx';
import { PasswordSetting } from './password-setting.tsx';
import { SettingRow, SettingsSection } from './settings-section.tsx';

async function leaveEverywhere(): Promise<boolean> {
  await signOutEverywhere();
  return true;
}

async function saveData(): Promise<boolean> {
  await downloadData();
  showToast('success', messages.dataDownloaded);
  return false;
}

/** What a person can do with the account itself. */
export function Settings({ profile: { email, full_name } }: { profile: Profile }) {
  return (
    <>
      <SettingsSection title="Account" note="How you sign in, and what we call you.">
        <NameSetting name={full_name} />
        <SettingRow title="Email">
          <bdi>{email}</bdi>
        </SettingRow>
        <PasswordSetting email={email} />
        <ActionSetting
          title="Devices"
          action="Sign out everywhere"
          waiting="Signing out..."
          work={leaveEverywhere}
        >
          Ends your session on every device, this one too.
        </ActionSetting>
      </SettingsSection>
      <SettingsSection title="Your data" note="Your emails and replies are never stored.">
        <ActionSetting title="Your copy" action="Download my data" waiting="Downloading..." work={saveData}>
          Everything that is kept of your account, as a JSON file.
        </ActionSetting>
        <DeleteAccount email={email} />
      </SettingsSection>
    </>
  );
}
