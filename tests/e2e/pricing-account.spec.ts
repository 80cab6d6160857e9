import { accountProblems, messages } from '#domain/messages.ts';
import { apiPaths, pagePaths } from '#domain/paths.ts';
import { type ProblemCode, problems } from '#domain/problems.ts';
import { signIn } from './account-service.ts';
import { holdDeadlines } from './deadlines.ts';
import { expect, test } from './fixture.ts';
import { changes, planButton, toast } from './pricing-page.ts';

const CURRENT = 'Current plan';

/** The answer of a server that refuses. */
function refusal(code: ProblemCode, detail: string = problems[code].detail) {
  const { status } = problems[code];
  return { status, json: { status, code, detail } };
}

test('a visitor sees the prices on one line, and is asked once to sign in for a plan', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pagePaths.pricing);
  const tops: number[] = [];
  for (const price of ['$0', '$9.99', '$29.99']) {
    tops.push(Math.round((await page.getByText(price).first().boundingBox())?.y ?? -1));
  }
  expect.soft(new Set(tops).size, `${tops}`).toBe(1);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Choose Basic' }).click();
  await expect(page).toHaveURL(pagePaths.auth);
  await expect(toast(page, accountProblems.signInToUpgrade)).toBeVisible();
  await page.reload();
  await expect(page.getByText(accountProblems.signInToUpgrade)).toHaveCount(0);
});

test('the current plan is marked without moving anything, and a press changes the plan', async ({ page }) => {
  const service = await signIn(page, { plan: 'basic' });
  const loading = Promise.withResolvers<void>();
  service.held = loading.promise;
  await page.goto(pagePaths.pricing);
  await expect(planButton(page, 'Basic')).toHaveText('Choose Basic');
  await expect(page.getByText(CURRENT)).toHaveCount(0);
  const main = await page.getByRole('main').boundingBox();
  const place = await planButton(page, 'Basic').boundingBox();
  loading.resolve();
  await expect(planButton(page, 'Basic')).toHaveText(CURRENT);
  await expect(planButton(page, 'Basic')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.plan-button[aria-current]')).toHaveCount(1);
  expect(await page.getByRole('main').boundingBox()).toEqual(main);
  expect(await planButton(page, 'Basic').boundingBox()).toEqual(place);
  expect(service.calls).toEqual(['GET /api/profile']);

  await planButton(page, 'Basic').click();
  await expect(toast(page, messages.alreadyOnPlan)).toBeVisible();
  expect(changes(service.calls)).toEqual([]);

  const changing = Promise.withResolvers<void>();
  service.held = changing.promise;
  await planButton(page, 'Pro').click();
  await expect(planButton(page, 'Pro')).toHaveText('Updating...');
  for (const plan of ['Free', 'Basic', 'Pro'] as const) await expect(planButton(page, plan)).toBeDisabled();
  changing.resolve();
  await expect(toast(page, messages.planChanged('pro'))).toBeVisible();
  await expect(planButton(page, 'Pro')).toHaveText(CURRENT);
  await expect(planButton(page, 'Basic')).toHaveText('Choose Basic');

  await planButton(page, 'Free').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, messages.planChanged('basic'))).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(1);
  await expect(planButton(page, 'Basic')).toHaveText(CURRENT);
  await expect(planButton(page, 'Basic')).toBeFocused();
  expect(changes(service.calls)).toEqual(['PUT /api/plan pro', 'PUT /api/plan basic']);

  // A press before the plan is known waits for it.
  const again = Promise.withResolvers<void>();
  service.held = again.promise;
  await page.reload();
  await planButton(page, 'Basic').click();
  await expect(planButton(page, 'Basic')).toHaveText('Updating...');
  again.resolve();
  await expect(toast(page, messages.alreadyOnPlan)).toBeVisible();
  expect(changes(service.calls)).toHaveLength(2);
});

test('a failed change is reported, the mark stays, and the buttons work again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of (401|429|503)/);
  const passDeadlines = await holdDeadlines(page);
  const service = await signIn(page);
  await page.goto(pagePaths.pricing);
  await expect(planButton(page, 'Free')).toHaveText(CURRENT);
  const tooMany = accountProblems.tooManyAttempts(420);
  for (const [name, answer, words] of [
    ['a refusal', refusal('unavailable'), accountProblems.planNotChanged],
    [
      'too many attempts',
      refusal('too_many_requests', tooMany),
      `${accountProblems.planNotChanged}. ${tooMany}`,
    ],
    // Another server, such as a gateway.
    ['no problem of the program', { status: 429, body: '<p>Slow down</p>' }, accountProblems.planNotChanged],
  ] as const) {
    await page.route(`**${apiPaths.plan}`, (route) => route.fulfill(answer));
    await planButton(page, 'Pro').click();
    await expect(toast(page, words), name).toHaveText(words);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(planButton(page, 'Free'), name).toHaveText(CURRENT);
    await expect(planButton(page, 'Pro'), name).toHaveText('Choose Pro');
    await expect(planButton(page, 'Pro'), name).toBeEnabled();
    await page.unroute(`**${apiPaths.plan}`);
  }

  // A server that never answers.
  const { promise, resolve } = Promise.withResolvers<void>();
  service.held = promise;
  const before = service.calls.length;
  await planButton(page, 'Basic').click();
  await expect.poll(() => service.calls.length).toBe(before + 1);
  await passDeadlines();
  await expect(toast(page, accountProblems.planNotChanged)).toBeVisible();
  await expect(planButton(page, 'Basic')).toBeEnabled();
  resolve();
});

test('a plan with an address for the payment leads there, and an ended session to the sign-in page', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const service = await signIn(page);
  await page.goto(pagePaths.pricing);
  service.checkout = new URL('/about?checkout', page.url()).href;
  await planButton(page, 'Pro').click();
  await page.waitForURL(/\/about\?checkout$/);
  await page.goBack();
  await expect(planButton(page, 'Free')).toHaveText(CURRENT);
  await expect(planButton(page, 'Pro')).toBeEnabled();

  service.refusal = 'unauthenticated';
  await planButton(page, 'Basic').click();
  await expect(page).toHaveURL(pagePaths.auth);
  await expect(toast(page, accountProblems.signInToUpgrade)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
});

test('no plan is marked if it cannot be loaded, or after the session has ended', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of (401|503)/);
  const service = await signIn(page);
  service.refusal = 'unavailable';
  await page.goto(pagePaths.pricing, { waitUntil: 'networkidle' });
  await expect(page.getByText(CURRENT)).toHaveCount(0);
  service.refusal = undefined;
  await planButton(page, 'Basic').click();
  await expect(toast(page, messages.planChanged('basic'))).toBeVisible();

  service.refusal = 'unauthenticated';
  await page.reload();
  await expect(page.getByRole('link', { name: 'Choose Basic' })).toBeVisible();
  await expect(planButton(page, 'Basic')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
});
