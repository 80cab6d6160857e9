import type { Page } from '@playwright/test';
import { pagePaths } from '#domain/paths.ts';
import { session, signIn } from './account-service.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage, sampleMail } from './generator-page.ts';
import { ReplyService } from './reply-service.ts';

const limitWords = "You've reached your monthly limit. Please upgrade your plan.";
const french = { intent: 'accept', tone: 'formal', language: 'French', customTone: '', customPrompt: '' };

/** What the tab had before, as the screen keeps it. */
async function keepWork(page: Page, mail: string, settings = french): Promise<void> {
  await page.addInitScript((work) => {
    if (!sessionStorage.getItem('generatorWork')) sessionStorage.setItem('generatorWork', work);
  }, JSON.stringify({ mail, settings }));
}

function upgrade(page: Page) {
  return page.getByRole('main').getByRole('link', { name: 'Upgrade', exact: true });
}

for (const [plan, used, label, remaining] of [
  ['free', 3, 'Free plan', '7 emails remaining this month'],
  ['free', 9, 'Free plan', '1 email remaining this month'],
  ['free', 12, 'Free plan', '0 emails remaining this month'],
  ['basic', 12, 'Basic plan', '188 emails remaining this month'],
  ['pro', 612, 'Pro plan', 'Unlimited emails'],
] as const) {
  test(`the banner of the ${plan} plan with ${used} used`, async ({ page }) => {
    await signIn(page, { plan, used });
    await page.goto(pagePaths.generator);
    await expect(page.getByText(label, { exact: true })).toBeVisible();
    await expect(page.getByText(remaining, { exact: true })).toBeVisible();
    await expect(upgrade(page)).toHaveCount(plan === 'pro' ? 0 : 1);
    if (plan !== 'pro') await expect(upgrade(page)).toHaveAttribute('href', pagePaths.pricing);
    await expect(page.getByText(/free repl/)).toBeHidden();
  });
}

test('a guest’s banner is never shown to somebody who is signed in, and nothing moves', async ({ page }) => {
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
  // The second visit knows the plan from the first.
  for (const _ of ['first', 'again']) {
    const { promise, resolve } = Promise.withResolvers<void>();
    service.held = promise;
    await page.goto(pagePaths.generator);
    await expect(page.getByText('Loading...')).toBeAttached();
    const place = await page.getByRole('textbox', { name: 'Original email' }).boundingBox();
    resolve();
    await expect(page.getByText('188 emails remaining this month')).toBeVisible();
    expect(await page.getByRole('textbox', { name: 'Original email' }).boundingBox()).toEqual(place);
    expect(await page.evaluate(() => Reflect.get(window, 'guestSeen'))).toBe(false);
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.02);
  }
});

test('a paid plan has every option; what was chosen before is there again', async ({ page, service }) => {
  await signIn(page, { plan: 'basic' });
  await keepWork(page, sampleMail);
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
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
  const call = await service.next();
  expect(call.request).toMatchObject({ intent: 'accept', tone: 'formal', language: 'French' });
  call.finish({ reply: 'Jeudi me convient.' });
  await expect(generator.reply).toHaveValue('Jeudi me convient.');
});

test('the Free plan has the defaults alone, and a lower plan falls back to them', async ({ page }) => {
  const service = await signIn(page, { plan: 'basic' });
  await keepWork(page, sampleMail);
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await expect(generator.choice('Language')).toHaveValue('French');
  service.plan = 'free';
  await page.reload();
  await expect(page.getByText('Free plan', { exact: true })).toBeVisible();
  await expect(generator.choice('Intent')).toHaveValue('general');
  await expect(generator.choice('Tone')).toHaveValue('friendly');
  await expect(generator.choice('Language')).toHaveValue('English');
  await expect(generator.choice('Language').locator('option:enabled')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', pagePaths.pricing);
  await expect(page.getByRole('link', { name: 'get an account' })).toBeHidden();
  await expect(generator.mail).toHaveValue(sampleMail);
});

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
  await expect(page).toHaveURL(pagePaths.pricing);
  await expect(page.getByRole('status').filter({ hasText: limitWords })).toBeVisible();
  await page.goBack();
  await expect(generator.mail).toHaveValue(sampleMail);
});

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

test('the sign-up dialog goes when somebody signs in', async ({ page, context, generator }) => {
  await page.evaluate(() => localStorage.setItem('guestUsage', '3'));
  await generator.open();
  await generator.pasteAndGenerate();
  await expect(generator.signUp).toBeVisible();
  const other = await context.newPage();
  await signIn(other);
  await other.goto(pagePaths.about);
  await expect(generator.signUp).toBeHidden();
  await expect(page.getByText('10 emails remaining this month')).toBeVisible();
});

test('signing out in another tab leaves a guest with the same mail', async ({ page, context }) => {
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

test('an account that cannot be loaded says so and is tried again', async ({ page, complaints }) => {
  complaints.allow(/status of 503/);
  const service = await signIn(page);
  service.refusal = 'unavailable';
  await page.goto(pagePaths.generator);
  await expect(page.getByText('Failed to load profile')).toBeVisible();
  service.refusal = undefined;
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('10 emails remaining this month')).toBeVisible();
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
