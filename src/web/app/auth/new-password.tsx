import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { clearSession } from '#web/lib/session.ts';
import { leaveToast } from '#web/lib/waiting-toast.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { resetPassword } from './account-calls.ts';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Sets a new password by the token of a mail's link; `onRefused` when the link is used up, too old or made up. */
export function NewPassword({ token, onRefused }: { token: string; onRefused: () => void }) {
  const { form, isBusy, submit, errorOf, problem, forget } = useAccountForm({
    kind: 'reset',
    more: { token },
    send: async (values) => {
      try {
        await resetPassword(values);
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'invalid_link') onRefused();
        throw error;
      }
      // Every session of the account has ended with the old password.
      clearSession();
      leaveToast('success', messages.passwordReset);
      window.location.replace(pagePaths.auth);
      return true;
    },
  });

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="flex flex-col gap-5"
      onSubmit={submit}
      onInput={() => forget('newPassword')}
    >
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        minLength={6}
        hint={`At least ${limits.passwordLeast} characters`}
        error={errorOf('newPassword')}
      />
      <SubmitButton isBusy={isBusy} isLive problem={problem}>
        Change password
      </SubmitButton>
    </form>
  );
}
