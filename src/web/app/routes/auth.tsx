import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, type MetaFunction, useLocation, useNavigate } from 'react-router';
import { pagePaths, signUpPath } from '#domain/paths.ts';
import { plans } from '#domain/plans.ts';
import { sendsMail } from '#web/lib/page-facts.ts';
import { readSession, subscribeToSession } from '#web/lib/session.ts';
import { unlistedHead } from '#web/site/page-head.ts';
import { ForgotPassword } from '../auth/forgot-password.tsx';
import { Postcard } from '../auth/postcard.tsx';
import { type AuthView, type EnteredFields, SignInForm, ViewText } from '../auth/sign-in-form.tsx';

const titles: Record<AuthView, string> = {
  'sign-in': 'Sign in',
  'sign-up': 'Sign up',
  'forgot-password': 'Forgot password',
};

const signInMessage = 'Sign in to continue with your plan and the replies you have left this month.';

const signUpMessage =
  `A free account includes ${plans.free.includedVolume} replies a month. ` +
  'No card is needed, and the emails you answer are not stored.';

/** The view of a history entry, or of the fragment of the address. */
function viewOf({ hash, state }: Pick<Location, 'hash' | 'state'>): AuthView {
  if (Object.hasOwn(titles, state?.view)) return state.view;
  return signUpPath.endsWith(hash || ' ') ? 'sign-up' : 'sign-in';
}

export const meta: MetaFunction = ({ location }) => unlistedHead(titles[viewOf(location)]);

/**
 * Sends a signed-in person to the dashboard, also if the person signs in later in another tab. Returns true as soon as
 * it is known that no session exists.
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
 * The view, and a function that changes it. The view is in the history entry, so that it survives a reload, and 'back'
 * leads from the forgotten password to the sign-in form. Undefined in the prerendered page.
 */
function useAuthView(isSignedOut: boolean): [AuthView | undefined, (view: AuthView) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const view = isSignedOut ? viewOf(location) : undefined;

  function show(next: AuthView): void {
    void navigate(pagePaths.auth, { state: { view: next }, replace: next !== 'forgot-password' });
  }

  useEffect(() => {
    // The view is known now, so the fragment can be removed.
    if (view && location.hash) void navigate(pagePaths.auth, { state: { view }, replace: true });
  }, [view, location.hash, navigate]);

  return [view, show];
}

/** The page to sign in, to sign up and to request a link for a new password. */
export default function Auth() {
  const isSignedOut = useSignedOutOnly();
  const [view, show] = useAuthView(isSignedOut);
  const entered = useRef<EnteredFields>({ email: '', name: '' });
  const isForgotten = view === 'forgot-password';
  const [wasForgotten, setWasForgotten] = useState(false);
  if (isForgotten && !wasForgotten) setWasForgotten(true);
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
            sendsMail() ? (
              <p>
                Enter the email address of your account. We will send you a link to choose a new password.
              </p>
            ) : (
              <p>A new password needs a link that comes by email.</p>
            )
          ) : (
            <p>
              <ViewText view={view} signIn={signInMessage} signUp={signUpMessage} />
            </p>
          )
        }
      >
        {isForgotten ? (
          <ForgotPassword entered={entered} onBack={() => show('sign-in')} />
        ) : (
          <SignInForm view={view} onView={show} entered={entered} takesFocus={wasForgotten} />
        )}
      </Postcard>
    </div>
  );
}
