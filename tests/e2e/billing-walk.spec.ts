import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { billingTexts } from '#domain/billing-messages.ts';
import { messages } from '#domain/messages.ts';
import { apiPaths, pagePaths } from '#domain/paths.ts';
import { startPostgres } from '#tests/fakes/postgres.ts';
import { type SmtpFake, startSmtp } from '#tests/fakes/smtp.ts';
import { type FakeStripe, startStripe } from '#tests/fakes/stripe.ts';
import { signUpInBrowser } from './account.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';

type Payments = { stripe: FakeStripe; smtp: SmtpFake };

/** A fake Stripe, a mail server, and a program on one of the databases that takes payments. */
const test = base.extend<{ kind: string; payments: Payments; program: OwnProgram }>({
  kind: ['SQLite', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern.
  payments: async ({}, use) => {
    const [stripe, smtp] = [await startStripe({ afterRetries: 'past_due' }), await startSmtp()];
    await use({ stripe, smtp });
    await Promise.all([stripe.close(), smtp.close()]);
  },
  program: async ({ kind, payments: { stripe, smtp } }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'stripe-program-'));
    const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
    const program = await startOwnProgram({
      DATA_DIR: folder,
      ...(postgres && {
        DATABASE_URL: postgres.url('postgres'),
        APP_SECRET: 'a secret of the tests with thirty-two characters or more',
      }),
      ...stripe.variables,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'reply@example.com',
    });
    stripe.webhooks.add(program.url + apiPaths.billingWebhook);
    await use(program);
    await program.stop();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: ({ program }, use) => use(program.url),
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/**
 * Presses a plan on the pricing page, which leads to Stripe. `annual`: the person presses the switch, or it is on
 * because the person pays annually.
 */
async function choose(
  page: Page,
  plan: string,
  { annual }: { annual?: 'pressed' | 'on' } = {},
): Promise<void> {
  await page.goto(pagePaths.pricing);
  const annualSwitch = page.getByRole('switch', { name: 'Annual', exact: true });
  if (annual === 'pressed') await annualSwitch.click();
  if (annual) await expect(annualSwitch).toBeChecked();
  await button(page, `Choose ${plan}`).click();
}

/** Confirms on the page of Stripe, and waits for the dashboard. */
async function confirm(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await page.waitForURL(`**${pagePaths.dashboard}`);
}

const customerIn = (stripe: FakeStripe) => {
  const [customer] = stripe.world.all('customer');
  if (!customer) throw new Error('There is no customer.');
  return customer.id;
};

for (const kind of ['SQLite', 'PostgreSQL']) {
  test.describe(`on ${kind}`, () => {
    test.use({ kind });

    test('a person pays, moves to an annual plan, fails to pay, recovers, moves down and cancels', async ({
      page,
      payments: { stripe },
    }) => {
      test.slow();
      await signUpInBrowser(page);
      await choose(page, 'Basic');
      await expect(page.getByRole('heading', { name: 'Subscribe to Basic' })).toBeVisible();
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page.getByText(billingTexts.nothingCharged)).toBeVisible();
      await choose(page, 'Basic');
      await confirm(page, 'Pay');
      await expect(page.getByText(messages.planChanged('basic'))).toBeVisible();
      await expect(page.getByText('$9.99 per month')).toBeVisible();
      await expect(page.getByText(/^Next charge on /)).toBeVisible();

      await choose(page, 'Pro', { annual: 'pressed' });
      await confirm(page, 'Confirm');
      await expect(page.getByText('$299.90 per year')).toBeVisible();

      stripe.setCard(customerIn(stripe), 'declines');
      stripe.clock.age({ days: 366 });
      await stripe.webhooks.settle();
      await page.reload();
      await expect(page.getByText(billingTexts.lastPaymentFailed)).toBeVisible();
      await page.goto(pagePaths.generator);
      await expect(page.getByText(/^Payment failed: Pro until /)).toBeVisible();

      await page.goto(pagePaths.dashboard);
      await button(page, 'Update payment method').click();
      await page.getByLabel('Card that works').first().check();
      await button(page, 'Update payment method').click();
      const unpaid = stripe.world
        .all('invoice', customerIn(stripe))
        .filter(({ status }) => status === 'open');
      for (const { id } of unpaid) stripe.retryInvoice(id);
      await stripe.webhooks.settle();
      await page.goto(pagePaths.dashboard);
      await expect(page.getByText(/^Next charge on /)).toBeVisible();
      await expect(page.getByText(billingTexts.lastPaymentFailed)).toHaveCount(0);

      await choose(page, 'Basic', { annual: 'on' });
      await confirm(page, 'Confirm');
      await expect(page.getByText(/^Changes to Basic on /)).toBeVisible();
      await expect(page.getByText('Pro', { exact: true }).first()).toBeVisible();
      stripe.clock.age({ days: 366 });
      await stripe.webhooks.settle();
      await page.reload();
      await expect(page.getByText('$99.90 per year')).toBeVisible();

      await button(page, 'Cancel plan').click();
      await confirm(page, 'Cancel subscription');
      await expect(page.getByText(/^Ends on /)).toBeVisible();
      stripe.clock.age({ days: 366 });
      await stripe.webhooks.settle();
      await page.reload();
      await expect(page.getByText('$0 forever')).toBeVisible();
    });

    test('a person gets all the money back by a press, and one mail', async ({
      page,
      payments: { stripe, smtp },
    }) => {
      await signUpInBrowser(page);
      await choose(page, 'Pro');
      await confirm(page, 'Pay');
      await button(page, 'Get my money back').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Get my money back', exact: true }).click();
      await expect(dialog.getByText(billingTexts.refunded('$29.99'))).toBeVisible();
      await dialog.getByRole('button', { name: 'Done', exact: true }).click();
      await expect(page.getByText('$0 forever')).toBeVisible();
      await expect(button(page, 'Get my money back')).toHaveCount(0);
      expect(stripe.world.all('charge').map(({ refunded }) => refunded)).toEqual([true]);
      const confirmed = () => smtp.received.filter(({ text }) => text.includes('$29.99'));
      await expect.poll(() => confirmed().length).toBe(1);
    });
  });
}

test('a declined card is told at Stripe, and nothing changes', async ({ page }) => {
  await signUpInBrowser(page);
  await choose(page, 'Basic');
  await page.getByLabel('Card that is declined').check();
  await button(page, 'Pay').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText(billingTexts.nothingCharged)).toBeVisible();
  await page.goto(pagePaths.dashboard);
  await expect(page.getByText('$0 forever')).toBeVisible();
});
