import type { Request } from '@playwright/test';
import { browserProblems } from '#domain/messages.ts';
import { problems } from '#domain/problems.ts';
import { session } from './account-service.ts';
import { answerSettings, type DashboardStage, dashboardStage, refuseSettings } from './dashboard-states.ts';
import { expect, test } from './fixture.ts';

let one: DashboardStage;

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  one = await dashboardStage(page, { used: 3 });
});

test('should report an account that cannot be loaded, try again, and show its count', async ({ page }) => {
  const { service, dashboard } = one;
  service.refusal = 'internal';
  await page.goto('/dashboard');
  await expect(dashboard.toast('Failed to load profile')).toBeVisible();
  await expect(dashboard.main.getByText('Failed to load profile')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await dashboard.retry.click();
  await expect(dashboard.toast('Failed to load profile')).toBeVisible();
  service.refusal = undefined;
  await dashboard.retry.click();
  await expect(dashboard.main.getByText('3 of 10', { exact: true })).toBeVisible();

  for (const { plan, used, count, left, way } of [
    { plan: 'free', used: 9, count: '9 of 10', left: '1 email remaining this month', way: 'Upgrade Plan' },
    {
      plan: 'pro',
      used: 512,
      count: '512 of 500',
      left: '0 emails remaining this month',
      way: 'Manage Plan',
    },
  ] as const) {
    Object.assign(service, { plan, used });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(dashboard.main.getByText(count, { exact: true })).toBeVisible();
    await expect(dashboard.main.getByText(left, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: way, exact: true })).toBeVisible();
  }
  // The bar is full and does not overflow.
  expect(await dashboard.meter.evaluate((bar) => bar instanceof HTMLProgressElement && bar.position)).toBe(1);
});

test('should say next to a form or a button why it failed, and let the person try again', async ({
  page,
  context,
}) => {
  const { dashboard } = one;
  await dashboard.open();
  await refuseSettings(page, 'unavailable');
  await dashboard.changeName.click();
  await dashboard.field('Full Name').fill('Mara Lind');
  await dashboard.button('Save name').click();
  await expect(dashboard.main.getByRole('alert').filter({ visible: true })).toHaveText(
    problems.unavailable.detail,
  );
  await expect(dashboard.field('Full Name')).toHaveValue('Mara Lind');
  await dashboard.signOutEverywhere.click();
  await expect(dashboard.toast('Error signing out')).toBeVisible();
  await expect(dashboard.main.getByText(problems.unavailable.detail)).toHaveCount(2);
  await expect(dashboard.signOutEverywhere).toBeFocused();
  await dashboard.download.click();
  await expect(dashboard.main.getByText(problems.unavailable.detail)).toHaveCount(3);

  // A replaced route would answer even without a connection.
  await page.unrouteAll();
  await context.setOffline(true);
  await dashboard.button('Save name').click();
  await expect(dashboard.main.getByText(/^You are offline/)).toBeVisible();
  await context.setOffline(false);
  await answerSettings(page, (route) => route.fulfill({ json: { status: true } }));
  await dashboard.button('Save name').click();
  await expect(dashboard.toast('Your name is changed.')).toBeVisible();

  await refuseSettings(page, 'unauthenticated');
  await dashboard.changePassword.click();
  await dashboard.savePassword('correct horse battery', 'another horse battery');
  await expect(page).toHaveURL(/\/auth$/);
});

test('should show that a button is waiting, and ignore a second press', async ({ page }) => {
  const { dashboard } = one;
  await dashboard.open();
  let asked = 0;
  await answerSettings(page, () => {
    asked += 1;
  });
  for (const [button, waiting] of [
    [dashboard.signOutEverywhere, 'Signing out...'],
    [dashboard.download, 'Downloading...'],
  ] as const) {
    await button.dblclick();
    await expect(dashboard.button(waiting)).toBeDisabled();
  }
  await dashboard.changeName.click();
  await dashboard.field('Full Name').fill('Mara Lind');
  await dashboard.button('Save name').click();
  await expect(dashboard.button('Loading...')).toBeDisabled();
  await expect.poll(() => asked).toBe(3);
  await dashboard.deleteAccount.click();
  await dashboard.confirmDeletion(session.email);
  await expect(dashboard.deletion.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
});

test('should load its forms only when they are opened, and again after a failure', async ({ page }) => {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  const { service, dashboard } = one;
  service.plan = 'pro';
  await dashboard.open();
  await dashboard.newKey.and(page.locator(':enabled')).waitFor();
  await page.waitForLoadState('networkidle');
  // The days are loaded after the account is shown.
  const first = scripts.filter((script) => !/\/usage-history-[^/]+$/.test(script.url()));
  expect(first).toHaveLength(scripts.length - 1);
  const sizes = await Promise.all(first.map((script) => script.sizes()));
  const bytes = sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0);
  expect(bytes).toBeLessThan(132_000);

  for (const { opener, part, opened } of [
    { opener: 'Change name', part: 'account-forms', opened: 'Full Name' },
    { opener: 'New API key', part: 'new-key', opened: 'Name' },
  ]) {
    await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
    await dashboard.button(opener).click();
    const failure = dashboard.main.getByRole('alert').filter({ hasText: browserProblems.unreachable });
    await expect(failure).toBeVisible();
    await expect(dashboard.button(opener)).toBeFocused();
    await page.unroute(`**/assets/${part}-*.js`);
    await page.keyboard.press('Enter');
    await expect(dashboard.field(opened)).toBeFocused();
    await expect(failure).toHaveCount(0);
  }
});
