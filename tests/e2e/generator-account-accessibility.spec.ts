import type { Page } from '@playwright/test';
import { pagePaths } from '#domain/paths.ts';
import { signIn } from './account-service.ts';
import { axeFindings } from './axe.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage } from './generator-page.ts';
import { settled, sidewaysOverflow } from './site-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function answerInItsLanguage(page: Page, mail: string): Promise<GeneratorPage> {
  await signIn(page, { plan: 'pro' });
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await generator.choice('Language').selectOption('same-as-email');
  await generator.mail.fill(mail);
  return generator;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing in the generator of a month that is used up', async ({ page }) => {
      await signIn(page, { used: 10 });
      await new GeneratorPage(page).openSignedIn();
      await settled(page);
      expect(await axeFindings(page)).toEqual([]);
    });

    test('axe finds nothing where the email’s language is known', async ({ page }) => {
      await answerInItsLanguage(page, 'Guten Tag,\n\nkönnten Sie mir bitte die Rechnung schicken?');
      await expect(page.getByText('Same as the email: German · Deutsch')).toBeVisible();
      await settled(page);
      expect(await axeFindings(page)).toEqual([]);
    });

    test('axe finds nothing where the email’s language is asked for, and nothing is too wide', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const generator = await answerInItsLanguage(page, '会議');
      await generator.generate.click();
      await expect(page.getByRole('button', { name: 'Chinese' })).toBeInViewport({ ratio: 1 });
      await settled(page);
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe(0);
    });

    test('axe finds nothing among the plans of an account', async ({ page }) => {
      await signIn(page, { plan: 'basic' });
      await page.goto(pagePaths.pricing);
      await page.getByRole('button', { name: 'Current plan' }).click();
      await expect(page.getByText("You're already on this plan")).toBeVisible();
      await settled(page);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}

for (const width of [320, 390, 768, 1440]) {
  test(`at ${width} px what is left stands in the page, and nothing moves when it comes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const service = await signIn(page, { plan: 'basic', used: 12 });
    const { promise, resolve } = Promise.withResolvers<void>();
    service.held = promise;
    await page.goto(pagePaths.generator);
    const generator = new GeneratorPage(page);
    await page.evaluate(() => document.fonts.ready);
    const place = await generator.mail.boundingBox();
    resolve();
    await expect(page.getByText('188 emails remaining this month')).toBeInViewport({ ratio: 1 });
    expect(await generator.mail.boundingBox()).toEqual(place);
    expect(await sidewaysOverflow(page)).toBe(0);
  });
}

test('the keyboard reaches the way to more from the header', async ({ page }) => {
  await signIn(page);
  await new GeneratorPage(page).openSignedIn();
  await page.getByRole('button', { name: 'User menu' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Upgrade' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pagePaths.pricing);
});
