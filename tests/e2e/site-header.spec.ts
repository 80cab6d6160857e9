import type { Page } from '@playwright/test';
import { session, signIn } from './account-service.ts';
import { expect, test } from './fixture.ts';
import { menuWords, sidewaysOverflow } from './site-pages.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const pageLinks = [
  ['About', '/about'],
  ['FAQ', '/faq'],
  ['Blog', '/blog'],
  ['Pricing', '/pricing'],
] as const;
const accountLinks = [
  ['Sign In', '/auth'],
  ['Get Started', '/auth#sign-up'],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ complaints }) => complaints.allow(menuWords));

function openMenu(page: Page) {
  return page.getByRole('button', { name: 'Open menu' });
}

function menu(page: Page) {
  return page.getByRole('dialog', { name: 'Menu' });
}

function userMenu(page: Page) {
  return page.getByRole('button', { name: 'User menu' });
}

test.describe('header', () => {
  test.use({ viewport: desktop });

  test('leads to every public page and to the account', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    for (const [name, href] of [...pageLinks, ...accountLinks]) {
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await expect(header.getByRole('link', { name: 'AI Reply Assistant' })).toHaveAttribute('href', '/');
    await expect(openMenu(page)).toBeHidden();
    await expect(userMenu(page)).toBeHidden();
  });

  test('marks the page that is open, and the part of the site an article belongs to', async ({ page }) => {
    for (const [path, name, mark] of [
      ['/faq', 'FAQ', 'page'],
      ['/pricing', 'Pricing', 'page'],
      ['/blog/email-automation', 'Blog', 'true'],
    ] as const) {
      await page.goto(path);
      const marked = page.getByRole('banner').locator('a[aria-current]').filter({ visible: true });
      await expect(marked).toHaveText([name]);
      await expect(marked).toHaveAttribute('aria-current', mark);
    }
    await page.goto('/');
    await expect(page.locator('header a[aria-current]')).toHaveCount(0);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`mobile menu with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ viewport: phone, javaScriptEnabled });

    test('opens from the keyboard and gives the focus back on Esc', async ({ page }) => {
      await page.goto('/');
      await expect(menu(page)).toBeHidden();
      await openMenu(page).focus();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      for (const [name, href] of [...pageLinks, ...accountLinks]) {
        await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      }
      await page.keyboard.press('Tab');
      await expect(menu(page).locator(':focus')).toHaveCount(1);
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

    test('leads to the chosen page and is closed there, and on the way back', async ({ page }) => {
      await page.goto('/');
      await openMenu(page).click();
      await menu(page).getByRole('link', { name: 'Pricing' }).click();
      await page.waitForURL('/pricing');
      await expect(menu(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(menu(page)).toBeHidden();
    });

    test('leaves a window that was widened to be used', async ({ page }) => {
      await page.goto('/');
      await openMenu(page).click();
      await expect(menu(page)).toBeVisible();
      await page.setViewportSize(desktop);
      // Without scripts nothing closes the modal menu when the window is widened. It stays visible, and a click outside
      // closes it as usual.
      if (!javaScriptEnabled) await page.mouse.click(12, 600);
      await expect(menu(page)).toBeHidden();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
      await expect(page).toHaveURL('/faq');
    });
  });
}

test('the mobile menu stays open in a window that is as narrow as before', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await openMenu(page).click();
  await page.setViewportSize({ width: phone.width, height: 500 });
  await expect(menu(page).getByRole('link', { name: 'FAQ' })).toBeInViewport();
  await page.setViewportSize(desktop);
  await expect(menu(page)).toBeHidden();
  await page.setViewportSize(phone);
  await expect(openMenu(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();
});

test('the mobile menu opens as a popover in a browser without invoker commands', async ({ page }) => {
  await page.setViewportSize(phone);
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
  await page.setViewportSize(desktop);
  await expect(menu(page)).toBeHidden();
});

for (const viewport of [desktop, phone]) {
  test.describe(`a signed-in visitor at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('has the user menu where the ways into an account were', async ({ page }) => {
      await signIn(page);
      await page.goto('/about');
      for (const [name] of accountLinks) {
        await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
      }
      await userMenu(page).click();
      const account = page.getByRole('navigation', { name: 'Account' });
      await expect(account).toContainText(session.full_name);
      for (const [name, href] of [
        ['Dashboard', '/dashboard'],
        ['Upgrade', '/pricing'],
        ['Sign Out', '/sign-out'],
      ] as const) {
        await expect(account.getByRole('link', { name })).toHaveAttribute('href', href);
      }
      const button = await userMenu(page).boundingBox();
      const box = await account.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    });

    test('opens and leaves the user menu from the keyboard', async ({ page }) => {
      await signIn(page);
      await page.goto('/');
      await userMenu(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Dashboard' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('link', { name: 'Dashboard' })).toBeHidden();
      await expect(userMenu(page)).toBeFocused();
    });

    test('finds the user menu closed after following it', async ({ page }) => {
      await signIn(page);
      await page.goto('/');
      await userMenu(page).click();
      await page.getByRole('link', { name: 'Upgrade' }).click();
      await page.waitForURL('/pricing');
      await page.goBack();
      await expect(page.getByRole('link', { name: 'Upgrade' })).toBeHidden();
    });
  });
}

test('the side menu of a signed-in visitor has the pages alone', async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page);
  await page.goto('/');
  await openMenu(page).click();
  await expect(menu(page).getByRole('link')).toHaveText(pageLinks.map(([name]) => name));
});

test('the header of a signed-in visitor fits the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page);
  await page.goto('/');
  expect(await sidewaysOverflow(page)).toBe(0);
  await expect(userMenu(page)).toBeInViewport({ ratio: 1 });
  await expect(openMenu(page)).toBeInViewport({ ratio: 1 });
});
