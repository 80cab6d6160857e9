import type { Session } from './session.ts';
import { type Theme, themes } from './theme.ts';

/** The media query for a system that uses this theme. */
export function systemShows(theme: Theme): string {
  return `(prefers-color-scheme: ${theme})`;
}

/** Writes a state on the root element, where style sheets read it. */
function markPage(name: 'theme' | 'session', state: string | undefined): void {
  document.documentElement.dataset[name] = state ?? '';
}

/**
 * Writes the chosen theme on the root element and sets the colour of the browser's bars. The two metas, the light one
 * first, keep their `content` and change their `media`, because React identifies them by their `content`.
 */
export function showTheme(theme: Theme | undefined): void {
  markPage('theme', theme);
  document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((meta, index) => {
    const own = themes[index] as Theme;
    meta.media = theme ? (theme === own ? '' : 'not all') : systemShows(own);
  });
}

/** Writes on the root element whether a person is signed in, and writes the name where the page has a place for it. */
export function showSession(session: Session | undefined): void {
  markPage('session', session && 'signed-in');
  for (const place of document.querySelectorAll('[data-account-name]')) {
    place.textContent = session?.full_name ?? session?.email ?? '';
  }
}
