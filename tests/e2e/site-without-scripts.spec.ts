import type { Page } from '@playwright/test';
import { pagePaths } from '#domain/paths.ts';
import { expect, test } from './fixture.ts';
import { menuWords, notFoundWords, visitedDocuments } from './site-pages.ts';

test.beforeEach(({ complaints }) => {
  complaints.allow(notFoundWords);
  complaints.allow(menuWords);
});

/** A page's main part as a person who cannot see it gets it: its words, headings, links and buttons. */
function contents(page: Page): Promise<string> {
  return page.getByRole('main').ariaSnapshot();
}

test('every page says the same with scripts and without', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false });
  const bare = await context.newPage();
  for (const path of visitedDocuments) {
    await page.goto(path);
    await bare.goto(path);
    expect(await contents(bare), path).toBe(await contents(page));
  }
  await context.close();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens on every page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of visitedDocuments) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('link', { name: 'Pricing' }), path).toBeVisible();
    }
  });

  test('questions open one at a time', async ({ page }) => {
    await page.goto(pagePaths.faq);
    const questions = page.getByRole('main').locator('details');
    await expect(questions).toHaveCount(15);
    for (const place of [0, 7, 14]) {
      await questions.nth(place).locator('summary').click();
      await expect(page.locator('details[open]')).toHaveCount(1);
      await expect(questions.nth(place)).toHaveAttribute('open', '');
    }
  });

  test('what cannot work without scripts says so and leads to what can', async ({ page }) => {
    for (const path of [pagePaths.generator, pagePaths.auth, pagePaths.dashboard, pagePaths.gmail]) {
      await page.goto(path);
      // Playwright cannot find the content of a noscript element by its text.
      await expect(page.locator('noscript p'), path).toBeInViewport({ ratio: 1 });
      await expect(page.locator('noscript a')).toHaveAttribute('href', pagePaths.landing);
    }
  });

  test('both ways into an account stand in the header', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of visitedDocuments) {
      await page.goto(path);
      const header = page.getByRole('banner');
      for (const name of ['Sign In', 'Get Started']) {
        await expect(header.getByRole('link', { name, exact: true }), path).toBeVisible();
      }
      await expect(header.getByRole('button', { name: 'User menu' }), path).toBeHidden();
    }
  });
});
