import { mailboxProblems } from '#domain/messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { dashboardStage, mailboxes } from './dashboard-states.ts';
import { expect, test } from './fixture.ts';

test('should say next to its button why a mailbox was not looked up, connected or disconnected', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const { service, dashboard } = await dashboardStage(page, { mailboxRefusal: 'unavailable' });
  const reason = dashboard.mailbox.getByText(problems.unavailable.detail);
  await dashboard.open();
  await expect(dashboard.toast(mailboxProblems.connectionNotLoaded)).toBeVisible();
  service.mailboxRefusal = undefined;
  await dashboard.retry.click();
  await expect(dashboard.openSample).toBeFocused();

  service.mailboxRefusal = 'unavailable';
  await dashboard.openSample.click();
  await expect(dashboard.toast(mailboxProblems.notConnected)).toBeVisible();
  await expect(reason).toBeVisible();
  await expect(dashboard.openSample).toBeFocused();

  service.mailboxRefusal = undefined;
  service.mailbox = { ...mailboxes.gmail, address: null };
  // Only the known parameters of the address lead to a toast.
  await page.goto('/dashboard?mailbox=toString&x=connected');
  await expect(dashboard.openInbox).toBeVisible();
  await expect(dashboard.mailbox.getByText('null')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText('');
  service.mailboxRefusal = 'unavailable';
  await dashboard.disconnect.click();
  await expect(dashboard.toast(mailboxProblems.notDisconnected)).toBeVisible();
  await expect(reason).toBeVisible();
  await expect(dashboard.disconnect).toBeFocused();
});

test('should show that Gmail is being connected until the page is left, but not after coming back', async ({
  page,
}) => {
  const { service, dashboard } = await dashboardStage(page, { mailbox: mailboxes.notConnected });
  await dashboard.open();
  service.consent = new URL('/terms', page.url()).href;
  const held = Promise.withResolvers<void>();
  service.held = held.promise;
  await dashboard.connectGmail.click();
  await expect(dashboard.button('Connecting...')).toBeDisabled();
  held.resolve();
  await page.waitForURL(/\/terms$/);
  expect(service.calls).toContain(`POST ${apiPaths.gmailConnect} gmail`);
  await page.goBack();
  await expect(dashboard.connectGmail).toBeEnabled();
});
