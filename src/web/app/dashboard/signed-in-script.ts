/*
 * Runs before the dashboard or the mailbox is painted, also when the page is restored from the back/forward cache.
 * Without a session, it goes to the sign-in page; an invitation in the address is kept for the time after.
 * build-plugins/inline-script.ts bundles this script.
 */
import { pagePaths } from '#domain/paths.ts';
import { keepInvitation } from '#web/lib/invitation.ts';
import { readSession } from '#web/lib/session.ts';

function requireSession(): void {
  if (readSession()) return;
  keepInvitation();
  location.replace(pagePaths.auth);
}

requireSession();
addEventListener('pageshow', requireSession);
