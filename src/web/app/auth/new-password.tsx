import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import type { Session } from '#web/lib/session.ts';
import { leaveToast } from '#web/lib/waiting-toast.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { confirmSession, resetPassword } from './account-calls.ts';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';

type NewPasswordProps = {
  /** Of a mail's link. */
  token: string;
  /** The link is used up, too old or made up. */
  onRefused: () => void;
  /** The password is set, and whoever is signed in here has another account. */
  onOther: (session: Session) => void;
};

/** Leads to where people sign in, where it is told that the password is changed. */
export function goToSignIn(): void {
  leaveToast('success', messages.passwordReset);
  window.location.replace(pagePaths.auth);
}

/** Sets a new password by the token of a mail's link. */
export function NewPassword({ token, onRefused, onOther }: NewPasswordProps) {
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
      // Every session of the account has ended with the old password. One that stands is somebody else's.
      const other = await confirmSession();
      if (other) onOther(other);
      else goToSignIn();
      return !other;
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
