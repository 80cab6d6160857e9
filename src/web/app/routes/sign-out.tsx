import { useCallback, useEffect, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { accountProblems, messages } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { forgetWork } from '#web/lib/kept-work.ts';
import { clearSession, readSession } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toasts.ts';
import { leaveToast } from '#web/lib/waiting-toast.ts';
import { unlistedHead } from '#web/site/page-head.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { endSession } from '../auth/auth-calls.ts';
import { Postcard } from '../auth/postcard.tsx';

export const meta: MetaFunction = () => unlistedHead('Signing out');

/** Goes to the landing page, which shows the message. Replaces this page in the history, so 'back' skips it. */
function goHome(): void {
  leaveToast('success', messages.signedOut);
  window.location.replace(pagePaths.landing);
}

/** Forgets the work in every tab, and goes to the landing page. */
function leave(): void {
  forgetWork();
  goHome();
}

/**
 * Ends the session when the page opens, and again on `retry`. `failed`: the server did not answer, so the session has
 * not ended.
 */
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
 * Signs out. A link from another site does so too. This is acceptable: it costs a person one sign-in and what was being
 * written, costs a guest nothing, and reveals nothing. If the server cannot be reached, the session remains and the
 * page says so. The person can then forget the session on this device.
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
      message={<p>The server could not be reached, so your session has not ended.</p>}
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
        . It then ends on the server by itself.
      </p>
    </Postcard>
  );
}
