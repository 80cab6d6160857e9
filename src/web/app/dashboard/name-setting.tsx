import type { Profile } from '#domain/accounts.ts';
import { messages } from '#domain/messages.ts';
import { showToast } from '#web/lib/toasts.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { useAccountForm } from '../auth/use-account-form.ts';
import { changeName } from './account-care.ts';
import { SettingForm } from './setting-form.tsx';
import { SettingButton, SettingRow } from './settings-section.tsx';
import { useOpened } from './use-opened.ts';

function NameForm({ name, onClose }: { name: string; onClose: () => void }) {
  const state = useAccountForm({
    kind: 'change-name',
    validatedField: 'name',
    isToasted: false,
    send: async (values) => {
      await changeName(values.name);
      showToast('success', messages.nameChanged);
      onClose();
      return true;
    },
  });
  return (
    <SettingForm state={state} onCancel={onClose} action="Save name">
      <TextField
        label="Full Name"
        name="name"
        autoComplete="name"
        dir="auto"
        defaultValue={name}
        error={state.errorOf('name')}
      />
    </SettingForm>
  );
}

/** The person's name, and how to change it. */
export function NameSetting({ profile }: { profile: Profile | undefined }) {
  const { isOpen, opener, open, close } = useOpened();
  return (
    <SettingRow
      title="Name"
      action={
        isOpen ? null : (
          <SettingButton ref={opener} disabled={!profile} onClick={open}>
            Change name
          </SettingButton>
        )
      }
    >
      <p>Stands at the head of this page, and below your replies.</p>
      {isOpen && profile ? <NameForm name={profile.full_name} onClose={close} /> : null}
    </SettingRow>
  );
}
