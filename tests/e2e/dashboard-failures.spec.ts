import type { Request } from '@playwright/test';
import { browserProblems } from '#domain/messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { session, signIn } from './account-service.ts';
import { DashboardPage } from './dashboard-page.ts';
import { answerCare, dashboardStates, refuseCare } from './dashboard-states.ts';
import { expect, test } from './fixture.ts';
import { holdScripts } from './held-scripts.ts';

test.beforeEach(({ complaints }) => complaints.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/));

test('a page whose scripts are slow shows its form, and its buttons wait', async ({ page }) => {
  await signIn(page);
  const held = await holdScripts(page, '**/assets/*.js');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const dashboard = new DashboardPage(page);
  await held.asked;
  await expect(dashboard.loading).toBeVisible();
  await expect(dashboard.changeName).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Generate Email' })).toBeVisible();
  held.release();
  await expect(dashboard.meter).toBeVisible();
  await expect(dashboard.loading).toHaveCount(0);
});

test('an account that cannot be loaded is told, and tried again', async ({ page }) => {
  const service = await signIn(page, { used: 3 });
  service.refusal = 'internal';
  await page.goto('/dashboard');
  const dashboard = new DashboardPage(page);
  await expect(dashboard.toast('Failed to load profile')).toBeVisible();
  await expect(dashboard.main.getByText('Failed to load profile')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await dashboard.retry.click();
  await expect(dashboard.toast('Failed to load profile')).toBeVisible();
  service.refusal = undefined;
  await dashboard.retry.click();
  await expect(dashboard.main.getByText('3 of 10', { exact: true })).toBeVisible();
});

test('a later load that fails leaves what is shown', async ({ page }) => {
  const service = await signIn(page, { used: 3 });
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  service.refusal = 'unavailable';
  const asked = service.calls.length;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => service.calls.length).toBeGreaterThan(asked);
  await expect(dashboard.main.getByText('3 of 10', { exact: true })).toBeVisible();
  await expect(dashboard.retry).toHaveCount(0);
});

test('a session that the server refuses is forgotten, and the way in is opened', async ({ page }) => {
  const service = await signIn(page);
  service.refusal = 'unauthenticated';
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth$/);
  expect(await new DashboardPage(page).session()).toBeNull();
});

for (const { plan, used, volume, way } of [
  { plan: 'basic', used: 210, volume: 200, way: 'Upgrade Plan' },
  { plan: 'pro', used: 512, volume: 500, way: 'Manage Plan' },
] as const) {
  test(`with ${used} of ${volume} the bar is full and nothing is below zero`, async ({ page }) => {
    await signIn(page, { plan, used });
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    await expect(dashboard.main.getByText(`${used} of ${volume}`, { exact: true })).toBeVisible();
    await expect(dashboard.main.getByText('0 emails remaining this month', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: way, exact: true })).toBeVisible();
    expect(await dashboard.meter.evaluate((bar) => bar instanceof HTMLProgressElement && bar.position)).toBe(
      1,
    );
  });
}

test('one email is one email', async ({ page }) => {
  await signIn(page, { used: 9 });
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.main.getByText('1 email remaining this month', { exact: true })).toBeVisible();
});

test('a form that fails says why, keeps what was typed, and can be sent again', async ({ page }) => {
  await dashboardStates.free?.(page);
  const dashboard = new DashboardPage(page);
  await refuseCare(page, 'unavailable');
  await dashboard.changeName.click();
  await dashboard.field('Full Name').fill('Mara Lind');
  await dashboard.button('Save name').click();
  await expect(dashboard.main.getByRole('alert')).toHaveText(problems.unavailable.detail);
  await expect(dashboard.field('Full Name')).toHaveValue('Mara Lind');
  // A replaced route would answer even without a connection.
  await page.unrouteAll();
  await page.context().setOffline(true);
  await dashboard.button('Save name').click();
  await expect(dashboard.main.getByText(/^You are offline/)).toBeVisible();
  await page.context().setOffline(false);
  await answerCare(page, (route) => route.fulfill({ json: { status: true } }));
  await dashboard.button('Save name').click();
  await expect(dashboard.toast('Your name is changed.')).toBeVisible();
});

test('each button says that it waits, and takes no second press', async ({ page }) => {
  await dashboardStates.free?.(page);
  const dashboard = new DashboardPage(page);
  let asked = 0;
  await answerCare(page, () => {
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
});

test('a deletion says that it waits', async ({ page }) => {
  await dashboardStates.free?.(page);
  const dashboard = new DashboardPage(page);
  await answerCare(page, () => undefined);
  await dashboard.deleteAccount.click();
  await dashboard.confirmDeletion(session.email);
  await expect(dashboard.deletion.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
});

test('a sign-out or a file that fails is told beside its button', async ({ page }) => {
  await dashboardStates.free?.(page);
  const dashboard = new DashboardPage(page);
  await refuseCare(page, 'unavailable');
  await dashboard.signOutEverywhere.click();
  await expect(dashboard.toast('Error signing out')).toBeVisible();
  await expect(dashboard.main.getByText(problems.unavailable.detail)).toHaveCount(1);
  await expect(dashboard.signOutEverywhere).toBeFocused();
  await dashboard.download.click();
  await expect(dashboard.main.getByText(problems.unavailable.detail)).toHaveCount(2);
  expect(await dashboard.session()).not.toBeNull();
});

test('a session that is refused while a form is sent leads to the way in', async ({ page }) => {
  await dashboardStates.free?.(page);
  const dashboard = new DashboardPage(page);
  await refuseCare(page, 'unauthenticated');
  await dashboard.changePassword.click();
  await dashboard.savePassword('correct horse battery', 'another horse battery');
  await expect(page).toHaveURL(/\/auth$/);
});

test('a refusal of the old token while the password changes does not end the session', async ({ page }) => {
  const service = await signIn(page, { used: 3 });
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const answered = Promise.withResolvers<void>();
  await page.route(`**${apiPaths.auth}/change-password`, async (route) => {
    await answered.promise;
    await route.fulfill({ json: {}, headers: { 'set-auth-token': 'a-new-token' } });
  });
  await dashboard.changePassword.click();
  await dashboard.savePassword('correct horse battery', 'another horse battery');
  await expect(dashboard.button('Loading...')).toBeVisible();
  service.refusal = 'unauthenticated';
  const refused = page.waitForResponse(`**${apiPaths.profile}`);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await refused;
  service.refusal = undefined;
  answered.resolve();
  await expect(dashboard.toast('Your password is changed. Every other device is signed out.')).toBeVisible();
  expect((await dashboard.session())?.token).toBe('a-new-token');
  await expect(dashboard.meter).toBeVisible();
});

for (const { opener, part, opened } of [
  { opener: 'Change name', part: 'account-forms', opened: 'Full Name' },
  { opener: 'Delete account', part: 'account-forms', opened: 'Email of this account' },
  { opener: 'New API key', part: 'new-key', opened: 'Name' },
]) {
  test(`what ‘${opener}’ opens and does not come is told, and comes at the next press`, async ({ page }) => {
    await signIn(page, { plan: 'pro' });
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
    await dashboard.button(opener).click();
    await expect(dashboard.main.getByRole('alert').filter({ visible: true })).toHaveText(
      browserProblems.unreachable,
    );
    await expect(dashboard.button(opener)).toBeFocused();
    await page.unroute(`**/assets/${part}-*.js`);
    await page.keyboard.press('Enter');
    await expect(dashboard.field(opened)).toBeFocused();
    await expect(dashboard.main.getByText(browserProblems.unreachable)).toHaveCount(0);
  });
}

test('the dashboard loads little: what checks a form comes with the form', async ({ page }) => {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await dashboardStates.free?.(page);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  const bytes = sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0);
  expect(bytes).toBeLessThan(125_000);
  const before = scripts.length;
  await new DashboardPage(page).changeName.click();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});
