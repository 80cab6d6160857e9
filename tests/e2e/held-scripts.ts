import type { Page } from '@playwright/test';

/**
 * Scripts that are held back from the page: `asked` resolves once the page requests one, `release` lets all through.
 */
export type HeldScripts = { asked: Promise<void>; release: () => void };

/**
 * Holds back the scripts whose address matches. A test must await `asked`: else it would pass even if nothing is held.
 */
export async function holdScripts(page: Page, address: string | RegExp): Promise<HeldScripts> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}
