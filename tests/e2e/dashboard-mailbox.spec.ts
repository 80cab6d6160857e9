import { mailboxProblems, messages } from '#domain/messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { signUpInBrowser } from './account.ts';
import { signIn } from './account-service.ts';
import { mailboxes, openMailbox } from './dashboard-mailbox-states.ts';
import { DashboardPage } from './dashboard-page.ts';
import { expect, test } from './fixture.ts';
import { sidewaysOverflow } from './site-pages.ts';

test('where Gmail is not set up the card says so, and offers the sample inbox', async ({ page }) => {
  const { dashboard } = await openMailbox(page, 'notConfigured');
  await expect(dashboard.connectGmail).toBeDisabled();
  await expect(dashboard.connectGmail).toHaveAccessibleDescription('Gmail is not set up on this site.');
  await expect(dashboard.openSample).toBeEnabled();
});

test('the sample inbox is opened, shown, and disconnected', async ({ page }) => {
  await signUpInBrowser(page);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await dashboard.openSample.click();
  await expect(page).toHaveURL(/\/gmail$/);
  await expect(page.getByText(messages.sampleConnected)).toBeVisible();
  await dashboard.open();
  await expect(dashboard.mailbox.getByText('Sample inbox')).toBeVisible();
  await expect(dashboard.mailbox.getByText('you@example.com')).toBeVisible();
  await expect(dashboard.openInbox).toHaveAttribute('href', '/gmail');
  await dashboard.disconnect.click();
  await expect(dashboard.toast(messages.mailboxDisconnected)).toBeVisible();
  await expect(dashboard.openSample).toBeFocused();
  await dashboard.open();
  await expect(dashboard.openSample).toBeVisible();
});

test('connecting Gmail goes where its owner is asked, and the button waits until then', async ({ page }) => {
  const { service, dashboard } = await openMailbox(page, 'notConnected');
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

test('a mailbox whose address is not known is shown without one', async ({ page }) => {
  const { service, dashboard } = await openMailbox(page, 'gmail');
  await expect(dashboard.mailbox.getByText('maria.ito@gmail.example')).toBeVisible();
  service.mailbox = { ...service.mailbox, address: null };
  await dashboard.open();
  await expect(dashboard.openInbox).toBeVisible();
  await expect(dashboard.mailbox.getByText('null')).toHaveCount(0);
});

const arrivals = [
  ['mailbox=connected', messages.mailboxConnected],
  ['mailbox=denied', mailboxProblems.accessDenied],
  ['mailbox=incomplete', mailboxProblems.accessIncomplete],
  ['mailbox=expired', mailboxProblems.connectionExpired],
  ['mailbox=failed', mailboxProblems.notConnected],
  ['error=invalid_link', problems.invalid_link.detail],
] as const;

for (const [query, words] of arrivals) {
  test(`whoever comes back with ${query} is told once`, async ({ page }) => {
    // The search starts before the page opens: the toast may be gone when the rest of the page is there.
    const told = new DashboardPage(page).toast(words).waitFor();
    const { dashboard } = await openMailbox(page, 'gmail', `/dashboard?${query}`);
    await told;
    await expect(page).toHaveURL(/\/dashboard$/);
    await dashboard.open();
    await expect(dashboard.toast(words)).toHaveCount(0);
  });
}

test('an address with anything else in it tells nothing', async ({ page }) => {
  const { dashboard } = await openMailbox(page, 'gmail', '/dashboard?mailbox=toString&x=connected');
  await expect(dashboard.openInbox).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText('');
});

test.describe('where a call fails', () => {
  test.beforeEach(({ complaints }) => complaints.allow(/Failed to load resource/));

  test('a mailbox that cannot be looked up can be tried again', async ({ page }) => {
    const service = await signIn(page, { used: 3 });
    service.mailboxRefusal = 'unavailable';
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    await expect(dashboard.toast(mailboxProblems.connectionNotLoaded)).toBeVisible();
    service.mailboxRefusal = undefined;
    await dashboard.retry.click();
    await expect(dashboard.openSample).toBeFocused();
  });

  test('what could not be connected or disconnected is told beside its button, which keeps the focus', async ({
    page,
  }) => {
    const { service, dashboard } = await openMailbox(page, 'notConfigured');
    service.mailboxRefusal = 'unavailable';
    await dashboard.openSample.click();
    await expect(dashboard.toast(mailboxProblems.notConnected)).toBeVisible();
    await expect(dashboard.mailbox.getByText(problems.unavailable.detail)).toBeVisible();
    await expect(dashboard.openSample).toBeFocused();
    service.mailbox = { ...mailboxes.gmail, kinds: ['gmail'] };
    service.mailboxRefusal = undefined;
    await dashboard.open();
    await expect(dashboard.disconnect).toBeEnabled();
    service.mailboxRefusal = 'unavailable';
    await dashboard.disconnect.click();
    await expect(dashboard.toast(mailboxProblems.notDisconnected)).toBeVisible();
    await expect(dashboard.mailbox.getByText(problems.unavailable.detail)).toBeVisible();
    await expect(dashboard.disconnect).toBeFocused();
  });
});

test('the page stays where it is, whatever there is to show of the mailbox', async ({ page }) => {
  const service = await signIn(page, { used: 3 });
  const dashboard = new DashboardPage(page);
  const below = page.getByRole('heading', { name: 'Account', exact: true });
  const top = async () => Math.round((await below.boundingBox())?.y ?? 0);
  for (const width of [390, 660, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['notConfigured', 'notConnected', 'gmail', 'sample'] as const) {
      const held = Promise.withResolvers<void>();
      service.mailboxHeld = held.promise;
      service.mailbox = { ...mailboxes[name], kinds: [...mailboxes[name].kinds] };
      await dashboard.open();
      const before = await top();
      held.resolve();
      await dashboard.mailbox.getByRole('button').first().waitFor();
      expect(await top(), `${name} at ${width}`).toBe(before);
    }
  }
});

test('nothing of it is wider than its window, with large letters and an address that nothing breaks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { service, dashboard } = await openMailbox(page, 'notConfigured');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await sidewaysOverflow(page)).toBe(0);
  service.mailbox = {
    connected: true,
    kind: 'gmail',
    address: `${'m'.repeat(240)}@x.example`,
    kinds: ['gmail'],
  };
  await dashboard.open();
  await dashboard.openInbox.waitFor();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await sidewaysOverflow(page)).toBe(0);
});
