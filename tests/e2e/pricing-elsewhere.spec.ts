import { pagePaths } from '#domain/paths.ts';
import { session, signIn } from './account-service.ts';
import { expect, test } from './fixture.ts';
import { changes, planButton, toast } from './pricing-page.ts';

test('the page follows other tabs: a change of plan, signing out, signing in', async ({ page, context }) => {
  await signIn(page);
  await page.goto(pagePaths.pricing);
  const other = await context.newPage();
  await other.goto(pagePaths.pricing);
  await expect(planButton(other, 'Free')).toHaveText('Current plan');
  await planButton(other, 'Pro').click();
  await expect(planButton(page, 'Pro')).toHaveText('Current plan');
  await other.evaluate(() => localStorage.removeItem('session'));
  await expect(page.getByRole('link', { name: 'Choose Pro' })).toBeVisible();
  await other.evaluate((kept) => localStorage.setItem('session', kept), JSON.stringify(session));
  await expect(planButton(page, 'Pro')).toHaveText('Current plan');
});

test('a press finds out that another device has changed the plan', async ({ page }) => {
  const service = await signIn(page, { plan: 'basic' });
  await page.goto(pagePaths.pricing);
  await expect(planButton(page, 'Basic')).toHaveText('Current plan');
  service.plan = 'pro';
  await planButton(page, 'Pro').click();
  await expect(toast(page, "You're already on this plan")).toBeVisible();
  await expect(planButton(page, 'Pro')).toHaveText('Current plan');
  service.plan = 'free';
  await planButton(page, 'Pro').click();
  await expect(toast(page, 'Successfully upgraded to pro plan!')).toBeVisible();
  expect(changes(service.calls)).toEqual(['PUT /api/plan pro']);
});

test('a person who signs in during a change of plan does not see the plan of the other person', async ({
  page,
  context,
}) => {
  const service = await signIn(page);
  await page.goto(pagePaths.pricing);
  await expect(planButton(page, 'Free')).toHaveText('Current plan');
  const { promise, resolve } = Promise.withResolvers<void>();
  service.held = promise;
  await planButton(page, 'Pro').click();
  await expect.poll(() => service.calls.length).toBe(2);
  const other = await context.newPage();
  await other.goto(pagePaths.about);
  const ines = { token: 'token-of-ines', email: 'ines@acme.example' };
  await other.evaluate((kept) => localStorage.setItem('session', kept), JSON.stringify(ines));
  resolve();
  await expect.poll(() => service.calls.slice(2)).toEqual(['PUT /api/plan pro', 'GET /api/profile']);
  await expect(page.getByText('Successfully upgraded')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('plan'))).toBeNull();
});

test('a browser without a channel between tabs, or one that refuses it, can change the plan', async ({
  page,
  context,
}) => {
  const refusing = await context.newPage();
  await page.addInitScript(() => Object.assign(window, { BroadcastChannel: undefined }));
  await refusing.addInitScript(() => {
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    };
  });
  await signIn(page);
  for (const [one, plan] of [
    [page, 'Basic'],
    [refusing, 'Pro'],
  ] as const) {
    await one.goto(pagePaths.pricing);
    await planButton(one, plan).click();
    await expect(planButton(one, plan)).toHaveText('Current plan');
  }
});
