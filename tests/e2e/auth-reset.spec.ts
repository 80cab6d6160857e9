import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accountProblems } from '#domain/messages.ts';
import { problems } from '#domain/problems.ts';
import { startSmtp } from '#tests/fakes/smtp.ts';
import { freshEmail, makeAccount, readSessionOf, signUpInBrowser } from './account.ts';
import { session, signIn } from './account-service.ts';
import { AuthPage, answerAccounts, person, refuseAccounts } from './auth-page.ts';
import { expect, test } from './fixture.ts';
import { startOwnProgram } from './own-program.ts';

test('a forgotten password is replaced by the link of a mail, once', async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'reset-'));
  const smtp = await startSmtp();
  const program = await startOwnProgram({
    DATA_DIR: folder,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'post@acme.example',
  });
  const context = await browser.newContext({ baseURL: program.url });
  try {
    const page = await context.newPage();
    const auth = new AuthPage(page);
    const { email } = await makeAccount(context.request);
    await auth.open();
    await auth.email.fill(email);
    await auth.forgot.click();
    await expect(auth.heading).toHaveText('Forgot password?');
    await expect(auth.email).toHaveValue(email);
    await page.getByRole('button', { name: 'Send a link' }).click();
    await expect(page.getByText(/If an account has this address/)).toBeVisible();
    const mail = () =>
      smtp.received.find(({ to, text }) => to.includes(email) && text.includes('/reset-password'));
    await expect.poll(mail).toBeDefined();
    const link = /https?:\S+\/reset-password\?\S+/.exec(mail()?.text ?? '')?.[0] ?? '';

    await page.goto(link);
    await expect(page).toHaveURL('/reset-password');
    await page.reload();
    await page.getByLabel('New password', { exact: true }).fill('another long password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(auth.waitingToast('Your password is changed. Sign in with the new one.')).toBeVisible();
    await auth.fillSignIn({ email, password: 'another long password' });
    await auth.signIn.click();
    await expect(page).toHaveURL('/dashboard');

    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('yet another password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(auth.heading).toHaveText('Link not valid');
  } finally {
    await context.close();
    await program.stop();
    await smtp.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a server that sends no mail says so, and where to write', async ({ page, complaints }) => {
  complaints.allow(/status of 503/);
  const auth = new AuthPage(page);
  await auth.open();
  await auth.email.fill(freshEmail());
  await auth.forgot.click();
  await expect(auth.email).toBeFocused();
  await page.getByRole('button', { name: 'Send a link' }).click();
  const words = accountProblems.passwordNotResettable('support@example.com');
  await expect(auth.toast(words)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(words)).toBeVisible();
  await expect(main.getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
    'href',
    'mailto:support@example.com',
  );
});

test('what is wrong with the address is told beside it, and back leads to the form', async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open();
  await auth.forgot.click();
  await auth.email.fill('maria');
  await page.getByRole('button', { name: 'Send a link' }).click();
  await expect(auth.toast('Please enter a valid email address')).toBeVisible();
  await expect(auth.email).toBeFocused();
  await page.goBack();
  await expect(auth.heading).toHaveText('Welcome Back');
  await expect(auth.email).toHaveValue('maria');
  await auth.forgot.click();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(auth.heading).toHaveText('Welcome Back');
});

test('the answer has the focus, and another link can be asked for', async ({ page }) => {
  const auth = new AuthPage(page);
  await answerAccounts(page, (route) => route.fulfill({ json: { status: true } }));
  await auth.open();
  await auth.forgot.click();
  await auth.email.fill(person.email);
  await page.getByRole('button', { name: 'Send a link' }).click();
  await expect(page.getByText(/If an account has this address/)).toBeFocused();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(auth.email).toBeFocused();
  await expect(auth.email).toHaveValue(person.email);
});

test('a link that does not hold leads to a new one', async ({ page, complaints }) => {
  complaints.allow(/status of 400/);
  await page.goto('/reset-password?token=made-up');
  await expect(page).toHaveURL('/reset-password');
  const auth = new AuthPage(page);
  const field = page.getByLabel('New password', { exact: true });
  await field.fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(auth.toast('Password must be at least 8 characters')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('another long password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(auth.toast(problems.invalid_link.detail)).toBeVisible();
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(auth.heading).toHaveText('Forgot password?');
  await expect(auth.email).toBeFocused();
});

test('a page without its token asks for none, for whoever is signed in too', async ({ page }) => {
  await signUpInBrowser(page);
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Link not valid');
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
});

test.describe('a new password while somebody is signed in in this browser', () => {
  async function chooseNewPassword(page: Page): Promise<void> {
    await answerAccounts(page, (route) => route.fulfill({ json: { status: true } }));
    await page.goto('/reset-password?token=of-somebody');
    await page.getByLabel('New password', { exact: true }).fill('another long password');
    await page.getByRole('button', { name: 'Change password' }).click();
  }

  test('another account stays signed in, is named, and can make room', async ({ page }) => {
    await signIn(page);
    await chooseNewPassword(page);
    const auth = new AuthPage(page);
    await expect(auth.heading).toHaveText('Password changed');
    await expect(page.getByText(session.email)).toBeVisible();
    await expect(page.getByText(/another account is signed in/i)).toBeFocused();
    expect(await readSessionOf(page)).toMatchObject({ email: session.email });
    await expect(page.getByRole('link', { name: 'Stay signed in' })).toHaveAttribute('href', '/dashboard');
    const signedOut = page.waitForRequest('**/api/auth/sign-out');
    await page.getByRole('button', { name: 'Sign in with the new password' }).click();
    expect(await (await signedOut).headerValue('authorization')).toBe(`Bearer ${session.token}`);
    await expect(page).toHaveURL('/auth');
    await expect(auth.waitingToast('Your password is changed. Sign in with the new one.')).toBeVisible();
    expect(await readSessionOf(page)).toBeUndefined();
  });

  test('the same account is signed out with its old password', async ({ page, complaints }) => {
    complaints.allow(/status of 401/);
    const service = await signIn(page);
    service.refusal = 'unauthenticated';
    await chooseNewPassword(page);
    await expect(page).toHaveURL('/auth');
    const words = 'Your password is changed. Sign in with the new one.';
    await expect(new AuthPage(page).waitingToast(words)).toBeVisible();
    expect(await readSessionOf(page)).toBeUndefined();
  });

  test('a session that cannot be ended is told and still stands', async ({ page, complaints }) => {
    complaints.allow(/status of 503/);
    await signIn(page);
    await chooseNewPassword(page);
    await expect(new AuthPage(page).heading).toHaveText('Password changed');
    await refuseAccounts(page, 'unavailable');
    await page.getByRole('button', { name: 'Sign in with the new password' }).click();
    await expect(new AuthPage(page).toast('Error signing out')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(problems.unavailable.detail);
    await expect(page.getByRole('button', { name: 'Sign in with the new password' })).toBeFocused();
    expect(await readSessionOf(page)).toMatchObject({ email: session.email });
  });
});
