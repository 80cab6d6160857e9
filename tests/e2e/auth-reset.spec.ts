import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accountFieldMessages, accountProblems, messages } from '#domain/messages.ts';
import { problems } from '#domain/problems.ts';
import { startSmtp } from '#tests/fakes/smtp.ts';
import { freshEmail, makeAccount, readSessionOf } from './account.ts';
import { session, signIn } from './account-service.ts';
import { AuthPage, answerAccounts, pretendMail, refuseAccounts } from './auth-page.ts';
import { expect, test } from './fixture.ts';
import { startOwnProgram } from './own-program.ts';
import { sidewaysOverflow } from './site-pages.ts';

test('a mailed link replaces a forgotten password, once', async ({ browser }) => {
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
    await expect(auth.waitingToast(messages.passwordReset)).toBeVisible();
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

test('without a mail server no link is promised, and the person reads whom to ask', async ({ page }) => {
  const auth = new AuthPage(page);
  const words = page.getByRole('main').getByText(accountProblems.passwordNotResettable(''));
  await auth.open();
  await auth.forgot.click();
  await expect(words).toBeFocused();
  await expect(auth.email).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(auth.heading).toHaveText('Welcome Back');
  await expect(auth.email).toBeFocused();
  await page.goto('/reset-password');
  await expect(words).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a new link' })).toHaveCount(0);
});

test('a person asks for a link, hears why there is none, and can ask again', async ({ page, complaints }) => {
  complaints.allow(/status of 503/);
  await pretendMail(page);
  const auth = new AuthPage(page);
  const main = page.getByRole('main');
  const send = page.getByRole('button', { name: 'Send a link' });
  await page.setViewportSize({ width: 320, height: 640 });
  await auth.open();
  await auth.forgot.click();
  await expect(auth.email).toBeFocused();
  await auth.email.fill('maria');
  await send.click();
  await expect(auth.toast(accountFieldMessages.emailInvalid)).toBeVisible();
  await expect(auth.email).toBeFocused();
  await page.goBack();
  await expect(auth.heading).toHaveText('Welcome Back');
  await expect(auth.email).toHaveValue('maria');
  await auth.forgot.click();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(auth.heading).toHaveText('Welcome Back');

  const words = accountProblems.passwordNotResettable('help@example.org');
  await answerAccounts(page, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 503, code: 'mail_not_configured', detail: words }),
    }),
  );
  await auth.forgot.click();
  await auth.email.fill(freshEmail());
  await send.click();
  await expect(auth.toast(words)).toBeVisible();
  await expect(main.getByText(words)).toBeVisible();
  const support = main.getByRole('link', { name: 'help@example.org' });
  await expect(support).toHaveAttribute('href', 'mailto:help@example.org');

  await answerAccounts(page, (route) => route.fulfill({ json: { status: true } }));
  const longAddress = `${'m'.repeat(60)}@${'acme'.repeat(12)}.example`;
  await auth.email.fill(longAddress);
  await send.click();
  await expect(page.getByText(/If an account has this address/)).toBeFocused();
  expect(await sidewaysOverflow(page), 'a long address stays within its card').toBe(0);
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(auth.email).toBeFocused();
  await expect(auth.email).toHaveValue(longAddress);
});

test('an invalid link leads to a new one, and a link without a token has no field', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  await pretendMail(page);
  await page.goto('/reset-password?token=made-up');
  await expect(page).toHaveURL('/reset-password');
  const auth = new AuthPage(page);
  const field = page.getByLabel('New password', { exact: true });
  await field.fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(auth.toast(accountFieldMessages.passwordTooShort)).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('another long password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(auth.toast(problems.invalid_link.detail)).toBeVisible();
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(auth.heading).toHaveText('Forgot password?');
  await expect(auth.email).toBeFocused();

  await signIn(page);
  await page.goto('/reset-password');
  await expect(auth.heading).toHaveText('Link not valid');
  await expect(field).toHaveCount(0);
});

test.describe('a new password in a browser with a signed-in account', () => {
  async function chooseNewPassword(page: Page): Promise<void> {
    await answerAccounts(page, (route) => route.fulfill({ json: { status: true } }));
    await page.goto('/reset-password?token=of-somebody');
    await page.getByLabel('New password', { exact: true }).fill('another long password');
    await page.getByRole('button', { name: 'Change password' }).click();
  }

  test('another account is named, and stays signed in until it can be signed out', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 503/);
    await signIn(page);
    await chooseNewPassword(page);
    const auth = new AuthPage(page);
    const signInAnew = page.getByRole('button', { name: 'Sign in with the new password' });
    await expect(auth.heading).toHaveText('Password changed');
    await expect(page.getByText(session.email)).toBeVisible();
    await expect(page.getByText(/another account is signed in/i)).toBeFocused();
    await expect(page.getByRole('link', { name: 'Stay signed in' })).toHaveAttribute('href', '/dashboard');
    await refuseAccounts(page, 'unavailable');
    await signInAnew.click();
    await expect(auth.toast(accountProblems.notSignedOut)).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(problems.unavailable.detail);
    await expect(signInAnew).toBeFocused();
    expect(await readSessionOf(page)).toMatchObject({ email: session.email });

    await answerAccounts(page, (route) => route.fulfill({ json: { status: true } }));
    const signedOut = page.waitForRequest('**/api/auth/sign-out');
    await signInAnew.click();
    expect(await (await signedOut).headerValue('authorization')).toBe(`Bearer ${session.token}`);
    await expect(page).toHaveURL('/auth');
    await expect(auth.waitingToast(messages.passwordReset)).toBeVisible();
    expect(await readSessionOf(page)).toBeUndefined();
  });

  test('the same account is signed out with its old password', async ({ page, complaints }) => {
    complaints.allow(/status of 401/);
    const service = await signIn(page);
    service.refusal = 'unauthenticated';
    await chooseNewPassword(page);
    await expect(page).toHaveURL('/auth');
    await expect(new AuthPage(page).waitingToast(messages.passwordReset)).toBeVisible();
    expect(await readSessionOf(page)).toBeUndefined();
  });
});
