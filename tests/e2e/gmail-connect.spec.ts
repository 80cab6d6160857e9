import { type Browser, expect, type Page } from '@playwright/test';
import { mailboxKinds } from '#domain/mailbox-kinds.ts';
import { mailboxProblems } from '#domain/messages.ts';
import { signUpInBrowser } from './account.ts';
import { DashboardPage } from './dashboard-page.ts';
import { testWithGoogle } from './google-program.ts';

const test = testWithGoogle({ consent: 'ask' });

const textOn = (page: Page, words: string) => page.getByText(words, { exact: true });

/** Presses Connect Gmail, and then a button of Google's page. */
async function connect({ page, connectGmail }: DashboardPage, answer: 'Allow' | 'Deny'): Promise<void> {
  await connectGmail.click();
  await page.getByRole('button', { name: answer, exact: true }).click();
  await page.waitForURL(/\/dashboard$/);
}

test('a person refuses, grants only a part, is refused by Google, grants all, and disconnects', async ({
  dashboard,
  google,
}) => {
  const { page, mailbox } = dashboard;
  await connect(dashboard, 'Deny');
  await expect(textOn(page, mailboxProblems.accessDenied('Gmail'))).toBeVisible();
  google.settings.granted = ['https://www.googleapis.com/auth/gmail.readonly'];
  await connect(dashboard, 'Allow');
  await expect(textOn(page, mailboxProblems.accessIncomplete('Gmail'))).toBeVisible();
  google.settings.granted = undefined;
  google.fail('exchange', { status: 400, reason: 'invalid_grant' }, 1);
  await connect(dashboard, 'Allow');
  await expect(textOn(page, mailboxProblems.notConnected)).toBeVisible();
  await connect(dashboard, 'Allow');
  await expect(textOn(page, mailboxKinds.gmail.connected)).toBeVisible();
  await expect(mailbox.getByText(google.settings.address)).toBeVisible();
  // The address no longer contains what Google's redirect carried, and the toast does not appear again.
  await page.reload();
  await expect(mailbox.getByText(google.settings.address)).toBeVisible();
  await expect(textOn(page, mailboxKinds.gmail.connected)).toHaveCount(0);
  await dashboard.disconnect.click();
  await expect(dashboard.connectGmail).toBeVisible();
  await expect.poll(() => google.grants.at(-1)?.isRevoked).toBe(true);
});

/** Another signed-in person, with a separate browser. */
async function anotherPerson(browser: Browser, baseURL: string): Promise<DashboardPage> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signUpInBrowser(page);
  return new DashboardPage(page);
}

test("a person who opens another person's link to Google does not give them a mailbox", async ({
  dashboard,
  google,
  browser,
}) => {
  const exchanged = google.count('exchange');
  const asked = dashboard.page.waitForURL((url) => url.origin === google.url);
  await dashboard.connectGmail.click();
  await asked;
  const victim = await anotherPerson(browser, google.programUrl);
  await victim.page.goto(dashboard.page.url());
  await victim.page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(textOn(victim.page, mailboxProblems.connectionExpired)).toBeVisible();
  await expect(victim.connectGmail).toBeVisible();
  await dashboard.open();
  await expect(dashboard.connectGmail).toBeVisible();
  expect(google.count('exchange')).toBe(exchanged);
  await victim.page.context().close();
});
