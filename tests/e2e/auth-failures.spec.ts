import { problems } from '#domain/problems.ts';
import { readSessionOf } from './account.ts';
import { AuthPage, answerAccounts, person, refuseAccounts } from './auth-page.ts';
import { holdDeadlines } from './deadlines.ts';
import { expect, test } from './fixture.ts';
import { holdScripts } from './held-scripts.ts';

test.beforeEach(({ complaints }) => complaints.allow(/Failed to load resource|ERR_/));

const unreachable = 'The server could not be reached. Nothing is lost: try again in a moment.';

test('typed text stays if the server cannot be reached', async ({ page }) => {
  const auth = new AuthPage(page);
  await answerAccounts(page, (route) => route.abort());
  await auth.fillSignUp(person);
  await auth.signUp.click();
  await expect(auth.toast('An error occurred')).toBeVisible();
  await expect(page.getByText(unreachable)).toBeVisible();
  await expect(auth.signUp).toBeFocused();
  await expect(auth.name).toHaveValue(person.name);
  await expect(auth.email).toHaveValue(person.email);
  await expect(auth.password).toHaveValue(person.password);
});

test('the page stops waiting for a server that never answers, and typed text stays', async ({ page }) => {
  const passDeadlines = await holdDeadlines(page);
  const auth = new AuthPage(page);
  const answered = Promise.withResolvers<void>();
  await answerAccounts(page, async (route) => {
    await answered.promise;
    await route.abort();
  });
  await auth.open();
  await auth.fillSignIn(person);
  const asked = page.waitForRequest('**/api/auth/sign-in/email');
  await auth.signIn.click();
  await asked;
  await passDeadlines();
  await expect(page.getByText(unreachable)).toBeVisible();
  await expect(auth.signIn).toBeEnabled();
  await expect(auth.email).toHaveValue(person.email);
  await expect(auth.password).toHaveValue(person.password);
  answered.resolve();
});

test('an answer without a message shows the general error', async ({ page }) => {
  const auth = new AuthPage(page);
  await answerAccounts(page, (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }));
  await auth.open();
  await auth.fillSignIn(person);
  await auth.signIn.click();
  await expect(auth.toast('An error occurred')).toBeVisible();
});

test('an answer without a session signs no person in', async ({ page }) => {
  const auth = new AuthPage(page);
  await answerAccounts(page, (route) => route.fulfill({ json: {} }));
  await auth.open();
  await auth.fillSignIn(person);
  await auth.signIn.click();
  await expect(auth.toast('An error occurred')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  expect(await readSessionOf(page)).toBeUndefined();
});

test('the page says that there is no connection, and signs in once it is back', async ({ page, context }) => {
  const auth = new AuthPage(page);
  await auth.open();
  await auth.toSignUp.click({ trial: true });
  await auth.fillSignIn(person);
  await context.setOffline(true);
  await auth.signIn.click();
  await expect(auth.toast(/You are offline/)).toBeVisible();
  await context.setOffline(false);
  await auth.signIn.click();
  await expect(auth.toast(problems.invalid_credentials.detail)).toBeVisible();
});

for (const code of ['too_many_requests', 'unavailable', 'internal'] as const) {
  test(`the server's message is shown: ${code}`, async ({ page }) => {
    const auth = new AuthPage(page);
    await refuseAccounts(page, code);
    await auth.open();
    await auth.fillSignIn(person);
    await auth.signIn.click();
    await expect(auth.toast(problems[code].detail)).toBeVisible();
    await expect(page.getByRole('main').getByText(problems[code].detail)).toBeVisible();
  });
}

test('the button says that it waits, and a second press sends nothing', async ({ page }) => {
  const auth = new AuthPage(page);
  const answered = Promise.withResolvers<void>();
  let calls = 0;
  await answerAccounts(page, async (route) => {
    calls += 1;
    await answered.promise;
    await route.abort();
  });
  await auth.open();
  await auth.fillSignIn(person);
  await auth.signIn.dblclick();
  await expect(auth.waiting).toBeDisabled();
  await auth.password.press('Enter');
  await expect.poll(() => calls).toBe(1);
  answered.resolve();
  await expect(auth.signIn).toBeEnabled();
  expect(calls).toBe(1);
});

test('the buttons are disabled until the scripts run, and typed text stays', async ({ page }) => {
  const scripts = await holdScripts(page, '**/assets/*.js');
  const auth = new AuthPage(page);
  await page.goto('/auth#sign-up', { waitUntil: 'commit' });
  await scripts.asked;
  await expect(auth.heading).toHaveText(/Get Started/);
  await expect(auth.signUp).toBeDisabled();
  await expect(auth.toSignIn).toBeDisabled();
  await auth.name.fill(person.name);
  await auth.email.fill(person.email);
  scripts.release();
  await expect(auth.signUp).toBeEnabled();
  await expect(auth.name).toHaveValue(person.name);
  await expect(auth.email).toHaveValue(person.email);
});

test('if the check of the fields could not be loaded, the next press loads it', async ({ page }) => {
  const auth = new AuthPage(page);
  await page.route('**/assets/check-form-*.js', (route) => route.abort());
  await auth.open();
  await auth.fillSignIn(person);
  await auth.signIn.click();
  await expect(page.getByText(unreachable)).toBeVisible();
  await page.unroute('**/assets/check-form-*.js');
  await auth.signIn.click();
  await expect(auth.toast(problems.invalid_credentials.detail)).toBeVisible();
});

test('the page says that a browser without storage cannot stay signed in', async ({ page }) => {
  const auth = new AuthPage(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await answerAccounts(page, (route) =>
    route.fulfill({ json: { user: {} }, headers: { 'set-auth-token': 'a-token' } }),
  );
  await auth.open();
  await auth.fillSignIn(person);
  await auth.signIn.click();
  await expect(auth.toast(/This browser keeps no data of this site/)).toBeVisible();
  await expect(page).toHaveURL('/auth');
});
