import type { APIRequestContext, Page } from '@playwright/test';
import type { ApiKey } from '#domain/api-keys.ts';
import { keyTexts, messages, planRefusals } from '#domain/messages.ts';
import { apiPaths, pagePaths, publicApiPaths } from '#domain/paths.ts';
import type { Plan } from '#domain/plans.ts';
import { signUpInBrowser } from './account.ts';
import { DashboardPage } from './dashboard-page.ts';
import { allKeys, dashboardStage } from './dashboard-states.ts';
import { expect, test } from './fixture.ts';

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

async function statusOf(request: APIRequestContext, key: string): Promise<number> {
  return (await request.get(publicApiPaths.usage, bearer(key))).status();
}

/** When the newest key of the account was used last. */
async function lastUse(page: Page, token: string): Promise<string | null | undefined> {
  const answer = await page.request.get(apiPaths.keys, bearer(token));
  const { keys }: { keys: ApiKey[] } = await answer.json();
  return keys[0]?.last_used_at;
}

async function choosePlan(page: Page, token: string, plan: Plan): Promise<void> {
  const answer = await page.request.put(apiPaths.plan, { data: { plan }, ...bearer(token) });
  expect(answer.ok()).toBe(true);
}

test('should make a key, show it once, copy it, and revoke it', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { token } = await signUpInBrowser(page);
  await choosePlan(page, token, 'pro');
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.keys.getByText(keyTexts.none)).toBeVisible();
  const name = dashboard.field('Name');
  await dashboard.newKey.click();
  await expect(name).toBeFocused();
  await dashboard.button('Make key').click();
  await expect(name).toHaveAccessibleDescription('Name is required');
  await expect(name).toBeFocused();
  await name.fill('Help desk');
  for (const scope of await dashboard.keys.getByRole('checkbox').all()) await scope.uncheck();
  await dashboard.button('Make key').click();
  await expect(dashboard.keys.getByRole('group', { name: 'What it may do' })).toHaveAccessibleDescription(
    keyTexts.scopesMissing,
  );
  await page.keyboard.press('Escape');
  await expect(dashboard.newKey).toBeFocused();

  await dashboard.newKey.click();
  await name.fill('Help desk');
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
  // The server answers before it has stored the time of the use.
  await expect.poll(() => lastUse(page, token)).not.toBeNull();

  await page.reload();
  const row = dashboard.keyRows.first();
  for (const words of ['Help desk', key.slice(0, 14), 'Write replies, read usage', 'Used today']) {
    await expect(row).toContainText(words);
  }
  await expect(row).toContainText(/Expires on \w+ \d+, \d{4}/);
  expect(await page.content()).not.toContain(key);

  const revoke = dashboard.button('Revoke Help desk');
  const question = page.getByRole('dialog', { name: 'Revoke this key?' });
  await revoke.click();
  await expect(question).toContainText('Help desk');
  await question.getByRole('button', { name: 'Keep key' }).click();
  await expect(revoke).toBeFocused();
  await revoke.click();
  await question.getByRole('button', { name: 'Revoke key' }).click();
  await expect(dashboard.toast(messages.keyRevoked)).toBeVisible();
  await expect(dashboard.keyRows).toHaveCount(0);
  await expect(dashboard.newKey).toBeFocused();
  expect(await statusOf(request, key)).toBe(401);
});

test('should take away the text of a new key that is revoked', async ({ page }) => {
  const { token } = await signUpInBrowser(page);
  await choosePlan(page, token, 'pro');
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await dashboard.newKey.click();
  await dashboard.field('Name').fill('Robot');
  await page.keyboard.press('Enter');
  await expect(dashboard.field('Your new key')).toBeVisible();
  await dashboard.button('Revoke Robot').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
  await expect(dashboard.keyRows).toHaveCount(0);
  await expect(dashboard.field('Your new key')).toHaveCount(0);
  await expect(dashboard.newKey).toBeFocused();
});

test('should only revoke keys without Pro, also one that is already revoked elsewhere', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  const { token } = await signUpInBrowser(page);
  await choosePlan(page, token, 'pro');
  const ids: string[] = [];
  for (const name of ['Help desk', 'Shop']) {
    const data = { name, scopes: ['usage'], expires_at: null };
    ids.push((await (await page.request.post(apiPaths.keys, { data, ...bearer(token) })).json()).id);
  }
  await choosePlan(page, token, 'free');
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.keys.getByText(planRefusals.api)).toBeVisible();
  await expect(dashboard.keys.getByRole('link', { name: 'See plans' })).toHaveAttribute(
    'href',
    pagePaths.pricing,
  );
  await expect(dashboard.keys.getByRole('link', { name: 'API reference' })).toBeVisible();
  await expect(dashboard.newKey).toHaveCount(0);
  await expect(dashboard.keyRows.first()).toContainText(keyTexts.notInPlan);
  await page.request.delete(`${apiPaths.keys}/${ids[0]}`, bearer(token));
  for (const [place, name] of ['Help desk', 'Shop'].entries()) {
    await dashboard.button(`Revoke ${name}`).click();
    await dashboard.button('Revoke key').click();
    await expect(dashboard.keyRows).toHaveCount(1 - place);
  }
});

test('should load the keys again after a failure, and make no more than ten', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 503/);
  const { service, dashboard } = await dashboardStage(page, {
    plan: 'pro',
    keys: allKeys,
    keysRefusal: 'unavailable',
  });
  await dashboard.open();
  await expect(dashboard.keys.getByRole('alert')).toContainText(keyTexts.notLoaded);
  await dashboard.retry.click();
  await expect(dashboard.retry).toBeFocused();
  service.keysRefusal = undefined;
  await dashboard.retry.click();
  await expect(dashboard.keyRows).toHaveCount(10);
  await expect(dashboard.keyRows.nth(2)).toContainText('Expired on Nov 20, 2026');
  const full = dashboard.button(keyTexts.allUsed);
  await expect(full).toBeFocused();
  await expect(full).toHaveAccessibleDescription(/Revoke one that is not used/);
  await full.click({ force: true });
  await expect(dashboard.field('Name')).toHaveCount(0);
  await dashboard.button('Revoke Help desk 4').click();
  await dashboard.button('Revoke key').click();
  await expect(dashboard.button('Revoke Help desk 5')).toBeFocused();
  await expect(dashboard.newKey).toBeEnabled();
});
