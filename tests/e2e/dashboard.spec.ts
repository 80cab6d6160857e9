import type { APIRequestContext } from '@playwright/test';
import { apiPaths } from '#domain/paths.ts';
import type { Plan } from '#domain/plans.ts';
import { problems } from '#domain/problems.ts';
import { freshEmail, signUpInBrowser } from './account.ts';
import { DashboardPage } from './dashboard-page.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage } from './generator-page.ts';

function choosePlan(request: APIRequestContext, token: string, plan: Plan) {
  return request.put(apiPaths.plan, { data: { plan }, headers: { authorization: `Bearer ${token}` } });
}

test('whoever has no session is led to the way in, sees nothing of the page, and does not come back', async ({
  page,
}) => {
  let wasSeen = false;
  await page.exposeFunction('seen', () => {
    wasSeen = true;
  });
  await page.addInitScript(() => {
    if (location.pathname !== '/dashboard') return;
    const look = () => {
      if (document.querySelector('main')?.checkVisibility()) (window as unknown as { seen(): void }).seen();
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/about');
  await page.evaluate(() => location.assign('/dashboard'));
  await page.waitForURL(/\/auth$/);
  expect(wasSeen).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('a new account has its name, its address, its plan and a whole month', async ({ page }) => {
  const { email } = await signUpInBrowser(page, { name: 'Maria Ito' });
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.heading).toHaveText('Maria Ito');
  await expect(dashboard.main.getByText(email, { exact: true })).toBeVisible();
  await expect(dashboard.main.getByText('Free', { exact: true })).toBeVisible();
  await expect(dashboard.main.getByText('10 emails remaining this month', { exact: true })).toBeVisible();
  await expect(dashboard.main.getByText('0 of 10', { exact: true })).toBeVisible();
  await expect(dashboard.main.getByText(/^Starts again on [A-Z][a-z]+ 1$/)).toBeVisible();
  await expect(dashboard.meter).toHaveAttribute('aria-valuetext', '0 of 10');
  await expect(dashboard.loading).toHaveCount(0);
});

test('the page leads to the plans, to the generator and home', async ({ page }) => {
  await signUpInBrowser(page);
  const dashboard = new DashboardPage(page);
  for (const [name, path] of [
    ['Upgrade Plan', /\/pricing$/],
    ['Generate Email', /\/app$/],
    ['Back to home', /\/$/],
  ] as const) {
    await dashboard.open();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
});

test('each plan shows its own volume, and Pro is managed', async ({ page }) => {
  const { token } = await signUpInBrowser(page);
  const dashboard = new DashboardPage(page);
  await choosePlan(page.request, token, 'basic');
  await dashboard.open();
  await expect(dashboard.main.getByText('Basic', { exact: true })).toBeVisible();
  await expect(dashboard.main.getByText('0 of 200', { exact: true })).toBeVisible();
  await choosePlan(page.request, token, 'pro');
  await dashboard.open();
  await expect(dashboard.main.getByText('0 of 500', { exact: true })).toBeVisible();
  await expect(dashboard.main.getByText('500 emails remaining this month', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage Plan', exact: true })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toHaveCount(0);
});

test('the count follows a reply that is made in another tab', async ({ page, context }) => {
  await signUpInBrowser(page);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const other = new GeneratorPage(await context.newPage());
  await other.openSignedIn();
  await other.pasteAndGenerate();
  await expect(other.copy).toBeVisible();
  await expect(dashboard.main.getByText('9 emails remaining this month', { exact: true })).toBeVisible();
  await expect(dashboard.main.getByText('1 of 10', { exact: true })).toBeVisible();
});

test('a session that ends in another tab ends here, and one that ended on the server ends with the next look', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  await signUpInBrowser(page);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const other = await context.newPage();
  await other.goto('/sign-out');
  await expect(page).toHaveURL(/\/auth$/);

  const { token } = await signUpInBrowser(page, { email: freshEmail() });
  await dashboard.open();
  const headers = { authorization: `Bearer ${token}` };
  await page.request.post(`${apiPaths.auth}/sign-out`, { headers });
  await page.reload();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await dashboard.session()).toBeNull();
});

test('a mailed link that does not hold leads here with a word on it', async ({ page }) => {
  await signUpInBrowser(page);
  await page.goto(`${apiPaths.auth}/verify-email?token=no.such.token&callbackURL=%2Fdashboard`);
  await expect(page.getByText(problems.invalid_link.detail)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});
