import type { Page } from '@playwright/test';
import { pagePaths } from '#domain/paths.ts';
import { signIn } from './account-service.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage, keepWork, sampleMail } from './generator-page.ts';

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
  // The second visit knows the plan from the first one.
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
  await expect(generator.mail).toHaveValue(sampleMail);
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
