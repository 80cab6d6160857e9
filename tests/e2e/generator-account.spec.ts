import type { Page } from '@playwright/test';
import { pagePaths } from '#domain/paths.ts';
import { changeSession, session, signIn } from './account-service.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage, sampleMail, saveGeneratorState } from './generator-page.ts';
import { sidewaysOverflow } from './site-pages.ts';

function storedUsage(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('guestUsage'));
}

test('the header and the banner show the account, and nothing moves when it is loaded', async ({ page }) => {
  const service = await signIn(page, { plan: 'basic', used: 12 });
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0, guestSeen: false });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        (window as unknown as { shifted: number }).shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const banner = [...document.querySelectorAll('p')].find((p) => p.textContent?.includes('free repl'));
      if (banner?.checkVisibility()) Object.assign(window, { guestSeen: true });
      requestAnimationFrame(look);
    };
    look();
  });
  const generator = new GeneratorPage(page);
  // The later visits know the plan from the first one.
  for (const [visit, width] of [
    ['first visit', 390],
    ['again, on a phone', 320],
    ['again', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const { promise, resolve } = Promise.withResolvers<void>();
    service.held = promise;
    await page.goto(pagePaths.generator);
    await expect(page.getByText('Loading...')).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const place = await generator.mail.boundingBox();
    resolve();
    await expect(page.getByText('188 emails remaining this month')).toBeInViewport({ ratio: 1 });
    expect.soft(await generator.mail.boundingBox(), visit).toEqual(place);
    expect.soft(await sidewaysOverflow(page), visit).toBe(0);
    expect.soft(await page.evaluate(() => Reflect.get(window, 'guestSeen')), visit).toBe(false);
    expect.soft(await page.evaluate(() => Reflect.get(window, 'shifted')), visit).toBeLessThan(0.02);
  }

  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden();
  await header.getByRole('button', { name: 'User menu' }).click();
  await expect(header.getByText(session.full_name)).toBeVisible();
  for (const [name, path] of [
    ['Dashboard', '/dashboard'],
    ['Upgrade', '/pricing'],
    ['Sign Out', '/sign-out'],
  ] as const) {
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeHidden();
  await header.getByRole('button', { name: 'User menu' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Upgrade' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pagePaths.pricing);
});

test('the plan decides how many emails remain and which options there are', async ({
  page,
  service: replies,
  complaints,
}) => {
  complaints.allow(/status of (403|503)/);
  const service = await signIn(page, { plan: 'basic' });
  await saveGeneratorState(page, sampleMail);
  const generator = new GeneratorPage(page);
  const main = page.getByRole('main');
  const upgrade = main.getByRole('link', { name: 'Upgrade', exact: true });
  service.refusal = 'unavailable';
  await page.goto(pagePaths.generator);
  await expect(page.getByText('Failed to load profile')).toBeVisible();
  service.refusal = undefined;
  await main.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByText('Basic plan', { exact: true })).toBeVisible();
  await expect(page.getByText('200 emails remaining this month')).toBeVisible();
  await expect(upgrade).toHaveAttribute('href', pagePaths.pricing);
  for (const [name, value] of [
    ['Intent', 'accept'],
    ['Tone', 'formal'],
    ['Language', 'French'],
  ] as const) {
    await expect(generator.choice(name)).toHaveValue(value);
    await expect(generator.choice(name).locator('option:disabled')).toHaveCount(0);
  }
  await expect(page.getByText(/comes with Basic and Pro/)).toHaveCount(0);
  await generator.generate.click();
  const call = await replies.next();
  expect(call.request).toMatchObject({ intent: 'accept', tone: 'formal', language: 'French' });
  call.finish({ reply: 'Jeudi me convient.' });
  await expect(generator.reply).toHaveValue('Jeudi me convient.');

  await generator.generate.click();
  const refused = await replies.next();
  service.plan = 'free';
  service.used = 12;
  refused.fail('option_not_in_plan');
  await expect(generator.toast(/This option is not part of the current plan/)).toBeVisible();
  await expect(page.getByText('Free plan', { exact: true })).toBeVisible();
  await expect(page.getByText('0 emails remaining this month')).toBeVisible();
  await expect(generator.choice('Intent')).toHaveValue('general');
  await expect(generator.choice('Tone')).toHaveValue('friendly');
  await expect(generator.choice('Language')).toHaveValue('English');
  await expect(generator.choice('Language').locator('option:enabled')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', pagePaths.pricing);
  await expect(generator.mail).toHaveValue(sampleMail);

  service.plan = 'pro';
  await page.reload();
  await expect(page.getByText('Pro plan', { exact: true })).toBeVisible();
  await expect(page.getByText('Unlimited emails', { exact: true })).toBeVisible();
  await expect(upgrade).toHaveCount(0);
});

test('a reply is requested as the account, and a session that the server refuses is forgotten', async ({
  page,
  service: replies,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const service = await signIn(page, { used: 3 });
  const { promise, resolve } = Promise.withResolvers<void>();
  service.held = promise;
  const generator = new GeneratorPage(page);
  await page.goto(pagePaths.generator);
  // The account is not known yet.
  const sent = page.waitForRequest('**/api/generate-reply');
  await generator.pasteAndGenerate();
  expect(await (await sent).headerValue('authorization')).toBe(`Bearer ${session.token}`);
  resolve();
  service.used = 4;
  (await replies.next()).finish({ reply: 'Thursday works.' });
  await expect(page.getByText('6 emails remaining this month')).toBeVisible();

  await generator.generate.click();
  (await replies.next()).fail('unauthenticated');
  await expect(generator.toast('Please sign in to continue.')).toBeVisible();
  await expect(page.getByText('3 free replies remaining')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(generator.mail).toHaveValue(sampleMail);
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  expect(await storedUsage(page)).toBeNull();
});

test('a guest who signs in and out in another tab is signed in and out here, and loses no text', async ({
  page,
  context,
  service: replies,
}) => {
  const generator = new GeneratorPage(page);
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('guestUsage', '3'));
  await generator.open();
  await generator.prompt.fill('Keep it short.');
  await generator.pasteAndGenerate();
  await expect(generator.signUp).toBeVisible();

  const other = await context.newPage();
  await signIn(other, { plan: 'basic', used: 3 });
  await other.goto('/about');
  await expect(generator.signUp).toBeHidden();
  await expect(page.getByText('197 emails remaining this month')).toBeVisible();
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  await expect(generator.mail).toHaveValue(sampleMail);
  await expect(generator.prompt).toHaveValue('Keep it short.');
  await generator.choice('Language').selectOption('French');
  await generator.generate.click();
  (await replies.next()).finish({ reply: 'Jeudi me convient.' });
  await expect(generator.reply).toHaveValue('Jeudi me convient.');
  expect(await storedUsage(page)).toBe('3');

  await other.evaluate(() => localStorage.removeItem('session'));
  await expect(page.getByText('0 free replies remaining')).toBeVisible();
  await expect(generator.choice('Language')).toHaveValue('English');
  await expect(generator.mail).toHaveValue(sampleMail);
});

const eva = { token: 'another-token', email: 'eva@acme.example', full_name: 'Eva' };

test('a guest who signs in keeps the work, and after the session has expired only this account sees it', async ({
  page,
  generator,
}) => {
  await generator.open();
  await generator.pasteAndGenerate();
  await expect(generator.reply).not.toHaveValue('');
  const account = await signIn(page);
  await generator.openSignedIn();
  await expect(generator.mail).toHaveValue(sampleMail);

  await changeSession(page);
  await expect(page.getByText(/free repl(y|ies) remaining/), 'the open page keeps the work').toBeVisible();
  await expect(generator.mail).toHaveValue(sampleMail);
  await generator.open();
  await expect(generator.mail).toHaveValue('');
  account.person = eva;
  await changeSession(page, eva);
  await generator.openSignedIn();
  await expect(generator.mail).toHaveValue('');
  await expect(generator.reply).toHaveValue('');
  account.person = session;
  await changeSession(page, session);
  await generator.openSignedIn();
  await expect(generator.mail).toHaveValue(sampleMail);
  await expect(generator.reply).not.toHaveValue('');
});

test('another account that signs in in another tab does not see the work of the open page', async ({
  page,
  context,
}) => {
  const generator = new GeneratorPage(page);
  const account = await signIn(page);
  await generator.openSignedIn();
  await generator.mail.fill(sampleMail);
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await changeSession(other);
  await expect(page.getByText(/free repl(y|ies) remaining/)).toBeVisible();
  await expect(generator.mail).toHaveValue(sampleMail);
  account.person = eva;
  await changeSession(other, eva);
  await expect(generator.mail).toHaveValue('');
  await page.reload();
  await expect(page.getByText('10 emails remaining this month')).toBeVisible();
  await expect(generator.mail).toHaveValue('');
});
