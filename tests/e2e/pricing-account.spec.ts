import { accountProblems } from '#domain/messages.ts';
import { apiPaths, pagePaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { signIn } from './account-service.ts';
import { holdDeadlines } from './deadlines.ts';
import { expect, test } from './fixture.ts';
import { changes, planButton, toast } from './pricing-page.ts';

for (const plan of ['Start with Free', 'Choose Basic', 'Choose Pro']) {
  test(`'${plan}' asks a visitor to sign in`, async ({ page }) => {
    await page.goto(pagePaths.pricing);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: plan }).click();
    await expect(page).toHaveURL(pagePaths.auth);
    await expect(toast(page, 'Please sign in to upgrade')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Please sign in to upgrade')).toHaveCount(0);
  });
}

test('the current plan is marked as soon as the server has answered, and nothing moves', async ({ page }) => {
  const service = await signIn(page, { plan: 'basic' });
  const { promise, resolve } = Promise.withResolvers<void>();
  service.held = promise;
  await page.goto(pagePaths.pricing);
  await expect(planButton(page, 'Basic')).toHaveText('Choose Basic');
  await expect(page.getByText('Current plan')).toHaveCount(0);
  const before = await page.getByRole('main').boundingBox();
  const place = await planButton(page, 'Basic').boundingBox();
  resolve();
  await expect(planButton(page, 'Basic')).toHaveText('Current plan');
  await expect(planButton(page, 'Basic')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.plan-button[aria-current]')).toHaveCount(1);
  expect(await page.getByRole('main').boundingBox()).toEqual(before);
  expect(await planButton(page, 'Basic').boundingBox()).toEqual(place);
  expect(service.calls).toEqual(['GET /api/profile']);
});

test('a press of the current plan says so and changes nothing', async ({ page }) => {
  const service = await signIn(page, { plan: 'pro' });
  await page.goto(pagePaths.pricing);
  await page.getByRole('button', { name: 'Current plan' }).click();
  await expect(toast(page, "You're already on this plan")).toBeVisible();
  await expect(planButton(page, 'Pro')).toHaveText('Current plan');
  expect(changes(service.calls)).toEqual([]);
});

test('a press waits until the current plan is known', async ({ page }) => {
  const service = await signIn(page, { plan: 'basic' });
  const { promise, resolve } = Promise.withResolvers<void>();
  service.held = promise;
  await page.goto(pagePaths.pricing);
  await planButton(page, 'Basic').click();
  await expect(planButton(page, 'Basic')).toHaveText('Updating...');
  resolve();
  await expect(toast(page, "You're already on this plan")).toBeVisible();
  expect(changes(service.calls)).toEqual([]);
});

test('the page stops waiting for a server that never answers, and the buttons work again', async ({
  page,
}) => {
  const passDeadlines = await holdDeadlines(page);
  const service = await signIn(page);
  await page.goto(pagePaths.pricing);
  await expect(planButton(page, 'Free')).toHaveText('Current plan');
  const { promise, resolve } = Promise.withResolvers<void>();
  service.held = promise;
  await planButton(page, 'Basic').click();
  await expect.poll(() => service.calls.length).toBe(2);
  await passDeadlines();
  await expect(toast(page, 'Failed to upgrade plan')).toBeVisible();
  await expect(planButton(page, 'Basic')).toBeEnabled();
  resolve();
});

test('a change of plan disables all buttons and then moves the mark', async ({ page }) => {
  const service = await signIn(page);
  await page.goto(pagePaths.pricing);
  await expect(planButton(page, 'Free')).toHaveText('Current plan');
  const { promise, resolve } = Promise.withResolvers<void>();
  service.held = promise;
  await planButton(page, 'Basic').click();
  await expect(planButton(page, 'Basic')).toHaveText('Updating...');
  for (const plan of ['Free', 'Basic', 'Pro'] as const) await expect(planButton(page, plan)).toBeDisabled();
  resolve();
  await expect(toast(page, 'Successfully upgraded to basic plan!')).toBeVisible();
  await expect(planButton(page, 'Basic')).toHaveText('Current plan');
  await expect(planButton(page, 'Free')).toHaveText('Choose Free');
  await planButton(page, 'Free').click();
  await expect(toast(page, 'Successfully upgraded to free plan!')).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(1);
  expect(changes(service.calls)).toEqual(['PUT /api/plan basic', 'PUT /api/plan free']);
});

test('with the keyboard alone the focus stays on the plan', async ({ page }) => {
  await signIn(page);
  await page.goto(pagePaths.pricing);
  await expect(planButton(page, 'Free')).toHaveText('Current plan');
  await planButton(page, 'Free').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(planButton(page, 'Basic')).toHaveText('Current plan');
  await expect(planButton(page, 'Basic')).toBeFocused();
});

test('a failed change is reported, and the mark stays', async ({ page, complaints }) => {
  complaints.allow(/status of 503/);
  const service = await signIn(page);
  await page.goto(pagePaths.pricing);
  await expect(planButton(page, 'Free')).toHaveText('Current plan');
  service.refusal = 'unavailable';
  await planButton(page, 'Pro').click();
  await expect(toast(page, 'Failed to upgrade plan')).toBeVisible();
  await expect(planButton(page, 'Free')).toHaveText('Current plan');
  await expect(planButton(page, 'Pro')).toHaveText('Choose Pro');
  await expect(planButton(page, 'Pro')).toBeEnabled();
});

test('a person who changes plans too often sees when to try again', async ({ page, complaints }) => {
  complaints.allow(/status of 429/);
  await signIn(page);
  const { status } = problems.too_many_requests;
  const problem = { status, code: 'too_many_requests', detail: accountProblems.tooManyAttempts(420) };
  await page.route(`**${apiPaths.plan}`, (route) => route.fulfill({ status, json: problem }));
  await page.goto(pagePaths.pricing);
  await expect(planButton(page, 'Free')).toHaveText('Current plan');
  await planButton(page, 'Pro').click();
  await expect(
    toast(page, 'Failed to upgrade plan. Too many attempts. Please try again in 7 minutes.'),
  ).toBeVisible();
  await expect(planButton(page, 'Free')).toHaveText('Current plan');
  await expect(planButton(page, 'Pro')).toBeEnabled();
});

test('a refusal by another server, such as a gateway, is reported in one sentence', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 429/);
  await signIn(page);
  await page.route(`**${apiPaths.plan}`, (route) => route.fulfill({ status: 429, body: '<p>Slow down</p>' }));
  await page.goto(pagePaths.pricing);
  await expect(planButton(page, 'Free')).toHaveText('Current plan');
  await planButton(page, 'Pro').click();
  await expect(toast(page, 'Failed to upgrade plan')).toHaveText('Failed to upgrade plan');
  await expect(planButton(page, 'Pro')).toBeEnabled();
});

test('if the current plan could not be loaded, nothing is marked, and a press loads it again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 503/);
  const service = await signIn(page);
  service.refusal = 'unavailable';
  await page.goto(pagePaths.pricing, { waitUntil: 'networkidle' });
  await expect(page.getByText('Current plan')).toHaveCount(0);
  service.refusal = undefined;
  await planButton(page, 'Basic').click();
  await expect(toast(page, 'Successfully upgraded to basic plan!')).toBeVisible();
});

test('a plan with an address for the payment leads there', async ({ page }) => {
  const service = await signIn(page);
  await page.goto(pagePaths.pricing);
  service.checkout = new URL('/about?checkout', page.url()).href;
  await planButton(page, 'Pro').click();
  await page.waitForURL(/\/about\?checkout$/);
  await page.goBack();
  await expect(planButton(page, 'Free')).toHaveText('Current plan');
  await expect(planButton(page, 'Pro')).toBeEnabled();
});

test('a session that the server does not know is deleted, and the press asks to sign in', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const service = await signIn(page);
  await page.goto(pagePaths.pricing);
  await expect(planButton(page, 'Free')).toHaveText('Current plan');
  service.refusal = 'unauthenticated';
  await planButton(page, 'Basic').click();
  await expect(page).toHaveURL(pagePaths.auth);
  await expect(toast(page, 'Please sign in to upgrade')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
});

test('after the session has ended, the page is that of a visitor', async ({ page, complaints }) => {
  complaints.allow(/status of 401/);
  const service = await signIn(page);
  service.refusal = 'unauthenticated';
  await page.goto(pagePaths.pricing);
  await expect(page.getByRole('link', { name: 'Choose Basic' })).toBeVisible();
  await expect(planButton(page, 'Basic')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every plan leads to the account', async ({ page }) => {
    await page.goto(pagePaths.pricing);
    await page.getByRole('link', { name: 'Choose Pro' }).click();
    await expect(page).toHaveURL(pagePaths.auth);
  });
});
