import type { Page } from '@playwright/test';
import { messages } from '#domain/messages.ts';
import { apiPaths, pagePaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { signUpInBrowser, type TestAccount } from './account.ts';
import { expect, test } from './fixture.ts';
import { GmailPage } from './gmail-page.ts';

/** Connects the sample inbox of a person of the running program. */
async function connectSample(page: Page, { token }: TestAccount): Promise<void> {
  const answer = await page.request.post(apiPaths.gmailConnect, {
    data: { kind: 'sample' },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok()).toBe(true);
}

test('a person connects the sample inbox, and reads, answers, edits and sends a message there', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  const account = await signUpInBrowser(page);
  await page.goto(pagePaths.gmail);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(problems.mailbox_not_connected.detail)).toBeVisible();
  await connectSample(page, account);
  const gmail = new GmailPage(page);
  await gmail.open();
  await expect(page).toHaveTitle(/^Gmail · /);
  await expect(page.getByRole('heading', { level: 1, name: 'Sample inbox' })).toBeVisible();
  await expect(page.getByText(/Made-up emails/)).toBeVisible();
  await expect(page.getByText('Select a message to view details')).toBeVisible();
  await expect(gmail.generate).toBeDisabled();
  const first = gmail.items.first();
  await first.click();
  await expect(first).toHaveAttribute('aria-current', 'true');
  await expect(gmail.header('From')).toContainText('@');
  await expect(gmail.choice('Tone')).toHaveValue('professional');
  await gmail.generate.click();
  await expect(gmail.toast(messages.mailReplyGenerated)).toBeVisible();
  await expect(gmail.dialog).toContainText('Review and edit your reply before sending');
  await expect(gmail.reply).toHaveAttribute('rows', '10');
  await expect(gmail.reply).not.toHaveValue('');
  await expect(page.getByText('9 emails remaining this month')).toBeAttached();
  await gmail.reply.fill('Thank you, that works for me.');
  const request = page.waitForRequest(`**${apiPaths.gmailSend}`);
  await gmail.send.click();
  expect((await request).postDataJSON()).toMatchObject({ body: 'Thank you, that works for me.' });
  await expect(gmail.toast(messages.replySent)).toBeVisible();
  await expect(gmail.dialog).toBeHidden();
  await expect(page.getByText('Select a message to view details')).toBeVisible();
  await expect(gmail.unsent).toBeHidden();
  await expect(first, 'the answered message is marked').toHaveAccessibleName(/Answered$/);
  await expect(gmail.items.nth(1)).not.toHaveAccessibleName(/Answered/);
  await page.reload();
  await expect(first).toHaveAccessibleName(/Answered$/);
});
