import type { Page } from '@playwright/test';
import { pagePaths, publicPaths } from '#domain/paths.ts';
import { type AccountService, signIn } from '#tests/e2e/account-service.ts';
import { authStates } from '#tests/e2e/auth-states.ts';
import { batchStates } from '#tests/e2e/batch-states.ts';
import { exampleSubscription, takePayments } from '#tests/e2e/billing-service.ts';
import { dashboardStates } from '#tests/e2e/dashboard-states.ts';
import { GeneratorPage } from '#tests/e2e/generator-page.ts';
import { generatorStates } from '#tests/e2e/generator-states.ts';
import { gmailStates, stage as openGmail } from '#tests/e2e/gmail-states.ts';
import { offerModels } from '#tests/e2e/model-program.ts';
import { pastDue, paymentStates } from '#tests/e2e/payment-states.ts';
import { ReplyService } from '#tests/e2e/reply-service.ts';
import { teamStates } from '#tests/e2e/team-states.ts';

/** A screen to take a picture of. `reach` brings a new page to it, and may return a function that cleans up. */
export type Screen = {
  name: string;
  /** True: the whole page. False: only what the window shows. */
  fullPage: boolean;
  /** Whether the screen exists at a width in pixels. Absent: at all widths. */
  fits?: (width: number) => boolean;
  reach: (page: Page) => Promise<(() => Promise<void>) | undefined>;
};

const isNarrow = (width: number) => width < 768;
const isWide = (width: number) => !isNarrow(width);

function screenNameOf(path: string): string {
  return path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-');
}

/** Opens a page and waits for its pictures and fonts. */
async function open(page: Page, path: string): Promise<undefined> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return undefined;
}

function state(
  name: string,
  path: string,
  act: (page: Page) => Promise<void>,
  more: Partial<Screen> = {},
): Screen {
  return {
    name,
    fullPage: false,
    ...more,
    async reach(page) {
      await open(page, path);
      await act(page);
      return undefined;
    },
  };
}

function signedIn(screen: Screen): Screen {
  return {
    ...screen,
    async reach(page) {
      await signIn(page);
      return screen.reach(page);
    },
  };
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
}

const pages: Screen[] = [...publicPaths, '/no-such-page'].map((path) => ({
  name: screenNameOf(path),
  fullPage: true,
  reach: (page) => open(page, path),
}));

const siteStates: Screen[] = [
  state('menu', pagePaths.landing, openMenu, { fits: isNarrow }),
  signedIn(state('menu-signed-in', pagePaths.landing, openMenu, { fits: isNarrow })),
  signedIn(state('landing-signed-in', pagePaths.landing, async () => undefined)),
  signedIn(
    state(
      'user-menu',
      pagePaths.pricing,
      async (page) => {
        await page.getByRole('button', { name: 'User menu' }).click();
        await page.getByText('Sign Out').filter({ visible: true }).waitFor();
      },
      { fits: isWide },
    ),
  ),
  state('faq-open', pagePaths.faq, async (page) => {
    await page.locator('summary').nth(1).click();
  }),
  state('landing-focus', pagePaths.landing, async (page) => {
    await page.keyboard.press('Tab');
  }),
  state('forced-colours', pagePaths.landing, async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
  }),
];

const generator: Screen[] = Object.entries(generatorStates).map(([name, reach]) => ({
  name: `generator-${name}`,
  fullPage: false,
  async reach(page) {
    const service = await ReplyService.open(page);
    const opened = new GeneratorPage(page);
    await opened.open();
    await reach({ page, generator: opened, service });
    return () => service.close();
  },
}));

const batch: Screen[] = Object.entries(batchStates).map(([name, reach]) => ({
  name: `batch-${name}`,
  fullPage: false,
  async reach(page) {
    await new GeneratorPage(page).open();
    await reach(page);
    return undefined;
  },
}));

const auth: Screen[] = Object.entries(authStates).map(([name, reach]) => ({
  name: `auth-${name}`,
  fullPage: false,
  async reach(page) {
    await reach(page);
    return undefined;
  },
}));

const dialogs = /^(deletion|payments-refund|team-(leaving|invitation|not-joined))/;

const dashboard: Screen[] = Object.entries({ ...dashboardStates, ...paymentStates, ...teamStates }).map(
  ([name, reach]) => ({
    name: `dashboard-${name}`,
    // A dialog covers only the window.
    fullPage: !dialogs.test(name),
    async reach(page) {
      await reach(page);
      return undefined;
    },
  }),
);

const gmail: Screen[] = Object.entries(gmailStates).map(([name, reach]) => ({
  name: `gmail-${name}`,
  fullPage: false,
  async reach(page) {
    const one = await openGmail(page);
    await reach(one);
    return () => one.replies.close();
  },
}));

const status = state(
  'status-trial',
  pagePaths.status,
  async (page) => {
    await page.getByRole('button', { name: 'Write a trial reply' }).click();
    await page.getByText('Read the reply').waitFor();
  },
  { fullPage: true },
);

type Account = Parameters<typeof signIn>[1];
type Act = (page: Page, service: AccountService) => Promise<void>;

/** A screen of a signed-in person. `act` opens the page and brings it to the state of the picture. */
function accountScreen(name: string, account: Account, act: Act, fullPage = false): Screen {
  return {
    name,
    fullPage,
    async reach(page) {
      await act(page, await signIn(page, account));
      await page.evaluate(() => document.fonts.ready);
      return undefined;
    },
  };
}

async function openPlans(page: Page): Promise<void> {
  await page.goto(pagePaths.pricing);
  await page.getByRole('button', { name: 'Current plan' }).waitFor();
}

/** The plans of a site that takes payments. */
async function openPayments(page: Page): Promise<void> {
  await takePayments(page);
  await openPlans(page);
  await page.getByRole('switch', { name: 'Annual' }).waitFor();
}

const openGenerator: Act = (page) => new GeneratorPage(page).openSignedIn();

/** Chooses the mail's own language for the reply and fills in the mail. */
async function chooseSame(page: Page, mail: string): Promise<GeneratorPage> {
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await generator.choice('Language').selectOption('same-as-email');
  await generator.mail.fill(mail);
  return generator;
}

/** The generator where the operator has configured an advanced model. */
const openModels: Act = async (page, service) => {
  await offerModels(page);
  await openGenerator(page, service);
};

const never = new Promise<void>(() => undefined);

/** The plans and the generator, for people with an account. */
const accountScreens: readonly Screen[] = [
  accountScreen('pricing-free', { plan: 'free' }, openPlans, true),
  accountScreen('pricing-basic', { plan: 'basic' }, openPlans, true),
  accountScreen('pricing-updating', { plan: 'free' }, async (page, service) => {
    await openPlans(page);
    service.held = never;
    await page.getByRole('button', { name: 'Choose Pro' }).click();
    await page.getByRole('button', { name: 'Updating...' }).waitFor();
  }),
  accountScreen('pricing-changed', { plan: 'free' }, async (page) => {
    await openPlans(page);
    await page.getByRole('button', { name: 'Choose Basic' }).click();
    await page.getByText('Successfully upgraded').waitFor();
  }),
  accountScreen('pricing-payments-free', {}, openPayments, true),
  accountScreen(
    'pricing-payments-annual',
    { plan: 'basic' },
    async (page, { billing }) => {
      billing.subscription = exampleSubscription;
      billing.prices = billing.prices.filter(
        ({ plan, interval }) => plan === 'basic' || interval === 'month',
      );
      await openPayments(page);
      await page.getByRole('switch', { name: 'Annual' }).click();
    },
    true,
  ),
  accountScreen('generator-past-due', { plan: 'basic', used: 12 }, async (page, service) => {
    service.billing.subscription = pastDue;
    await takePayments(page);
    await openGenerator(page, service);
    await page.getByText('Payment failed').waitFor();
  }),
  accountScreen('generator-free', { plan: 'free', used: 3 }, openGenerator),
  accountScreen('generator-basic', { plan: 'basic', used: 12 }, openGenerator),
  accountScreen('generator-pro', { plan: 'pro', used: 612 }, openGenerator),
  accountScreen('generator-models-free', { plan: 'free', used: 3 }, openModels),
  accountScreen('generator-models-basic', { plan: 'basic', used: 12 }, openModels),
  accountScreen('generator-models-pro', { plan: 'pro', used: 612 }, async (page, service) => {
    await openModels(page, service);
    await page.getByRole('combobox', { name: 'Model', exact: true }).click();
  }),
  accountScreen('generator-language-known', { plan: 'pro' }, async (page) => {
    await chooseSame(
      page,
      'Guten Tag,\n\nkönnten Sie mir bitte die Rechnung für März schicken?\n\nViele Grüße\nJonas',
    );
    await page.getByText('Same as the email: German · Deutsch').waitFor();
  }),
  accountScreen('generator-language-asked', { plan: 'pro' }, async (page) => {
    const generator = await chooseSame(page, '会議');
    await generator.generate.click();
    await page.getByRole('button', { name: 'Japanese' }).waitFor();
  }),
  accountScreen('generator-used-up', { plan: 'free', used: 10 }, openGenerator),
  accountScreen('generator-account-loading', { plan: 'free' }, async (page, service) => {
    service.held = never;
    await page.goto(pagePaths.generator);
    await page.getByText('Loading...').waitFor({ state: 'attached' });
  }),
  accountScreen('generator-account-failed', { plan: 'free' }, async (page, service) => {
    service.refusal = 'unavailable';
    await page.goto(pagePaths.generator);
    await page.getByText('Failed to load profile').waitFor();
  }),
];

/** Every screen and state of the program. */
export const screens: readonly Screen[] = [
  ...pages,
  ...siteStates,
  ...generator,
  ...batch,
  ...auth,
  ...dashboard,
  ...gmail,
  status,
  ...accountScreens,
];
