import { expect, test } from './fixture.ts';

test('the FAQ opens one answer at a time, by mouse, keyboard and address, and prints every answer', async ({
  page,
}) => {
  await page.goto('/faq#teams');
  const open = page.locator('details[open]');
  await expect(open).toHaveCount(1);
  await expect(open.locator('p').first()).toBeInViewport();
  for (const place of [0, 14]) {
    await page.locator('summary').nth(place).click();
    await expect(open).toHaveCount(1);
    await expect(page.locator('details').nth(place)).toHaveAttribute('open', '');
  }
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(open.locator('p').first()).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  const heights = await page
    .locator('details p')
    .evaluateAll((all) => all.map((answer) => answer.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThan(0);
});

test('the contents of the legal pages lead to their sections, and only the text is printed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path);
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(6).click();
    const heading = page.getByRole('main').getByRole('heading', { level: 2, name: /^7\./ });
    await expect.soft(heading, path).toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
      await expect.soft(page.getByRole(role), path).toHaveCount(0);
    }
    await expect.soft(page.getByText('Back to Home'), path).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});
