import type { Profile } from '#domain/accounts.ts';
import { deletionWarning } from '#domain/billing-messages.ts';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages.ts';
import type { Plan } from '#domain/plans.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAccountForm } from '../auth/account-form.tsx';
import type { BillingState } from '../billing/use-billing.ts';
import { changeName, changePassword, deleteAccount } from './account-calls.ts';
import { FormMessage, SettingForm } from './setting-form.tsx';

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
      return 'done';
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

/** The form that changes the password. `email`: the address of the account. */
export function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const state = useAccountForm({
    kind: 'change-password',
    validatedField: 'newPassword',
    isToasted: false,
    send: async (values) => {
      await changePassword(values);
      showToast('success', messages.passwordChanged);
      onClose();
      return 'done';
    },
  });
  return (
    <SettingForm state={state} onCancel={onClose} action="Save password">
      {/* Tells a password manager which account the password belongs to. */}
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

/** What happens to the payments; undefined if there are none. */
function paymentsAtDeletion(plan: Plan, billing: BillingState): string | undefined {
  if (billing.kind === 'ready') {
    const { subscription, money_back_until } = billing.value;
    return deletionWarning(subscription !== null, money_back_until !== null);
  }
  // Not known: the sentence says what would happen.
  return billing.kind === 'none' || plan === 'free' ? undefined : deletionWarning(true, false);
}

type DeletionProps = { profile: Profile; billing: BillingState; onClose: () => void };

function DeletionForm({ profile, billing, onClose }: DeletionProps) {
  const { email, current_plan } = profile;
  const payments = paymentsAtDeletion(current_plan, billing);
  const { form, isBusy, submit, errorOf, message, problem, clearError } = useAccountForm({
    kind: 'delete-account',
    validatedField: 'email',
    isToasted: false,
    send: async (values) => {
      await deleteAccount(values);
      return 'leaving';
    },
  });
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="mt-3 flex flex-col gap-5"
      onSubmit={submit}
      onInput={() => clearError('email')}
    >
      <p className="text-ink-soft">
        Your account and your plan are deleted at once, on every device, and your mailboxes are disconnected.
        They cannot be restored. A team that you own is dissolved, and its members get their own plans back.
        If you sign up again, the replies that you used this month still count.
      </p>
      {payments ? <p>{payments}</p> : null}
      <p className="text-ink-soft">
        To confirm, type <bdi className="font-medium text-ink select-all wrap-anywhere">{email}</bdi>
      </p>
      <TextField
        label="Email of this account"
        name="email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={errorOf('email')}
      />
      <FormMessage message={message} problem={problem} />
      <div className="flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow">
        <Button look="plain" disabled={isBusy} onClick={onClose}>
          Keep account
        </Button>
        <Button look="danger" type="submit" disabled={isBusy}>
          {isBusy ? 'Deleting...' : 'Delete account'}
        </Button>
      </div>
    </form>
  );
}

/** The dialog that deletes the account. To confirm, the person types the address of the account. */
export function DeletionDialog(props: DeletionProps) {
  return (
    <Dialog open onClose={props.onClose} title="Delete account">
      <DeletionForm {...props} />
    </Dialog>
  );
}
