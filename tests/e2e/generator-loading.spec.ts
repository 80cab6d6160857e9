import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { GeneratorPage, sampleMail } from './generator-page.ts';
import { holdScripts } from './held-scripts.ts';

/** Opens the screen with all its scripts held back. Returns a function that releases them. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const { asked, release } = await holdScripts(page, '**/*.js');
  await page.goto('/app', { waitUntil: 'commit' });
  await asked;
  return release;
}

/** The sum of the page's layout shifts since it was opened. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // If nothing has shifted, the observer is not called.
        setTimeout(() => resolve(0), 500);
      }),
  );
}

test('text that is typed before the scripts arrive is kept, counted and continued', async ({ page }) => {
  const release = await openWithoutScripts(page);
  const generator = new GeneratorPage(page);
  await generator.prompt.fill('Keep it short.');
  await generator.reply.fill('Begun by hand.');
  await generator.mail.pressSequentially('Dear ');
  release();
  await page.getByText(/free replies remaining/).waitFor();
  await page.keyboard.type('Sam');
  await expect(generator.mail).toHaveValue('Dear Sam');
  await expect(generator.mail).toBeFocused();
  await expect(page.getByText('8 of 10,000 characters')).toBeVisible();
  await expect(page.getByText('14 of 500')).toBeVisible();
  await expect(generator.reply).toHaveValue('Begun by hand.');
  await expect(generator.copy).toBeVisible();

  const releaseAgain = await openWithoutScripts(page);
  await generator.mail.fill('Typed early.');
  releaseAgain();
  await expect(page.getByText('12 of 10,000 characters')).toBeVisible();
  await expect(generator.mail).toHaveValue('Typed early.');
  await expect(generator.prompt).toHaveValue('Keep it short.');
});

test('nothing moves when the scripts restore the work, on a wide screen and on a phone', async ({
  page,
  generator,
  service,
}) => {
  await generator.prompt.fill('Keep it short.');
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: 'Thursday works.' });
  await expect(generator.copy).toBeVisible();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const release = await openWithoutScripts(page);
    await page.waitForTimeout(300);
    release();
    await expect(generator.mail).toHaveValue(sampleMail);
    expect.soft(await layoutShift(page), `${width} px`).toBeLessThan(0.02);
  }
});

test('the code that sends a request is loaded with the first words, or at the press if that failed', async ({
  page,
  service,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|ERR_FAILED/);
  await page.route('**/assets/request-reply-*.js', (route) => route.abort());
  const generator = new GeneratorPage(page);
  await generator.open();
  await generator.pasteAndGenerate();
  await expect(generator.toast('Failed to generate reply. Please try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(service.count).toBe(0);
  await page.unroute('**/assets/request-reply-*.js');
  await generator.generate.click();
  (await service.next()).finish({ reply: 'Thursday works.' });
  await expect(generator.reply).toHaveValue('Thursday works.');
});

for (const [how, stop] of [
  ['Stop', (generator) => generator.stop.click()],
  ['Escape', (generator) => generator.page.keyboard.press('Escape')],
] as const satisfies [string, (generator: GeneratorPage) => Promise<void>][]) {
  test(`${how} while the code that sends a request is loaded: nothing is sent or counted`, async ({
    page,
    generator,
    service,
  }) => {
    const part = await holdScripts(page, '**/assets/request-reply-*.js');
    await generator.pasteAndGenerate();
    await part.asked;
    await expect(generator.stop).toBeFocused();
    await stop(generator);
    await expect(generator.generate).toBeFocused();
    const fetched = page.waitForResponse('**/assets/request-reply-*.js');
    part.release();
    await (await fetched).finished();
    // The next press sends a request. If the stopped press had sent one too, there would be two.
    await generator.generate.click();
    (await service.next()).finish({ reply: 'Thursday works.' });
    await expect(generator.reply).toHaveValue('Thursday works.');
    expect(service.count).toBe(1);
    await expect(page.getByText('2 free replies remaining')).toBeVisible();
  });
}

test('two presses show the generator with a sample email', async ({ page, generator, service }) => {
  await page.getByRole('button', { name: 'Try a sample email' }).click();
  await expect(generator.mail).toHaveValue(/Elena Fischer/);
  await expect(generator.mail).toBeFocused();
  await expect(page.getByRole('button', { name: 'Try a sample email' })).toBeHidden();
  await generator.generate.click();
  (await service.next()).finish({ reply: 'Thursday works.' });
  await expect(generator.reply).toHaveValue('Thursday works.');
});
