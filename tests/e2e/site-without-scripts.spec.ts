import { articlePath, articleSlugs, pagePaths } from '#domain/paths.ts';
import { expect, test } from './fixture.ts';
import { shownReply } from './site-pages.ts';

// The mobile menu without scripts is tested in site-header.spec.ts.
test.use({ javaScriptEnabled: false, colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

test('the public pages should work without scripts: text, choices and links', async ({ page }) => {
  await test.step('the example of the landing page', async () => {
    await page.goto(pagePaths.landing);
    await expect(page.locator('.theme-switch').first()).toBeHidden();
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(Number(/[\d.]+/.exec(background)?.[0]), 'the colours follow the system').toBeLessThan(0.3);
    await page.getByRole('radio', { name: 'Reschedule' }).check();
    await page.getByRole('radio', { name: 'Formal' }).check();
    await expect(shownReply(page)).toHaveCount(1);
    await expect(shownReply(page)).toContainText('Dear Marta Lindqvist,');
  });
  await test.step('one question at a time', async () => {
    await page.goto(pagePaths.faq);
    const questions = page.getByRole('main').locator('details');
    for (const place of [0, 14]) {
      await questions.nth(place).locator('summary').click();
      await expect(page.locator('details[open]')).toHaveCount(1);
      await expect(questions.nth(place)).toHaveAttribute('open', '');
    }
  });
  await test.step('an article and the way back', async () => {
    await page.goto(pagePaths.blog);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(articlePath(articleSlugs[0]));
    await expect(page.locator('.article-text > p').first()).toBeVisible();
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL(pagePaths.blog);
  });
  await test.step('how an example of the API is copied', async () => {
    await page.goto(pagePaths.apiReference);
    await page.getByRole('button', { name: 'Copy Set the key' }).click();
    await expect(page.getByText(/^Select the text/)).toBeVisible();
  });
  await test.step('a plan leads to an account, where the page says that it needs scripts', async () => {
    await page.goto(pagePaths.pricing);
    await page.getByRole('link', { name: 'Choose Pro' }).click();
    await expect(page).toHaveURL(pagePaths.auth);
    // Playwright cannot find the content of a noscript element by its text.
    await expect(page.locator('noscript p')).toBeInViewport({ ratio: 1 });
  });
});
