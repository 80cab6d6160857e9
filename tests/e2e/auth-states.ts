import type { Page } from '@playwright/test';
import { problems } from '#domain/problems.ts';
import { SESSION_KEY } from '#web/lib/session.ts';
import { signIn } from './account-service.ts';
import { AuthPage, answerAccounts, person, pretendMail, refuseAccounts } from './auth-page.ts';

/**
 * Every state of the pages around an account's password. Each function acts as a person would, then waits for the
 * state.
 */
export const authStates: Record<string, (page: Page) => Promise<void>> = {
  'sign-in': async (page) => {
    const auth = new AuthPage(page);
    await auth.open();
    await auth.toSignUp.click({ trial: true });
  },
  'sign-up': async (page) => {
    const auth = new AuthPage(page);
    await auth.open('/auth#sign-up');
    await auth.toSignIn.click({ trial: true });
  },
  'password-shown': async (page) => {
    const auth = new AuthPage(page);
    await auth.fillSignUp({ ...person, name: 'مريم إيتو' });
    await page.getByRole('button', { name: 'Show password' }).click();
  },
  'field-refused': async (page) => {
    const auth = new AuthPage(page);
    await auth.fillSignUp({ ...person, password: 'short' });
    await auth.signUp.click();
    await auth.toast('Password must be at least 8 characters').waitFor();
  },
  'wrong-password': async (page) => {
    const auth = new AuthPage(page);
    await refuseAccounts(page, 'invalid_credentials');
    await auth.open();
    await auth.fillSignIn(person);
    await auth.signIn.click();
    await auth.toast(problems.invalid_credentials.detail).waitFor();
  },
  unreachable: async (page) => {
    const auth = new AuthPage(page);
    await answerAccounts(page, (route) => route.abort());
    await auth.open();
    await auth.fillSignIn(person);
    await auth.signIn.click();
    await auth.toast('An error occurred').waitFor();
  },
  waiting: async (page) => {
    const auth = new AuthPage(page);
    await answerAccounts(page, () => undefined);
    await auth.open();
    await auth.fillSignIn(person);
    await auth.signIn.click();
    await auth.waiting.waitFor();
  },
  'no-link-without-mail': async (page) => {
    const auth = new AuthPage(page);
    await auth.open();
    await auth.forgot.click();
    await page.getByText('This site cannot send email').waitFor();
  },
  'forgot-password': async (page) => {
    await pretendMail(page);
    const auth = new AuthPage(page);
    await auth.open();
    await auth.forgot.click();
    await page.getByRole('button', { name: 'Send a link' }).waitFor();
  },
  'link-sent': async (page) => {
    await pretendMail(page);
    const auth = new AuthPage(page);
    await answerAccounts(page, (route) => route.fulfill({ json: { status: true } }));
    await auth.open();
    await auth.email.fill(person.email);
    await auth.forgot.click();
    await page.getByRole('button', { name: 'Send a link' }).click();
    await page.getByText('If an account has this address').waitFor();
  },
  'new-password': async (page) => {
    await page.goto('/reset-password?token=a-token');
    await page.getByLabel('New password', { exact: true }).waitFor();
  },
  'link-refused': async (page) => {
    await page.goto('/reset-password');
    await page.getByRole('button', { name: 'Send a new link' }).waitFor();
  },
  'another-signed-in': async (page) => {
    await signIn(page);
    await answerAccounts(page, (route) => route.fulfill({ json: { status: true } }));
    await page.goto('/reset-password?token=a-token');
    await page.getByLabel('New password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('link', { name: 'Stay signed in' }).waitFor();
  },
  'still-signed-in': async (page) => {
    await page.goto('/robots.txt');
    await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
      SESSION_KEY,
      JSON.stringify({ token: 'a-token', email: person.email }),
    ] as const);
    await answerAccounts(page, (route) => route.abort());
    await page.goto('/sign-out');
    await new AuthPage(page).toast('Error signing out').waitFor();
  },
};
