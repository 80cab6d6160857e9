import { mailboxFieldMessages } from '#domain/mailbox-field-messages.ts';
import { mailboxKinds } from '#domain/mailbox-kinds.ts';
import { mailboxProblems, messages } from '#domain/messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { connectionOf } from './account-service.ts';
import { allMailboxes, dashboardStage, foundServers, mailboxes } from './dashboard-states.ts';
import { expect, test } from './fixture.ts';

// The page of a mailbox, which several tests end on, asks for more than the dashboard.
test.beforeEach(({ page }) =>
  page.route('**/api/gmail/{messages,folders,sent,threads,events}*', (route) =>
    route.fulfill({ json: { messages: [], folders: [], sent: [] } }),
  ),
);

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
  service.mailbox = connectionOf(['gmail', 'imap'], { kind: 'gmail', address: null });
  // Only the known parameters of the address lead to a toast.
  await page.goto('/dashboard?mailbox=toString&x=connected');
  await expect(dashboard.openInbox).toBeVisible();
  await expect(dashboard.mailbox.getByText('null')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText('');
  await expect(dashboard.disconnect).toHaveAccessibleName('Disconnect Gmail');
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

test('should list the mailboxes, open each of them, and disconnect one to make room', async ({ page }) => {
  const { service, dashboard } = await dashboardStage(page, { mailbox: allMailboxes });
  await dashboard.open();
  await expect(dashboard.disconnect).toHaveCount(5);
  const full = dashboard.mailbox.getByText(problems.too_many_mailboxes.detail);
  await expect(full).toBeVisible();
  for (const button of [dashboard.connectGmail, dashboard.connectOther]) {
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(problems.too_many_mailboxes.detail);
  }
  await expect(dashboard.openSample).toHaveCount(0);

  await dashboard.button('Disconnect maria.ito@gmail.example').press('Enter');
  await expect(dashboard.toast(messages.mailboxDisconnected)).toBeVisible();
  await expect(dashboard.disconnect).toHaveCount(4);
  expect(service.mailbox.mailboxes.map(({ address }) => address)).not.toContain('maria.ito@gmail.example');
  await expect(dashboard.button('Open maria@acme.example')).toBeFocused();
  await expect(full).toHaveCount(0);
  await expect(dashboard.connectOther).toBeEnabled();

  const [, second] = service.mailbox.mailboxes;
  await dashboard.open();
  await dashboard.button(`Open ${second?.address}`).click();
  await page.waitForURL(`**/gmail?mailbox=${second?.id}`);
});

test('should offer the sample inbox only while no mailbox is connected', async ({ page }) => {
  const { service, dashboard } = await dashboardStage(page, { mailbox: mailboxes.imap });
  await dashboard.open();
  await expect(dashboard.connectGmail).toBeDisabled();
  await expect(dashboard.connectGmail).toHaveAccessibleDescription('Gmail is not set up on this site.');
  await expect(dashboard.openSample).toHaveCount(0);
  await dashboard.disconnect.click();
  await expect(dashboard.openSample).toBeFocused();
  await dashboard.openSample.click();
  await page.waitForURL('**/gmail');
  expect(service.calls).toContain(`POST ${apiPaths.gmailConnect} sample`);
});

const address = 'maria@acme.example';
const password = ' a pass phrase ';

test('should find the servers of an address and connect the mailbox with them', async ({ page }) => {
  const { service, dashboard } = await dashboardStage(page, { servers: foundServers });
  await dashboard.open();
  await dashboard.connectOther.click();
  await expect(dashboard.field('Email address')).toBeFocused();
  await expect(dashboard.field('Password')).toHaveAttribute('type', 'password');
  await page.keyboard.type(address);
  await page.keyboard.press('Tab');
  await expect(dashboard.mailbox.getByText('Found imap.acme.example and smtp.acme.example.')).toBeVisible();
  const help = page.getByRole('link', { name: 'How to get an app password' });
  await expect(help).toHaveAttribute('href', foundServers.appPassword?.url ?? '');
  await expect(dashboard.mailbox.getByText('Acme Mail wants an app password')).toBeVisible();

  const settings = dashboard.button('Server settings');
  await expect(settings).toHaveAttribute('aria-expanded', 'false');
  await settings.click();
  await expect(dashboard.field('Incoming server')).toHaveValue('imap.acme.example');
  await expect(dashboard.field('Incoming port')).toHaveValue('993');
  await expect(dashboard.field('Outgoing security')).toHaveValue('starttls');
  await dashboard.field('Outgoing security').selectOption('TLS');
  await expect(dashboard.field('Outgoing port')).toHaveValue('465');

  await dashboard.field('Password').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/gmail');
  await expect(dashboard.waitingToast(mailboxKinds.imap.connected)).toBeVisible();
  expect(service.connectRequest).toEqual({
    kind: 'imap',
    address,
    password,
    imap: foundServers.imap,
    smtp: { host: 'smtp.acme.example', port: 465, security: 'tls' },
  });
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(password.trim());
});

test('should keep what was typed when nothing is found or the mailbox refuses', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const { service, dashboard } = await dashboardStage(page);
  await dashboard.open();
  await dashboard.fillMailbox(address, '');
  await expect(dashboard.mailbox.getByText(/^No servers were found/)).toBeVisible();
  await dashboard.field('Incoming server').fill('mail.acme.example');
  await dashboard.field('Incoming port').fill('99999');
  await dashboard.button('Connect').click();
  const passwordField = dashboard.field('Password');
  await expect(passwordField).toHaveAccessibleDescription(mailboxFieldMessages.passwordInvalid);
  await expect(passwordField).toBeFocused();
  await passwordField.fill(password);
  await dashboard.button('Server settings').click();
  await dashboard.button('Connect').click();
  await expect(dashboard.field('Incoming port')).toBeFocused();
  await expect(dashboard.field('Incoming port')).toHaveAccessibleDescription(
    mailboxFieldMessages.portInvalid,
  );
  await dashboard.field('Incoming port').fill('1993');

  service.connectRefusal = 'mailbox_refused';
  await dashboard.button('Connect').click();
  await expect(passwordField).toHaveAccessibleDescription(problems.mailbox_refused.detail);
  await expect(passwordField).toBeFocused();
  await expect(passwordField).toHaveValue(password);

  await dashboard.button('Server settings').click();
  service.connectRefusal = 'mailbox_unreachable';
  await dashboard.button('Connect').click();
  await expect(dashboard.mailbox.getByText(problems.mailbox_unreachable.detail)).toBeVisible();
  await expect(dashboard.field('Incoming server')).toBeVisible();

  // What is found for another address does not replace her own server.
  service.servers = foundServers;
  await dashboard.field('Email address').fill('maria@other.example');
  await expect(dashboard.field('Outgoing server')).toHaveValue('smtp.acme.example');
  await expect(dashboard.field('Incoming server')).toHaveValue('mail.acme.example');
  service.connectRefusal = undefined;
  await dashboard.button('Connect').click();
  await page.waitForURL('**/gmail');
  expect(service.connectRequest).toMatchObject({
    imap: { host: 'mail.acme.example', port: 1993, security: 'tls' },
    smtp: foundServers.smtp,
  });
});

test('should say what it is doing until the mailbox is connected, and close with Escape', async ({
  page,
}) => {
  const { service, dashboard } = await dashboardStage(page, { servers: foundServers });
  await dashboard.open();
  await dashboard.connectOther.click();
  await expect(dashboard.field('Email address')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dashboard.connectOther).toBeFocused();
  const held = Promise.withResolvers<void>();
  service.mailboxHeld = held.promise;
  await dashboard.fillMailbox(address, password);
  await page.keyboard.press('Enter');
  await expect(dashboard.button('Connecting...')).toBeDisabled();
  await expect(dashboard.mailbox.getByText('Finding the servers...')).toBeVisible();
  // The look-up ends, and the sign-in waits.
  const signIn = Promise.withResolvers<void>();
  service.mailboxHeld = signIn.promise;
  held.resolve();
  await expect(dashboard.mailbox.getByText('Signing in...')).toBeVisible();
  signIn.resolve();
  await page.waitForURL('**/gmail');
  // The look-up was made once, although the press needed its answer too.
  expect(service.calls.filter((call) => call === `POST ${apiPaths.gmailServers}`)).toHaveLength(1);
});
