import { pagePaths } from '#domain/paths.ts';
import { session, signIn } from './account-service.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage, keepWork, sampleMail } from './generator-page.ts';
import { ReplyService } from './reply-service.ts';

test('a session that the server does not know is told and forgotten; the work stays', async ({
  page,
  service: replies,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  await signIn(page);
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await generator.pasteAndGenerate();
  (await replies.next()).fail('unauthenticated');
  await expect(generator.toast('Please sign in to continue.')).toBeVisible();
  await expect(page.getByText('3 free replies remaining')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(generator.mail).toHaveValue(sampleMail);
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('guestUsage'))).toBeNull();
});

test('an option that the plan no longer has is told, and locked from then on', async ({
  page,
  service: replies,
  complaints,
}) => {
  complaints.allow(/status of 403/);
  const service = await signIn(page, { plan: 'basic' });
  await keepWork(page, sampleMail);
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await generator.generate.click();
  const call = await replies.next();
  service.plan = 'free';
  call.fail('option_not_in_plan');
  await expect(generator.toast(/This option is not part of the current plan/)).toBeVisible();
  await expect(generator.choice('Language')).toHaveValue('English');
});

test('a guest who signs in in another tab is signed in here, and loses no word', async ({
  page,
  context,
  generator,
  service: replies,
}) => {
  await generator.mail.fill(sampleMail);
  await generator.prompt.fill('Keep it short.');
  const other = await context.newPage();
  await signIn(other, { used: 3 });
  await other.goto(pagePaths.about);
  await expect(page.getByText('7 emails remaining this month')).toBeVisible();
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  await expect(generator.mail).toHaveValue(sampleMail);
  await expect(generator.prompt).toHaveValue('Keep it short.');
  await generator.generate.click();
  (await replies.next()).finish({ reply: 'Thursday works.' });
  await expect(generator.reply).toHaveValue('Thursday works.');
  expect(await page.evaluate(() => localStorage.getItem('guestUsage'))).toBeNull();
});

test('a session that ends in another tab leaves a guest with the same mail', async ({ page, context }) => {
  await signIn(page, { plan: 'basic' });
  await keepWork(page, sampleMail);
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  const other = await context.newPage();
  await other.goto(pagePaths.about);
  await other.evaluate(() => localStorage.removeItem('session'));
  await expect(page.getByText('3 free replies remaining')).toBeVisible();
  await expect(generator.choice('Language')).toHaveValue('English');
  await expect(generator.mail).toHaveValue(sampleMail);
});

test('a reply before the account is known is asked for as the account', async ({ page }) => {
  const service = await signIn(page, { used: 3 });
  const { promise, resolve } = Promise.withResolvers<void>();
  service.held = promise;
  const replies = await ReplyService.open(page);
  const generator = new GeneratorPage(page);
  await page.goto(pagePaths.generator);
  const sent = page.waitForRequest('**/api/generate-reply');
  await generator.pasteAndGenerate();
  expect(await (await sent).headerValue('authorization')).toBe(`Bearer ${session.token}`);
  resolve();
  service.used = 4;
  (await replies.next()).finish({ reply: 'Thursday works.' });
  await expect(page.getByText('6 emails remaining this month')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('guestUsage'))).toBeNull();
  await replies.close();
});
