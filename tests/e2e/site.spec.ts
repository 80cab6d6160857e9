import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { notFoundWords } from './site-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The only reply of the example that is visible. */
function shownReply(page: Page) {
  return page.getByRole('article', { name: 'The reply' }).locator('[data-intent]').filter({ visible: true });
}

test.describe('landing page', () => {
  test('calls to action lead to the generator and to the plans', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Try it free' })).toHaveAttribute('href', '/app');
    const pricing = main.getByRole('link', { name: 'View Pricing' });
    await expect(pricing).toHaveCount(2);
    for (const link of await pricing.all()) await expect(link).toHaveAttribute('href', '/pricing');
    await main.getByRole('link', { name: 'Write a reply' }).click();
    await expect(page).toHaveURL('/app');
    await expect(page.getByRole('textbox', { name: 'Original email' })).toBeVisible();
  });

  test('states the product’s facts and shows a mail with its reply', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/AI Reply Assistant/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Paste an email\. Get a reply/);
    const facts = page.getByRole('region', { name: 'In short' });
    for (const fact of [
      /3 free replies\s*without sign-up/,
      /19\+ languages/,
      /Up to 90%\s*of response time saved/,
      /One-click results/,
    ]) {
      await expect(facts).toContainText(fact);
    }
    await expect(page.getByRole('article', { name: 'The original email' })).toContainText('signs off');
    await expect(shownReply(page)).toHaveCount(1);
    await expect(shownReply(page)).toContainText(/signs off the cover\?.*\[[^\]]+\]/s);
    const features = page.getByRole('region', { name: 'How it handles your email' });
    await expect(features.getByRole('heading', { level: 3 })).toHaveCount(4);
  });

  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`the first screen has headline, action, mail and reply at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: 'Write a reply' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('article', { name: 'The original email' })).toBeInViewport({ ratio: 1 });
      await expect(shownReply(page).locator('p').first()).toBeInViewport();
    });
  }

  test('footer has the small print', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
    await expect(footer).toContainText('© 2025 AI Reply Assistant. All rights reserved.');
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the example with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('shows the reply that was chosen, and stays as high', async ({ page }) => {
      await page.goto('/');
      const sheet = page.getByRole('article', { name: 'The reply' });
      const before = await sheet.boundingBox();
      await expect(page.getByRole('radio', { name: 'Accept' })).toBeChecked();
      await expect(page.getByRole('radio', { name: 'Friendly' })).toBeChecked();
      const accepted = await shownReply(page).textContent();
      await page.getByRole('radio', { name: 'Reschedule' }).check();
      await expect(shownReply(page)).toHaveCount(1);
      await expect(shownReply(page)).not.toHaveText(accepted ?? '');
      await page.getByRole('radio', { name: 'Formal' }).check();
      await expect(shownReply(page)).toHaveCount(1);
      await expect(shownReply(page)).toContainText('Dear Marta Lindqvist,');
      expect((await sheet.boundingBox())?.height).toBe(before?.height);
    });

    test('is chosen from the keyboard', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('radio', { name: 'Friendly' }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: 'Concise' })).toBeChecked();
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('radio', { name: 'Accept' })).toBeFocused();
      const accepted = await shownReply(page).textContent();
      await page.keyboard.press('ArrowDown');
      await expect(shownReply(page)).not.toHaveText(accepted ?? '');
    });
  });
}

test.describe('not-found page', () => {
  test('answers 404, says so, leads home and logs the path', async ({ page, complaints }) => {
    complaints.allow(notFoundWords);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto('/no/such-page?from=test');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    expect(logged.filter((line) => line.startsWith('Page not found'))).toEqual([
      'Page not found: /no/such-page',
    ]);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
