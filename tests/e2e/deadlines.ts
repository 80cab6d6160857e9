import type { Page } from '@playwright/test';

/** Milliseconds after which a call is given up in a test: more than a call that is answered takes here. */
const HURRIED_MS = 2_000;

/** Lets the deadlines of a page's calls pass soon. */
export async function hurryDeadlines(page: Page): Promise<void> {
  await page.addInitScript((most) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (wanted) => timeout(Math.min(wanted, most));
  }, HURRIED_MS);
}
