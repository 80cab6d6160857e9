import type { Page } from '@playwright/test';
import { pagePaths } from '#domain/paths.ts';
import { signIn } from './account-service.ts';
import { axeFindings } from './axe.ts';
import { expect, test } from './fixture.ts';
import { menuWords, notFoundWords, settled, sidewaysOverflow, visitedDocuments } from './site-pages.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const schemes = ['light', 'dark'] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ complaints }) => {
  complaints.allow(notFoundWords);
  complaints.allow(menuWords);
});

/** What axe finds wrong on the page in its current state, after all changes of colour have ended. */
async function findings(page: Page, leftOut: string[] = []): Promise<string[]> {
  await settled(page);
  return axeFindings(page, leftOut);
}

for (const path of visitedDocuments) {
  test(`axe finds nothing on ${path}, light, dark and in forced colours`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(desktop);
    await page.goto(path);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page), colorScheme).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    // In this mode the colours are the system's own. axe reads -webkit-text-fill-color, which still has the page's
    // colour.
    expect(await findings(page, ['color-contrast']), 'forced colours').toEqual([]);
  });
}

test.describe('at 200 % zoom', () => {
  // A window of 1280 by 800 pixels at 200 % zoom: 640 by 400 CSS pixels, each two pixels wide. The layout is that of a
  // phone.
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  for (const path of visitedDocuments) {
    test(`axe finds nothing on ${path}, and nothing is cut off`, async ({ page }) => {
      test.slow();
      await page.goto(path);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        expect(await findings(page), colorScheme).toEqual([]);
      }
      expect(await sidewaysOverflow(page)).toBe(0);
    });
  }
});

for (const colorScheme of schemes) {
  test.describe(`${colorScheme}, in a state`, () => {
    test.use({ colorScheme });

    test('axe finds nothing in the open menu', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(pagePaths.landing);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('axe finds nothing in the menu of a signed-in visitor', async ({ page }) => {
      await signIn(page);
      await page.setViewportSize(phone);
      await page.goto(pagePaths.landing);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('axe finds nothing in the open user menu', async ({ page }) => {
      await signIn(page);
      await page.setViewportSize(desktop);
      await page.goto(pagePaths.pricing);
      await page.getByRole('button', { name: 'User menu' }).click();
      await expect(page.getByText('Sign Out').filter({ visible: true })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('axe finds nothing with a question open', async ({ page }) => {
      await page.goto(pagePaths.faq);
      await page.locator('summary').nth(4).click();
      await expect(page.locator('details[open]')).toHaveCount(1);
      expect(await findings(page)).toEqual([]);
    });
  });
}

test('headings and landmarks tell how each page is made', async ({ page }) => {
  for (const path of visitedDocuments) {
    await page.goto(path);
    const levels = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => Number(heading.tagName[1])),
    );
    expect(
      levels.filter((level) => level === 1),
      `${path} has one h1`,
    ).toHaveLength(1);
    const jumps = levels.filter((level, place) => level > (levels[place - 1] ?? 1) + 1);
    expect(jumps, `${path} leaves out no level: ${levels}`).toEqual([]);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark), `${path}, ${landmark}`).toHaveCount(1);
    }
    const names = await page.evaluate(() =>
      [...document.querySelectorAll('nav')].map((nav) => {
        const label = document.getElementById(nav.getAttribute('aria-labelledby') ?? '');
        return nav.getAttribute('aria-label') ?? label?.textContent ?? '';
      }),
    );
    expect(names, `the navigations of ${path} have names`).not.toContain('');
    expect(new Set(names).size, `the navigations of ${path} differ: ${names}`).toBe(names.length);
  }
});

for (const width of [320, 390, 768, 1024, 1440, 1920]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of visitedDocuments) {
      await page.goto(path);
      expect(await sidewaysOverflow(page), path).toBe(0);
      // Some pages keep only one of their details open at a time. Details that fold only on phones cannot be pressed in
      // a wide window.
      for (const summary of await page.locator('main summary').filter({ visible: true }).all()) {
        await summary.click();
        expect(await sidewaysOverflow(page), `${path}, ${await summary.textContent()}`).toBe(0);
      }
    }
  });
}

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`no page scrolls sideways at ${width} px with letters twice as large`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of visitedDocuments) {
      await page.goto(path);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await sidewaysOverflow(page), path).toBe(0);
    }
  });
}

test('nothing moves for a person who asked for no motion', async ({ page }) => {
  for (const path of visitedDocuments) {
    await page.goto(path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
        .map((animation) => String((animation as CSSAnimation).animationName ?? 'transition')),
    );
    expect(moving, path).toEqual([]);
  }
});
