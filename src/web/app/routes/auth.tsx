import { useRef } from 'react';
import type { MetaFunction } from 'react-router';
import { plans } from '#domain/plans.ts';
import { unlistedHead } from '#web/site/page-head.ts';
import { ForgotPassword } from '../auth/forgot-password.tsx';
import { Postcard } from '../auth/postcard.tsx';
import { Either, SignInForm, type Typed } from '../auth/sign-in-form.tsx';
import { type AuthView, useAuthView, viewOf } from '../auth/use-auth-view.ts';
import { useSignedOutOnly } from '../auth/use-signed-out-only.ts';

const titles: Record<AuthView, string> = {
  'sign-in': 'Sign in',
  'sign-up': 'Sign up',
  'forgot-password': 'Forgot password',
};

export const meta: MetaFunction = ({ location }) => unlistedHead(titles[viewOf(location)]);

/** The page to sign in, to sign up and to ask for a new password. */
export default function Auth() {
  const isOpen = useSignedOutOnly();
  const [view, show] = useAuthView(isOpen);
  const typed = useRef<Typed>({ email: '', name: '' }).current;
  const isForgotten = view === 'forgot-password';
  return (
    // The fragment of the sign-up address refers to this id.
    <div id="sign-up">
      <Postcard
        className={isOpen ? '' : 'when-signed-out'}
        isCancelled={view !== undefined && view !== 'sign-up'}
        title={
          isForgotten ? 'Forgot password?' : <Either view={view} signIn="Welcome Back" signUp="Get Started" />
        }
        message={
          isForgotten ? (
            <p>A link to choose a new one comes by mail, to the address of your account.</p>
          ) : (
            <p>
              <Either
                view={view}
                signIn="Your plan and what is left of this month are where you left them."
                signUp={`A free account writes ${plans.free.includedVolume} replies a month. It asks for no card, and the emails you answer are not stored.`}
              />
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
