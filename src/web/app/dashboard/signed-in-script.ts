/*
 * Runs before the dashboard or the mailbox is painted, also when the page is restored from the back/forward cache.
 * Without a session, it goes to the sign-in page. build-plugins/inline-script.ts bundles this script.
 */
import { pagePaths } from '#domain/paths.ts';
import { readSession } from '#web/lib/session.ts';

function requireSession(): void {
  if (!readSession()) location.replace(pagePaths.auth);
}

requireSession();
addEventListener('pageshow', requireSession);
