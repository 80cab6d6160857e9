/*
 * Runs in the head of every page before the first paint. build-plugins/inline-script.ts bundles and minifies it. It
 * must stay under 2 kB, so its imports must not import packages.
 */
import { readStored, writeStored } from '#web/lib/browser-storage.ts';
import { forgetAfterSignOut } from '#web/lib/saved-state.ts';
import { readSession, showSession } from '#web/lib/session.ts';
import {
  mediaQueryOf,
  parseTheme,
  showTheme,
  THEME_KEY,
  type Theme,
  themeAfterPress,
} from '#web/lib/theme.ts';
import { takeToast } from '#web/lib/waiting-toast.ts';
import { showPageToast } from './page-toast.ts';

/** The toast for this page. Taken at once, because a toast that is stored later is for the next page. */
const toast = takeToast();
/** The chosen theme that the page shows. Undefined at first: the served page has the theme of the system. */
let theme: Theme | undefined;

function showState(): void {
  const chosen = parseTheme(readStored('local', THEME_KEY));
  if (chosen !== theme) showTheme(chosen);
  theme = chosen;
  showSession(readSession());
  forgetAfterSignOut();
}

function pressSwitch({ target }: Event): void {
  if (!(target as Element).closest('[data-theme-switch]')) return;
  theme = themeAfterPress(theme, matchMedia(mediaQueryOf('dark')).matches ? 'dark' : 'light');
  writeStored('local', THEME_KEY, theme);
  showTheme(theme);
}

/**
 * Closes the open menus when the page is left, because the browser may show the same page again later. After a resize,
 * closes only a menu that the style sheet now hides: a hidden modal menu would block the page.
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
  // The element for the person's name exists only now.
  showState();
  if (toast) showPageToast(toast);
});
