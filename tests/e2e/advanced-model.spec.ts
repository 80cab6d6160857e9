import type { Locator, Page } from '@playwright/test';
import { apiPaths, pagePaths } from '#domain/paths.ts';
import { type Plan, planValues } from '#domain/plans.ts';
import { signUpInBrowser, type TestAccount } from './account.ts';
import { expect, test as plainTest } from './fixture.ts';
import { GeneratorPage } from './generator-page.ts';
import { holdScripts } from './held-scripts.ts';
import { ADVANCED_WRITER, test } from './model-program.ts';
import { sidewaysOverflow } from './site-pages.ts';

async function choosePlan(page: Page, { token }: TestAccount, plan: Plan): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.put(apiPaths.plan, { data: { plan }, headers })).ok()).toBe(true);
}

async function openWith(page: Page, plan: Plan): Promise<{ generator: GeneratorPage; account: TestAccount }> {
  const account = await signUpInBrowser(page);
  await choosePlan(page, account, plan);
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  return { generator, account };
}

/** Generates a reply and returns the model that the request asked for. */
async function askedModel(page: Page, generator: GeneratorPage): Promise<unknown> {
  const request = page.waitForRequest(`**${apiPaths.generateReply}`);
  await generator.pasteAndGenerate();
  const { model } = (await request).postDataJSON();
  await expect(generator.toast('Reply generated successfully!')).toBeVisible();
  return model;
}

const locked = (choice: Locator) => choice.locator('optgroup[label="With Pro"] option:disabled');

test('Pro starts with the advanced model, may choose the standard one, and keeps its choice', async ({
  page,
}) => {
  const { generator, account } = await openWith(page, 'pro');
  const model = generator.choice('Model');
  await expect(model).toHaveValue('advanced');
  await expect(model.locator('option:enabled')).toHaveText(['Standard', 'Advanced']);
  expect(await askedModel(page, generator)).toBe('advanced');
  await expect(page.getByText(ADVANCED_WRITER)).toBeVisible();
  await model.selectOption('standard');
  await page.reload();
  await expect(model).toHaveValue('standard');
  expect(await askedModel(page, generator)).toBe('standard');
  await expect(page.getByText('Built-in drafter')).toBeVisible();

  await choosePlan(page, account, 'basic');
  await page.reload();
  await expect(page.getByText('Basic plan', { exact: true })).toBeVisible();
  await expect(locked(model)).toHaveText('Advanced');
  await expect(page.getByText('The advanced model comes with Pro.')).toBeVisible();
  expect(await askedModel(page, generator)).toBeUndefined();

  await choosePlan(page, account, 'pro');
  await page.reload();
  await expect(model).toHaveValue('standard');
  await model.selectOption('advanced');
  // A plan without the advanced model does not forget that it was chosen.
  for (const [plan, name, value] of [
    ['free', 'Free plan', 'standard'],
    ['pro', 'Pro plan', 'advanced'],
  ] as const) {
    await choosePlan(page, account, plan);
    await page.reload();
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    await expect(model).toHaveValue(value);
  }
});

test('a guest sees the advanced model locked, and sends none', async ({ page }) => {
  const generator = new GeneratorPage(page);
  await generator.open();
  await expect(generator.choice('Model')).toHaveValue('standard');
  await expect(locked(generator.choice('Model'))).toHaveText('Advanced');
  await expect(page.getByText('The advanced model comes with Pro.')).toHaveCount(1);
  await expect(page.getByText('The advanced model comes with Pro.')).toBeHidden();
  expect(await askedModel(page, generator)).toBeUndefined();
});

test('the mailbox has the same choice of models', async ({ page }) => {
  const account = await signUpInBrowser(page);
  await choosePlan(page, account, 'pro');
  const headers = { authorization: `Bearer ${account.token}` };
  await page.request.post(apiPaths.gmailConnect, { data: { kind: 'sample' }, headers });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pagePaths.gmail);
  await page.getByRole('list', { name: 'Inbox' }).getByRole('button').first().click();
  const generator = new GeneratorPage(page);
  await expect(generator.choice('Model')).toHaveValue('advanced');
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('button', { name: 'Generate AI Reply' }), `${width} px`).toBeInViewport({
      ratio: 1,
    });
  }
  const request = page.waitForRequest(`**${apiPaths.generateReply}`);
  await page.getByRole('button', { name: 'Generate AI Reply' }).click();
  expect((await request).postDataJSON()).toMatchObject({ model: 'advanced' });
  await expect(page.getByRole('dialog').getByText(ADVANCED_WRITER)).toBeVisible();
});

test('four choices fit next to or below each other, and the button stays in the window', async ({ page }) => {
  const { generator } = await openWith(page, 'basic');
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await sidewaysOverflow(page), `${width} px`).toBe(0);
    await expect(generator.generate, `${width} px`).toBeInViewport({ ratio: 1 });
    await expect(generator.choice('Model')).toBeVisible();
  }
});

test('nothing moves when the scripts start, with any plan', async ({ page }) => {
  const account = await signUpInBrowser(page);
  const generator = new GeneratorPage(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const plan of planValues) {
    await choosePlan(page, account, plan);
    // The page knows the plan from an earlier visit.
    await generator.openSignedIn();
    const scripts = await holdScripts(page, '**/assets/*.js');
    await page.goto(pagePaths.generator, { waitUntil: 'commit' });
    await expect(generator.choice('Model')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await generator.generate.boundingBox();
    scripts.release();
    await page.getByText(/emails? remaining this month|Unlimited emails/).waitFor();
    expect.soft(await generator.generate.boundingBox(), plan).toEqual(before);
    await page.unroute('**/assets/*.js');
  }
});

plainTest(
  'without an advanced model there is no choice of models, not even while the page loads',
  async ({ page }) => {
    await page.goto(pagePaths.generator);
    await expect(page.getByRole('combobox', { name: 'Model' })).toHaveCount(0);
    const generator = new GeneratorPage(page);
    await generator.open();
    await expect(page.locator('.model-choice')).toHaveCount(0);
    await expect(page.getByText('The advanced model')).toHaveCount(0);
  },
);
