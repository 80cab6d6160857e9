import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages.ts';
import { showToast } from '#web/lib/toasts.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useAccountForm } from '../auth/use-account-form.ts';
import { changePassword } from './account-care.ts';
import { SettingForm } from './setting-form.tsx';

/** The form that changes the password of the account with this address. */
export function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
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
      {/* So that a password manager knows the account of the password. */}
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
        hint={`At least ${limits.passwordMin} characters`}
        error={state.errorOf('newPassword')}
      />
    </SettingForm>
  );
}
