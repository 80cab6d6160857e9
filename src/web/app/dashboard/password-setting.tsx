import type { Profile } from '#domain/accounts.ts';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages.ts';
import { showToast } from '#web/lib/toasts.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useAccountForm } from '../auth/use-account-form.ts';
import { changePassword } from './account-care.ts';
import { SettingForm } from './setting-form.tsx';
import { SettingButton, SettingRow } from './settings-section.tsx';
import { useOpened } from './use-opened.ts';

function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const state = useAccountForm({
    kind: 'change-password',
    validatedField: 'currentPassword',
    isToasted: false,
    send: async (values) => {
      await changePassword(values);
      showToast('success', messages.passwordChanged);
      onClose();
      return true;
    },
  });
  return (
    <SettingForm state={state} onCancel={onClose} action="Save password">
      {/* Tells a password manager whose password it is. */}
      <input name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        error={state.errorOf('currentPassword')}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        minLength={6}
        hint={`At least ${limits.passwordLeast} characters`}
        error={state.errorOf('newPassword')}
      />
    </SettingForm>
  );
}

/** How to change the password of an account. */
export function PasswordSetting({ profile }: { profile: Profile | undefined }) {
  const { isOpen, opener, open, close } = useOpened();
  return (
    <SettingRow
      title="Password"
      action={
        isOpen ? null : (
          <SettingButton ref={opener} disabled={!profile} onClick={open}>
            Change password
          </SettingButton>
        )
      }
    >
      <p>A new one signs out every other device.</p>
      {isOpen && profile ? <PasswordForm email={profile.email} onClose={close} /> : null}
    </SettingRow>
  );
}
