import type { Page } from '@playwright/test';
import { accountProblems, messages } from '#domain/messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { GENERATOR_STATE_KEY } from '#web/lib/saved-state.ts';
import { SESSION_KEY } from '#web/lib/session.ts';
import { readSessionOf, signUpInBrowser } from './account.ts';
import { AuthPage, answerAccounts, refuseAccounts } from './auth-page.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage, sampleMail } from './generator-page.ts';
import { ReplyService } from './reply-service.ts';
import { menuWords } from './site-pages.ts';

/** The work in the generator that the tab has stored. */
function savedStateOf(page: Page): Promise<string | null> {
  return page.evaluate((key) => sessionStorage.getItem(key), GENERATOR_STATE_KEY);
}

test.beforeEach(({ complaints }) => complaints.allow(menuWords));

test('signing out ends the session on the server and in every tab', async ({ page, context, request }) => {
  const { token } = await signUpInBrowser(page);
  const dashboard = await context.newPage();
  await dashboard.goto('/dashboard');
  await expect(dashboard.getByRole('link', { name: 'Generate Email' })).toBeVisible();
  const work = new GeneratorPage(await context.newPage());
  await work.page.goto('/app');
  await expect(work.page.getByText('10 emails remaining this month')).toBeVisible();
  await work.mail.fill(sampleMail);
  await work.prompt.fill('Keep it short.');
  // A tab that has left the generator for a page without the framework.
  const kept = new GeneratorPage(await context.newPage());
  await kept.openSignedIn();
  await kept.mail.fill(sampleMail);
  await kept.page.goto('/about');
  expect(await savedStateOf(kept.page)).toContain('budget review');

  await page.goto('/faq');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-toast]').getByText(messages.signedOut)).toBeVisible();
  expect(await readSessionOf(page)).toBeUndefined();
  const answer = await request.get(apiPaths.profile, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);

  await expect(dashboard).toHaveURL('/auth');
  await expect(work.page.getByText(/free replies remaining/)).toBeVisible();
  await expect(work.page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(work.mail).toHaveValue('');
  await expect(work.prompt).toHaveValue('');
  await work.page.reload();
  await expect(work.page.getByText(/free replies remaining/)).toBeVisible();
  await expect(work.mail).toHaveValue('');
  await expect.poll(() => savedStateOf(kept.page)).toBeNull();
  await kept.page.goBack();
  await expect(kept.page.getByText(/free replies remaining/)).toBeVisible();
  await expect(kept.mail).toHaveValue('');
});

test('after signing out no tab has a reply: not an unfinished one and not an earlier one', async ({
  page,
  context,
}) => {
  await signUpInBrowser(page);
  const work = new GeneratorPage(await context.newPage());
  const replies = await ReplyService.open(work.page);
  await work.openSignedIn();
  await work.pasteAndGenerate();
  (await replies.next()).finish({ reply: 'The first reply.' });
  await expect(work.reply).toHaveValue('The first reply.');
  await work.generate.click();
  const call = await replies.next();
  call.write('The second');
  await expect(work.reply).toHaveValue('The second');
  await page.goto('/sign-out');
  await expect(page).toHaveURL('/');
  await call.closed;
  await expect(work.generate).toBeVisible();
  await expect(work.reply).toHaveValue('');
  await expect(work.page.getByRole('button', { name: 'Undo' })).toBeHidden();
  // Work that starts from here on is stored as usual.
  await work.mail.fill('Another mail');
  await work.page.reload();
  await expect(work.mail).toHaveValue('Another mail');
  await replies.close();
});

test('a guest who opens the sign-out page loses no text', async ({ page, generator }) => {
  await generator.mail.fill(sampleMail);
  await page.goto('/sign-out');
  await expect(page).toHaveURL('/');
  await generator.open();
  await expect(generator.mail).toHaveValue(sampleMail);
});

test('a session that the server does not know leads from the dashboard to the sign-in page, and back', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const { token, email, password } = await signUpInBrowser(page);
  await request.post(`${apiPaths.auth}/sign-out`, {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth');
  const auth = new AuthPage(page);
  await auth.fillSignIn({ email, password });
  await auth.signIn.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'Generate Email' })).toBeVisible();
});

test('a person stays signed in until the server has ended the session, or forgets it on a shared device', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const auth = new AuthPage(page);
  /** Waits until no session is kept, and keeps it again. */
  const keepAgain = async () => {
    await expect(page).toHaveURL('/');
    expect(await readSessionOf(page)).toBeUndefined();
    await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
      SESSION_KEY,
      JSON.stringify(session),
    ] as const);
  };
  const session = await signUpInBrowser(page);
  await answerAccounts(page, (route) => route.abort());
  await page.goto('/sign-out');
  await expect(auth.toast(accountProblems.notSignedOut)).toBeVisible();
  await expect(auth.heading).toHaveText('Still signed in');
  expect(await readSessionOf(page)).toBeDefined();
  await page.unroute(`**${apiPaths.auth}/**`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(auth.waitingToast(messages.signedOut)).toBeVisible();

  await keepAgain();
  await refuseAccounts(page, 'unavailable');
  await page.goto('/sign-out');
  await page.getByRole('button', { name: 'Forget the session here' }).click();

  await keepAgain();
  await refuseAccounts(page, 'unauthenticated');
  await page.goto('/sign-out');
  await expect(page).toHaveURL('/');
  await expect(auth.waitingToast(messages.signedOut), 'a session that the server refuses').toBeVisible();
  expect(await readSessionOf(page)).toBeUndefined();
  await page.reload();
  await expect(page.getByText(messages.signedOut)).toHaveCount(0);
});
