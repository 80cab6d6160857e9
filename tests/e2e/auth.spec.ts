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
  await expect(auth.toast('An account with this email already exists. Sign in instead.')).toBeVisible();
  await expect(auth.email).toBeFocused();
  await auth.toSignIn.click();
  await expect(auth.heading).toHaveText('Welcome Back');
  await expect(auth.email).toHaveValue(email.toUpperCase());
  await expect(auth.email).not.toHaveAttribute('aria-invalid');
  await auth.toSignUp.click();
  await expect(auth.name).toHaveValue(person.name);
});

const rules = [
  ['Email', { email: 'maria@acme' }, 'Please enter a valid email address'],
  ['Email', { email: '' }, 'Please enter a valid email address'],
  [
    'Email',
    { email: `${'m'.repeat(64)}@${`${'a'.repeat(60)}.`.repeat(4)}example` },
    'Email must be less than 255 characters',
  ],
  ['Password', { password: '1234567' }, 'Password must be at least 8 characters'],
  ['Password', { password: 'x'.repeat(129) }, 'Password must be less than 128 characters'],
  ['Full Name', { name: '   ' }, 'Name is required'],
  ['Full Name', { name: 'x'.repeat(101) }, 'Name must be less than 100 characters'],
] as const;

for (const [field, wrong, message] of rules) {
  test(`${field} ${JSON.stringify(Object.values(wrong)[0]).slice(0, 24)}: ${message}`, async ({ page }) => {
    const auth = new AuthPage(page);
    let calls = 0;
    await answerAccounts(page, (route) => {
      calls += 1;
      return route.abort();
    });
    await auth.fillSignUp({ ...person, ...wrong });
    await auth.signUp.click();
    await expect(auth.toast(message)).toBeVisible();
    const control = page.getByLabel(field, { exact: true });
    await expect(control).toBeFocused();
    await expect(control).toHaveAccessibleDescription(message);
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    expect(calls).toBe(0);
  });
}

test('the first of several mistakes is shown, and signing in asks for no name', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const auth = new AuthPage(page);
  await auth.open('/auth#sign-up');
  await auth.signUp.click();
  await expect(auth.toast('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Name is required')).toHaveCount(0);
  await auth.toSignIn.click();
  await auth.fillSignIn({ ...person, email: freshEmail() });
  await auth.signIn.click();
  await expect(auth.toast(problems.invalid_credentials.detail)).toBeVisible();
});

test('the password can be shown while it is typed', async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open();
  await auth.password.fill('correct horse');
  await expect(auth.password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(auth.password).toHaveAttribute('type', 'text');
  await expect(auth.password).toHaveValue('correct horse');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(auth.password).toHaveAttribute('type', 'password');
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

test('a signed-in person goes to the dashboard and never sees the form', async ({ page }) => {
  await signUpInBrowser(page);
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

test('a tab with the form follows when another tab signs in', async ({ page, context }) => {
  const auth = new AuthPage(page);
  await auth.open();
  await auth.email.fill(person.email);
  const other = await context.newPage();
  await signUpInBrowser(other);
  await expect(page).toHaveURL('/dashboard');
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
