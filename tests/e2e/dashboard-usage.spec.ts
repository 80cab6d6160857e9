import type { Page } from '@playwright/test';
import { apiPaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { usageTexts } from '#domain/usage-messages.ts';
import { signUpInBrowser } from './account.ts';
import { DashboardPage } from './dashboard-page.ts';
import { dashboardStage, withMail } from './dashboard-states.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage } from './generator-page.ts';
import { sidewaysOverflow } from './site-pages.ts';
import { busyHistory, firstDayHistory } from './usage-examples.ts';

test('should show the replies of each day, and the past months when they are opened', async ({ page }) => {
  const { dashboard } = await dashboardStage(page, { plan: 'pro', used: 137, history: busyHistory });
  await dashboard.open();
  await expect(dashboard.dayItems).toHaveCount(21);
  await expect(dashboard.dayItems.nth(11)).toHaveText('November 12: 17 replies');
  await expect(dashboard.dayItems.nth(10)).toHaveText('November 11: 1 reply');
  await expect(dashboard.days).toContainText('12 today. Most: 17 on November 12.');
  await expect(dashboard.days.locator('[aria-current="date"]')).toHaveText('November 21: 12 replies');
  const heights = await dashboard.days
    .locator('.usage-bar')
    .evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().height)));
  expect(heights[11]).toBe(Math.max(...heights));
  expect(heights[20]).toBeGreaterThan(heights[1] ?? 0);
  expect(heights[0]).toBeGreaterThan(0);

  const october = dashboard.main.getByText('October 2026', { exact: true });
  await expect(october).toBeHidden();
  await dashboard.pastMonths.click();
  await expect(october).toBeVisible();
  await expect(dashboard.main.locator('.usage-month-list > div')).toHaveCount(12);
  await expect(dashboard.main.locator('.usage-month-list > div').first()).toHaveText('October 2026412');
});

test('should show the reply of another tab on its day', async ({ page, context }) => {
  await signUpInBrowser(page);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.days).toContainText('No replies yet this month.');
  await expect(dashboard.main.getByText('Past months are listed here.')).toBeVisible();
  const other = new GeneratorPage(await context.newPage());
  await other.openSignedIn();
  await other.pasteAndGenerate();
  await expect(other.copy).toBeVisible();
  await expect(dashboard.dayItems.last()).toHaveText(/: 1 reply$/);
  await expect(dashboard.days).toContainText('1 today, the most this month.');
});

test('should save at once whether mails are wanted, and say so if it cannot', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await withMail(page);
  const { service, dashboard } = await dashboardStage(page, { history: firstDayHistory });
  await dashboard.open();
  await expect(dashboard.usageMails).not.toBeChecked();
  await expect(dashboard.usageMails).toHaveAccessibleDescription(usageTexts.mailsAbout);
  await dashboard.usageMails.check();
  await expect.poll(() => service.history.usage_mails).toBe(true);
  await page.reload();
  await expect(dashboard.usageMails).toBeChecked();

  service.historyRefusal = 'unavailable';
  await dashboard.usageMails.click();
  await expect(dashboard.main.getByRole('alert').getByText(problems.unavailable.detail)).toBeVisible();
  await expect(dashboard.usageMails).toBeChecked();
  await expect(dashboard.usageMails).toBeFocused();
  service.historyRefusal = undefined;
  await page.keyboard.press('Space');
  await expect.poll(() => service.history.usage_mails).toBe(false);
  await expect(dashboard.usageMails).not.toBeChecked();
  await expect(dashboard.main.getByText(problems.unavailable.detail)).toHaveCount(0);
});

test('should say where the site sends no mail, and not offer any', async ({ page }) => {
  const { dashboard } = await dashboardStage(page, { history: busyHistory });
  await dashboard.open();
  await expect(dashboard.usageMails).toBeDisabled();
  await expect(dashboard.usageMails).not.toBeChecked();
  await expect(dashboard.usageMails).toHaveAccessibleDescription(usageTexts.noMail);
});

test('should load the days again after a failure, while the rest of the page works', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const { service, dashboard } = await dashboardStage(page, {
    used: 3,
    history: busyHistory,
    historyRefusal: 'unavailable',
  });
  await dashboard.open();
  await expect(dashboard.days.getByText(usageTexts.notLoaded)).toBeVisible();
  await expect(dashboard.main.getByText('3 of 10', { exact: true })).toBeVisible();
  await dashboard.retry.click();
  await expect(dashboard.retry).toBeFocused();
  service.historyRefusal = undefined;
  await dashboard.retry.click();
  await expect(dashboard.dayItems).toHaveCount(21);
  await expect(dashboard.pastMonths).toBeFocused();
  // What is shown stays if the next answer does not come.
  service.historyRefusal = 'unavailable';
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const calls = () => service.calls.filter((call) => call === `GET ${apiPaths.usageHistory}`).length;
  await expect.poll(calls).toBe(4);
  await expect(dashboard.dayItems).toHaveCount(21);
});

/** The height of the sheet with the days, at several widths. */
async function heightsOf(page: Page): Promise<number[]> {
  const heights: number[] = [];
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    heights.push(Math.round((await page.locator('.usage-history').boundingBox())?.height ?? 0));
    expect.soft(await sidewaysOverflow(page), `at ${width}`).toBe(0);
  }
  return heights;
}

test('should have one height while it loads, with few and many days, and after a failure', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const held = Promise.withResolvers<void>();
  const { service, dashboard } = await dashboardStage(page, { history: busyHistory, held: held.promise });
  await page.goto('/dashboard');
  await dashboard.loading.waitFor();
  const loading = await heightsOf(page);
  held.resolve();
  await dashboard.dayItems.first().waitFor();
  expect.soft(await heightsOf(page), 'many').toEqual(loading);
  service.history = firstDayHistory;
  await page.reload();
  await dashboard.dayItems.first().waitFor();
  expect.soft(await heightsOf(page), 'few').toEqual(loading);
  service.historyRefusal = 'unavailable';
  await page.reload();
  await dashboard.days.getByText(usageTexts.notLoaded).waitFor();
  expect.soft(await heightsOf(page), 'failed').toEqual(loading);
});

test('should begin with the first day at the end of a line that is read from there', async ({ page }) => {
  const { dashboard } = await dashboardStage(page, { history: busyHistory });
  await dashboard.open();
  await dashboard.dayItems.first().waitFor();
  const leftOf = async (place: number) => (await dashboard.dayItems.nth(place).boundingBox())?.x ?? 0;
  expect(await leftOf(0)).toBeLessThan(await leftOf(20));
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  expect(await leftOf(0)).toBeGreaterThan(await leftOf(20));
  expect(await sidewaysOverflow(page)).toBe(0);
});
