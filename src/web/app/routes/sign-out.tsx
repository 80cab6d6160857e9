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
import { endSession } from '../auth/account-calls.ts';
import { Postcard } from '../auth/postcard.tsx';

export const meta: MetaFunction = () => unlistedHead('Signing out');

/** Goes home, where the message waits. Takes this page's place in the history: 'back' skips it. */
function goHome(): void {
  leaveToast('success', messages.signedOut);
  window.location.replace(pagePaths.landing);
}

/** Forgets in every tab what was being worked on, and goes home. */
function leave(): void {
  forgetWork();
  goHome();
}

/** Ends the session as the page opens, and anew by `retry`. `failed` while it still stands: the server did not answer. */
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
 * Signs out. A link from elsewhere does too: that costs one sign-in and what was being written, a guest nothing, and
 * shows nobody anything. Where the server cannot be reached the session stands, and the page says so; whoever has to
 * leave forgets it on this device.
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
