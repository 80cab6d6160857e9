import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const menuLinks = [
  ['About', '/about'],
  ['FAQ', '/faq'],
  ['Blog', '/blog'],
  ['Pricing', '/pricing'],
  ['Sign In', '/auth'],
  ['Get Started', '/auth'],
] as const;

/** What the console of a page says from now on, by kind. */
function listenToConsole(page: Page): { type: string; text: string }[] {
  const lines: { type: string; text: string }[] = [];
  page.on('console', (message) => lines.push({ type: message.type(), text: message.text() }));
  page.on('pageerror', (error) => lines.push({ type: 'pageerror', text: error.message }));
  return lines;
}

function openMenu(page: Page) {
  return page.getByRole('button', { name: 'Open menu' });
}

function menu(page: Page) {
  return page.getByRole('dialog', { name: 'Menu' });
}

test.describe('landing page', () => {
  test.use({ viewport: desktop });

  test('header leads to every public page and to the account', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    for (const [name, href] of menuLinks) {
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await expect(header.getByRole('link', { name: 'AI Reply Assistant' })).toHaveAttribute('href', '/');
    await expect(openMenu(page)).toBeHidden();
  });

  test('calls to action lead to the generator and to the plans', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Write a reply' })).toHaveAttribute('href', '/app');
    await expect(main.getByRole('link', { name: 'Try it free' })).toHaveAttribute('href', '/app');
    const pricing = main.getByRole('link', { name: 'View Pricing' });
    await expect(pricing).toHaveCount(2);
    for (const link of await pricing.all()) await expect(link).toHaveAttribute('href', '/pricing');
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
    await expect(page.getByRole('article', { name: 'The email that came' })).toContainText('quantity');
    await expect(page.getByRole('article', { name: 'The reply' })).toContainText('[purchase order number]');
    const features = page.getByRole('region', { name: 'How it treats your mail' });
    await expect(features.getByRole('heading', { level: 3 })).toHaveCount(4);
  });

  test('footer has the small print', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
    await expect(footer).toContainText('© 2025 AI Reply Assistant. All rights reserved.');
  });

  test('ships no script, and its console is silent', async ({ page }) => {
    const lines = listenToConsole(page);
    await page.goto('/');
    await expect(page.locator('script')).toHaveCount(0);
    await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    expect(lines).toEqual([]);
  });

  test('first tab stop leads past the header', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Write a reply' })).toBeFocused();
  });

  test('follows the system’s colours unless the page names its own', async ({ page }) => {
    const lightness = () =>
      page.evaluate(() => Number(/[\d.]+/.exec(getComputedStyle(document.body).backgroundColor)?.[0]));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    expect(await lightness()).toBeLessThan(0.3);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
    expect(await lightness()).toBeGreaterThan(0.9);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await lightness()).toBeLessThan(0.3);
  });
});

for (const width of [320, 390, 768, 1024, 1440, 1920]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/no-such-page']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`mobile menu with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ viewport: phone, javaScriptEnabled });

    test('opens from the keyboard, holds the focus and gives it back on Esc', async ({ page }) => {
      await page.goto('/');
      await expect(menu(page)).toBeHidden();
      await openMenu(page).focus();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      await expect(menu(page).getByRole('button', { name: 'Close' })).toBeFocused();
      for (const [name, href] of menuLinks) {
        await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      }
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(openMenu(page)).toBeFocused();
    });

    test('closes by its button and by a press outside', async ({ page }) => {
      await page.goto('/');
      await openMenu(page).click();
      await menu(page).getByRole('button', { name: 'Close' }).click();
      await expect(menu(page)).toBeHidden();
      await openMenu(page).click();
      await expect(menu(page)).toBeInViewport();
      await page.mouse.click(12, 600);
      await expect(menu(page)).toBeHidden();
    });

    test('leads to the chosen page and is closed there', async ({ page }) => {
      await page.goto('/');
      await openMenu(page).click();
      await menu(page).getByRole('link', { name: 'Sign In' }).click();
      await expect(page).toHaveURL('/auth');
      await expect(menu(page)).toBeHidden();
    });
  });
}

test.describe('mobile menu in a browser without invoker commands', () => {
  test.use({ viewport: phone });

  test('opens and closes as a popover', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      for (const button of document.querySelectorAll('[commandfor]')) {
        button.removeAttribute('commandfor');
        button.removeAttribute('command');
      }
    });
    await openMenu(page).click();
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole('button', { name: 'Close' }).click();
    await expect(menu(page)).toBeHidden();
    await openMenu(page).click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('not-found page', () => {
  test('answers 404, says so, leads home and logs the path', async ({ page }) => {
    const lines = listenToConsole(page);
    const response = await page.goto('/no/such-page?from=test');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page.locator('script')).toHaveCount(1);
    const own = lines.filter((line) => !line.text.startsWith('Failed to load resource'));
    expect(own).toEqual([{ type: 'error', text: 'Page not found: /no/such-page' }]);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [phone, desktop]) {
    test(`axe finds nothing at ${viewport.width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const path of ['/', '/no-such-page']) {
        await page.goto(path);
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      }
      if (viewport === phone) {
        await openMenu(page).click();
        await expect(menu(page)).toBeVisible();
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      }
    });
  }
}
