import { pagePaths, publicApiPaths } from '#domain/paths.ts';
import { expect, test } from './fixture.ts';
import { sidewaysOverflow } from './site-pages.ts';

test('a reader finds a section, chooses the language of the examples, and copies one', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pagePaths.apiReference);
  const entries = page.getByRole('navigation', { name: 'Contents', exact: true }).getByRole('link');
  await entries.getByText('Problems', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Problems', level: 2 })).toBeInViewport();
  await expect(entries.first()).toBeInViewport();

  const choice = page.getByRole('group', { name: 'Language' }).first();
  const shown = choice.locator('.code-panel').filter({ visible: true });
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('curl');
  await choice.getByRole('radio', { name: 'curl' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('node reply.mts');

  await page.getByRole('radio', { name: 'Python' }).first().check({ force: true });
  const figure = page.locator('figure', { hasText: 'reply.py' });
  await figure.getByRole('button', { name: 'Copy' }).click();
  await expect(figure.getByRole('button')).toContainText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`"${baseURL}${publicApiPaths.replies}"`);
  expect(copied).toBe(await figure.locator('pre').textContent());

  // A page gets no clipboard over plain HTTP.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy Set the key' }).click();
  await expect(page.getByText(/press Ctrl\+C/)).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('export REPLY_API_KEY="ara_…"');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/press Ctrl\+C/)).toBeHidden();
});

test('examples wrap and programs scroll in every window', async ({ page }) => {
  await page.goto(pagePaths.apiReference);
  for (const summary of await page.locator('.docs-example summary').all()) await summary.click();
  for (const python of await page.getByRole('radio', { name: 'Python' }).all()) {
    await python.check({ force: true });
  }
  const isCut = (blocks: Element[]) =>
    blocks.filter((block) => block.scrollWidth > block.clientWidth || block.scrollHeight > block.clientHeight)
      .length;
  const program = page.locator('pre[tabindex]').filter({ visible: true }).first();
  for (const width of [1440, 1024, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await page.locator('pre:not([tabindex])').evaluateAll(isCut), `${width} px`).toBe(0);
    expect.soft(await sidewaysOverflow(page), `${width} px`).toBe(0);
    await program.evaluate((block) => block.scrollTo({ left: 0, behavior: 'instant' }));
    await program.focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => program.evaluate(({ scrollLeft }) => scrollLeft), `${width} px`)
      .toBeGreaterThan(0);
  }
});
