import { pagePaths, publicApiPaths } from '#domain/paths.ts';
import { expect, test } from './fixture.ts';
import { sidewaysOverflow } from './site-pages.ts';

test('each example is copied completely, with the address of this server', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(pagePaths.apiReference);
  await page.getByRole('radio', { name: 'Python' }).first().check({ force: true });
  const figure = page.locator('figure', { hasText: 'reply.py' });
  await figure.getByRole('button', { name: 'Copy' }).click();
  await expect(figure.getByRole('button')).toContainText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`"${baseURL}${publicApiPaths.replies}"`);
  expect(copied).toBe(await figure.locator('pre').textContent());
});

test('the keyboard chooses the language of the first call, and only that one is shown', async ({ page }) => {
  await page.goto(pagePaths.apiReference);
  const choice = page.getByRole('group', { name: 'Language' }).first();
  const programs = choice.locator('.code-panel');
  await expect(programs.filter({ visible: true })).toHaveCount(1);
  await expect(programs.filter({ visible: true })).toContainText('curl');
  await choice.getByRole('radio', { name: 'curl' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(programs.filter({ visible: true })).toHaveCount(1);
  await expect(programs.filter({ visible: true })).toContainText('node reply.mts');
});

test('every entry of the contents leads to its section', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pagePaths.apiReference);
  const entries = page.getByRole('navigation', { name: 'Contents', exact: true }).getByRole('link');
  const titles = await entries.allTextContents();
  expect(titles).toEqual(await page.locator('main h2').allTextContents());
  await entries.getByText('Problems', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Problems', level: 2 })).toBeInViewport();
  await expect(entries.first()).toBeInViewport();
});

test('if the browser cannot copy, the text is selected and a sentence says what to press', async ({
  page,
}) => {
  await page.goto(pagePaths.apiReference);
  // A page gets no clipboard over plain HTTP.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy Set the key' }).click();
  await expect(page.getByText(/press Ctrl\+C/)).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('export REPLY_API_KEY="ara_…"');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/press Ctrl\+C/)).toBeHidden();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the button of an example says how it is copied', async ({ page }) => {
    await page.goto(pagePaths.apiReference);
    await page.getByRole('button', { name: 'Copy Set the key' }).click();
    await expect(page.getByText(/^Select the text/)).toBeVisible();
  });
});

for (const width of [320, 390, 1024, 1440]) {
  test(`examples wrap and programs scroll at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(pagePaths.apiReference);
    for (const summary of await page.locator('.docs-example summary').all()) await summary.click();
    for (const python of await page.getByRole('radio', { name: 'Python' }).all()) {
      await python.check({ force: true });
    }
    const isCut = (blocks: Element[]) =>
      blocks.filter(
        (block) => block.scrollWidth > block.clientWidth || block.scrollHeight > block.clientHeight,
      ).length;
    expect(await page.locator('pre:not([tabindex])').evaluateAll(isCut)).toBe(0);
    expect(await sidewaysOverflow(page)).toBe(0);
    const program = page.locator('pre[tabindex]').filter({ visible: true }).first();
    await program.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => program.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
}
