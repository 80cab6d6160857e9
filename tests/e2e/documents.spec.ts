import type { Page } from '@playwright/test';
import { documentPaths, pagePaths } from '#domain/paths.ts';
import { session, signIn } from './account-service.ts';
import { expect, test } from './fixture.ts';
import { menuWords, notFoundWords } from './site-pages.ts';

async function leaveToast(page: Page, toast: unknown): Promise<void> {
  await page.evaluate((value) => sessionStorage.setItem('toast', JSON.stringify(value)), toast);
}

test('every page allows its inline scripts and styles by hash only, and the browser refuses nothing', async ({
  page,
  complaints,
}) => {
  complaints.allow(notFoundWords);
  for (const path of [...documentPaths, pagePaths.generator, pagePaths.auth]) {
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    const policy = (await response?.headerValue('content-security-policy')) ?? '';
    expect(policy, path).toMatch(/style-src 'self' 'sha256-[^']+'(;|$)/);
    expect(policy, path).not.toMatch(/(?:script-src|style-src) [^;]*unsafe/);
    // The style sheet is applied: without it a link in the header would be underlined and in the browser's blue.
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Public Sans');
  }
});

test('every placeholder in the served files is filled in', async ({ request, baseURL }) => {
  const texts = ['/sitemap.xml', '/robots.txt', '/blog/rss.xml', '/llms.txt', '/manifest.webmanifest'];
  const pages = [...documentPaths, pagePaths.generator];
  for (const path of [...pages, ...texts]) {
    const text = await (await request.get(path)).text();
    expect(text, path).not.toMatch(/app-url\.invalid|@current-date@/);
    if (pages.includes(path) && path !== '/not-found') {
      expect(text).toContain(`<link rel="canonical" href="${baseURL}${path}"`);
    }
  }
});

test('after going back to a document, its menu is closed', async ({ page, complaints }) => {
  complaints.allow(menuWords);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pagePaths.about);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL(pagePaths.faq);
  await page.goBack();
  await expect(page).toHaveURL(pagePaths.about);
  await expect(menu).toBeHidden();
});

test('the browser may keep every page for the back button', async ({ page }) => {
  for (const path of [pagePaths.landing, pagePaths.generator]) {
    const response = await page.goto(path);
    expect(await response?.headerValue('cache-control')).not.toContain('no-store');
    const scripts = await page.locator('script:not([src]):not([type])').allTextContents();
    expect(scripts.join('\n'), path).toContain('onpagehide');
    expect(scripts.join('\n'), path).not.toMatch(/unload/);
  }
});

test('text that was typed in the generator is there after a visit to a document', async ({
  page,
  generator,
}) => {
  await generator.mail.fill('Can we meet on Thursday?');
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(pagePaths.privacy);
  await page.goto(pagePaths.generator);
  await expect(generator.mail).toHaveValue('Can we meet on Thursday?');
});

test.describe('session', () => {
  for (const path of [pagePaths.landing, pagePaths.generator]) {
    test(`the header of ${path} is that of a signed-in person before the first paint`, async ({ page }) => {
      await signIn(page);
      await page.goto(path, { waitUntil: 'commit' });
      const header = page.getByRole('banner');
      await expect(header.getByRole('button', { name: 'User menu' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');
      await page.waitForLoadState('networkidle');
      await header.getByRole('button', { name: 'User menu' }).click();
      await expect(page.getByText(session.full_name)).toBeVisible();
    });
  }

  test('a damaged session counts as no session', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('session', '{"token":'));
    await page.goto(pagePaths.landing);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  test('a name is shown as text, never as HTML', async ({ page }) => {
    await signIn(page);
    await page.goto(pagePaths.landing);
    await page.evaluate(() => {
      const place = document.createElement('p');
      place.dataset.accountName = '';
      document.body.append(place);
      window.dispatchEvent(new StorageEvent('storage'));
    });
    await expect(page.locator('body > [data-account-name]')).toHaveText(session.full_name);
    await expect(page.locator('body > [data-account-name] b')).toHaveCount(0);
  });

  test('signing out ends the session in every tab and says so once, on the landing page', async ({
    page,
    context,
  }) => {
    await page.goto(pagePaths.landing);
    await page.evaluate((value) => localStorage.setItem('session', value), JSON.stringify(session));
    const other = await context.newPage();
    await other.goto(pagePaths.about);
    await expect(other.locator('html')).toHaveAttribute('data-session', 'signed-in');
    await page.goto(pagePaths.signOut);
    await expect(page).toHaveURL(pagePaths.landing);
    await expect(page.getByRole('status').filter({ hasText: 'Signed out successfully' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
    await expect(other.locator('html')).not.toHaveAttribute('data-session', 'signed-in');
    await page.reload();
    await expect(page.getByText('Signed out successfully')).toHaveCount(0);
  });
});

test.describe('waiting message', () => {
  for (const path of [pagePaths.landing, pagePaths.generator]) {
    test(`is shown on ${path} and can be dismissed`, async ({ page }) => {
      await page.goto(pagePaths.about);
      await leaveToast(page, { kind: 'info', text: '<i>Please</i> sign in to upgrade' });
      await page.goto(path);
      const status = page.getByRole('status').filter({ hasText: '<i>Please</i> sign in to upgrade' });
      await expect(status).toBeVisible();
      await expect(status).toBeInViewport();
      await status.getByRole('button', { name: 'Dismiss' }).click();
      await expect(status).toHaveCount(0);
    });
  }

  test('disappears by itself after a few seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto(pagePaths.about);
    await leaveToast(page, { kind: 'success', text: 'Signed out successfully' });
    await page.goto(pagePaths.landing);
    await page.clock.runFor(500);
    await expect(page.getByText('Signed out successfully')).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(page.getByText('Signed out successfully')).toHaveCount(0);
  });

  test('is not shown if it is damaged', async ({ page }) => {
    await page.goto(pagePaths.about);
    await page.evaluate(() => sessionStorage.setItem('toast', '{"text":'));
    await page.goto(pagePaths.landing);
    await expect(page.locator('[data-toast]')).toHaveCount(0);
  });
});
