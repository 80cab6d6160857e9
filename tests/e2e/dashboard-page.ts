import type { Locator, Page } from '@playwright/test';
import { pagePaths } from '#domain/paths.ts';
import { SESSION_KEY, type Session } from '#web/lib/session.ts';

/** The controls of the dashboard, by the names that assistive technology gives them. */
export class DashboardPage {
  readonly page: Page;
  readonly main: Locator;
  readonly heading: Locator;
  readonly meter: Locator;
  /** The chart of the month's days, and its items as soon as they are loaded. */
  readonly days: Locator;
  readonly dayItems: Locator;
  readonly pastMonths: Locator;
  readonly usageMails: Locator;
  readonly loading: Locator;
  readonly retry: Locator;
  readonly changeName: Locator;
  readonly changePassword: Locator;
  readonly signOutEverywhere: Locator;
  readonly download: Locator;
  readonly deleteAccount: Locator;
  readonly deletion: Locator;
  readonly plan: Locator;
  readonly payments: Locator;
  readonly refund: Locator;
  readonly mailbox: Locator;
  readonly connectGmail: Locator;
  readonly connectOther: Locator;
  readonly openSample: Locator;
  readonly openInbox: Locator;
  readonly disconnect: Locator;
  readonly keys: Locator;
  readonly newKey: Locator;
  readonly keyRows: Locator;
  readonly team: Locator;
  readonly inviteEmail: Locator;
  readonly members: Locator;
  /** The question whether to join a team. */
  readonly invitation: Locator;

  constructor(page: Page) {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    this.page = page;
    this.main = page.getByRole('main');
    this.heading = page.getByRole('heading', { level: 1 });
    this.meter = page.getByRole('progressbar', { name: 'Emails used this month', exact: true });
    this.days = page.getByRole('figure', { name: 'Replies by day', exact: true });
    this.dayItems = this.days.getByRole('listitem');
    this.pastMonths = this.main.getByText('Past months', { exact: true });
    this.usageMails = page.getByRole('checkbox', { name: 'Email me at 80 % and 100 %', exact: true });
    this.loading = page.getByText('Loading...', { exact: true });
    this.retry = button('Try again');
    this.changeName = button('Change name');
    this.changePassword = button('Change password');
    this.signOutEverywhere = button('Sign out everywhere');
    this.download = button('Download my data');
    this.deleteAccount = this.main.getByRole('button', { name: 'Delete account', exact: true }).first();
    this.deletion = page.getByRole('dialog', { name: 'Delete account' });
    this.plan = page.locator('.plan-actions');
    this.payments = page.locator('.payment-row');
    this.refund = page.getByRole('dialog', { name: /money/ });
    this.mailbox = page.getByRole('region', { name: 'Mailboxes', exact: true });
    this.connectGmail = button('Connect Gmail');
    this.connectOther = button('Connect another mailbox');
    this.openSample = button('Open the sample inbox');
    this.openInbox = this.mailbox.getByRole('listitem').getByRole('button', { name: /^Open / });
    this.disconnect = this.mailbox.getByRole('button', { name: /^Disconnect / });
    this.keys = page.getByRole('region', { name: 'API keys', exact: true });
    this.newKey = button('New API key');
    this.team = page.getByRole('region', { name: 'Team', exact: true });
    this.inviteEmail = this.team.getByRole('textbox', { name: 'Invite by email', exact: true });
    this.members = this.team.getByRole('list', { name: 'Members', exact: true }).getByRole('listitem');
    this.invitation = page.getByRole('dialog', { name: /^Join / });
    this.keyRows = page.getByRole('list', { name: 'API keys', exact: true }).getByRole('listitem');
  }

  /** Opens the page and waits until the account is there. */
  async open(): Promise<void> {
    await this.page.goto(pagePaths.dashboard);
    await this.meter.waitFor();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  field(name: string): Locator {
    return this.page.getByLabel(name, { exact: true });
  }

  /** A toast of this page with exactly these words. */
  toast(words: string): Locator {
    return this.page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: true });
  }

  /** A toast that an earlier page left for this one. */
  waitingToast(words: string): Locator {
    return this.page.locator('[data-toast]').getByText(words, { exact: true });
  }

  /** Types both passwords and saves. */
  async savePassword(current: string, next: string): Promise<void> {
    await this.field('Current password').fill(current);
    await this.field('New password').fill(next);
    await this.button('Save password').click();
  }

  /** Opens the form of a mailbox with a password, and fills it in. */
  async fillMailbox(address: string, password: string): Promise<void> {
    await this.connectOther.click();
    await this.field('Email address').fill(address);
    await this.field('Password').fill(password);
  }

  /** Types an address into the dialog that is open, and confirms. */
  async confirmDeletion(email: string): Promise<void> {
    await this.deletion.getByRole('textbox').fill(email);
    await this.deletion.getByRole('button', { name: 'Delete account' }).click();
  }

  /** The session that the browser keeps. */
  session(): Promise<Session | null> {
    return this.page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), SESSION_KEY);
  }
}
