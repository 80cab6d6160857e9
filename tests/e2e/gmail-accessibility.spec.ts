import { axeInBothSchemes } from './axe.ts';
import { expect, test } from './fixture.ts';
import { gmailStates, stage } from './gmail-states.ts';
import { sidewaysOverflow } from './site-pages.ts';

test.beforeEach(({ complaints }) => complaints.allow(/Failed to load resource/));

for (const [name, reach] of Object.entries(gmailStates)) {
  test(`axe finds nothing: ${name}`, async ({ page }) => {
    const one = await stage(page);
    await reach(one);
    expect(await axeInBothSchemes(page)).toEqual([]);
    await one.replies.close();
  });
}

test('nothing is wider than its window, with any mail, at any width and with large text', async ({
  page,
}) => {
  for (const name of ['message-hostile', 'message-long', 'unsent', 'generated'] as const) {
    await page.unrouteAll();
    // This makes a new entry in the browser's history: the same entry would keep its message.
    await page.goto('/robots.txt');
    await page.setViewportSize({ width: 1280, height: 800 });
    const one = await stage(page);
    await gmailStates[name]?.(one);
    for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysOverflow(page), `${name} at ${width}`).toBe(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await sidewaysOverflow(page), `${name} with large text`).toBe(0);
    await one.replies.close();
  }
});

test('the list scrolls at a height of 600 px', async ({ page }) => {
  const one = await stage(page);
  const [mail] = one.mailbox.mails;
  one.mailbox.mails = Array.from({ length: 20 }, (_, place) => ({
    ...mail,
    id: `message-${place}`,
    text: 'Hi',
  }));
  await one.gmail.open();
  await expect(one.gmail.items).toHaveCount(20);
  const { height, scrollHeight } = await one.gmail.list.evaluate((list) => ({
    height: list.clientHeight,
    scrollHeight: list.scrollHeight,
  }));
  expect(height).toBe(600);
  expect(scrollHeight).toBeGreaterThan(600);
  await one.replies.close();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every button, link and field is 44 pixels high or more', async ({ page }) => {
    for (const name of ['list', 'message', 'unsent', 'send-unknown'] as const) {
      await page.unrouteAll();
      await page.goto('/robots.txt');
      const one = await stage(page);
      await gmailStates[name]?.(one);
      const small = await page.locator('main :is(button, a, label:has(input)):visible').evaluateAll((parts) =>
        parts
          // A moving toast is between two pixels: 43.999996 is 44.
          .filter((part) => Math.round(part.getBoundingClientRect().height) < 44 && !part.closest('p'))
          .map((part) => part.textContent),
      );
      expect(small, name).toEqual([]);
      await one.replies.close();
    }
  });
});
