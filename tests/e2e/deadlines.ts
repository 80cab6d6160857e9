import type { Page } from '@playwright/test';

/** Stops the deadlines of a page's calls. Returns a function that makes them pass, so that no test has to wait. */
export async function holdDeadlines(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      addEventListener('deadline', () => controller.abort(new DOMException('too late', 'TimeoutError')));
      return controller.signal;
    };
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('deadline')));
}
