import { useEffect } from 'react';
import type { MetaFunction } from 'react-router';
import { messages } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { clearSession } from '#web/lib/session.ts';
import { leaveToast } from '#web/lib/waiting-toast.ts';
import { unlistedHead } from '#web/site/page-head.ts';

export const meta: MetaFunction = () => unlistedHead('Signing out');

/**
 * Ends the session and goes home, where the message waits. Takes its own place in the history: 'back' skips it. A
 * link from elsewhere signs out too: that costs one sign-in and shows nobody anything.
 */
export default function SignOut() {
  useEffect(() => {
    clearSession();
    leaveToast('success', messages.signedOut);
    window.location.replace(pagePaths.landing);
  }, []);
  return (
    <p role="status" className="sr-only">
      Signing out
    </p>
  );
}
