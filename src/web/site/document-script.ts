/*
 * Stands in the head of every page, documents and application, and runs before the first paint. Bundled and
 * minified by build-plugins/inline-script.ts; keep it under 2 kB, and what it imports free of packages.
 */
import { readStored, writeStored } from '#web/lib/browser-storage.ts';
import { dropLeftWork } from '#web/lib/kept-work.ts';
import { showSession, showTheme, systemShows } from '#web/lib/page-state.ts';
import { readSession } from '#web/lib/session.ts';
import { parseTheme, THEME_KEY, type Theme, themeAfterPress } from '#web/lib/theme.ts';
import { takeToast } from '#web/lib/waiting-toast.ts';
import { showPageToast } from './page-toast.ts';

/** What was left for this page. Taken at once: what the page itself leaves, however early, is for the next. */
const toast = takeToast();
/** The choice that the page shows. It is served following the system: a first visit writes nothing. */
let theme: Theme | undefined;

function showState(): void {
  const chosen = parseTheme(readStored('local', THEME_KEY));
  if (chosen !== theme) showTheme(chosen);
  theme = chosen;
  showSession(readSession());
  dropLeftWork();
}

function pressSwitch({ target }: Event): void {
  if (!(target as Element).closest('[data-theme-switch]')) return;
  theme = themeAfterPress(theme, matchMedia(systemShows('dark')).matches ? 'dark' : 'light');
  writeStored('local', THEME_KEY, theme);
  showTheme(theme);
}

/**
 * A page that is come back to may be the old one, kept as it was left: not with its menu open. In a window of another
 * size what the style sheet hides now is closed: a modal menu that nobody sees would hold up the page.
 */
function closeMenus({ type }: Event): void {
  for (const open of document.querySelectorAll<HTMLDialogElement>(':popover-open,dialog[open]')) {
    if (type === 'resize' && open.offsetWidth) continue;
    if (open.open) open.close();
    else open.hidePopover();
  }
}

showState();
self.onstorage = showState;
self.onpageshow = showState;
self.onpagehide = closeMenus;
self.onresize = closeMenus;
self.onclick = pressSwitch;
addEventListener('DOMContentLoaded', () => {
  // Now the page has its place for the person's name.
  showState();
  if (toast) showPageToast(toast);
});
