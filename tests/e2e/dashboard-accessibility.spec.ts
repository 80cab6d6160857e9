import type { Page } from '@playwright/test';
import { axeInBothSchemes } from './axe.ts';
import { dashboardStage, dashboardWalks } from './dashboard-states.ts';
import { expect, test } from './fixture.ts';
import { paymentWalks } from './payment-states.ts';

/** Walks through the page of a new account with Tab: every control is reached, in the order of the page. */
async function expectTabOrder(page: Page): Promise<void> {
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
    'Connect another mailbox',
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
}

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

for (const walk of [...dashboardWalks(), ...paymentWalks()]) {
  test(`should be accessible in these states: ${Object.keys(walk).join(', ')}`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/);
    const stage = await dashboardStage(page);
    for (const [name, step] of Object.entries(walk)) {
      await step(stage);
      expect.soft(await axeInBothSchemes(page), name).toEqual([]);
      if (name === 'free') await expectTabOrder(page);
    }
  });
}
