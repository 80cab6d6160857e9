import type { Page } from '@playwright/test';
import { exampleKey } from './account-service.ts';
import { DashboardPage } from './dashboard-page.ts';
import { dashboardStage, dashboardStates, mailboxes, refuseSettings } from './dashboard-states.ts';
import { expect, test } from './fixture.ts';
import { holdScripts } from './held-scripts.ts';
import { sidewaysOverflow } from './site-pages.ts';

/** Checks that nothing is wider than the window, at several widths and with large letters. */
async function expectToFit(page: Page, state: string): Promise<void> {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await sidewaysOverflow(page), `${state} at ${width}`).toBe(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const setFontSize = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
  await setFontSize('200%');
  expect.soft(await sidewaysOverflow(page), `${state} with large letters`).toBe(0);
  await setFontSize('');
}

test('should fit every window, also with long names and large letters', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  await dashboardStates['long-names']?.(page);
  const dashboard = new DashboardPage(page);
  await dashboard.changeName.click();
  await dashboard.changePassword.click();
  await dashboard.field('Current password').waitFor();
  await expectToFit(page, 'forms');
  await refuseSettings(page, 'validation', 'Type the email address of the account to confirm');
  await dashboard.deleteAccount.click();
  await dashboard.confirmDeletion('maria');
  await dashboard.deletion.getByText('Type the email address').first().waitFor();
  await expectToFit(page, 'deletion');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('should have large controls on a phone, and show a new key with what copies it', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/);
    await dashboardStates['keys-made']?.(page);
    const dashboard = new DashboardPage(page);
    await expect(dashboard.button('Copy')).toBeFocused();
    for (const part of [dashboard.field('Your new key'), dashboard.button('Copy')]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    expect(await sidewaysOverflow(page)).toBe(0);
    await dashboard.changeName.click();
    await dashboard.changePassword.click();
    await dashboard.field('Current password').waitFor();
    const small = await page
      .locator('main :is(button, a, input):visible')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.getBoundingClientRect().height < 44 && !part.closest('label'))
          .map((part) => part.textContent),
      );
    // The button inside a password field can only be as high as the field allows.
    expect(small.filter((words) => !words?.includes('password'))).toEqual([]);
  });
});

/** The distance of each heading and section from the top of the page. */
function topsOf(page: Page): Promise<number[]> {
  return page
    .locator('main h2:not(.sr-only), main h3, main section')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)));
}

test('should show its parts before its scripts run, and move nothing while the account loads', async ({
  page,
}) => {
  const { service, dashboard } = await dashboardStage(page, { used: 3 });
  await page.setViewportSize({ width: 390, height: 900 });
  const scripts = await holdScripts(page, '**/assets/*.js');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await scripts.asked;
  await expect(dashboard.loading).toBeVisible();
  await expect(dashboard.changeName).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Generate Email' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await topsOf(page);
  scripts.release();
  await dashboard.meter.waitFor();
  await dashboard.openSample.waitFor();
  await page.getByRole('checkbox').waitFor();
  await expect(dashboard.loading).toHaveCount(0);
  expect(await topsOf(page)).toEqual(before);

  // A page that knows the plan from an earlier visit reserves space for a key.
  Object.assign(service, { plan: 'pro', keys: [exampleKey] });
  await dashboard.open();
  await dashboard.keyRows.first().waitFor();
  const held = Promise.withResolvers<void>();
  service.held = held.promise;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dashboard');
  await dashboard.loading.waitFor();
  const row = dashboard.keys.locator('.key-row').first();
  const rowBefore = await row.boundingBox();
  held.resolve();
  await dashboard.keyRows.first().waitFor();
  expect((await row.boundingBox())?.y).toBe(rowBefore?.y);
});

test('should not move in any state of the mailbox', async ({ page }) => {
  const { service, dashboard } = await dashboardStage(page, { used: 3 });
  const below = page.getByRole('heading', { name: 'Account', exact: true });
  const topsAtWidths = async () => {
    const tops: number[] = [];
    for (const width of [390, 660, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      tops.push(Math.round((await below.boundingBox())?.y ?? 0));
    }
    return tops;
  };
  await dashboard.open();
  const controls = dashboard.mailbox.getByRole('button').first();
  for (const [name, mailbox] of Object.entries(mailboxes)) {
    const held = Promise.withResolvers<void>();
    Object.assign(service, { mailboxHeld: held.promise, mailbox });
    await page.reload();
    await dashboard.meter.waitFor();
    await expect(controls).toHaveCount(0);
    const loading = await topsAtWidths();
    held.resolve();
    await controls.waitFor();
    expect.soft(await topsAtWidths(), name).toEqual(loading);
  }
  // A page that is restored from the browser's cache looks up the mailboxes again.
  service.mailbox = mailboxes.notConnected;
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(dashboard.mailbox.getByText('Not connected', { exact: true })).toBeVisible();
});
