import type { ReactNode } from 'react';
import { limits } from '#domain/limits.ts';
import { browserProblems, messages } from '#domain/messages.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { type Session, storeSession } from '#web/lib/session.ts';
import { leaveToast, takeToast } from '#web/lib/waiting-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { signIn, signUp } from './account-calls.ts';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';
import type { AuthView } from './use-auth-view.ts';

/** What was typed so far. The other forms of the page start with these values. */
export type Typed = { email: string; name: string };

type SignInFormProps = {
  /** Undefined before hydration, while only the page's address decides the view. */
  view: Exclude<AuthView, 'forgot-password'> | undefined;
  onView: (view: AuthView) => void;
  typed: Typed;
};

/** Shows one of two texts. The prerendered page contains both, and the style sheet shows one of them. */
export function Either({ view, ...texts }: { view: AuthView | undefined; signIn: string; signUp: string }) {
  if (view) return view === 'sign-up' ? texts.signUp : texts.signIn;
  return (
    <>
      <span className="in-sign-in">{texts.signIn}</span>
      <span className="in-sign-up">{texts.signUp}</span>
    </>
  );
}

/**
 * Stores the session, which leads to the dashboard. The dashboard shows the message. Throws `ApiProblem` if the browser
 * stores nothing.
 */
function enter(session: Session, welcome: string): boolean {
  leaveToast('success', welcome);
  if (storeSession(session)) return true;
  takeToast();
  throw new ApiProblem('internal', browserProblems.sessionNotKept);
}

/**
 * One form for signing in and signing up. Signing up also has a name field. What was typed stays when the view changes.
 */
export function SignInForm({ view, onView, typed }: SignInFormProps) {
  const isSignUp = view === 'sign-up';
  const { form, isBusy, submit, errorOf, problem, forget } = useAccountForm({
    kind: isSignUp ? 'sign-up' : 'sign-in',
    send: async (values) =>
      'name' in values
        ? enter(await signUp(values), messages.signedUp)
        : enter(await signIn(values), messages.signedIn),
  });

  function change(next: AuthView): void {
    forget();
    onView(next);
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="flex flex-col gap-5"
      onSubmit={submit}
      onInput={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        const { name, value } = target;
        if (name === 'email' || name === 'name') typed[name] = value;
        forget(name);
      }}
    >
      {view === 'sign-in' ? null : (
        <div className={view ? '' : 'in-sign-up'}>
          <TextField
            label="Full Name"
            name="name"
            autoComplete="name"
            dir="auto"
            defaultValue={typed.name}
            error={errorOf('name')}
          />
        </div>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete={isSignUp ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={typed.email}
        error={errorOf('email')}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        minLength={6}
        hint={isSignUp ? `At least ${limits.passwordMin} characters` : undefined}
        error={errorOf('password')}
      />
      <SubmitButton isBusy={isBusy} isLive={view !== undefined} problem={problem}>
        <Either view={view} signIn="Sign In" signUp="Sign Up" />
      </SubmitButton>
      <Ways view={view} onView={change} isBusy={isBusy} />
    </form>
  );
}

/** The buttons that lead to the other forms. */
function Ways({ view, onView, isBusy }: Omit<SignInFormProps, 'typed'> & { isBusy: boolean }): ReactNode {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-small text-ink-soft">
      <p>
        <Either view={view} signIn="New here?" signUp="Already have an account?" />{' '}
        <Button
          look="link"
          disabled={view === undefined || isBusy}
          onClick={() => onView(view === 'sign-up' ? 'sign-in' : 'sign-up')}
        >
          <Either view={view} signIn="Sign up" signUp="Sign in" />
        </Button>
      </p>
      {view === 'sign-up' ? null : (
        <Button
          look="link"
          className={view ? '' : 'in-sign-in'}
          disabled={view === undefined || isBusy}
          onClick={() => onView('forgot-password')}
        >
          Forgot password?
        </Button>
      )}
    </div>
  );
}
