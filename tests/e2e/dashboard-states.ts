import type { Page, Route } from '@playwright/test';
import type { ApiKey } from '#domain/api-keys.ts';
import type { Connection, FoundServers } from '#domain/mailbox-connection.ts';
import { keyTexts, mailboxProblems } from '#domain/messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { type ProblemCode, problems } from '#domain/problems.ts';
import { usageTexts } from '#domain/usage-messages.ts';
import { type AccountService, connectionOf, exampleKey, signIn } from './account-service.ts';
import { DashboardPage } from './dashboard-page.ts';
import { busyHistory, firstDayHistory } from './usage-examples.ts';

/** The longest name and the longest address that the forms accept, in words without a place to wrap. */
const longPerson = {
  full_name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100),
  email: `${'m'.repeat(60)}@${`${'long'.repeat(15)}.`.repeat(3)}example`.slice(-255),
};

const rightToLeftPerson = { full_name: 'مريم بنت عبد الرحمن الأنصاري', email: 'maryam@acme.example' };

/** Keys after some time: in use, with an expiry date, expired, and with a long name that has no place to wrap. */
export const severalKeys: ApiKey[] = [
  { ...exampleKey, id: 'one', last_used_at: new Date().toISOString() },
  {
    ...exampleKey,
    id: 'two',
    name: 'Nightly report',
    prefix: 'ara_p0q8wz4n1c',
    scopes: ['usage'],
    expires_at: '2036-02-19T09:00:00.000Z',
    last_used_at: '2026-11-12T02:00:00.000Z',
  },
  {
    ...exampleKey,
    id: 'three',
    name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikation',
    prefix: 'ara_h7d2k5s8eu',
    scopes: ['reply'],
    expires_at: '2026-11-20T09:00:00.000Z',
  },
];

/** The largest number of keys that an account may have, an expired one among them. */
export const allKeys: ApiKey[] = [
  ...severalKeys,
  ...Array.from({ length: 7 }, (_, place) => ({
    ...exampleKey,
    id: `key-${place}`,
    name: `Help desk ${place + 1}`,
  })),
];

/** The mailboxes as the API answers them: none, or one. */
export const mailboxes: Record<'notConfigured' | 'notConnected' | 'gmail' | 'imap' | 'sample', Connection> = {
  notConfigured: connectionOf(['imap', 'sample']),
  notConnected: connectionOf(['gmail', 'imap']),
  gmail: connectionOf(['gmail', 'imap'], { kind: 'gmail', address: 'maria.ito@gmail.example' }),
  imap: connectionOf(['imap', 'sample'], { kind: 'imap', address: 'maria@acme.example' }),
  sample: connectionOf(['imap', 'sample'], { kind: 'sample', address: 'you@example.com' }),
};

/** As many mailboxes as an account may have. */
export const allMailboxes: Connection = connectionOf(
  ['gmail', 'imap'],
  { kind: 'imap', address: 'maria@acme.example' },
  { kind: 'gmail', address: 'maria.ito@gmail.example' },
  { kind: 'imap', address: 'bookings@harbour-guest-house.example' },
  { kind: 'imap', address: `${'m'.repeat(60)}@${'long'.repeat(15)}.example` },
  { kind: 'gmail', address: null },
);

/** The servers of an address whose provider wants an app password. */
export const foundServers: FoundServers = {
  imap: { host: 'imap.acme.example', port: 993, security: 'tls' },
  smtp: { host: 'smtp.acme.example', port: 587, security: 'starttls' },
  appPassword: { provider: 'Acme Mail', url: 'https://help.acme.example/app-passwords' },
};

const never = new Promise<void>(() => undefined);

/** Answers the requests of an account's forms and buttons, and replaces earlier answers. */
export async function answerSettings(page: Page, answer: (route: Route) => unknown): Promise<void> {
  for (const path of [`${apiPaths.auth}/**`, apiPaths.account, apiPaths.accountData]) {
    await page.route(`**${path}`, async (route) => void (await answer(route)));
  }
}

/** Refuses the requests of an account's forms and buttons. */
export function refuseSettings(page: Page, code: ProblemCode, detail: string = problems[code].detail) {
  const { status } = problems[code];
  return answerSettings(page, (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: code, status, code, detail }),
    }),
  );
}

export type DashboardStage = { page: Page; service: AccountService; dashboard: DashboardPage };

/** Prepares a signed-in person, before the page is opened. `state`: what differs from a new account. */
export async function dashboardStage(
  page: Page,
  state: Partial<AccountService> = {},
): Promise<DashboardStage> {
  const service = Object.assign(await signIn(page), state);
  return { page, service, dashboard: new DashboardPage(page) };
}

/** Brings the page to its next state. */
export type Step = (stage: DashboardStage) => Promise<void>;

/** The step that opens the page of an account in this state, and waits for its mailbox and its keys. */
function opened(state: Partial<AccountService>, path = '/dashboard'): Step {
  return async ({ page, service, dashboard }) => {
    Object.assign(service, state);
    await page.goto(path);
    await dashboard.meter.waitFor();
    await dashboard.dayItems.first().waitFor();
    await dashboard.mailbox.getByRole('button').first().waitFor();
    await dashboard.keys.locator('.key-row button, .keys-none, .keys-failed').first().waitFor();
  };
}

/** Without Pro and without Gmail: the forms of the account, their failures, and the deletion. */
const accountWalk: Record<string, Step> = {
  free: opened({ used: 3, mailbox: mailboxes.notConfigured, keys: severalKeys }),
  forms: async ({ dashboard }) => {
    await dashboard.changeName.click();
    // The form moves the button below it.
    await dashboard.field('Full Name').waitFor();
    await dashboard.changePassword.click();
    await dashboard.field('Current password').waitFor();
  },
  'not-done': async ({ page, service, dashboard }) => {
    await refuseSettings(page, 'unavailable');
    service.mailboxRefusal = 'unavailable';
    await dashboard.button('Save name').click();
    await dashboard.main.getByText(problems.unavailable.detail).first().waitFor();
    await dashboard.download.click();
    await dashboard.openSample.click();
    await dashboard.main.getByText(problems.unavailable.detail).nth(2).waitFor();
    await refuseSettings(page, 'validation', 'The current password is not right.');
    await dashboard.savePassword('wrong horse battery', 'another horse battery');
    await dashboard.main.getByText('The current password is not right.').first().waitFor();
  },
  deletion: async ({ dashboard }) => {
    await dashboard.deleteAccount.click();
    await dashboard.deletion.waitFor();
  },
  'deletion-refused': async ({ page, dashboard }) => {
    await refuseSettings(page, 'validation', 'Type the email address of the account to confirm');
    await dashboard.confirmDeletion('maria');
    await dashboard.deletion.getByText('Type the email address').first().waitFor();
  },
};

/** With Pro and Gmail: a key is made and revoked, not always at once. */
const keysWalk: Record<string, Step> = {
  pro: opened({ plan: 'pro', used: 137, mailbox: mailboxes.gmail, history: busyHistory }),
  'keys-form': async ({ dashboard }) => {
    await dashboard.newKey.click();
    await dashboard.keys.getByText('90 days').click();
    await dashboard.button('Make key').click();
    await dashboard.keys.getByText('Name is required').first().waitFor();
  },
  'keys-not-made': async ({ service, dashboard }) => {
    service.keysRefusal = 'unavailable';
    await dashboard.field('Name').fill('Help desk');
    await dashboard.button('Make key').click();
    await dashboard.keys.getByText(problems.unavailable.detail).first().waitFor();
  },
  'keys-made': async ({ service, dashboard }) => {
    service.keysRefusal = undefined;
    await dashboard.button('Make key').click();
    await dashboard.field('Your new key').waitFor();
  },
  'keys-not-revoked': async ({ service, dashboard }) => {
    service.keysRefusal = 'unavailable';
    await dashboard.button('Revoke Help desk').click();
    await dashboard.button('Revoke key').click();
    await dashboard.page.getByRole('dialog').getByText(problems.unavailable.detail).waitFor();
  },
};

/** A page that is still loading, and then cannot show the account. */
function loadingWalk(): Record<string, Step> {
  const held = Promise.withResolvers<void>();
  return {
    loading: async ({ page, service, dashboard }) => {
      service.held = held.promise;
      await page.goto('/dashboard');
      await dashboard.loading.waitFor();
    },
    failed: async ({ service, dashboard }) => {
      service.refusal = 'internal';
      held.resolve();
      await dashboard.toast('Failed to load profile').waitFor();
    },
  };
}

/** A month that is used up, in a page that a person comes back to from Google, where the keys do not come. */
const usedUpWalk: Record<string, Step> = {
  'used-up': opened(
    {
      used: 10,
      person: rightToLeftPerson,
      mailbox: mailboxes.notConnected,
      keysRefusal: 'unavailable',
    },
    '/dashboard?mailbox=incomplete',
  ),
  waiting: async ({ page, service, dashboard }) => {
    service.mailboxHeld = never;
    await dashboard.connectGmail.click();
    await dashboard.button('Connecting...').waitFor();
    await answerSettings(page, () => undefined);
    await dashboard.changePassword.click();
    await dashboard.savePassword('correct horse battery', 'another horse battery');
    await dashboard.button('Loading...').waitFor();
  },
};

/** Every key, more emails than the plan names, and a mailbox that cannot be looked up. */
const fullWalk: Record<string, Step> = {
  'pro-over': async ({ page, service, dashboard }) => {
    Object.assign(service, { plan: 'pro', used: 512, keys: allKeys, person: { email: longPerson.email } });
    service.mailboxRefusal = 'unavailable';
    await page.goto('/dashboard');
    await dashboard.toast(mailboxProblems.connectionNotLoaded).waitFor();
    await dashboard.button(keyTexts.allUsed).waitFor();
  },
};

/** A mailbox with a password, which is refused, and then as many mailboxes as there may be. */
const mailboxWalk: Record<string, Step> = {
  'mailbox-form': async (stage) => {
    await opened({ mailbox: mailboxes.notConnected, keys: severalKeys })(stage);
    await stage.dashboard.connectOther.click();
    await stage.dashboard.field('Email address').and(stage.page.locator(':focus')).waitFor();
  },
  'mailbox-servers-missing': async ({ dashboard }) => {
    await dashboard.field('Email address').fill('maria@elsewhere.example');
    await dashboard.field('Incoming server').waitFor();
  },
  'mailbox-refused': async ({ service, dashboard }) => {
    Object.assign(service, { servers: foundServers, connectRefusal: 'mailbox_refused' });
    await dashboard.field('Email address').fill('maria@acme.example');
    await dashboard.mailbox.getByText('How to get an app password').waitFor();
    await dashboard.field('Password').fill('not the right one');
    await dashboard.button('Connect').click();
    await dashboard.mailbox.getByText(problems.mailbox_refused.detail).first().waitFor();
  },
  'mailbox-unreachable': async ({ service, dashboard }) => {
    service.connectRefusal = 'mailbox_unreachable';
    await dashboard.button('Connect').click();
    await dashboard.mailbox.getByText(problems.mailbox_unreachable.detail).waitFor();
  },
  'mailbox-connecting': async ({ service, dashboard }) => {
    service.mailboxHeld = never;
    await dashboard.button('Connect').click();
    await dashboard.button('Connecting...').waitFor();
  },
  'mailboxes-all': async (stage) => opened({ mailbox: allMailboxes, mailboxHeld: Promise.resolve() })(stage),
};

/** Serves the dashboard as a site that sends mail does. */
export async function withMail(page: Page): Promise<void> {
  await page.route('**/dashboard', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace('data-mail=""', 'data-mail="on"') });
  });
}

/** The days and months of an account, the choice of mails, and what fails. */
const usageWalk: Record<string, Step> = {
  'usage-months': async (stage) => {
    await withMail(stage.page);
    await opened({ plan: 'basic', used: 137, history: busyHistory, keys: severalKeys })(stage);
    await stage.dashboard.pastMonths.click();
    await stage.dashboard.main.getByText('October 2026', { exact: true }).waitFor();
  },
  'usage-mails-not-saved': async ({ service, dashboard }) => {
    service.historyRefusal = 'unavailable';
    await dashboard.usageMails.click();
    await dashboard.main.getByText(problems.unavailable.detail).waitFor();
  },
  'usage-not-loaded': async ({ page, dashboard }) => {
    await page.reload();
    await dashboard.days.getByText(usageTexts.notLoaded).waitFor();
  },
  'usage-first-day': async (stage) =>
    opened({ historyRefusal: undefined, history: firstDayHistory, used: 3 })(stage),
};

/** The longest name and addresses. */
const longWalk: Record<string, Step> = {
  'long-names': opened({
    plan: 'basic',
    used: 210,
    person: longPerson,
    mailbox: connectionOf(['gmail', 'imap'], { kind: 'gmail', address: `${'m'.repeat(240)}@x.example` }),
    keys: severalKeys,
  }),
};

/** Walks through every state of the dashboard. Each step follows the one before it, and waits for its state. */
export const dashboardWalks = (): Record<string, Step>[] => [
  accountWalk,
  keysWalk,
  loadingWalk(),
  usedUpWalk,
  fullWalk,
  mailboxWalk,
  usageWalk,
  longWalk,
];

/** The states of some walks by their names. Each function walks there, as a person would. */
export function statesOf(walks: () => Record<string, Step>[]): Record<string, (page: Page) => Promise<void>> {
  return Object.fromEntries(
    walks().flatMap((walk, number) =>
      Object.keys(walk).map((name, place) => [
        name,
        async (page: Page) => {
          const stage = await dashboardStage(page);
          const steps = Object.values(walks()[number] ?? {});
          for (const step of steps.slice(0, place + 1)) await step(stage);
        },
      ]),
    ),
  );
}

/** Every state of the dashboard by its name, without those of payments. */
export const dashboardStates = statesOf(dashboardWalks);
