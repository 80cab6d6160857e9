import type { Page } from '@playwright/test';
import { pagePaths } from '#domain/paths.ts';
import { type AccountService, signIn } from '#tests/e2e/account-service.ts';
import { GeneratorPage } from '#tests/e2e/generator-page.ts';
import { offerModels } from '#tests/e2e/model-program.ts';
import type { Screen } from './screens.ts';

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
export const accountScreens: readonly Screen[] = [
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
