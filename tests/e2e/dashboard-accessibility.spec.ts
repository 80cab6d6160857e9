import { signIn } from './account-service.ts';
import { axeFindings, inEachScheme } from './axe.ts';
import { DashboardPage } from './dashboard-page.ts';
import { dashboardStates } from './dashboard-states.ts';
import { expect, test } from './fixture.ts';
import { sidewaysOverflow } from './site-pages.ts';

test.beforeEach(({ complaints }) => complaints.allow(/Failed to load resource/));

inEachScheme(() => {
  for (const [name, reach] of Object.entries(dashboardStates)) {
    test(`axe finds nothing: ${name}`, async ({ page }) => {
      await reach(page);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
});

test('nothing is wider than its window, whatever the name, at any width and with large text', async ({
  page,
}) => {
  for (const name of ['long-names', 'deletion-refused', 'forms'] as const) {
    await page.unrouteAll();
    await dashboardStates[name]?.(page);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysOverflow(page), `${name} at ${width}`).toBe(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await sidewaysOverflow(page), `${name} with large text`).toBe(0);
  }
});

test('what the loading page shows stays where it is when the account comes', async ({ page }) => {
  const service = await signIn(page, { used: 3 });
  const dashboard = new DashboardPage(page);
  for (const width of [390, 1440]) {
    const held = Promise.withResolvers<void>();
    service.held = held.promise;
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dashboard');
    await page.evaluate(() => document.fonts.ready);
    const tops = () =>
      page
        .locator('main h2:not(.sr-only), main h3, main section')
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
    await dashboard.loading.waitFor();
    const before = await tops();
    held.resolve();
    await dashboard.meter.waitFor();
    expect(await tops()).toEqual(before);
  }
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every button, link and field is 44 pixels high or more', async ({ page }) => {
    await dashboardStates.forms?.(page);
    const small = await page
      .locator('main :is(button, a, input):visible')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.getBoundingClientRect().height < 44 && !part.closest('label'))
          .map((part) => part.textContent),
      );
    // The button inside a password field can only be as high as the field allows.
    expect(small.filter((words) => !words?.includes('password'))).toEqual([]);
  });
});

test('the keyboard alone reaches everything, in the order of the page', async ({ page }) => {
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
    'Download my data',
    'Delete account',
  ]);
});
