import { pagePaths } from '#domain/paths.ts';
import { expect, test } from './fixture.ts';
import { notFoundWords, shownReply } from './site-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the landing page should show its action and an example, and lead to the generator', async ({
  page,
}) => {
  await page.goto(pagePaths.landing);
  const action = page.getByRole('link', { name: 'Write a reply' });
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(action).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('article', { name: 'The original email' })).toBeInViewport({ ratio: 1 });
    await expect(shownReply(page).locator('p').first()).toBeInViewport();
  }
  await action.click();
  await expect(page).toHaveURL(pagePaths.generator);
  await expect(page.getByRole('textbox', { name: 'Original email' })).toBeVisible();
});

test('the example should show the reply that is chosen, and keep its height', async ({ page }) => {
  await page.goto(pagePaths.landing);
  const sheet = page.getByRole('article', { name: 'The reply' });
  const before = await sheet.boundingBox();
  await expect(page.getByRole('radio', { name: 'Accept' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Friendly' })).toBeChecked();
  await expect(shownReply(page)).toHaveCount(1);
  const accepted = (await shownReply(page).textContent()) ?? '';
  await page.getByRole('radio', { name: 'Reschedule' }).check();
  await expect(shownReply(page)).toHaveCount(1);
  await expect(shownReply(page)).not.toHaveText(accepted);
  await page.getByRole('radio', { name: 'Formal' }).check();
  await expect(shownReply(page)).toContainText('Dear Marta Lindqvist,');
  expect((await sheet.boundingBox())?.height).toBe(before?.height);

  await page.getByRole('radio', { name: 'Friendly' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Concise' })).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('radio', { name: 'Reschedule' })).toBeFocused();
  const rescheduled = (await shownReply(page).textContent()) ?? '';
  await page.keyboard.press('ArrowUp');
  await expect(shownReply(page)).not.toHaveText(rescheduled);
});

test('an unknown address should answer 404, log its path and lead home', async ({ page, complaints }) => {
  complaints.allow(notFoundWords);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/no/such-page?from=test');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  expect(logged.filter((line) => line.startsWith('Page not found'))).toEqual([
    'Page not found: /no/such-page',
  ]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(pagePaths.landing);
});
