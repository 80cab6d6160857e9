import type { Page } from '@playwright/test';
import { pagePaths } from '#domain/paths.ts';
import { signIn } from './account-service.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage, sampleMail } from './generator-page.ts';

async function expectLimitOnPricing(page: Page): Promise<void> {
  await expect(page).toHaveURL(pagePaths.pricing);
  const limit = "You've reached your monthly limit. Please upgrade your plan.";
  await expect(page.getByRole('status').filter({ hasText: limit })).toBeVisible();
}

test('each reply is counted here and in other tabs, also an interrupted one', async ({
  page,
  context,
  service: replies,
  complaints,
}) => {
  complaints.allow(/ERR_INCOMPLETE_CHUNKED_ENCODING/);
  const service = await signIn(page, { used: 7 });
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  const other = await context.newPage();
  await other.goto(pagePaths.generator);
  await expect(other.getByText('3 emails remaining this month')).toBeVisible();

  await generator.pasteAndGenerate();
  const whole = await replies.next();
  service.used += 1;
  whole.finish({ reply: 'Thursday works.' });
  await expect(page.getByText('2 emails remaining this month')).toBeVisible();
  await expect(other.getByText('2 emails remaining this month')).toBeVisible();

  await generator.generate.click();
  const stopped = await replies.next();
  stopped.write('Stopped');
  await expect(generator.reply).toHaveValue('Stopped');
  service.used += 1;
  await generator.stop.click();
  await expect(page.getByText('1 email remaining this month')).toBeVisible();

  await generator.generate.click();
  const cut = await replies.next();
  cut.write('Cut');
  await expect(generator.reply).toHaveValue('Cut');
  service.used += 1;
  cut.cut();
  await expect(page.getByText('0 emails remaining this month')).toBeVisible();
  await expect(other.getByText('0 emails remaining this month')).toBeVisible();
  await expect(generator.reply).toHaveValue('Cut');
  expect(await page.evaluate(() => localStorage.getItem('guestUsage'))).toBeNull();
  await expect(generator.signUp).toBeHidden();
});

test('without an email left this month the generator leads to the plans, and keeps the work', async ({
  page,
  service: replies,
  complaints,
}) => {
  complaints.allow(/status of 402/);
  const service = await signIn(page, { used: 10 });
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await generator.pasteAndGenerate();
  await expectLimitOnPricing(page);
  expect(replies.count).toBe(0);

  await page.goto(pagePaths.generator);
  await expect(page.getByText('0 emails remaining this month')).toBeVisible();
  await expect(generator.mail).toHaveValue(sampleMail);
  // A new month has started since the page was loaded.
  service.used = 0;
  await generator.generate.click();
  (await replies.next()).finish({ reply: 'Thursday works.' });
  await expect(generator.reply).toHaveValue('Thursday works.');

  // The month was used up on another device.
  await generator.generate.click();
  (await replies.next()).fail('plan_limit');
  await expectLimitOnPricing(page);
  await page.goBack();
  await expect(generator.mail).toHaveValue(sampleMail);
});
