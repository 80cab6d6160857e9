/*
 * The first element in the page of the dashboard and of the inbox. It runs before the page is painted and sends a
 * person without a session to the sign-in page at once, also when the page is restored from the back/forward cache.
 * Bundled and minified by build-plugins/inline-script.ts.
 */
import { pagePaths } from '#domain/paths.ts';
import { readSession } from '#web/lib/session.ts';

function requireSession(): void {
  if (!readSession()) location.replace(pagePaths.auth);
}

requireSession();
addEventListener('pageshow', requireSession);
