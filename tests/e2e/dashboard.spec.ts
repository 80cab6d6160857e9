import { apiPaths, pagePaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { signUpInBrowser } from './account.ts';
import { DashboardPage } from './dashboard-page.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage } from './generator-page.ts';

test('should lead a visitor without a session to the sign-in page, and show nothing before', async ({
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
  await page.goto(pagePaths.gmail);
  await expect(page).toHaveURL(/\/auth$/);
});

test('should show an account, its plan and its month, until its session ends on the server', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const { email, token } = await signUpInBrowser(page, { name: 'Maria Ito' });
  const headers = { authorization: `Bearer ${token}` };
  const dashboard = new DashboardPage(page);
  // A mailed link that is no longer valid leads here, too.
  await page.goto(`${apiPaths.auth}/verify-email?token=no.such.token&callbackURL=%2Fdashboard`);
  await expect(page.getByText(problems.invalid_link.detail)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(dashboard.heading).toHaveText('Maria Ito');
  for (const words of [email, 'Free', '10 emails remaining this month', '0 of 10']) {
    await expect(dashboard.main.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(dashboard.main.getByText(/^Starts again on [A-Z][a-z]+ 1$/)).toBeVisible();
  await expect(dashboard.meter).toHaveAttribute('aria-valuetext', '0 of 10');
  for (const [name, path] of [
    ['Upgrade Plan', pagePaths.pricing],
    ['Generate Email', pagePaths.generator],
    ['Back to home', pagePaths.landing],
  ] as const) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }

  await page.request.put(apiPaths.plan, { data: { plan: 'pro' }, headers });
  await dashboard.open();
  await expect(dashboard.main.getByText('0 of 500', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage Plan', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toHaveCount(0);

  await page.request.post(`${apiPaths.auth}/sign-out`, { headers });
  await page.reload();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await dashboard.session()).toBeNull();
});

test('should count a reply that is made in another tab, and end with the session there', async ({
  page,
  context,
}) => {
  await signUpInBrowser(page);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const other = new GeneratorPage(await context.newPage());
  await other.openSignedIn();
  await other.pasteAndGenerate();
  await expect(other.copy).toBeVisible();
  await expect(dashboard.main.getByText('9 emails remaining this month', { exact: true })).toBeVisible();
  await expect(dashboard.main.getByText('1 of 10', { exact: true })).toBeVisible();
  await other.page.goto('/sign-out');
  await expect(page).toHaveURL(/\/auth$/);
});
