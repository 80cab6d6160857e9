import type { Page } from '@playwright/test';
import { billingTexts } from '#domain/billing-messages.ts';
import { messages } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { AccountService, signIn } from './account-service.ts';
import { axeInBothSchemes } from './axe.ts';
import { examplePrices, exampleSubscription, takePayments } from './billing-service.ts';
import { expect, test } from './fixture.ts';
import { planButton, toast } from './pricing-page.ts';
import { sidewaysOverflow } from './site-pages.ts';

const CURRENT = 'Current plan';

const annualSwitch = (page: Page) => page.getByRole('switch', { name: 'Annual', exact: true });

/** The prices on the three cards, with how they are paid. */
function pricesOf(page: Page): Promise<string[]> {
  return page.locator('.plan-price').allInnerTexts();
}

test.beforeEach(({ page }) => takePayments(page));

test('should show what will be charged, monthly and annually, without moving anything', async ({
  page,
  context,
}) => {
  const { billing } = await AccountService.open(context);
  const loading = Promise.withResolvers<void>();
  billing.held = loading.promise;
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pagePaths.pricing);
    // The amounts of the plan table, until the prices are there.
    if (width === 390)
      expect(await pricesOf(page)).toEqual(['$0 forever', '$9.99 per month', '$29.99 per month']);
    await expect(page.getByText('Nothing is charged on this installation')).toBeHidden();
    await page.evaluate(() => document.fonts.ready);
    const main = await page.getByRole('main').boundingBox();
    loading.resolve();
    await expect(annualSwitch(page)).toBeVisible();
    expect(await pricesOf(page)).toEqual(['€0 forever', '€9.50 per month', '€28 per month']);
    expect(await page.getByRole('main').boundingBox()).toEqual(main);
  }
  await annualSwitch(page).focus();
  await page.keyboard.press('Space');
  await expect(annualSwitch(page)).toBeChecked();
  expect(await pricesOf(page)).toEqual(['€0 forever', '€95 per year', '€280 per year']);
  await annualSwitch(page).click();
  expect(await pricesOf(page)).toEqual(['€0 forever', '€9.50 per month', '€28 per month']);

  // Nothing is remembered.
  await annualSwitch(page).click();
  await page.reload();
  await expect(annualSwitch(page)).not.toBeChecked();
});

test('should have no switch without annual prices, and name a plan that has none', async ({
  page,
  context,
}) => {
  const { billing } = await AccountService.open(context);
  billing.prices = examplePrices.filter(({ interval }) => interval === 'month');
  await page.goto(pagePaths.pricing);
  await expect(page.getByText('€9.50')).toBeVisible();
  await expect(annualSwitch(page)).toHaveCount(0);

  billing.prices = examplePrices.filter(({ plan, interval }) => plan === 'basic' || interval === 'month');
  await page.reload();
  await annualSwitch(page).click();
  expect(await pricesOf(page)).toEqual(['€0 forever', '€95 per year', '€28 per month, monthly only']);
});

test('should keep the amounts of the plans where the prices cannot be read', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 503/);
  const { billing } = await AccountService.open(context);
  billing.readRefusal = 'unavailable';
  await page.goto(pagePaths.pricing, { waitUntil: 'networkidle' });
  expect(await pricesOf(page)).toEqual(['$0 forever', '$9.99 per month', '$29.99 per month']);
  await expect(annualSwitch(page)).toHaveCount(0);
});

test('should lead to the payment of the plan and the interval that were chosen, and work again after going back', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 502/);
  const { calls, billing } = await signIn(page);
  await page.goto(pagePaths.pricing);
  await expect(planButton(page, 'Free')).toHaveText(CURRENT);
  await planButton(page, 'Basic').click();
  await page.waitForURL(/provider/);
  await page.goBack();
  await expect(planButton(page, 'Pro')).toBeEnabled();
  await expect(planButton(page, 'Basic')).toHaveText('Choose Basic');
  await annualSwitch(page).click();
  await planButton(page, 'Pro').click();
  await page.waitForURL(/provider/);
  expect(calls.filter((call) => call.startsWith('P'))).toEqual([
    'POST /api/billing/checkout basic month',
    'POST /api/billing/checkout pro year',
  ]);

  // The checkout was left without a payment.
  await page.goto(`${pagePaths.pricing}?billing=cancelled`);
  await expect(toast(page, billingTexts.nothingCharged)).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);

  billing.refusal = 'billing_failed';
  await planButton(page, 'Basic').click();
  await expect(toast(page, problems.billing_failed.detail)).toBeVisible();
  await expect(planButton(page, 'Basic')).toBeEnabled();
  await expect(planButton(page, 'Basic')).toBeFocused();
});

test('should offer a subscriber the other interval, the other plan and the end', async ({ page }) => {
  const { calls, billing } = await signIn(page, { plan: 'basic' });
  billing.subscription = exampleSubscription;
  await page.goto(pagePaths.pricing);
  await expect(planButton(page, 'Basic')).toHaveText(CURRENT);
  await planButton(page, 'Basic').click();
  await expect(toast(page, messages.alreadyOnPlan)).toBeVisible();
  await annualSwitch(page).click();
  await expect(planButton(page, 'Basic')).toHaveText('Pay annually');
  await expect(page.locator('.plan-button[aria-current]')).toHaveCount(0);
  await planButton(page, 'Basic').click();
  await page.waitForURL(/provider/);
  await page.goto(pagePaths.pricing);
  await planButton(page, 'Free').click();
  await page.waitForURL(/provider/);
  expect(calls.filter((call) => call.startsWith('P'))).toEqual([
    'POST /api/billing/checkout basic year',
    'POST /api/billing/checkout free month',
  ]);
});

test('should begin with the annual prices for a person who pays annually', async ({ page }) => {
  const { billing } = await signIn(page, { plan: 'pro' });
  billing.subscription = { ...exampleSubscription, plan: 'pro', interval: 'year', amount: 28_000 };
  await page.goto(pagePaths.pricing);
  await expect(planButton(page, 'Pro')).toHaveText(CURRENT);
  await expect(annualSwitch(page)).toBeChecked();
  await annualSwitch(page).click();
  await expect(planButton(page, 'Pro')).toHaveText('Pay monthly');
});

test('should be accessible and fit every window, also with long amounts and large letters', async ({
  page,
}) => {
  const { billing } = await signIn(page, { plan: 'basic' });
  billing.subscription = exampleSubscription;
  billing.prices = examplePrices
    .filter(({ plan, interval }) => plan === 'basic' || interval === 'month')
    .map((price) => ({ ...price, amount: price.amount * 1234, currency: 'chf' }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pagePaths.pricing);
  await annualSwitch(page).click();
  await expect(planButton(page, 'Basic')).toHaveText('Pay annually');
  expect.soft(await axeInBothSchemes(page)).toEqual([]);
  for (const size of ['', '200%']) {
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sidewaysOverflow(page), `${width} px ${size}`).toBe(0);
    }
  }
});
