import type { Page } from '@playwright/test';
import { axeInBothSchemes } from './axe.ts';
import { expect, test } from './fixture.ts';
import { gmailStates, stage } from './gmail-states.ts';
import { sidewaysOverflow, startAnew } from './site-pages.ts';

test.beforeEach(({ complaints }) => complaints.allow(/Failed to load resource/));

/** Opens these states one after the other in one tab, each from its beginning, and runs `look` in each. */
async function walk(page: Page, names: readonly string[], look: (name: string) => Promise<void>) {
  // The browser may ask before it leaves a reply that was not sent.
  page.on('dialog', (dialog) => void dialog.accept());
  for (const name of names) {
    await startAnew(page);
    const one = await stage(page);
    await gmailStates[name]?.(one);
    await look(name);
    await one.replies.close();
  }
}

const { reply = [], inbox = [] } = Object.groupBy(Object.keys(gmailStates), (name) =>
  /generat|send|sent|writing/.test(name) ? 'reply' : 'inbox',
);

for (const [part, names] of Object.entries({ inbox, reply })) {
  test(`axe finds nothing in any state of the ${part}`, async ({ page }) => {
    await walk(page, names, async (name) => expect.soft(await axeInBothSchemes(page), name).toEqual([]));
  });
}

test('nothing is wider than its window, with any mail, at any width and with large text', async ({
  page,
}) => {
  await walk(page, ['message-hostile', 'message-long', 'unsent', 'generated'], async (name) => {
    for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sidewaysOverflow(page), `${name} at ${width}`).toBe(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect.soft(await sidewaysOverflow(page), `${name} with large text`).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
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
    await walk(page, ['list', 'message', 'unsent', 'send-unknown'], async (name) => {
      const small = await page.locator('main :is(button, a, label:has(input)):visible').evaluateAll((parts) =>
        parts
          // A moving toast is between two pixels: 43.999996 is 44.
          .filter((part) => Math.round(part.getBoundingClientRect().height) < 44 && !part.closest('p'))
          .map((part) => part.textContent),
      );
      expect.soft(small, name).toEqual([]);
    });
  });
});
