import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
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

test('a new name stands on the page, in the menu and in every other tab', async ({ page, context }) => {
  const { dashboard } = await openDashboard(page);
  const other = new DashboardPage(await context.newPage());
  await other.open();
  await dashboard.changeName.click();
  await expect(dashboard.field('Full Name')).toBeFocused();
  await expect(dashboard.field('Full Name')).toHaveValue('Maria Ito');
  await dashboard.field('Full Name').fill('  Mara Lind ');
  await page.keyboard.press('Enter');
  await expect(dashboard.toast('Your name is changed.')).toBeVisible();
  for (const one of [dashboard, other]) {
    await expect(one.heading).toHaveText('Mara Lind');
    await expect(one.page.locator('[data-account-name]')).toHaveText('Mara Lind');
  }
  expect((await dashboard.session())?.full_name).toBe('Mara Lind');
  await expect(dashboard.changeName).toBeFocused();
  await page.reload();
  await expect(dashboard.heading).toHaveText('Mara Lind');
});

test('a name that breaks a rule is refused beside its field, and what was typed stays', async ({ page }) => {
  const { dashboard } = await openDashboard(page);
  await dashboard.changeName.click();
  for (const [name, words] of [
    ['   ', 'Name is required'],
    ['x'.repeat(101), 'Name must be less than 100 characters'],
  ] as const) {
    await dashboard.field('Full Name').fill(name);
    await dashboard.button('Save name').click();
    await expect(dashboard.field('Full Name')).toHaveAccessibleDescription(words);
    await expect(dashboard.field('Full Name')).toBeFocused();
    await expect(dashboard.field('Full Name')).toHaveValue(name);
  }
  await page.keyboard.press('Escape');
  await expect(dashboard.changeName).toBeFocused();
  await expect(dashboard.heading).toHaveText('Maria Ito');
});

test('a new password ends every other session, and this page goes on', async ({ page, request, context }) => {
  const { dashboard, account } = await openDashboard(page);
  const elsewhere = (await signIn(request, account)).headers()['set-auth-token'] ?? '';
  expect(await statusOf(request, elsewhere)).toBe(200);
  const other = new DashboardPage(await context.newPage());
  await other.open();
  await dashboard.changePassword.click();
  await dashboard.savePassword('not the right one', NEW_PASSWORD);
  await expect(dashboard.field('Current password')).toHaveAccessibleDescription(/not right/);
  await expect(dashboard.field('Current password')).toBeFocused();
  await expect(dashboard.field('New password')).toHaveValue(NEW_PASSWORD);
  await dashboard.savePassword(account.password, NEW_PASSWORD);
  await expect(dashboard.toast('Your password is changed. Every other device is signed out.')).toBeVisible();
  await expect(dashboard.changePassword).toBeFocused();

  const kept = await dashboard.session();
  expect(kept?.token).not.toBe(account.token);
  expect(await statusOf(request, kept?.token ?? '')).toBe(200);
  expect(await statusOf(request, elsewhere)).toBe(401);
  expect(await statusOf(request, account.token)).toBe(401);
  expect((await signIn(request, account)).status()).toBe(401);
  expect((await signIn(request, { ...account, password: NEW_PASSWORD })).status()).toBe(200);
  for (const one of [dashboard, other]) {
    await one.page.reload();
    await expect(one.meter).toBeVisible();
  }
});

test('a password that breaks a rule is refused beside its field', async ({ page }) => {
  const { dashboard } = await openDashboard(page);
  await dashboard.changePassword.click();
  await dashboard.savePassword('correct horse battery', 'short');
  await expect(dashboard.field('New password')).toHaveAccessibleDescription(
    'Password must be at least 8 characters',
  );
  await dashboard.savePassword('correct horse battery', 'x'.repeat(129));
  await expect(dashboard.field('New password')).toHaveAccessibleDescription(
    'Password must be less than 128 characters',
  );
});

test('a password manager finds the account, the old password and the new one', async ({ page }) => {
  const { dashboard, account } = await openDashboard(page);
  await dashboard.changePassword.click();
  const form = page.locator('form');
  await expect(form.locator('[autocomplete=username]')).toHaveValue(account.email);
  await expect(dashboard.field('Current password')).toHaveAttribute('autocomplete', 'current-password');
  await expect(dashboard.field('New password')).toHaveAttribute('autocomplete', 'new-password');
});

test('signing out everywhere ends every session and leads home', async ({ page, request, context }) => {
  const { dashboard, account } = await openDashboard(page);
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

test('the data of the account comes as a file', async ({ page }) => {
  const { dashboard, account } = await openDashboard(page);
  const download = page.waitForEvent('download');
  await dashboard.download.click();
  await expect(dashboard.toast('Your data is downloaded.')).toBeVisible();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.profile).toMatchObject({ email: account.email, full_name: account.name });
  await expect(dashboard.download).toBeFocused();
});

test('an account is deleted by its own address alone, and is gone in every tab', async ({
  page,
  request,
  context,
}) => {
  const { dashboard, account } = await openDashboard(page);
  const other = new DashboardPage(await context.newPage());
  await other.open();
  await dashboard.deleteAccount.click();
  await expect(dashboard.deletion.getByRole('textbox')).toBeFocused();
  await dashboard.confirmDeletion('somebody.else@acme.example');
  await expect(dashboard.deletion.getByRole('textbox')).toHaveAccessibleDescription(
    'Type the email address of the account to confirm',
  );
  await dashboard.confirmDeletion(` ${account.email.toUpperCase()} `);
  await expect(page).toHaveURL(/\/$/);
  await expect(dashboard.waitingToast('Your account is deleted.')).toBeVisible();
  await expect(other.page).toHaveURL(/\/auth$/);
  expect(await dashboard.session()).toBeNull();
  expect(await statusOf(request, account.token)).toBe(401);
  expect((await signIn(request, account)).status()).toBe(401);
  await page.goto('/app');
  await expect(page.getByText('3 free replies remaining')).toBeVisible();
});

test('whoever thinks better of it keeps the account, and the focus where it was', async ({ page }) => {
  const { dashboard } = await openDashboard(page);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dashboard.deletion.getByRole('button', { name: 'Keep account' }).click(),
  ]) {
    await dashboard.deleteAccount.press('Enter');
    await dashboard.deletion.getByRole('textbox').fill('maria');
    await leave();
    await expect(dashboard.deletion).toBeHidden();
    await expect(dashboard.deleteAccount).toBeFocused();
  }
  await dashboard.deleteAccount.press('Enter');
  await expect(dashboard.deletion.getByRole('textbox')).toHaveValue('');
});
