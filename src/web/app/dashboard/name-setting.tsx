import { messages } from '#domain/messages.ts';
import { showToast } from '#web/lib/toasts.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { useAccountForm } from '../auth/use-account-form.ts';
import { changeName } from './account-care.ts';
import { SettingForm } from './setting-form.tsx';
import { SettingButton, SettingRow } from './settings-section.tsx';
import { useOpened } from './use-opened.ts';

function NameForm({ name, onClose }: { name: string; onClose: () => void }) {
  const { form, isBusy, submit, errorOf, problem, forget } = useAccountForm({
    kind: 'change-name',
    validatedField: 'name',
    send: async (values) => {
      await changeName(values.name);
      showToast('success', messages.nameChanged);
      onClose();
      return true;
    },
  });
  return (
    <SettingForm
      form={form}
      isBusy={isBusy}
      problem={problem}
      submit={submit}
      onEdit={forget}
      onCancel={onClose}
      action="Save name"
    >
      <TextField
        label="Full Name"
        name="name"
        autoComplete="name"
        dir="auto"
        defaultValue={name}
        error={errorOf('name')}
      />
    </SettingForm>
  );
}

/** The person's name, and how to change it. */
export function NameSetting({ name }: { name: string }) {
  const { isOpen, opener, open, close } = useOpened();
  return (
    <SettingRow
      title="Name"
      action={
        isOpen ? null : (
          <SettingButton ref={opener} onClick={open}>
            Change name
          </SettingButton>
        )
      }
    >
      {isOpen ? <NameForm name={name} onClose={close} /> : <bdi>{name || 'None given'}</bdi>}
    </SettingRow>
  );
}
