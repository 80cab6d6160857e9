import { messages } from '#domain/messages.ts';
import { showToast } from '#web/lib/toasts.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { useAccountForm } from '../auth/use-account-form.ts';
import { changeName } from './account-care.ts';
import { SettingForm } from './setting-form.tsx';

/** The form that changes the person's name. */
export function NameForm({ name, onClose }: { name: string; onClose: () => void }) {
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
