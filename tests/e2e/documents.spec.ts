import { pagePaths } from '#domain/paths.ts';
import { session, signIn } from './account-service.ts';
import { expect, test } from './fixture.ts';

test('the header is that of a signed-in person from the start, and a damaged session counts as none', async ({
  page,
}) => {
  await signIn(page);
  const header = page.getByRole('banner');
  for (const path of [pagePaths.generator, pagePaths.landing]) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(header.getByRole('button', { name: 'User menu' }), path).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign In' }), path).toBeHidden();
    await page.waitForLoadState('networkidle');
    await header.getByRole('button', { name: 'User menu' }).click();
    await expect(page.getByText(session.full_name), path).toBeVisible();
  }
  await page.evaluate(() => localStorage.setItem('session', '{"token":'));
  await page.reload();
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('a message for the next page is shown there as text, and goes by a press or by itself', async ({
  page,
}) => {
  const words = '<i>Please</i> sign in to upgrade';
  const status = page.getByRole('status').filter({ hasText: words });
  const storeToastForNextPage = (stored: string) =>
    page.evaluate((value) => sessionStorage.setItem('toast', value), stored);
  await page.clock.install();
  await page.goto(pagePaths.about);
  for (const path of [pagePaths.generator, pagePaths.landing]) {
    await storeToastForNextPage(JSON.stringify({ kind: 'info', text: words }));
    await page.goto(path);
    await expect(status, path).toBeInViewport();
    await status.getByRole('button', { name: 'Dismiss' }).click();
    await expect(status, path).toHaveCount(0);
  }
  await storeToastForNextPage(JSON.stringify({ kind: 'success', text: words }));
  await page.reload();
  await page.clock.runFor(500);
  await expect(status).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(status).toHaveCount(0);
  await storeToastForNextPage('{"text":');
  await page.reload();
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});
