import type { RefObject } from 'react';
import { limits } from '#domain/limits.ts';
import { browserProblems, messages } from '#domain/messages.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { type Session, storeSession } from '#web/lib/session.ts';
import { storeToastForNextPage, takeToast } from '#web/lib/waiting-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ActionEnd } from '../use-action.ts';
import { SubmitButton, useAccountForm } from './account-form.tsx';
import { signIn, signUp } from './auth-calls.ts';
import { focusNow } from './focus-now.ts';

/** The views of the sign-in page. */
export type AuthView = 'sign-in' | 'sign-up' | 'forgot-password';

/** What was entered so far in the forms of the page. A form that is opened later starts with it. */
export type EnteredFields = { email: string; name: string };

type SignInFormProps = {
  /** Undefined before hydration, when the style sheet decides which view is shown. */
  view: Exclude<AuthView, 'forgot-password'> | undefined;
  onView: (view: AuthView) => void;
  entered: RefObject<EnteredFields>;
  /** Whether the form has replaced the view of the forgotten password, whose button had the focus. */
  takesFocus: boolean;
};

/** One of two texts. The prerendered page contains both; the style sheet shows one of them. */
export function ViewText({ view, ...texts }: { view: AuthView | undefined; signIn: string; signUp: string }) {
  if (view) return view === 'sign-up' ? texts.signUp : texts.signIn;
  return (
    <>
      <span className="sign-in-only">{texts.signIn}</span>
      <span className="sign-up-only">{texts.signUp}</span>
    </>
  );
}

/**
 * Stores the session. The page then goes to the dashboard, which shows the toast. Throws `ApiProblem` if the browser
 * stores nothing.
 */
function startSession(session: Session, welcome: string): ActionEnd {
  storeToastForNextPage('success', welcome);
  if (storeSession(session)) return 'leaving';
  takeToast();
  throw new ApiProblem('internal', browserProblems.sessionNotKept);
}

type FieldsProps = Omit<SignInFormProps, 'onView'> & {
  errorOf: (field: string) => string | undefined;
};

function Fields({ view, entered, takesFocus, errorOf }: FieldsProps) {
  const isSignUp = view === 'sign-up';
  return (
    <>
      {view === 'sign-in' ? null : (
        <div className={view ? '' : 'sign-up-only'}>
          <TextField
            label="Full Name"
            name="name"
            autoComplete="name"
            dir="auto"
            defaultValue={entered.current.name}
            error={errorOf('name')}
          />
        </div>
      )}
      <TextField
        ref={takesFocus ? focusNow : null}
        label="Email"
        name="email"
        type="email"
        autoComplete={isSignUp ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={entered.current.email}
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
    </>
  );
}

/** The buttons that show the other forms. */
function OtherForms({
  view,
  onView,
  isBusy,
}: Pick<SignInFormProps, 'view' | 'onView'> & { isBusy: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-small text-ink-soft">
      <p>
        <ViewText view={view} signIn="New here?" signUp="Already have an account?" />{' '}
        <Button
          look="link"
          disabled={view === undefined || isBusy}
          onClick={() => onView(view === 'sign-up' ? 'sign-in' : 'sign-up')}
        >
          <ViewText view={view} signIn="Sign up" signUp="Sign in" />
        </Button>
      </p>
      {view === 'sign-up' ? null : (
        <Button
          look="link"
          className={view ? '' : 'sign-in-only'}
          disabled={view === undefined || isBusy}
          onClick={() => onView('forgot-password')}
        >
          Forgot password?
        </Button>
      )}
    </div>
  );
}

/** The form for signing in and signing up. The entered texts stay when the view changes. */
export function SignInForm({ view, onView, entered, takesFocus }: SignInFormProps) {
  const { form, isBusy, submit, errorOf, problem, clearError } = useAccountForm({
    kind: view === 'sign-up' ? 'sign-up' : 'sign-in',
    validatedField: 'password',
    send: async (values) =>
      'name' in values
        ? startSession(await signUp(values), messages.signedUp)
        : startSession(await signIn(values), messages.signedIn),
  });

  function change(next: AuthView): void {
    clearError();
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
        if (name === 'email' || name === 'name') entered.current[name] = value;
        clearError(name);
      }}
    >
      <Fields view={view} entered={entered} takesFocus={takesFocus} errorOf={errorOf} />
      <SubmitButton isBusy={isBusy} isHydrated={view !== undefined} problem={problem}>
        <ViewText view={view} signIn="Sign In" signUp="Sign Up" />
      </SubmitButton>
      <OtherForms view={view} onView={change} isBusy={isBusy} />
    </form>
  );
}
