import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { accountFieldMessages } from '#domain/messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { signUpInBrowser, type TestAccount } from './account.ts';
import { DashboardPage } from './dashboard-page.ts';
import { expect, test } from './fixture.ts';

test.beforeEach(({ complaints }) => complaints.allow(/status of 40[01]/));

const NEW_PASSWORD = 'another horse battery';

function signIn(request: APIRequestContext, { email, password }: Pick<TestAccount, 'email' | 'password'>) {
  return request.post(`${apiPaths.auth}/sign-in/email`, { data: { email, password } });
}

/** The server's status for a token: 200 while its session is valid. */
async function statusOf(request: APIRequestContext, token: string): Promise<number> {
  const answer = await request.get(apiPaths.profile, { headers: { authorization: `Bearer ${token}` } });
  return answer.status();
}

async function openDashboard(page: Page): Promise<{ dashboard: DashboardPage; account: TestAccount }> {
  const account = await signUpInBrowser(page);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  return { dashboard, account };
}

test('should change the name on the page, in the menu and in every other tab', async ({ page, context }) => {
  const { dashboard } = await openDashboard(page);
  const other = new DashboardPage(await context.newPage());
  await other.open();
  const name = dashboard.field('Full Name');
  await dashboard.changeName.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Maria Ito');
  await name.fill('   ');
  await dashboard.button('Save name').click();
  await expect(name).toHaveAccessibleDescription('Name is required');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('   ');
  await page.keyboard.press('Escape');
  await expect(dashboard.changeName).toBeFocused();
  await expect(dashboard.heading).toHaveText('Maria Ito');

  await dashboard.changeName.click();
  await name.fill('  Mara Lind ');
  await page.keyboard.press('Enter');
  await expect(dashboard.toast('Your name is changed.')).toBeVisible();
  for (const one of [dashboard, other]) {
    await expect(one.heading).toHaveText('Mara Lind');
    await expect(one.page.locator('[data-account-name]')).toHaveText('Mara Lind');
  }
  expect((await dashboard.session())?.full_name).toBe('Mara Lind');
  await expect(dashboard.changeName).toBeFocused();
});

test('should change the password and sign out every other device', async ({ page, request }) => {
  const { dashboard, account } = await openDashboard(page);
  const elsewhere = (await signIn(request, account)).headers()['set-auth-token'] ?? '';
  expect(await statusOf(request, elsewhere)).toBe(200);
  const current = dashboard.field('Current password');
  const next = dashboard.field('New password');
  await dashboard.changePassword.click();
  // What a password manager looks for.
  await expect(page.locator('form [autocomplete=username]')).toHaveValue(account.email);
  await expect(current).toHaveAttribute('autocomplete', 'current-password');
  await expect(next).toHaveAttribute('autocomplete', 'new-password');
  await dashboard.savePassword(account.password, 'short');
  await expect(next).toHaveAccessibleDescription('Password must be at least 8 characters');
  await dashboard.savePassword(account.password, 'password');
  await expect(next).toHaveAccessibleDescription(new RegExp(accountFieldMessages.passwordCommon));
  await expect(next).toBeFocused();
  await dashboard.savePassword('not the right one', NEW_PASSWORD);
  await expect(current).toHaveAccessibleDescription(/not right/);
  await expect(current).toBeFocused();
  await expect(next).toHaveValue(NEW_PASSWORD);
  await dashboard.savePassword(account.password, NEW_PASSWORD);
  await expect(dashboard.toast('Your password is changed. Every other device is signed out.')).toBeVisible();
  await expect(dashboard.changePassword).toBeFocused();

  const kept = await dashboard.session();
  expect(kept?.token).not.toBe(account.token);
  expect(await statusOf(request, kept?.token ?? '')).toBe(200);
  expect(await statusOf(request, elsewhere)).toBe(401);
  expect(await statusOf(request, account.token)).toBe(401);
  expect((await signIn(request, { ...account, password: NEW_PASSWORD })).status()).toBe(200);
  await dashboard.open();
});

test('should download the data, and sign out everywhere', async ({ page, request, context }) => {
  const { dashboard, account } = await openDashboard(page);
  const download = page.waitForEvent('download');
  await dashboard.download.click();
  await expect(dashboard.toast('Your data is downloaded.')).toBeVisible();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.profile).toMatchObject({ email: account.email, full_name: account.name });
  await expect(dashboard.download).toBeFocused();

  const elsewhere = (await signIn(request, account)).headers()['set-auth-token'] ?? '';
  const other = new DashboardPage(await context.newPage());
  await other.open();
  await dashboard.signOutEverywhere.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(dashboard.waitingToast('Signed out successfully')).toBeVisible();
  await expect(other.page).toHaveURL(/\/auth$/);
  expect(await dashboard.session()).toBeNull();
  expect(await statusOf(request, account.token)).toBe(401);
  expect(await statusOf(request, elsewhere)).toBe(401);
});

test('should delete the account only after its own address is typed', async ({ page, request }) => {
  const { dashboard, account } = await openDashboard(page);
  const address = dashboard.deletion.getByRole('textbox');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dashboard.deletion.getByRole('button', { name: 'Keep account' }).click(),
  ]) {
    await dashboard.deleteAccount.press('Enter');
    await expect(address).toBeFocused();
    await expect(address).toHaveValue('');
    await address.fill('maria');
    await leave();
    await expect(dashboard.deletion).toBeHidden();
    await expect(dashboard.deleteAccount).toBeFocused();
  }
  await dashboard.deleteAccount.press('Enter');
  await dashboard.confirmDeletion('somebody.else@acme.example');
  await expect(address).toHaveAccessibleDescription('Type the email address of the account to confirm');
  await dashboard.confirmDeletion(` ${account.email.toUpperCase()} `);
  await expect(page).toHaveURL(/\/$/);
  await expect(dashboard.waitingToast('Your account is deleted.')).toBeVisible();
  expect(await dashboard.session()).toBeNull();
  expect(await statusOf(request, account.token)).toBe(401);
  expect((await signIn(request, account)).status()).toBe(401);
});
