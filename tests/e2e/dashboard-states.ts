import type { Page, Route } from '@playwright/test';
import { apiPaths } from '#domain/paths.ts';
import { type ProblemCode, problems } from '#domain/problems.ts';
import { type AccountService, signIn } from './account-service.ts';
import { keysStates } from './dashboard-keys-states.ts';
import { mailboxStates } from './dashboard-mailbox-states.ts';
import { DashboardPage } from './dashboard-page.ts';

/** The longest name and the longest address that the forms accept, in words without a place to wrap. */
export const longPerson = {
  full_name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100),
  email: `${'m'.repeat(60)}@${`${'long'.repeat(15)}.`.repeat(3)}example`.slice(-255),
};

export const rightToLeftPerson = { full_name: 'مريم بنت عبد الرحمن الأنصاري', email: 'maryam@acme.example' };

const never = new Promise<void>(() => undefined);

/** Answers the requests of an account's forms and buttons. */
export async function answerCare(page: Page, answer: (route: Route) => unknown): Promise<void> {
  for (const path of [`${apiPaths.auth}/**`, apiPaths.account, apiPaths.accountData]) {
    await page.route(`**${path}`, async (route) => void (await answer(route)));
  }
}

/** Refuses the requests of an account's forms and buttons. */
export function refuseCare(page: Page, code: ProblemCode, detail: string = problems[code].detail) {
  const { status } = problems[code];
  return answerCare(page, (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: code, status, code, detail }),
    }),
  );
}

type Account = Parameters<typeof signIn>[1];
type Stage = { page: Page; dashboard: DashboardPage };

async function stage(
  page: Page,
  account?: Account,
  prepare?: (service: AccountService) => void,
): Promise<Stage> {
  const service = await signIn(page, account);
  prepare?.(service);
  return { page, dashboard: new DashboardPage(page) };
}

async function opened(page: Page, account?: Account, person?: AccountService['person']): Promise<Stage> {
  const one = await stage(page, account, (service) => {
    if (person) service.person = person;
  });
  await one.dashboard.open();
  return one;
}

/** Every state of the dashboard. Each function acts as a person would, then waits for the state. */
export const dashboardStates: Record<string, (page: Page) => Promise<void>> = {
  free: async (page) => void (await opened(page, { used: 3 })),
  'used-up': async (page) => void (await opened(page, { used: 10 })),
  basic: async (page) => void (await opened(page, { plan: 'basic', used: 12 })),
  'basic-over': async (page) => void (await opened(page, { plan: 'basic', used: 210 })),
  pro: async (page) => void (await opened(page, { plan: 'pro', used: 137 })),
  'pro-over': async (page) => void (await opened(page, { plan: 'pro', used: 512 })),
  'long-names': async (page) => void (await opened(page, { plan: 'basic' }, longPerson)),
  'right-to-left': async (page) => {
    const { dashboard } = await opened(page, { used: 9 }, rightToLeftPerson);
    await dashboard.changeName.click();
  },
  nameless: async (page) => void (await opened(page, {}, { email: 'maria@acme.example' })),
  loading: async (page) => {
    const { dashboard } = await stage(page, {}, (service) => {
      service.held = never;
    });
    await page.goto('/dashboard');
    await dashboard.loading.waitFor();
  },
  failed: async (page) => {
    const { dashboard } = await stage(page, {}, (service) => {
      service.refusal = 'internal';
    });
    await page.goto('/dashboard');
    await dashboard.toast('Failed to load profile').waitFor();
  },
  forms: async (page) => {
    const { dashboard } = await opened(page, { used: 3 });
    await dashboard.changeName.click();
    await dashboard.changePassword.click();
    await dashboard.field('Current password').waitFor();
  },
  waiting: async (page) => {
    const { dashboard } = await opened(page, { used: 3 });
    await answerCare(page, () => undefined);
    await dashboard.changePassword.click();
    await dashboard.savePassword('correct horse battery', 'another horse battery');
    await dashboard.loading.waitFor();
  },
  'wrong-password': async (page) => {
    const { dashboard } = await opened(page, { used: 3 });
    await refuseCare(page, 'validation', 'The current password is not right.');
    await dashboard.changePassword.click();
    await dashboard.savePassword('wrong horse battery', 'another horse battery');
    await page.getByText('The current password is not right.').first().waitFor();
  },
  'not-done': async (page) => {
    const { dashboard } = await opened(page, { used: 3 });
    await refuseCare(page, 'unavailable');
    await dashboard.changeName.click();
    await dashboard.button('Save name').click();
    await dashboard.download.click();
    await dashboard.main.getByText(problems.unavailable.detail).nth(1).waitFor();
  },
  deletion: async (page) => {
    const { dashboard } = await opened(page, { used: 3 });
    await dashboard.deleteAccount.click();
    await dashboard.deletion.waitFor();
  },
  'deletion-refused': async (page) => {
    const { dashboard } = await opened(page, { used: 3 }, longPerson);
    await refuseCare(page, 'validation', 'Type the email address of the account to confirm');
    await dashboard.deleteAccount.click();
    await dashboard.confirmDeletion('maria');
    await dashboard.deletion.getByText('Type the email address').first().waitFor();
  },
  ...mailboxStates,
  ...keysStates,
};
