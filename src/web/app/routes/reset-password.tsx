import { useEffect, useRef, useState } from 'react';
import { type MetaFunction, useLocation, useNavigate } from 'react-router';
import { limits } from '#domain/limits.ts';
import { accountProblems, messages } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { sendsMail } from '#web/lib/page-facts.ts';
import { recordSignOut } from '#web/lib/saved-state.ts';
import type { Session } from '#web/lib/session.ts';
import { storeToastForNextPage } from '#web/lib/waiting-toast.ts';
import { unlistedHead } from '#web/site/page-head.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SubmitButton, useAccountForm } from '../auth/account-form.tsx';
import { confirmSession, endSession, resetPassword } from '../auth/auth-calls.ts';
import { NoMail } from '../auth/forgot-password.tsx';
import { Postcard } from '../auth/postcard.tsx';
import { type ActionEnd, useAction } from '../use-action.ts';

export const meta: MetaFunction = () => unlistedHead('New password');

/** The token in the link of the mail. Moves it from the address to the history entry, where it survives a reload. */
function useLinkToken(): string | undefined {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const token: string | undefined = new URLSearchParams(search).get('token') || state?.token;
  useEffect(() => {
    if (search) void navigate(pagePaths.resetPassword, { replace: true, state: { token } });
  }, [search, token, navigate]);
  return token;
}

/** Goes to the sign-in page, which says that the password is changed. */
function goToSignIn(): void {
  storeToastForNextPage('success', messages.passwordReset);
  window.location.replace(pagePaths.auth);
}

type NewPasswordFormProps = {
  /** The token in the link of the mail. */
  token: string;
  /** Called if the link was already used, has expired or is not valid. */
  onRefused: () => void;
  /** Called after the password is set, if another account is signed in in this browser. */
  onOtherSession: (session: Session) => void;
};

/** The form for the new password. */
function NewPasswordForm({ token, onRefused, onOtherSession }: NewPasswordFormProps) {
  const { form, isBusy, submit, errorOf, problem, clearError } = useAccountForm({
    kind: 'reset',
    extraValues: { token },
    validatedField: 'newPassword',
    send: async (values) => {
      try {
        await resetPassword(values);
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'invalid_link') onRefused();
        throw error;
      }
      // Every session of the account has ended, so a session that is still valid belongs to another account.
      const other = await confirmSession();
      if (other) onOtherSession(other);
      else goToSignIn();
      return other ? 'done' : 'leaving';
    },
  });

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="flex flex-col gap-5"
      onSubmit={submit}
      onInput={() => clearError('newPassword')}
    >
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        minLength={6}
        hint={`At least ${limits.passwordMin} characters`}
        error={errorOf('newPassword')}
      />
      <SubmitButton isBusy={isBusy} problem={problem}>
        Change password
      </SubmitButton>
    </form>
  );
}

/** Signs the other account out, and goes to the sign-in page. */
async function switchAccount(): Promise<ActionEnd> {
  await endSession();
  recordSignOut();
  goToSignIn();
  return 'leaving';
}

/** Shown if another account is signed in in this browser. The person chooses which account to use. */
function OtherSession({ session }: { session: Session }) {
  const { isBusy, problem, buttonRef, run } = useAction({
    work: switchAccount,
    failureToast: accountProblems.notSignedOut,
  });
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Postcard
      isCancelled
      title="Password changed"
      message={
        <p ref={message} tabIndex={-1} className="outline-none">
          The account in the link has a new password. In this browser, another account is signed in.
        </p>
      }
    >
      <p className="text-ink-soft">Still signed in</p>
      <p className="card-line wrap-anywhere">{session.email}</p>
      <div className="mt-6 flex flex-col gap-3">
        <Button ref={buttonRef} look="primary" disabled={isBusy} onClick={() => void run()}>
          {isBusy ? 'Loading...' : 'Sign in with the new password'}
        </Button>
        <div role="alert" className="empty:hidden">
          {problem ? <FieldError>{problem}</FieldError> : null}
        </div>
        <a href={pagePaths.dashboard} className={buttonClasses('plain')}>
          Stay signed in
        </a>
      </div>
      <p className="mt-6 text-small text-ink-soft">
        If you sign in with the new password, this account is signed out in this browser.
      </p>
    </Postcard>
  );
}

/** The page that the link of a mail opens: a form for a new password, or a button to request a new link. */
export default function ResetPassword() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const [isRefused, setIsRefused] = useState(false);
  const [otherSession, setOtherSession] = useState<Session>();
  if (otherSession) return <OtherSession session={otherSession} />;
  if (token && !isRefused) {
    return (
      <Postcard
        isCancelled
        title="Choose a new password"
        message={<p>It replaces your old password. All your other devices are signed out.</p>}
      >
        <NewPasswordForm
          token={token}
          onRefused={() => setIsRefused(true)}
          onOtherSession={setOtherSession}
        />
      </Postcard>
    );
  }
  return (
    <Postcard isCancelled title="Link not valid" message={<p>{problems.invalid_link.detail}</p>}>
      <p className="text-ink-soft">
        A link works once and for a limited time.
        {sendsMail() ? ' If you requested several links, use the link in the newest email.' : null}
      </p>
      {sendsMail() ? (
        <Button
          look="primary"
          className="mt-6"
          onClick={() => navigate(pagePaths.auth, { state: { view: 'forgot-password' } })}
        >
          Send a new link
        </Button>
      ) : (
        <div className="mt-6">
          <NoMail />
        </div>
      )}
    </Postcard>
  );
}
