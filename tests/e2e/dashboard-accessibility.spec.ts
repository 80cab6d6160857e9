import { axeInBothSchemes } from './axe.ts';
import { dashboardStage, dashboardStates, dashboardWalks } from './dashboard-states.ts';
import { expect, test } from './fixture.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

for (const walk of dashboardWalks()) {
  test(`should have nothing that axe finds: ${Object.keys(walk).join(', ')}`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/);
    const stage = await dashboardStage(page);
    for (const [name, step] of Object.entries(walk)) {
      await step(stage);
      expect.soft(await axeInBothSchemes(page), name).toEqual([]);
    }
  });
}

test('should be reached by the keyboard alone, in the order of the page', async ({ page }) => {
  await dashboardStates.free?.(page);
  const order: string[] = [];
  while (order.at(-1) !== 'Delete account' && order.length < 20) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate(
      () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '',
    );
    order.push(words);
  }
  expect(order.slice(order.indexOf('Back to home'))).toEqual([
    'Back to home',
    'Upgrade Plan',
    'Generate Email',
    'Open the sample inbox',
    'Change name',
    'Change password',
    'Sign out everywhere',
    'API reference',
    'See plans',
    'Revoke Help desk',
    'Revoke Nightly report',
    'Revoke Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikation',
    'Download my data',
    'Delete account',
  ]);
});
