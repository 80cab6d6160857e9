import type { Page } from '@playwright/test';
import { axeInBothSchemes } from './axe.ts';
import { expect, test } from './fixture.ts';
import { gmailWalks, type Stage, sampleReply, stage, writeReply } from './gmail-states.ts';
import { sidewaysOverflow, startAnew, tabThrough } from './site-pages.ts';

test.beforeEach(({ complaints }) => complaints.allow(/Failed to load resource/));

/** Walks through the inbox, or a reply, and runs `look` in these states. */
async function walk(
  page: Page,
  part: keyof typeof gmailWalks,
  names: readonly string[],
  look: (name: string) => Promise<void>,
): Promise<Stage> {
  const one = await stage(page);
  for (const [name, step] of Object.entries(gmailWalks[part]())) {
    await step(one);
    if (names.includes(name)) await look(name);
    if (name === names.at(-1)) break;
  }
  await one.replies.close();
  return one;
}

/** States that are a part of another one. */
const parts = ['message', 'generated'];

for (const part of ['inbox', 'reply', 'mailboxes'] as const) {
  test(`axe finds nothing in any state of the ${part}`, async ({ page }) => {
    const names = Object.keys(gmailWalks[part]()).filter((name) => !parts.includes(name));
    await walk(page, part, names, async (name) =>
      expect.soft(await axeInBothSchemes(page), name).toEqual([]),
    );
  });
}

for (const size of [
  { width: 320, height: 256 },
  { width: 640, height: 450 },
  { width: 640, height: 500 },
]) {
  test(`what has the focus in the dialog is in sight at high zoom, in ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const one = await stage(page);
    await writeReply(one, sampleReply);
    await expect(one.gmail.toast('Reply generated!')).toBeHidden();
    await one.gmail.dialog.getByRole('textbox').first().focus();
    const { focused, hidden } = await tabThrough(page);
    expect(hidden).toEqual([]);
    expect(focused).toContain('Send Reply');
    await one.replies.close();
  });
}

async function expectToFit(page: Page, name: string): Promise<void> {
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await sidewaysOverflow(page), `${name} at ${width}`).toBe(0);
  }
  const setFontSize = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
  await page.setViewportSize({ width: 390, height: 844 });
  await setFontSize('200%');
  expect.soft(await sidewaysOverflow(page), `${name} with large text`).toBe(0);
  await setFontSize('');
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('every mail fits every window, also with large text, and a long list scrolls', async ({ page }) => {
  const look = (name: string) => expectToFit(page, name);
  await walk(page, 'inbox', ['message-long', 'message-hostile'], look);
  await startAnew(page);
  await walk(page, 'mailboxes', ['several', 'new-messages', 'conversation', 'generated-all'], look);
  await startAnew(page);
  const { gmail, mailbox } = await walk(page, 'reply', ['generated', 'unsent'], look);

  const [mail] = mailbox.mails;
  if (!mail) throw new Error('The inbox is empty.');
  mailbox.mails = Array.from({ length: 20 }, (_, place) => ({ ...mail, id: `message-${place}` }));
  await gmail.refresh.click();
  await expect(gmail.items).toHaveCount(20);
  const heights = await gmail.list.evaluate((list) => [list.clientHeight, list.scrollHeight]);
  expect(heights[0]).toBeLessThanOrEqual(600);
  expect(heights[1]).toBeGreaterThan(600);
  await page.setViewportSize({ width: 1024, height: 800 });
  const height = await gmail.list.evaluate((list) => list.clientHeight);
  expect(height).toBeGreaterThan(300);
  expect(height).toBeLessThanOrEqual(600);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every button, link and field is 44 pixels high or more', async ({ page }) => {
    const look = async (name: string) => {
      const small = await page
        .locator('main :is(button, a, select, label:has(input)):visible')
        .evaluateAll((parts) =>
          parts
            // A moving toast is between two pixels: 43.999996 is 44.
            .filter((part) => Math.round(part.getBoundingClientRect().height) < 44 && !part.closest('p'))
            .map((part) => part.textContent),
        );
      expect.soft(small, name).toEqual([]);
    };
    await walk(page, 'inbox', ['list', 'message'], look);
    await startAnew(page);
    await walk(page, 'reply', ['send-unknown', 'unsent'], look);
    await startAnew(page);
    await walk(page, 'mailboxes', ['new-messages', 'conversation', 'generated-all'], look);
  });
});
