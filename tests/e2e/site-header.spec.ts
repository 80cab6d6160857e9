import type { Page } from '@playwright/test';
import { session, signIn } from './account-service.ts';
import { axeInBothSchemes } from './axe.ts';
import { expect, test } from './fixture.ts';
import { menuWords, sidewaysOverflow } from './site-pages.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });
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

/** Opens the menu and closes it in each way: Esc, its button, a press outside, a link and the way back. */
async function openAndCloseMenu(page: Page): Promise<void> {
  await expect(menu(page)).toBeHidden();
  await openMenu(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(openMenu(page)).toBeFocused();

  await openMenu(page).click();
  await menu(page).getByRole('button', { name: 'Close' }).click();
  await expect(menu(page)).toBeHidden();

  await openMenu(page).click();
  await expect(menu(page)).toBeInViewport();
  await page.mouse.click(12, 600);
  await expect(menu(page)).toBeHidden();

  await openMenu(page).click();
  await menu(page).getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL('/pricing');
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(menu(page)).toBeHidden();
}

test('the mobile menu should open, close and follow the width of the window', async ({ page }) => {
  await page.goto('/');
  await openAndCloseMenu(page);

  await openMenu(page).click();
  expect.soft(await axeInBothSchemes(page), 'open menu').toEqual([]);
  await page.setViewportSize({ width: phone.width, height: 500 });
  await expect(menu(page).getByRole('link', { name: 'FAQ' }), 'a lower window').toBeInViewport();
  await page.setViewportSize(desktop);
  await expect(menu(page), 'a wide window').toBeHidden();
  await expect(openMenu(page)).toBeHidden();
  await expect(userMenu(page)).toBeHidden();
  await page.setViewportSize(phone);
  await expect(openMenu(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();

  // A browser without invoker commands opens the menu as a popover.
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('[commandfor]')) {
      button.removeAttribute('commandfor');
      button.removeAttribute('command');
    }
  });
  await openMenu(page).click();
  await expect(menu(page), 'popover').toBeVisible();
  await menu(page).getByRole('button', { name: 'Close' }).click();
  await expect(menu(page)).toBeHidden();
  await openMenu(page).click();
  await page.setViewportSize(desktop);
  await expect(menu(page)).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the mobile menu should open and close, and the header should lead to an account', async ({
    page,
  }) => {
    await page.goto('/');
    await openAndCloseMenu(page);
    await openMenu(page).click();
    await page.setViewportSize(desktop);
    // Nothing closes the modal menu when the window is widened. It stays visible, and a press outside closes it.
    await page.mouse.click(12, 600);
    await expect(menu(page)).toBeHidden();
    const header = page.getByRole('banner');
    for (const name of ['Sign In', 'Get Started']) {
      await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(userMenu(page)).toBeHidden();
    await header.getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
  });
});

test('a signed-in visitor should have the user menu in place of the links into an account', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/about');
  const account = page.getByRole('navigation', { name: 'Account' });
  const upgrade = account.getByRole('link', { name: 'Upgrade' });
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    for (const name of ['Sign In', 'Get Started']) {
      await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
    }
    await userMenu(page).click();
    await expect(account).toContainText(session.full_name);
    const [button, box] = [await userMenu(page).boundingBox(), await account.boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    await page.keyboard.press('Escape');
    await expect(account).toBeHidden();
  }

  await openMenu(page).click();
  await expect(menu(page).getByRole('link')).toHaveText(['About', 'FAQ', 'Blog', 'Pricing']);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysOverflow(page)).toBe(0);
  await expect(userMenu(page)).toBeInViewport({ ratio: 1 });
  await expect(openMenu(page)).toBeInViewport({ ratio: 1 });

  await userMenu(page).focus();
  await page.keyboard.press('Enter');
  expect.soft(await axeInBothSchemes(page), 'open user menu').toEqual([]);
  await page.keyboard.press('Tab');
  await expect(account.getByRole('link', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeHidden();
  await expect(userMenu(page)).toBeFocused();

  await userMenu(page).click();
  await upgrade.click();
  await page.waitForURL('/pricing');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(upgrade).toBeHidden();
});
