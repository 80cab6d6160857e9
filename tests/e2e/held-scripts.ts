import type { Page } from '@playwright/test';

/** Scripts that are kept from the page: `asked` resolves once the page wants one, `release` lets all through. */
export type HeldScripts = { asked: Promise<void>; release: () => void };

/** Holds the scripts whose address matches. A test awaits `asked`: else it would pass where nothing is held. */
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
