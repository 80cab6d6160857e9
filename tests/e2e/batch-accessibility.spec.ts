import { axeInBothSchemes } from './axe.ts';
import { BatchPage } from './batch-page.ts';
import { batchStates } from './batch-states.ts';
import { expect, test } from './fixture.ts';
import { settled, sidewaysOverflow } from './site-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, reach] of Object.entries(batchStates)) {
  test(`axe finds nothing in the batch desk's state ${name}, and everything fits`, async ({
    page,
    generator,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await reach(page);
    await settled(page);
    expect.soft(await axeInBothSchemes(page), name).toEqual([]);
    const isModal = await page.getByRole('dialog').isVisible();
    // Hints go away, which keep their place in a window of another size.
    await page.mouse.move(0, 0);
    if (!isModal) await page.keyboard.press('Escape');
    await expect(page.locator('.hint')).toHaveCount(0);
    for (const width of [320, 390, 640, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await sidewaysOverflow(page), `${width} px`).toBe(0);
      if (isModal) continue;
      for (const button of await new BatchPage(page).region.getByRole('button').all()) {
        if (await button.isEnabled()) await button.click({ trial: true });
      }
    }
    await expect(generator.mail).toBeAttached();
  });
}

test('the batch desk leaves the whole job visible on a wide screen', async ({ page, generator }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await batchStates.open?.(page);
  for (const part of [generator.mail, generator.generate, generator.reply, new BatchPage(page).region]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight)).toBe(false);
});
