import { accountFieldMessages } from '#domain/messages.ts';
import { problems } from '#domain/problems.ts';
import { freshEmail, makeAccount, readSessionOf, signUpInBrowser } from './account.ts';
import { AuthPage, answerAccounts, person } from './auth-page.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage, sampleMail } from './generator-page.ts';
import { menuWords } from './site-pages.ts';

test('a new person signs up, is welcomed on the dashboard and stays signed in', async ({ page }) => {
  const auth = new AuthPage(page);
  const email = freshEmail();
  await auth.fillSignUp({ ...person, email: ` ${email.toUpperCase()} ` });
  await auth.signUp.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(auth.waitingToast('Account created! Welcome!')).toBeVisible();
  const session = await readSessionOf(page);
  expect(session).toMatchObject({ email, full_name: person.name });
  expect(session?.token.length).toBeGreaterThan(20);
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(email).first()).toBeVisible();
});

test('a person signs in again, also after a wrong password', async ({ page, request, complaints }) => {
  complaints.allow(/status of 401/);
  const { email, password, name } = await makeAccount(request);
  const auth = new AuthPage(page);
  await auth.open();
  await expect(auth.heading).toHaveText('Welcome Back');
  await expect(auth.name).toHaveCount(0);
  await auth.fillSignIn({ email, password: 'not the password' });
  await auth.signIn.click();
  await expect(auth.toast(problems.invalid_credentials.detail)).toBeVisible();
  await expect(auth.password).toBeFocused();
  await expect(auth.password).toHaveAccessibleDescription(problems.invalid_credentials.detail);
  await expect(auth.password).toHaveAttribute('aria-invalid', 'true');
  await expect(auth.email).toHaveValue(email);
  await expect(auth.password).toHaveValue('not the password');
  await auth.password.fill(password);
  await expect(auth.password).not.toHaveAttribute('aria-invalid');
  await auth.password.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(auth.waitingToast('Welcome back!')).toBeVisible();
  expect(await readSessionOf(page)).toMatchObject({ email, full_name: name });
});

test('a password that is too common is refused at its field, and another one is accepted', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  const auth = new AuthPage(page);
  await auth.fillSignUp({ ...person, email: freshEmail(), password: 'password' });
  await auth.signUp.click();
  const { passwordCommon } = accountFieldMessages;
  await expect(auth.toast(passwordCommon)).toBeVisible();
  await expect(auth.password).toBeFocused();
  await expect(auth.password).toHaveAccessibleDescription(new RegExp(passwordCommon));
  await auth.password.fill(person.password);
  await auth.signUp.click();
  await expect(page).toHaveURL('/dashboard');
});

test('an address cannot have a second account, and typed text stays', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  const { email } = await makeAccount(request);
  const auth = new AuthPage(page);
  await auth.fillSignUp({ ...person, email: email.toUpperCase() });
  await auth.signUp.click();
  await expect(auth.toast(problems.account_exists.detail)).toBeVisible();
  await expect(auth.email).toBeFocused();
  await auth.toSignIn.click();
  await expect(auth.heading).toHaveText('Welcome Back');
  await expect(auth.email).toHaveValue(email.toUpperCase());
  await expect(auth.email).not.toHaveAttribute('aria-invalid');
  await auth.toSignUp.click();
  await expect(auth.name).toHaveValue(person.name);
});

test('each mistake is reported at its field, one at a time, and nothing is sent', async ({ page }) => {
  const auth = new AuthPage(page);
  let calls = 0;
  await answerAccounts(page, (route) => {
    calls += 1;
    return route.abort();
  });
  await auth.open('/auth#sign-up');
  await auth.signUp.click();
  await expect(auth.toast(accountFieldMessages.emailInvalid)).toBeVisible();
  await expect(page.getByText(accountFieldMessages.nameRequired)).toHaveCount(0);
  for (const [field, wrong, message] of [
    ['Email', { email: 'maria@acme' }, accountFieldMessages.emailInvalid],
    ['Password', { password: '1234567' }, accountFieldMessages.passwordTooShort],
    ['Full Name', { name: '   ' }, accountFieldMessages.nameRequired],
  ] as const) {
    const filled = { ...person, ...wrong };
    await auth.name.fill(filled.name);
    await auth.fillSignIn(filled);
    await auth.signUp.click();
    await expect(auth.toast(message)).toBeVisible();
    const control = page.getByLabel(field, { exact: true });
    await expect(control).toBeFocused();
    await expect(control).toHaveAccessibleDescription(message);
    await expect(control).toHaveAttribute('aria-invalid', 'true');
  }
  expect(calls).toBe(0);

  const { password } = auth;
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue(person.password);
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('Get Started opens the sign-up form, also after a reload, and Back to Home leads to the landing page', async ({
  page,
  complaints,
}) => {
  complaints.allow(menuWords);
  const auth = new AuthPage(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).filter({ visible: true }).click();
  await expect(auth.heading).toHaveText('Get Started');
  await expect(page).toHaveURL('/auth');
  await expect(page).toHaveTitle(/^Sign up/);
  await page.reload();
  await expect(auth.heading).toHaveText('Get Started');
  await auth.toSignIn.click();
  await expect(auth.heading).toHaveText('Welcome Back');
  await expect(page).toHaveTitle(/^Sign in/);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a signed-in person goes to the dashboard and never sees the form, and an open form follows', async ({
  page,
  context,
}) => {
  const other = new AuthPage(await context.newPage());
  await other.open();
  await other.email.fill(person.email);
  await signUpInBrowser(page);
  await expect(other.page).toHaveURL('/dashboard');
  await page.addInitScript(() => {
    const look = () => {
      const form = document.querySelector('form');
      if (location.pathname === '/auth' && form?.checkVisibility()) sessionStorage.setItem('seen', 'yes');
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/auth');
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
});

test('work from before the sign-up is still there afterwards', async ({ page, generator }) => {
  await generator.mail.fill(sampleMail);
  await generator.prompt.fill('Keep it short.');
  await page.getByRole('link', { name: 'Sign up for more' }).click();
  const auth = new AuthPage(page);
  await expect(auth.heading).toHaveText('Get Started');
  await auth.name.fill(person.name);
  await auth.fillSignIn({ ...person, email: freshEmail() });
  await auth.signUp.click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/app');
  const back = new GeneratorPage(page);
  await expect(back.mail).toHaveValue(sampleMail);
  await expect(back.prompt).toHaveValue('Keep it short.');
});

test('without scripts no text of the form is sent', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const auth = new AuthPage(page);
  await auth.open();
  await auth.fillSignIn(person);
  await expect(auth.signIn).toBeDisabled();
  await auth.password.press('Enter');
  await expect(page).toHaveURL('/auth');
  await context.close();
});
