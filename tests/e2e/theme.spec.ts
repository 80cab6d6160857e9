import type { Page } from '@playwright/test';
import { pagePaths } from '#domain/paths.ts';
import { expect, test } from './fixture.ts';

/** The lightness of the page's background, from 0 to 1. */
function lightness(page: Page): Promise<number> {
  return page.evaluate(() => Number(/[\d.]+/.exec(getComputedStyle(document.body).backgroundColor)?.[0]));
}

/** The colours that the page gives the browser's own bars. */
function barColours(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter((meta) => matchMedia(meta.media).matches)
      .map((meta) => meta.content),
  );
}

function toDark(page: Page) {
  return page.getByRole('button', { name: 'Use dark theme' });
}

function toLight(page: Page) {
  return page.getByRole('button', { name: 'Use light theme' });
}

test.use({ colorScheme: 'light' });

for (const path of [pagePaths.landing, pagePaths.generator]) {
  test(`the theme's switch on ${path} works by mouse and keyboard, in every tab and after a reload`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    await expect(toLight(page)).toHaveCount(0);
    const box = await toDark(page).boundingBox();
    expect
      .soft(Math.min(box?.width ?? 0, box?.height ?? 0), 'large enough for a finger')
      .toBeGreaterThanOrEqual(44);
    const lightBars = await barColours(page);
    await toDark(page).click();
    expect(await lightness(page)).toBeLessThan(0.3);
    const darkBars = await barColours(page);
    expect.soft(darkBars).toHaveLength(1);
    expect.soft(darkBars).not.toEqual(lightBars);
    await page.reload();
    expect(await lightness(page)).toBeLessThan(0.3);

    await toLight(page).focus();
    await page.keyboard.press('Enter');
    await expect(toDark(page)).toBeFocused();
    expect(await lightness(page)).toBeGreaterThan(0.9);
    expect.soft(await barColours(page)).toEqual(lightBars);
    await page.keyboard.press('Space');
    await expect(toLight(page)).toBeFocused();
    await page.keyboard.press('Space');

    // The second press leads back to the system's theme.
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await lightness(page)).toBeLessThan(0.3);
    await expect(toLight(page)).toBeVisible();
    await page.emulateMedia({ colorScheme: 'light' });

    const other = await context.newPage();
    await other.goto(pagePaths.about);
    await toDark(other).click();
    await expect(toLight(page)).toBeVisible();
    expect(await lightness(page)).toBeLessThan(0.3);
  });
}

test('the switch works for the open page if the browser stores nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  for (const path of [pagePaths.landing, pagePaths.generator]) {
    await page.goto(path);
    await toDark(page).click();
    expect.soft(await lightness(page), path).toBeLessThan(0.3);
  }
});

test('a stored theme is on the page before anything is painted', async ({ page }) => {
  // Each page reports what it finds at once: a page that redirects, such as the one for signing out, cannot be asked
  // later.
  const seen = new Map<string, unknown>();
  await page.exposeFunction('tell', (path: string, found: unknown) => seen.set(path, found));
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.addInitScript(() => {
    // The moment when the body appears, which is before any paint.
    new MutationObserver((_records, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const found = [document.documentElement.dataset.theme, document.querySelector('style') !== null];
      (window as unknown as { tell: (path: string, found: unknown) => void }).tell(location.pathname, found);
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of [pagePaths.landing, pagePaths.generator, pagePaths.auth, pagePaths.signOut]) {
    await page.goto(path);
    await expect.poll(() => seen.get(path)).toEqual(['dark', true]);
  }
  // If a page is still navigating, its window sometimes does not close at all.
  await page.waitForURL(pagePaths.landing);
});
