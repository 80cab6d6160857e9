import type { Route } from '@playwright/test';
import { accountProblems, browserProblems } from '#domain/messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { type ProblemCode, problems } from '#domain/problems.ts';
import { readSessionOf } from './account.ts';
import { AuthPage, answerAccounts, person } from './auth-page.ts';
import { holdDeadlines } from './deadlines.ts';
import { expect, test } from './fixture.ts';
import { holdScripts } from './held-scripts.ts';

test.beforeEach(({ complaints }) => complaints.allow(/Failed to load resource|ERR_/));

const { unreachable } = browserProblems;

test('a sign-in that fails says why, signs no person in, and keeps what was typed', async ({
  page,
  context,
}) => {
  const passDeadlines = await holdDeadlines(page);
  const auth = new AuthPage(page);
  await auth.open();
  await auth.fillSignIn(person);
  const general = accountProblems.authFailed;
  const problemOf = (code: ProblemCode) => {
    const { status, detail } = problems[code];
    return (route: Route) => route.fulfill({ status, json: { status, code, detail } });
  };
  for (const [name, answer, toast, reason = toast] of [
    ['the server cannot be reached', (route: Route) => route.abort(), general, unreachable],
    [
      'no answer of the program',
      (route: Route) => route.fulfill({ status: 502, body: '<p>' }),
      general,
      unreachable,
    ],
    ['no session in the answer', (route: Route) => route.fulfill({ json: {} }), general],
    ['too many attempts', problemOf('too_many_requests'), problems.too_many_requests.detail],
    ['not available', problemOf('unavailable'), problems.unavailable.detail],
  ] as const) {
    await answerAccounts(page, answer);
    await auth.signIn.click();
    await expect(auth.toast(toast), name).toBeVisible();
    await expect(auth.signIn, name).toBeFocused();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('main').getByText(reason), name).toBeVisible();
    await page.unroute(`**${apiPaths.auth}/**`);
  }

  // A server that never answers: the button waits, and a second press sends nothing.
  let calls = 0;
  await answerAccounts(page, () => {
    calls += 1;
  });
  await auth.signIn.dblclick();
  await expect(auth.waiting).toBeDisabled();
  await auth.password.press('Enter');
  await expect.poll(() => calls).toBe(1);
  await passDeadlines();
  await expect(page.getByText(unreachable)).toBeVisible();
  await expect(auth.signIn).toBeEnabled();
  expect(calls).toBe(1);
  await page.unroute(`**${apiPaths.auth}/**`);

  await context.setOffline(true);
  await auth.signIn.click();
  await expect(auth.toast(browserProblems.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/auth');
  expect(await readSessionOf(page)).toBeUndefined();
  await expect(auth.email).toHaveValue(person.email);
  await expect(auth.password).toHaveValue(person.password);
  await auth.signIn.click();
  await expect(auth.toast(problems.invalid_credentials.detail)).toBeVisible();
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
  await expect(auth.toast(browserProblems.sessionNotKept)).toBeVisible();
  await expect(page).toHaveURL('/auth');
});
