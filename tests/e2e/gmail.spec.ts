import type { Page } from '@playwright/test';
import { apiPaths, pagePaths } from '#domain/paths.ts';
import { signUpInBrowser } from './account.ts';
import { expect, test } from './fixture.ts';
import { GmailPage } from './gmail-page.ts';

/** Signs up a person with the running program and connects the sample inbox. */
async function connectSample(page: Page): Promise<void> {
  const { token } = await signUpInBrowser(page);
  const answer = await page.request.post(apiPaths.gmailConnect, {
    data: { kind: 'sample' },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok()).toBe(true);
}

test('a message of the sample inbox is read, answered, edited and sent, and the list is shown again', async ({
  page,
}) => {
  await connectSample(page);
  const gmail = new GmailPage(page);
  await gmail.open();
  await expect(page).toHaveTitle(/^Gmail · /);
  await expect(page.getByRole('heading', { level: 1, name: 'Gmail' })).toBeVisible();
  await expect(page.getByText('Nothing you send leaves it.')).toBeVisible();
  await expect(page.getByText('Select a message to view details')).toBeVisible();
  await expect(gmail.generate).toBeDisabled();
  const first = gmail.items.first();
  await first.click();
  await expect(first).toHaveAttribute('aria-current', 'true');
  await expect(gmail.header('From')).toContainText('@');
  await expect(gmail.choice('Tone')).toHaveValue('professional');
  await gmail.generate.click();
  await expect(gmail.toast('Reply generated!')).toBeVisible();
  await expect(gmail.dialog).toContainText('Review and edit your reply before sending');
  await expect(gmail.reply).toHaveAttribute('rows', '10');
  await expect(gmail.reply).not.toHaveValue('');
  await expect(page.getByText('9 emails remaining this month')).toBeAttached();
  await gmail.reply.fill('Thank you, that works for me.');
  const request = page.waitForRequest(`**${apiPaths.gmailSend}`);
  await gmail.send.click();
  expect((await request).postDataJSON()).toMatchObject({ body: 'Thank you, that works for me.' });
  await expect(gmail.toast('Reply sent successfully!')).toBeVisible();
  await expect(gmail.dialog).toBeHidden();
  await expect(page.getByText('Select a message to view details')).toBeVisible();
  await expect(gmail.unsent).toBeHidden();
});

test('a visitor without a session is sent to the sign-in page', async ({ page }) => {
  await page.goto(pagePaths.gmail);
  await expect(page).toHaveURL(/\/auth$/);
});

test('a person without a mailbox is sent to the dashboard, with the reason', async ({ page, complaints }) => {
  complaints.allow(/status of 409/);
  await signUpInBrowser(page);
  await page.goto(pagePaths.gmail);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Gmail not connected. Please connect your account first.')).toBeVisible();
});
