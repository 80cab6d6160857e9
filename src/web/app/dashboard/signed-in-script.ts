/*
 * Stands first in the dashboard's page and runs before anything of it is painted: whoever has no session is led to
 * where people sign in at once, also when the page is come back to as it was left. Bundled and minified by
 * build-plugins/inline-script.ts.
 */
import { pagePaths } from '#domain/paths.ts';
import { readSession } from '#web/lib/session.ts';

function look(): void {
  if (!readSession()) location.replace(pagePaths.auth);
}

look();
addEventListener('pageshow', look);
