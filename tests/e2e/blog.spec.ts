import { articlePath, articleSlugs } from '#domain/paths.ts';
import { expect, test } from './fixture.ts';

const [, , automation] = articleSlugs;

test.use({ viewport: { width: 1440, height: 900 } });

test('a reader opens an article by its picture, finds a section, and prints only the text, dark on white', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/blog');
  const main = page.getByRole('main');
  const before = await main.innerHTML();
  await page.getByRole('button', { name: 'Load More Posts' }).click();
  await expect(page).toHaveURL('/blog');
  expect.soft(await main.innerHTML(), 'there are no more posts').toBe(before);
  await main.getByRole('article').nth(2).locator('.post-picture').click({ force: true });
  await expect(page).toHaveURL(articlePath(automation));

  const gap = page.getByRole('figure').locator('mark').first();
  await expect(gap).toHaveText(/^\[.+\]$/);
  await expect.soft(gap, 'not highlighted as browsers do').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  const contents = page.getByRole('navigation', { name: 'In this article' });
  await contents.getByRole('link').last().click();
  await expect(page.locator('.article-text h2').last()).toBeInViewport();
  await expect(contents).toBeInViewport();

  const text = page.locator('.article-text > p').first();
  const lightness = () =>
    text.evaluate((element) => Number(/\(([\d.]+)/.exec(getComputedStyle(element).color)?.[1]));
  expect(await lightness()).toBeGreaterThan(0.9);
  await page.emulateMedia({ media: 'print' });
  expect.soft(await lightness()).toBeLessThan(0.3);
  await expect.soft(text).toBeVisible();
  await expect.soft(page.getByRole('link', { name: 'Back to Blog' })).toBeHidden();
  for (const landmark of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect.soft(page.getByRole(landmark)).toHaveCount(0);
  }
});

test('a line of an article has 60 to 72 characters', async ({ page }) => {
  await page.goto(articlePath(articleSlugs[0]));
  const perLine = await page.locator('.article-text > p').evaluateAll((paragraphs) => {
    const lines = paragraphs.map((paragraph) => {
      const height = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
      return Math.round(paragraph.getBoundingClientRect().height / height);
    });
    const full = paragraphs.filter((_, index) => (lines[index] ?? 0) > 3);
    const characters = full.reduce((sum, paragraph) => sum + (paragraph.textContent?.length ?? 0), 0);
    // The last line of a paragraph is half full on average.
    return characters / lines.filter((count) => count > 3).reduce((sum, count) => sum + count - 0.5, 0);
  });
  expect(perLine).toBeGreaterThan(60);
  expect(perLine).toBeLessThan(72);
});
