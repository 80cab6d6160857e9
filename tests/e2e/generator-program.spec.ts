import { apiPaths, pagePaths } from '#domain/paths.ts';
import { signUpInBrowser } from './account.ts';
import { AuthPage } from './auth-page.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage, sampleMail } from './generator-page.ts';

test('the program writes three replies for a guest, and refuses the fourth, also if the count was cleared', async ({
  page,
  generator,
  complaints,
}) => {
  complaints.allow(/402/);
  await generator.pasteAndGenerate();
  await expect(generator.toast('Reply generated successfully!')).toBeVisible();
  await expect(generator.reply).toHaveValue(/Maria/);
  await expect(page.getByText('Written by the built-in drafter')).toBeVisible();
  await expect(page.getByText('2 free replies remaining')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('guestUsage'));
  for (const _ of ['second', 'third']) {
    const answer = page.waitForResponse(`**${apiPaths.generateReply}`);
    await generator.generate.click();
    await answer;
    await expect(generator.generate).toBeEnabled();
    await page.evaluate(() => localStorage.removeItem('guestUsage'));
  }
  await generator.generate.click();
  await expect(generator.signUp).toBeVisible();
});

test('the program counts an account’s replies, and every tab follows its plan and its session', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const account = await signUpInBrowser(page);
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await expect(page.getByText('10 emails remaining this month')).toBeVisible();
  const plans = await context.newPage();
  await plans.goto(pagePaths.pricing);
  await expect(plans.getByRole('button', { name: 'Current plan' })).toBeVisible();
  await generator.pasteAndGenerate();
  await expect(page.getByText('9 emails remaining this month')).toBeVisible();
  await plans.getByRole('button', { name: 'Choose Basic' }).click();
  await expect(page.getByText('199 emails remaining this month')).toBeVisible();
  await expect(page.getByText('Basic plan', { exact: true })).toBeVisible();
  await generator.choice('Language').selectOption('French');
  await generator.choice('Tone').selectOption('formal');
  const answer = page.waitForResponse(`**${apiPaths.generateReply}`);
  await generator.generate.click();
  expect((await answer).request().postDataJSON()).toMatchObject({ language: 'French', tone: 'formal' });
  expect((await answer).status()).toBe(200);
  await expect(page.getByText('198 emails remaining this month')).toBeVisible();
  await plans.getByRole('button', { name: 'Choose Free' }).click();
  await expect(page.getByText('8 emails remaining this month')).toBeVisible();
  await expect(generator.choice('Language')).toHaveValue('English');
  await expect(generator.mail).toHaveValue(sampleMail);

  // The session ends on the server. Signing in again brings back the mail and the reply.
  await generator.reply.fill('Thursday works.');
  await page.request.post(`${apiPaths.auth}/sign-out`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  await generator.generate.click();
  const main = page.getByRole('main');
  await expect(main.getByText('Please sign in to continue.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await main.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(pagePaths.auth);
  const auth = new AuthPage(page);
  await auth.fillSignIn(account);
  await auth.signIn.click();
  await page.getByRole('link', { name: 'Generate Email' }).click();
  await expect(page.getByText('8 emails remaining this month')).toBeVisible();
  await expect(generator.mail).toHaveValue(sampleMail);
  await expect(generator.reply).toHaveValue('Thursday works.');
});
