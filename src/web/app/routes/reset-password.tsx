import { useEffect, useRef, useState } from 'react';
import { type MetaFunction, useLocation, useNavigate } from 'react-router';
import { limits } from '#domain/limits.ts';
import { accountProblems, messages } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { forgetWork } from '#web/lib/kept-work.ts';
import type { Session } from '#web/lib/session.ts';
import { leaveToast } from '#web/lib/waiting-toast.ts';
import { unlistedHead } from '#web/site/page-head.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SubmitButton, useAccountForm } from '../auth/account-form.tsx';
import { confirmSession, endSession, resetPassword } from '../auth/auth-calls.ts';
import { Postcard } from '../auth/postcard.tsx';
import { useAction } from '../use-action.ts';

export const meta: MetaFunction = () => unlistedHead('New password');

/** The token of the mail's link. It is removed from the address bar at once. A reload finds it in the history entry. */
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
  leaveToast('success', messages.passwordReset);
  window.location.replace(pagePaths.auth);
}

type NewPasswordFormProps = {
  /** The token from a mail's link. */
  token: string;
  /** Called if the link was already used, is too old or is not genuine. */
  onRefused: () => void;
  /** Called after the password is set, if a person is signed in here with another account. */
  onOtherSession: (session: Session) => void;
};

/** Sets a new password with the token from a mail's link. */
function NewPasswordForm({ token, onRefused, onOtherSession }: NewPasswordFormProps) {
  const { form, isBusy, submit, errorOf, problem, forget } = useAccountForm({
    kind: 'reset',
    extraValues: { token },
    send: async (values) => {
      try {
        await resetPassword(values);
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'invalid_link') onRefused();
        throw error;
      }
      // The change ended every session of the account, so a session that is still valid belongs to another account.
      const other = await confirmSession();
      if (other) onOtherSession(other);
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
      <SubmitButton isBusy={isBusy} isHydrated problem={problem}>
        Change password
      </SubmitButton>
    </form>
  );
}

/** Ends the session of the person who is signed in here, and goes to the sign-in page for the new password. */
async function switchAccount(): Promise<boolean> {
  await endSession();
  forgetWork();
  goToSignIn();
  return true;
}

/**
 * Shown when one account got a new password while another account is signed in here. Lets the person choose which
 * account to use.
 */
function OtherSession({ session }: { session: Session }) {
  const { isBusy, problem, button, run } = useAction(switchAccount, accountProblems.notSignedOut);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Postcard
      isCancelled
      title="Password changed"
      message={
        <p ref={message} tabIndex={-1} className="outline-none">
          The account of the link has its new password. Another account is signed in in this browser.
        </p>
      }
    >
      <p className="text-ink-soft">Still signed in</p>
      <p className="card-line wrap-anywhere">{session.email}</p>
      <div className="mt-6 flex flex-col gap-3">
        <Button ref={button} look="primary" disabled={isBusy} onClick={() => void run()}>
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
        Signing in with the new password signs this account out here.
      </p>
    </Postcard>
  );
}

/** The page that a mail's link opens: a form for a new password, or a button that leads to a new link. */
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
        message={<p>It replaces the one you have forgotten, and signs you out everywhere else.</p>}
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
        A link works once, and only for a limited time. If you asked more than once, use the link in the
        newest email.
      </p>
      <Button
        look="primary"
        className="mt-6"
        onClick={() => navigate(pagePaths.auth, { state: { view: 'forgot-password' } })}
      >
        Send a new link
      </Button>
    </Postcard>
  );
}
