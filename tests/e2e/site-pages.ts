import type { Page } from '@playwright/test';
import { documentPaths, pagePaths, publicPaths } from '#domain/paths.ts';

/** Every document a visitor can come to, the one for what does not exist among them. */
export const visitedDocuments: readonly string[] = [...publicPaths, '/no-such-page'];

/** Every page that a walk begins at. */
export const startingPages: readonly string[] = [...documentPaths, pagePaths.generator, pagePaths.auth];

/** What the browser says, rightly, of a page that does not exist. */
export const notFoundWords = /status of 404|^Page not found: /;

/** What the browser says of the menu's button, which carries both the newer way to open it and the older. */
export const menuWords = /popovertarget is ignored/;

/** Resolves when nothing moves or changes its colour any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    return document.getAnimations().every(({ playState }) => playState !== 'running');
  });
}

/** How many pixels the page is wider than its window. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
