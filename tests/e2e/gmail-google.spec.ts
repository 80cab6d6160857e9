import { expect } from '@playwright/test';
import { mailboxKinds } from '#domain/mailbox-kinds.ts';
import { mailboxProblems, messages } from '#domain/messages.ts';
import { problems } from '#domain/problems.ts';
import { googleSeed } from '#tests/fakes/google-seed.ts';
import type { DashboardPage } from './dashboard-page.ts';
import { GmailPage } from './gmail-page.ts';
import { testWithGoogle } from './google-program.ts';

type Walk = { dashboard: DashboardPage; gmail: GmailPage };

/** A person whose Gmail is connected: Google grants at once. */
const test = testWithGoogle({ messages: googleSeed() }).extend<{ walk: Walk }>({
  walk: async ({ page, dashboard }, use) => {
    await dashboard.connectGmail.click();
    await page.getByText(mailboxKinds.gmail.connected, { exact: true }).waitFor();
    await use({ dashboard, gmail: new GmailPage(page) });
  },
});

test.afterEach(({ google }) => google.heal());

test('a Gmail message is read, answered, edited and sent as the dialog shows it, and Gmail is disconnected', async ({
  page,
  google,
  walk: { dashboard, gmail },
}) => {
  await dashboard.openInbox.click();
  await expect(page.getByText(google.settings.address)).toBeVisible();
  await expect(gmail.items).not.toHaveCount(0);
  await gmail.items.first().click();
  await expect(gmail.header('From')).toContainText('@');
  await gmail.generate.click();
  await expect(gmail.toast(messages.mailReplyGenerated)).toBeVisible();
  const to = (await gmail.dialog.locator('dd').first().textContent()) ?? '';
  const subject = (await gmail.dialog.locator('dd').nth(1).textContent()) ?? '';
  await gmail.reply.fill('Thank you.\n\nThat works for me.');
  const before = google.mail.sent.length;
  await gmail.send.dblclick();
  await expect(gmail.toast(messages.replySent)).toBeVisible();
  const sent = google.mail.sent.slice(before);
  expect(sent).toHaveLength(1);
  const raw = sent[0]?.raw.toString() ?? '';
  expect(raw).toContain(/<(.+)>/.exec(to)?.[1] ?? to);
  expect(raw).toContain(`Subject: ${subject}`);
  expect(raw).toContain('That works for me.');
  await dashboard.open();
  await dashboard.disconnect.click();
  await expect(dashboard.connectGmail).toBeVisible();
});

test('a lost answer of Google is reported, and the reply is not sent again automatically', async ({
  google,
  walk: { gmail },
}) => {
  await gmail.open();
  await gmail.items.first().click();
  await gmail.generate.click();
  await expect(gmail.send).toBeEnabled();
  await gmail.reply.fill('Thank you.');
  const before = google.count('send');
  google.fail('send', 'lost');
  await gmail.send.click();
  await expect(gmail.toast(problems.send_unknown.detail)).toBeVisible({ timeout: 45_000 });
  await expect(gmail.send).toBeDisabled();
  await expect(gmail.reply).toHaveValue('Thank you.');
  expect(google.count('send')).toBe(before + 1);
});

test('a failure of Google is reported until it answers, and a revoked permission can be granted again', async ({
  page,
  google,
  walk: { dashboard, gmail },
}) => {
  google.fail('list', { status: 500 });
  await page.goto('/gmail');
  await expect(gmail.toast(mailboxProblems.messagesNotLoaded)).toBeVisible();
  google.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(gmail.items).not.toHaveCount(0);

  google.revokeGrants();
  await gmail.refresh.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(/no longer accepts the access/)).toBeVisible();
  await expect(dashboard.connectGmail).toBeVisible();
});
