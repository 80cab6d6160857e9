import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAccountForm } from '../auth/use-account-form.ts';
import { deleteAccount } from './account-care.ts';
import { FormMessage } from './form-message.tsx';

function DeletionForm({ email, onClose }: { email: string; onClose: () => void }) {
  const { form, isBusy, submit, errorOf, message, problem, forget } = useAccountForm({
    kind: 'delete-account',
    validatedField: 'email',
    isToasted: false,
    send: async (values) => {
      await deleteAccount(values);
      return true;
    },
  });
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="mt-3 flex flex-col gap-5"
      onSubmit={submit}
      onInput={() => forget('email')}
    >
      <p className="text-ink-soft">
        Your account and your plan are deleted at once, on every device, and your mailbox is disconnected.
        Nobody can bring them back. If you sign up again, what you used of this month still counts.
      </p>
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

/** Asks for confirmation before an account is deleted: the person has to type the account's address. */
export function DeletionDialog({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Delete account">
      <DeletionForm email={email} onClose={onClose} />
    </Dialog>
  );
}
