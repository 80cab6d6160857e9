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
  /** The token from a mail's link. */
  token: string;
  /** Called if the link was already used, is too old or is not genuine. */
  onRefused: () => void;
  /** Called after the password is set, if a person is signed in here with another account. */
  onOther: (session: Session) => void;
};

/** Goes to the sign-in page, which says that the password is changed. */
export function goToSignIn(): void {
  leaveToast('success', messages.passwordReset);
  window.location.replace(pagePaths.auth);
}

/** Sets a new password with the token from a mail's link. */
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
      // The change ended every session of the account, so a session that is still valid belongs to another account.
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
        hint={`At least ${limits.passwordMin} characters`}
        error={errorOf('newPassword')}
      />
      <SubmitButton isBusy={isBusy} isLive problem={problem}>
        Change password
      </SubmitButton>
    </form>
  );
}
