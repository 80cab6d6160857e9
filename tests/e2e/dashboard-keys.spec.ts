import type { APIRequestContext, Page } from '@playwright/test';
import { keyTexts, messages, planRefusals } from '#domain/messages.ts';
import { apiPaths, pagePaths, publicApiPaths } from '#domain/paths.ts';
import type { Plan } from '#domain/plans.ts';
import { signUpInBrowser } from './account.ts';
import { signIn } from './account-service.ts';
import { allKeys, openKeys, severalKeys } from './dashboard-keys-states.ts';
import { DashboardPage } from './dashboard-page.ts';
import { expect, test } from './fixture.ts';
import { sidewaysOverflow } from './site-pages.ts';

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

async function statusOf(request: APIRequestContext, key: string): Promise<number> {
  return (await request.get(publicApiPaths.usage, bearer(key))).status();
}

/** Opens the dashboard of a new account of the running program, with this plan. */
async function openWithPlan(page: Page, plan: Plan): Promise<{ dashboard: DashboardPage; token: string }> {
  const { token } = await signUpInBrowser(page);
  const changed = await page.request.put(apiPaths.plan, { data: { plan }, ...bearer(token) });
  expect(changed.ok()).toBe(true);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  return { dashboard, token };
}

async function makeKey(dashboard: DashboardPage, name: string): Promise<string> {
  await dashboard.newKey.click();
  await dashboard.field('Name').fill(name);
  await dashboard.button('Make key').click();
  return dashboard.field('Your new key').inputValue();
}

test('a key is made, seen once, copied, opens the API, and is revoked', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { dashboard } = await openWithPlan(page, 'pro');
  await expect(dashboard.keys.getByText(keyTexts.none)).toBeVisible();
  await dashboard.newKey.click();
  await expect(dashboard.field('Name')).toBeFocused();
  await dashboard.field('Name').fill('Help desk');
  await dashboard.keys.getByRole('radio', { name: '90 days' }).check();
  await page.keyboard.press('Enter');
  const key = await dashboard.field('Your new key').inputValue();
  expect(key).toMatch(/^ara_[a-z0-9]{10}_[\w-]{43}$/);
  await expect(dashboard.keys.getByText(keyTexts.shownOnce, { exact: true })).toBeVisible();
  await expect(dashboard.button('Copy')).toBeFocused();
  await expect(dashboard.button('Copy')).toHaveAccessibleDescription(
    `${keyTexts.made} ${keyTexts.shownOnce}`,
  );
  await page.keyboard.press('Enter');
  await expect(dashboard.toast(messages.keyCopied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await dashboard.button('Done').click();
  await expect(dashboard.newKey).toBeFocused();
  expect(await statusOf(request, key)).toBe(200);

  await page.reload();
  const row = dashboard.keyRows.first();
  await expect(row).toContainText('Help desk');
  await expect(row).toContainText(key.slice(0, 14));
  await expect(row).toContainText('Write replies, read usage');
  await expect(row).toContainText('Used today');
  await expect(row).toContainText(/Expires on \w+ \d+, \d{4}/);
  expect(await page.content()).not.toContain(key);

  await dashboard.button('Revoke Help desk').click();
  const question = page.getByRole('dialog', { name: 'Revoke this key?' });
  await expect(question).toContainText('Help desk');
  await question.getByRole('button', { name: 'Keep key' }).click();
  await expect(dashboard.button('Revoke Help desk')).toBeFocused();
  await dashboard.button('Revoke Help desk').click();
  await question.getByRole('button', { name: 'Revoke key' }).click();
  await expect(dashboard.toast(messages.keyRevoked)).toBeVisible();
  await expect(dashboard.keyRows).toHaveCount(0);
  await expect(dashboard.newKey).toBeFocused();
  expect(await statusOf(request, key)).toBe(401);
});

test('without Pro the section says what comes with it, and keys from before can only be revoked', async ({
  page,
}) => {
  const { dashboard, token } = await openWithPlan(page, 'pro');
  await makeKey(dashboard, 'Help desk');
  await page.request.put(apiPaths.plan, { data: { plan: 'free' }, ...bearer(token) });
  await page.reload();
  await expect(dashboard.keys.getByText(planRefusals.api)).toBeVisible();
  await expect(dashboard.keys.getByRole('link', { name: 'See plans' })).toHaveAttribute(
    'href',
    pagePaths.pricing,
  );
  await expect(dashboard.newKey).toHaveCount(0);
  await expect(dashboard.keyRows.first()).toContainText(keyTexts.notInPlan);
  await dashboard.button('Revoke Help desk').click();
  await dashboard.button('Revoke key').click();
  await expect(dashboard.keyRows).toHaveCount(0);
  await expect(dashboard.keys.getByRole('link', { name: 'API reference' })).toBeVisible();
});

test('a form that lacks something is told beside what it lacks, and Escape leaves it', async ({ page }) => {
  const { dashboard } = await openWithPlan(page, 'pro');
  await dashboard.newKey.click();
  await dashboard.button('Make key').click();
  await expect(dashboard.field('Name')).toHaveAccessibleDescription('Name is required');
  await expect(dashboard.field('Name')).toBeFocused();
  await dashboard.field('Name').fill('x'.repeat(61));
  await dashboard.button('Make key').click();
  await expect(dashboard.field('Name')).toHaveAccessibleDescription('Name must be less than 60 characters');
  await dashboard.field('Name').fill('Help desk');
  for (const scope of await dashboard.keys.getByRole('checkbox').all()) await scope.uncheck();
  await dashboard.button('Make key').click();
  await expect(dashboard.keys.getByRole('group', { name: 'What it may do' })).toHaveAccessibleDescription(
    keyTexts.scopesMissing,
  );
  await page.keyboard.press('Escape');
  await expect(dashboard.newKey).toBeFocused();
  await expect(dashboard.keyRows).toHaveCount(0);
});

test('with ten keys the button says so and opens nothing', async ({ page }) => {
  const { dashboard } = await openKeys(page, allKeys);
  const full = dashboard.button(keyTexts.allUsed);
  await expect(full).toHaveAccessibleDescription(/Revoke one that is not used/);
  await full.click({ force: true });
  await expect(dashboard.field('Name')).toHaveCount(0);
  await dashboard.button('Revoke Help desk 4').click();
  await dashboard.button('Revoke key').click();
  await expect(dashboard.button('Revoke Help desk 5')).toBeFocused();
  await expect(dashboard.newKey).toBeEnabled();
});

test('a list that does not come is told and tried again', async ({ page, complaints }) => {
  complaints.allow(/status of 503/);
  const service = await signIn(page, { plan: 'pro' });
  service.keysRefusal = 'unavailable';
  service.keys = severalKeys;
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.keys.getByRole('alert')).toContainText(keyTexts.notLoaded);
  await dashboard.retry.click();
  await expect(dashboard.retry).toBeFocused();
  service.keysRefusal = undefined;
  await dashboard.retry.click();
  await expect(dashboard.keyRows).toHaveCount(severalKeys.length);
  await expect(dashboard.newKey).toBeFocused();
  await expect(dashboard.keyRows.nth(2)).toContainText('Expired on Nov 20, 2026');
});

test('a key that another tab revoked is revoked here, too', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  const { dashboard, token } = await openWithPlan(page, 'pro');
  await makeKey(dashboard, 'Help desk');
  await dashboard.button('Done').click();
  const { keys } = await (await page.request.get(apiPaths.keys, bearer(token))).json();
  await page.request.delete(`${apiPaths.keys}/${keys[0].id}`, bearer(token));
  await dashboard.button('Revoke Help desk').click();
  await dashboard.button('Revoke key').click();
  await expect(dashboard.keyRows).toHaveCount(0);
});

test('what a key is for stands where it stood when the plan and the keys come', async ({ page }) => {
  const service = await signIn(page, { plan: 'pro' });
  service.keys = severalKeys;
  const dashboard = new DashboardPage(page);
  for (const width of [390, 1440]) {
    const held = Promise.withResolvers<void>();
    service.held = held.promise;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pagePaths.dashboard);
    await dashboard.loading.waitFor();
    const row = dashboard.keys.locator('.key-row').first();
    // The second visit knows the plan, and reserves the height of a key.
    const before = width === 1440 ? await row.boundingBox() : undefined;
    held.resolve();
    await expect(dashboard.keyRows).toHaveCount(severalKeys.length);
    if (before) expect((await row.boundingBox())?.y).toBe(before.y);
  }
});

test('on a phone a new key is seen whole with what copies it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { dashboard } = await openKeys(page, severalKeys);
  await makeKey(dashboard, 'Shop');
  await expect(dashboard.button('Copy')).toBeFocused();
  for (const part of [dashboard.field('Your new key'), dashboard.button('Copy')]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('no key makes the page wider than its window', async ({ page }) => {
  const { dashboard } = await openKeys(page, severalKeys);
  await makeKey(dashboard, 'Shop');
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysOverflow(page), `${width} px`).toBe(0);
  }
});
