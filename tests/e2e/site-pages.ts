import type { Locator, Page } from '@playwright/test';
import { publicPaths } from '#domain/paths.ts';

/**
 * Presses Tab until the focus leaves the page or comes back. Names the controls that had the focus, and those of which
 * nothing could be seen meanwhile: they were outside the window or covered.
 */
export async function tabThrough(page: Page): Promise<{ focused: string[]; hidden: string[] }> {
  const focused: string[] = [];
  const hidden: string[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element || element === document.body || element.hasAttribute('data-seen')) return undefined;
      element.setAttribute('data-seen', '');
      const { left, top, width, height } = element.getBoundingClientRect();
      const places = [0.1, 0.3, 0.5, 0.7, 0.9];
      const isSeen = places.some((x) =>
        places.some((y) => {
          // The hint of the control before it is still fading.
          const over = document
            .elementsFromPoint(left + width * x, top + height * y)
            .find((each) => !each.closest('.hint'));
          return over !== undefined && element.contains(over);
        }),
      );
      return { isSeen, name: element.getAttribute('aria-label') ?? element.textContent };
    });
    if (!state) break;
    focused.push(state.name);
    if (!state.isSeen) hidden.push(state.name);
  }
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-seen]')) element.removeAttribute('data-seen');
  });
  return { focused, hidden };
}

/** Every document that a visitor can open, including the page for an address that does not exist. */
export const visitedDocuments: readonly string[] = [...publicPaths, '/no-such-page'];

/** The browser's message, a correct one, about a page that does not exist. */
export const notFoundWords = /status of 404|^Page not found: /;

/** The browser's message about the menu's button, which has both the newer and the older way to open the menu. */
export const menuWords = /popovertarget is ignored/;

/** Resolves when nothing moves or changes its colour any more, apart from what moves without an end. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    return document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      );
  });
}

/** How many pixels the page is wider than its window. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The only reply of the landing page's example that is visible. */
export function shownReply(page: Page): Locator {
  const sheet = page.getByRole('article', { name: 'The reply' });
  return sheet.locator('[data-intent]').filter({ visible: true });
}

/** Resets an open page: nothing replaces the API any more, and the tab and the browser store nothing. */
export async function startAnew(page: Page): Promise<void> {
  // A file of the same origin that draws nothing and has no script. It is also a new entry in the history.
  await page.goto('/robots.txt');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
