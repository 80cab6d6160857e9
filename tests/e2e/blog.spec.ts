import type { Page } from '@playwright/test';
import { articlePath, articleSlugs } from '#domain/paths.ts';
import { expect, test } from './fixture.ts';

const [newest, , automation] = articleSlugs;

function listed(page: Page) {
  return page.getByRole('main').getByRole('article');
}

test('nine posts are listed, newest first, each with its own picture', async ({ page }) => {
  await page.goto('/blog');
  await expect(listed(page)).toHaveCount(9);
  const dates = await listed(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(dates).toEqual(dates.toSorted().reverse());
  const pictures = await listed(page)
    .locator('.post-picture')
    .evaluateAll((all) => all.map((picture) => picture.innerHTML));
  expect(new Set(pictures).size).toBe(9);
  for (const post of await listed(page).all()) {
    await expect(post.getByRole('heading')).toBeVisible();
    await expect(post.getByText(/^\d+ min read$/)).toBeVisible();
  }
});

test('the first three posts lead to their articles, the others have no link, and a text says why', async ({
  page,
}) => {
  await page.goto('/blog');
  const links = listed(page).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    articleSlugs.map(articlePath),
  );
  const summaries = page.getByRole('region', { name: 'Earlier pieces, in summary' });
  await expect(summaries.getByRole('article')).toHaveCount(6);
  await expect(summaries).toContainText('The full texts of these six are not online.');
});

test('pressing a picture opens its article', async ({ page }) => {
  await page.goto('/blog');
  await listed(page).nth(2).locator('.post-picture').click({ force: true });
  await expect(page).toHaveURL(articlePath(automation));
});

test('Load More Posts changes nothing that is visible', async ({ page }) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  const before = await main.innerHTML();
  await page.getByRole('button', { name: 'Load More Posts' }).click();
  await expect(page).toHaveURL('/blog');
  expect(await main.innerHTML()).toBe(before);
});

for (const slug of articleSlugs) {
  test(`${slug} leads back to the blog and on to the generator`, async ({ page }) => {
    await page.goto(articlePath(slug));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText('Powered by AI');
    await expect(page.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/app');
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });
}

test('the article on automation has the specified category, date, reading time and sections', async ({
  page,
}) => {
  await page.goto(articlePath(automation));
  await expect(page.locator('.article-header .post-meta > *')).toHaveText([
    'Productivity',
    'January 5, 2025',
    '6 min read',
  ]);
  await expect(page.locator('.article-text').getByRole('heading', { level: 2 })).toHaveText([
    'AI-powered response generation',
    'Smart filtering and prioritization',
    'Template libraries',
    'Scheduled send and follow-up automation',
    'Quick reply suggestions',
    'Batch processing',
  ]);
});

test('the links to the next article lead through all of them, back to the first', async ({ page }) => {
  await page.goto(articlePath(newest));
  for (const slug of [...articleSlugs.slice(1), newest]) {
    await page.getByRole('region', { name: 'Next article' }).getByRole('link').click();
    await expect(page).toHaveURL(articlePath(slug));
  }
});

test('the reply to a mail in an article has an open gap', async ({ page }) => {
  await page.goto(articlePath(automation));
  const figure = page.getByRole('figure');
  await expect(figure).toContainText('Invoice 1187');
  const gap = figure.locator('mark');
  await expect(gap).toHaveText('[date]');
  await expect(gap, 'not highlighted as browsers do').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('a printed article has only its text, dark on white, also with the dark theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(articlePath(automation));
  const text = page.locator('.article-text > p').first();
  const lightness = () => text.evaluate((element) => /\(([\d.]+)/.exec(getComputedStyle(element).color)?.[1]);
  expect(Number(await lightness())).toBeGreaterThan(0.9);
  await page.emulateMedia({ media: 'print' });
  expect(Number(await lightness())).toBeLessThan(0.3);
  await expect(text).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeHidden();
  for (const landmark of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(0);
  }
});

test('an article without a page is not found', async ({ page, complaints }) => {
  complaints.allow(/404|Page not found/);
  const response = await page.goto('/blog/saying-no');
  expect(response?.status()).toBe(404);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the contents lead to each section', async ({ page }) => {
    await page.goto(articlePath(automation));
    const contents = page.getByRole('navigation', { name: 'In this article' });
    await expect(contents.getByRole('link')).toHaveCount(6);
    await contents.getByRole('link', { name: 'Batch processing' }).click();
    await expect(page).toHaveURL(`${articlePath(automation)}#batch-processing`);
    await expect(page.locator('#batch-processing')).toBeInViewport();
    await expect(contents).toBeInViewport();
  });

  test('lines of text have 60 to 72 characters', async ({ page }) => {
    await page.goto(articlePath(newest));
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
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader goes from the list through an article and back', async ({ page }) => {
    await page.goto('/blog');
    await listed(page).getByRole('link').first().click();
    await expect(page).toHaveURL(articlePath(newest));
    await expect(page.locator('.article-text > p').first()).toBeVisible();
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });
});
