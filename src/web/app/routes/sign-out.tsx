import { useCallback, useEffect, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { accountProblems, messages } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { recordSignOut } from '#web/lib/saved-state.ts';
import { clearSession, readSession } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toasts.ts';
import { storeToastForNextPage } from '#web/lib/waiting-toast.ts';
import { unlistedHead } from '#web/site/page-head.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { endSession } from '../auth/auth-calls.ts';
import { Postcard } from '../auth/postcard.tsx';

export const meta: MetaFunction = () => unlistedHead('Signing out');

/** Goes to the landing page, which shows the toast. 'Back' skips this page. */
function goHome(): void {
  storeToastForNextPage('success', messages.signedOut);
  window.location.replace(pagePaths.landing);
}

/** Forgets the saved state of every tab, and goes to the landing page. */
function leave(): void {
  recordSignOut();
  goHome();
}

/** Ends the session when the page is opened, and tries again on `retry`. `failed`: the server did not answer. */
function useSignOut() {
  const [phase, setPhase] = useState<'working' | 'failed' | 'retrying'>('working');
  const end = useCallback(async () => {
    try {
      if (readSession()) await endSession();
      leave();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      showToast('error', accountProblems.notSignedOut);
      setPhase('failed');
    }
  }, []);
  useEffect(() => {
    if (readSession()) void end();
    else goHome();
  }, [end]);
  function retry(): void {
    setPhase('retrying');
    void end();
  }
  return { phase, retry };
}

/**
 * Signs the person out. If the server cannot be reached, the page offers to try again, or to forget the session on this
 * device. Another site can sign a person out with a link to this page. This is acceptable: it reveals nothing, and only
 * costs the person a sign-in and an unsent reply.
 */
export default function SignOut() {
  const { phase, retry } = useSignOut();
  if (phase === 'working') {
    return (
      <p role="status" className="sr-only">
        Signing out
      </p>
    );
  }
  const isRetrying = phase === 'retrying';
  return (
    <Postcard
      isCancelled
      title="Still signed in"
      message={<p>The server could not be reached, so you are not signed out yet.</p>}
    >
      <div className="flex flex-col gap-3">
        <Button look="primary" disabled={isRetrying} onClick={retry}>
          {isRetrying ? 'Loading...' : 'Try again'}
        </Button>
        <a href={pagePaths.dashboard} className={buttonClasses('plain')}>
          Stay signed in
        </a>
      </div>
      <p className="mt-6 text-small text-ink-soft">
        On a shared device?{' '}
        <Button
          look="link"
          disabled={isRetrying}
          onClick={() => {
            clearSession();
            leave();
          }}
        >
          Forget the session here
        </Button>
        . It then expires on the server.
      </p>
    </Postcard>
  );
}
