import type { Page } from '@playwright/test';
import { billingTexts } from '#domain/billing-messages.ts';
import { messages } from '#domain/messages.ts';
import { problems } from '#domain/problems.ts';
import { changeSession, connectionOf } from './account-service.ts';
import { exampleSubscription, inDays, takePayments } from './billing-service.ts';
import { dashboardStage } from './dashboard-states.ts';
import { expect, test } from './fixture.ts';
import { pastDue, paying, paymentStates } from './payment-states.ts';
import { sidewaysOverflow } from './site-pages.ts';
import { smallTeam, teamStage } from './team-service.ts';

test('should show what is charged and when, and lead to the pages of the provider', async ({ page }) => {
  const stage = await dashboardStage(page);
  const { service, dashboard } = stage;
  await paying('basic', { subscription: exampleSubscription }, 'Next charge on')(stage);
  await expect(dashboard.plan).toContainText('Basic€9.50 per month');
  await expect(dashboard.payments).toContainText('Next charge on December 28, 2026');
  await expect(dashboard.button('Get my money back')).toHaveCount(0);
  for (const name of ['Manage Plan', 'Cancel plan']) {
    await dashboard.button(name).click();
    await page.waitForURL(/provider/);
    await page.goBack();
    await expect(dashboard.button(name)).toBeEnabled();
  }
  expect(service.calls.filter((call) => call.includes('billing'))).toEqual([
    'POST /api/billing/portal',
    'POST /api/billing/checkout free',
  ]);
});

test('should show nothing of a person after another one has signed in in another tab', async ({ page }) => {
  const mailbox = connectionOf(['gmail'], { kind: 'gmail', address: 'inbox@acme.example' });
  const stage = await dashboardStage(page, { mailbox });
  const { service, dashboard } = stage;
  await paying('basic', { subscription: exampleSubscription }, 'Next charge on')(stage);
  await expect(dashboard.mailbox).toContainText('inbox@acme.example');
  const eva = { token: 'another-token', email: 'eva@acme.example', full_name: 'Eva' };
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(service, {
    person: eva,
    plan: 'free',
    mailbox: connectionOf(['gmail']),
    mailboxHeld: promise,
  });
  Object.assign(service.billing, { subscription: null, held: promise });
  await changeSession(page, eva);
  await expect(page.getByRole('heading', { name: 'Eva' })).toBeVisible();
  await expect(dashboard.payments).not.toContainText('Next charge on');
  await expect(dashboard.mailbox).not.toContainText('inbox@acme.example');
  resolve();
  await expect(dashboard.payments).toContainText(billingTexts.freeCostsNothing);
  await expect(dashboard.mailbox.getByRole('button', { name: 'Connect Gmail' })).toBeVisible();
});

test('should say when the plan ends or changes, and not offer to cancel twice', async ({ page }) => {
  await paymentStates['payments-ending']?.(page);
  const payments = page.locator('.payment-row');
  await expect(payments).toContainText('Ends on December 28, 2026');
  await expect(page.getByRole('button', { name: 'Cancel plan' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Manage Plan' })).toBeVisible();
});

test('should lead from Free to the plans', async ({ page }) => {
  await paymentStates['payments-free']?.(page);
  await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/pricing');
  await expect(page.locator('.payment-row').getByRole('button')).toHaveCount(0);
});

test('should say until when the plan stays after a failed payment, and lead to the payment method', async ({
  page,
}) => {
  await paymentStates['payments-past-due']?.(page);
  await expect(page.locator('.payment-row')).toContainText(
    `${billingTexts.lastPaymentFailed} Basic stays until December 5, 2026.`,
  );
  await page.getByRole('button', { name: 'Update payment method' }).click();
  await page.waitForURL(/provider/);
});

test('should pay everything back after a press, say what was paid back, and show the Free plan', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  const stage = await dashboardStage(page);
  const { service, dashboard } = stage;
  const refundable = { subscription: exampleSubscription, moneyBackUntil: inDays(3) };
  await paying('basic', { ...refundable, refusal: 'no_refund' }, 'Money back until')(stage);
  await dashboard.button('Get my money back').click();
  await expect(dashboard.refund).toContainText('Basic ends at once');
  await dashboard.refund.getByRole('button', { name: 'Keep plan' }).click();
  await expect(dashboard.button('Get my money back')).toBeFocused();
  expect(service.calls.filter((call) => call.includes('refund'))).toEqual([]);

  await page.keyboard.press('Enter');
  await dashboard.refund.getByRole('button', { name: 'Get my money back' }).click();
  await expect(dashboard.refund).toContainText(problems.no_refund.detail);
  service.billing.refusal = undefined;
  service.plan = 'free';
  await dashboard.refund.getByRole('button', { name: 'Get my money back' }).click();
  await expect(dashboard.refund).toContainText('We have paid back €9.50.');
  await expect(dashboard.plan).toContainText('Free');
  await page.keyboard.press('Enter');
  await expect(dashboard.refund).toHaveCount(0);
  await expect(dashboard.payments).toContainText(billingTexts.freeCostsNothing);
  await expect(dashboard.button('Get my money back')).toHaveCount(0);
  await expect(dashboard.payments).toBeFocused();
});

test('should say in a team what the own plan is and costs, and that the plan of the team stays', async ({
  page,
}) => {
  const stage = await teamStage(page, { ...smallTeam, role: 'member', members: [] });
  const { dashboard } = stage;
  const paid = { subscription: exampleSubscription, moneyBackUntil: inDays(3) };
  await paying('pro', paid, 'Own plan: Basic, €9.50 per month.', '/dashboard?billing=paid')(stage);
  await expect(dashboard.toast(billingTexts.ownPlanPaid('Basic'))).toBeVisible();
  await expect(dashboard.payments).toContainText('Next charge on December 28, 2026');
  await expect(dashboard.button('Manage Own Plan')).toBeVisible();
  await dashboard.button('Get my money back').click();
  await expect(dashboard.refund).toContainText('The plan of your team stays.');
});

test('should load the payments again after a failure, and keep the place of a person with a keyboard', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 503/);
  const stage = await dashboardStage(page);
  const { service, dashboard } = stage;
  const failing = { subscription: exampleSubscription, readRefusal: 'unavailable' } as const;
  await paying('basic', failing, billingTexts.notLoaded)(stage);
  service.billing.readRefusal = undefined;
  await dashboard.payments.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(dashboard.payments).toContainText('Next charge on');
  await expect(dashboard.payments).toBeFocused();
});

test('should wait for the confirmation of a payment, and tell the other tabs', async ({ page, context }) => {
  const stage = await dashboardStage(page);
  const { service, dashboard } = stage;
  await page.clock.install();
  await paying('free', { subscription: null }, billingTexts.confirming, '/dashboard?billing=paid')(stage);
  // A page that is loaded again still waits.
  await page.reload();
  await expect(dashboard.payments).toContainText(billingTexts.confirming);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.locator('.plan-actions')).toContainText('Free');
  service.plan = 'basic';
  service.billing.subscription = exampleSubscription;
  await page.clock.runFor(2_100);
  await expect(dashboard.toast(messages.planChanged('basic'))).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(dashboard.payments).toContainText('Next charge on');
  await expect(other.locator('.plan-actions')).toContainText('Basic');
  expect(await page.evaluate(() => localStorage.getItem('plan'))).toContain('basic');
});

test('should stop asking for a confirmation after a minute, and say that nothing is lost', async ({
  page,
}) => {
  const stage = await dashboardStage(page);
  const { service, dashboard } = stage;
  await page.clock.install();
  await paying('free', { subscription: null }, billingTexts.confirming, '/dashboard?billing=paid')(stage);
  await page.clock.runFor(61_000);
  await expect(dashboard.payments).toContainText(billingTexts.confirmingLong);
  const { reads } = service.billing;
  expect(reads).toBeGreaterThan(20);
  await page.clock.runFor(30_000);
  expect(service.billing.reads).toBe(reads);
});

test('should warn before the deletion of an account that pays', async ({ page }) => {
  await paymentStates['deletion-with-payments']?.(page);
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await expect(dialog).toContainText('The rest of the period that you have paid is not paid back.');
  await expect(dialog).toContainText('press ‘Get my money back’ first');
});

test('should not move in any state of the payments', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  test.slow();
  const below = page.getByRole('heading', { name: 'Mailboxes', exact: true });
  // A font that loads late is used from the next page on.
  await page.goto('/about');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [390, 660, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { service } = await dashboardStage(page, { plan: 'basic', used: 7 });
    await takePayments(page);
    const held = Promise.withResolvers<void>();
    service.billing.held = held.promise;
    await page.goto('/dashboard');
    await page.getByRole('progressbar').waitFor();
    const loading = (await below.boundingBox())?.y;
    for (const name of ['monthly', 'annual', 'ending', 'changing', 'past-due', 'refundable', 'confirming']) {
      await paymentStates[`payments-${name}`]?.(page);
      await page.evaluate(() => scrollTo(0, 0));
      expect.soft((await below.boundingBox())?.y, `${name} at ${width}`).toBe(loading);
      expect.soft(await sidewaysOverflow(page), `${name} at ${width}`).toBe(0);
    }
    held.resolve();
  }
});

/** Waits for the fonts and scrolls to the top: a reload keeps the place. */
const atTop = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo(0, 0);
  });

test('should say on the generator that a payment failed, and ask nothing there for Free', async ({
  page,
}) => {
  const stage = await dashboardStage(page);
  const { service } = stage;
  await takePayments(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/app');
  await expect(page.getByText('Free plan')).toBeVisible();
  expect(service.billing.reads).toBe(0);

  service.plan = 'basic';
  for (const width of [390, 660, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    service.billing.subscription = exampleSubscription;
    await page.goto('/app');
    await expect(page.getByText('Basic plan')).toBeVisible();
    await expect.poll(() => service.billing.reads).toBeGreaterThan(0);
    expect(files.filter((url) => url.includes('payment-notice'))).toEqual([]);
    await atTop(page);
    const mail = await page.getByLabel('Original email').boundingBox();
    service.billing.subscription = pastDue;
    await page.reload();
    await expect(page.getByText('Payment failed: Basic until Dec 5')).toBeVisible();
    await atTop(page);
    expect.soft(await page.getByLabel('Original email').boundingBox(), `${width}`).toEqual(mail);
    expect.soft(await sidewaysOverflow(page), `${width}`).toBe(0);
    files.length = 0;
    service.billing.reads = 0;
  }
  await page.getByRole('button', { name: 'Update payment method' }).click();
  await page.waitForURL(/provider/);
});
