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
  test.describe(`the theme's switch on ${path}`, () => {
    test('is one button with the name of its action, large enough for a finger', async ({ page }) => {
      await page.goto(path);
      await expect(toDark(page)).toBeVisible();
      await expect(toLight(page)).toHaveCount(0);
      const box = await toDark(page).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    });

    test('changes the colours, keeps them after a reload, and follows the system again after a second press', async ({
      page,
    }) => {
      await page.goto(path);
      await toDark(page).click();
      expect(await lightness(page)).toBeLessThan(0.3);
      await page.reload();
      expect(await lightness(page)).toBeLessThan(0.3);
      await toLight(page).click();
      expect(await lightness(page)).toBeGreaterThan(0.9);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await lightness(page)).toBeLessThan(0.3);
      await expect(toLight(page)).toBeVisible();
    });

    test('works from the keyboard and keeps the focus', async ({ page }) => {
      await page.goto(path);
      await toDark(page).focus();
      await page.keyboard.press('Enter');
      await expect(toLight(page)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(toDark(page)).toBeFocused();
    });

    test('gives the browser’s bars the colour of the paper', async ({ page }) => {
      await page.goto(path);
      const [light] = await barColours(page);
      await toDark(page).click();
      const dark = await barColours(page);
      expect(dark).toHaveLength(1);
      expect(dark[0]).not.toBe(light);
      await toLight(page).click();
      expect(await barColours(page)).toEqual([light]);
    });

    test('changes other tabs, too', async ({ page, context }) => {
      await page.goto(path);
      const other = await context.newPage();
      await other.goto(pagePaths.about);
      await toDark(other).click();
      await expect(toLight(page)).toBeVisible();
      expect(await lightness(page)).toBeLessThan(0.3);
    });

    test('works for the open page if the browser stores nothing', async ({ page }) => {
      await page.addInitScript(() => {
        for (const area of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, area, {
            get() {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
        }
      });
      await page.goto(path);
      await toDark(page).click();
      expect(await lightness(page)).toBeLessThan(0.3);
    });
  });
}

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

test('an unknown theme in the storage is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'));
  await page.goto(pagePaths.landing);
  expect(await lightness(page)).toBeGreaterThan(0.9);
  await toDark(page).click();
  expect(await lightness(page)).toBeLessThan(0.3);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no switch, and the colours follow the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(pagePaths.landing);
    await expect(page.locator('.theme-switch').first()).toBeHidden();
  });
});
