import type { Page } from '@playwright/test';
import type { Connection } from '#domain/mailbox.ts';
import { mailboxProblems } from '#domain/messages.ts';
import { problems } from '#domain/problems.ts';
import { type AccountService, signIn } from './account-service.ts';
import { DashboardPage } from './dashboard-page.ts';

/** The mailbox as the API answers it, in each of its states. */
export const mailboxes = {
  notConfigured: { connected: false, kind: null, address: null, kinds: ['sample'] },
  notConnected: { connected: false, kind: null, address: null, kinds: ['gmail'] },
  gmail: { connected: true, kind: 'gmail', address: 'maria.ito@gmail.example', kinds: ['gmail'] },
  sample: { connected: true, kind: 'sample', address: 'you@example.com', kinds: ['sample'] },
} as const satisfies Record<string, { [Key in keyof Connection]: unknown }>;

/** Opens the dashboard of a person whose mailbox is in this state. */
export async function openMailbox(
  page: Page,
  mailbox: keyof typeof mailboxes,
  path = '/dashboard',
): Promise<{ service: AccountService; dashboard: DashboardPage }> {
  const service = await signIn(page, { used: 3 });
  service.mailbox = { ...mailboxes[mailbox], kinds: [...mailboxes[mailbox].kinds] };
  const dashboard = new DashboardPage(page);
  await page.goto(path);
  await dashboard.meter.waitFor();
  await dashboard.mailbox.getByRole('button').first().waitFor();
  return { service, dashboard };
}

const never = new Promise<void>(() => undefined);

/** The states of the dashboard's mailbox. In every other state of the dashboard, Gmail is not set up. */
export const mailboxStates: Record<string, (page: Page) => Promise<void>> = {
  'mailbox-not-connected': async (page) => void (await openMailbox(page, 'notConnected')),
  'mailbox-gmail': async (page) => void (await openMailbox(page, 'gmail')),
  'mailbox-sample': async (page) => void (await openMailbox(page, 'sample')),
  'mailbox-connecting': async (page) => {
    const { service, dashboard } = await openMailbox(page, 'notConnected');
    service.held = never;
    await dashboard.connectGmail.click();
    await dashboard.button('Connecting...').waitFor();
  },
  'mailbox-not-done': async (page) => {
    const { service, dashboard } = await openMailbox(page, 'gmail');
    service.mailboxRefusal = 'unavailable';
    await dashboard.disconnect.click();
    await dashboard.mailbox.getByText(problems.unavailable.detail).waitFor();
  },
  'mailbox-failed': async (page) => {
    const service = await signIn(page, { used: 3 });
    service.mailboxRefusal = 'unavailable';
    await page.goto('/dashboard');
    await new DashboardPage(page).toast(mailboxProblems.connectionNotLoaded).waitFor();
  },
  'mailbox-denied': async (page) => {
    const { dashboard } = await openMailbox(page, 'notConnected', '/dashboard?mailbox=incomplete');
    await dashboard.toast(mailboxProblems.accessIncomplete).waitFor();
  },
};
