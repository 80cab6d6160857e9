import { apiPaths, pagePaths } from '#domain/paths.ts';
import { signUpInBrowser } from './account.ts';
import { AuthPage } from './auth-page.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage, sampleMail } from './generator-page.ts';

test('an account’s replies are counted by the server, in both tabs, and a change of plan is seen in both', async ({
  page,
  context,
}) => {
  await signUpInBrowser(page);
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await expect(page.getByText('10 emails remaining this month')).toBeVisible();
  const plans = await context.newPage();
  await plans.goto(pagePaths.pricing);
  await expect(plans.getByRole('button', { name: 'Current plan' })).toBeVisible();
  await generator.pasteAndGenerate();
  await expect(generator.copy).toBeVisible();
  await expect(page.getByText('9 emails remaining this month')).toBeVisible();
  await plans.getByRole('button', { name: 'Choose Basic' }).click();
  await expect(plans.getByText('Successfully upgraded to basic plan!')).toBeVisible();
  await expect(page.getByText('199 emails remaining this month')).toBeVisible();
  await expect(page.getByText('Basic plan', { exact: true })).toBeVisible();
  await generator.choice('Language').selectOption('French');
  await generator.choice('Tone').selectOption('formal');
  const answer = page.waitForResponse('**/api/generate-reply');
  await generator.generate.click();
  expect((await answer).request().postDataJSON()).toMatchObject({ language: 'French', tone: 'formal' });
  expect((await answer).status()).toBe(200);
  await expect(page.getByText('198 emails remaining this month')).toBeVisible();
  await plans.getByRole('button', { name: 'Choose Free' }).click();
  await expect(page.getByText('8 emails remaining this month')).toBeVisible();
  await expect(generator.choice('Language')).toHaveValue('English');
  await expect(generator.mail).toHaveValue(sampleMail);
});

test('whoever’s session has ended signs in from beside the reply, and finds mail and reply again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const account = await signUpInBrowser(page);
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await generator.pasteAndGenerate();
  await expect(generator.copy).toBeVisible();
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
  await expect(page.getByText('9 emails remaining this month')).toBeVisible();
  await expect(generator.mail).toHaveValue(sampleMail);
  await expect(generator.reply).toHaveValue('Thursday works.');
});
