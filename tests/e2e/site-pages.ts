import type { Page } from '@playwright/test';
import { documentPaths, pagePaths, publicPaths } from '#domain/paths.ts';

/** Every document a visitor can come to, the one for what does not exist among them. */
export const visitedDocuments: readonly string[] = [...publicPaths, '/no-such-page'];

/** Every page that a walk begins at. */
export const startingPages: readonly string[] = [...documentPaths, pagePaths.generator, pagePaths.auth];

/** Puts a signed-in session where the pages look for it, before any of their scripts runs. */
export async function signIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const session = { token: 'a-token', email: 'maria@acme.example', full_name: 'Maria Ito' };
    localStorage.setItem('session', JSON.stringify(session));
  });
}

/** What the browser complains of from now on. Not: that a page which does not exist was not found. */
export function listenToComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isExpected = /^(Page not found: |Failed to load resource: .*404)/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}

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
