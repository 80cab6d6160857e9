import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, type MetaFunction, useLocation, useNavigate } from 'react-router';
import { pagePaths, signUpPath } from '#domain/paths.ts';
import { plans } from '#domain/plans.ts';
import { readSession, subscribeToSession } from '#web/lib/session.ts';
import { unlistedHead } from '#web/site/page-head.ts';
import { ForgotPassword } from '../auth/forgot-password.tsx';
import { Postcard } from '../auth/postcard.tsx';
import { type AuthView, SignInForm, type TypedFields, ViewText } from '../auth/sign-in-form.tsx';

const titles: Record<AuthView, string> = {
  'sign-in': 'Sign in',
  'sign-up': 'Sign up',
  'forgot-password': 'Forgot password',
};

const signInMessage = 'Your plan and your remaining emails of this month are where you left them.';

const signUpMessage =
  `A free account includes ${plans.free.includedVolume} replies a month. ` +
  'No card is needed, and the emails you answer are not stored.';

/** The view that an address and its history entry ask for. */
function viewOf({ hash, state }: Pick<Location, 'hash' | 'state'>): AuthView {
  if (Object.hasOwn(titles, state?.view)) return state.view;
  return signUpPath.endsWith(hash || ' ') ? 'sign-up' : 'sign-in';
}

export const meta: MetaFunction = ({ location }) => unlistedHead(titles[viewOf(location)]);

/**
 * Sends a signed-in person to the dashboard, also if the sign-in happens later in another tab. 'Back' then skips this
 * page. Returns false until it is known that no one is signed in. Until then the page does nothing, and it is hidden if
 * a session exists.
 */
function useSignedOutOnly(): boolean {
  const [isSignedOut, setIsSignedOut] = useState(false);
  useLayoutEffect(() => {
    const checkSession = () => {
      if (readSession()) window.location.replace(pagePaths.dashboard);
      else setIsSignedOut(true);
    };
    checkSession();
    const stop = subscribeToSession(checkSession);
    // The browser may restore the old page from its back/forward cache.
    window.addEventListener('pageshow', checkSession);
    return () => {
      stop();
      window.removeEventListener('pageshow', checkSession);
    };
  }, []);
  return isSignedOut;
}

/**
 * The view, and a function that changes it. The view is kept in the history entry, so a reload keeps it, and 'back'
 * leads from the forgotten password to the form. Undefined in the prerendered page, which cannot know it.
 */
function useAuthView(isSignedOut: boolean): [AuthView | undefined, (view: AuthView) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const view = isSignedOut ? viewOf(location) : undefined;

  function show(next: AuthView): void {
    void navigate(pagePaths.auth, { state: { view: next }, replace: next !== 'forgot-password' });
  }

  useEffect(() => {
    // The fragment has been read, so the page's own address replaces it.
    if (view && location.hash) void navigate(pagePaths.auth, { state: { view }, replace: true });
  }, [view, location.hash, navigate]);

  return [view, show];
}

/** The page to sign in, to sign up and to ask for a new password. */
export default function Auth() {
  const isSignedOut = useSignedOutOnly();
  const [view, show] = useAuthView(isSignedOut);
  const typed = useRef<TypedFields>({ email: '', name: '' }).current;
  const isForgotten = view === 'forgot-password';
  return (
    // The fragment of the sign-up address refers to this id.
    <div id="sign-up">
      <Postcard
        className={isSignedOut ? '' : 'when-signed-out'}
        isCancelled={view !== undefined && view !== 'sign-up'}
        title={
          isForgotten ? (
            'Forgot password?'
          ) : (
            <ViewText view={view} signIn="Welcome Back" signUp="Get Started" />
          )
        }
        message={
          isForgotten ? (
            <p>We will email a link for choosing a new one to the address of your account.</p>
          ) : (
            <p>
              <ViewText view={view} signIn={signInMessage} signUp={signUpMessage} />
            </p>
          )
        }
      >
        {isForgotten ? (
          <ForgotPassword typed={typed} onBack={() => show('sign-in')} />
        ) : (
          <SignInForm view={view} onView={show} typed={typed} />
        )}
      </Postcard>
    </div>
  );
}
