import { pagePaths } from '#domain/paths.ts';
import { signIn } from './account-service.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage, sampleMail } from './generator-page.ts';

const limitWords = "You've reached your monthly limit. Please upgrade your plan.";

test('the count is right after each reply, here and in the other tab; a guest’s is left alone', async ({
  page,
  context,
  service: replies,
}) => {
  const service = await signIn(page, { used: 8 });
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  const other = await context.newPage();
  await other.goto(pagePaths.generator);
  await expect(other.getByText('2 emails remaining this month')).toBeVisible();
  for (const left of ['1 email', '0 emails']) {
    await generator.pasteAndGenerate();
    const call = await replies.next();
    service.used += 1;
    call.finish({ reply: 'Thursday works.' });
    await expect(page.getByText(`${left} remaining this month`)).toBeVisible();
    await expect(other.getByText(`${left} remaining this month`)).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.getItem('guestUsage'))).toBeNull();
  await expect(generator.signUp).toBeHidden();
});

test('a reply that was stopped after its first words is counted', async ({ page, service: replies }) => {
  const service = await signIn(page, { used: 2 });
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await generator.pasteAndGenerate();
  const call = await replies.next();
  call.write('Thursday');
  await expect(generator.reply).toHaveValue('Thursday');
  service.used = 3;
  await generator.stop.click();
  await expect(page.getByText('7 emails remaining this month')).toBeVisible();
});

test('a reply whose line broke after its first words is counted and kept', async ({
  page,
  service: replies,
  complaints,
}) => {
  complaints.allow(/ERR_INCOMPLETE_CHUNKED_ENCODING/);
  const service = await signIn(page, { used: 2 });
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await generator.pasteAndGenerate();
  const call = await replies.next();
  call.write('Thursday');
  await expect(generator.reply).toHaveValue('Thursday');
  service.used = 3;
  call.cut();
  await expect(page.getByText('7 emails remaining this month')).toBeVisible();
  await expect(generator.reply).toHaveValue('Thursday');
});

test('with nothing left of the month a press leads to the plans, calls nothing and keeps the work', async ({
  page,
  service: replies,
}) => {
  const service = await signIn(page, { used: 10 });
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await generator.pasteAndGenerate();
  await expect(page).toHaveURL(pagePaths.pricing);
  await expect(page.getByRole('status').filter({ hasText: limitWords })).toBeVisible();
  expect(replies.count).toBe(0);
  service.plan = 'basic';
  await page.goto(pagePaths.generator);
  await expect(generator.mail).toHaveValue(sampleMail);
});

test('a month that has room again by now is not refused', async ({ page, service: replies }) => {
  const service = await signIn(page, { used: 10 });
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  service.used = 0;
  await generator.pasteAndGenerate();
  (await replies.next()).finish({ reply: 'Thursday works.' });
  await expect(generator.reply).toHaveValue('Thursday works.');
});

test('a limit that only the server knows leads to the plans too', async ({
  page,
  service: replies,
  complaints,
}) => {
  complaints.allow(/status of 402/);
  await signIn(page, { used: 9 });
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await generator.pasteAndGenerate();
  (await replies.next()).fail('plan_limit');
  await page.waitForURL(pagePaths.pricing);
  await expect(page.getByRole('status').filter({ hasText: limitWords })).toBeVisible();
  await page.goBack();
  await expect(generator.mail).toHaveValue(sampleMail);
});
