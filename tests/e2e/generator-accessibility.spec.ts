import { pagePaths } from '#domain/paths.ts';
import { signIn } from './account-service.ts';
import { axeInBothSchemes } from './axe.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage, sampleMail } from './generator-page.ts';
import { generatorStates } from './generator-states.ts';
import { settled, sidewaysOverflow, tabThrough } from './site-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing in any state of a guest', async ({ page, generator, service, complaints }) => {
  complaints.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [name, reach] of Object.entries(generatorStates)) {
    await reach({ page, generator, service });
    expect.soft(await axeInBothSchemes(page), name).toEqual([]);
    // Closes what is open and stops what is being written.
    await page.keyboard.press('Escape');
    await page.context().setOffline(false);
    await page.evaluate(() => localStorage.removeItem('guestUsage'));
  }
});

test('axe finds nothing in the states of an account', async ({ page }) => {
  const service = await signIn(page, { plan: 'pro' });
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await generator.choice('Language').selectOption('same-as-email');
  await generator.mail.fill('Guten Tag,\n\nkönnten Sie mir bitte die Rechnung schicken?');
  await expect(page.getByText('Same as the email: German · Deutsch')).toBeVisible();
  await settled(page);
  expect.soft(await axeInBothSchemes(page), 'the language is known').toEqual([]);

  await page.setViewportSize({ width: 320, height: 640 });
  await generator.mail.fill('会議');
  await generator.generate.click();
  await expect(page.getByRole('button', { name: 'Chinese' })).toBeInViewport({ ratio: 1 });
  await settled(page);
  expect.soft(await axeInBothSchemes(page), 'the language is asked for').toEqual([]);
  expect.soft(await sidewaysOverflow(page)).toBe(0);

  service.plan = 'free';
  service.used = 10;
  await page.reload();
  await expect(page.getByText('0 emails remaining this month')).toBeVisible();
  expect.soft(await axeInBothSchemes(page), 'a month that is used up').toEqual([]);

  await page.goto(pagePaths.pricing);
  await page.getByRole('button', { name: 'Current plan' }).click();
  await expect(page.getByText("You're already on this plan")).toBeVisible();
  await settled(page);
  expect.soft(await axeInBothSchemes(page), 'the plans of an account').toEqual([]);
});

for (const size of [
  { width: 320, height: 450 },
  { width: 640, height: 450 },
]) {
  test(`what has the focus is in sight at high zoom, ${size.width} px wide`, async ({
    page,
    generator,
    service,
  }) => {
    await page.setViewportSize(size);
    await generator.pasteAndGenerate();
    (await service.next()).finish({ reply: 'Hi Maria,\n\n[your answer]\n\nBest wishes,\n[Your name]' });
    await expect(generator.gaps).toBeVisible();
    await expect(generator.toast('Reply generated successfully!')).toBeHidden();
    await generator.mail.focus();
    const { focused, hidden } = await tabThrough(page);
    expect(hidden).toEqual([]);
    expect(focused).toContain('Snippets');
  });
}

test('everything fits at every size, and a toast covers neither a button nor a short reply', async ({
  page,
  generator,
  service,
}) => {
  const reply = await generator.reply.elementHandle();
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1024, 768],
    [390, 844],
  ] as const) {
    const size = `${width} by ${height}`;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => localStorage.removeItem('guestUsage'));
    await generator.pasteAndGenerate();
    (await service.next()).finish({ reply: 'Thursday works.' });
    await generator.copy.waitFor();
    await generator.generate.click({ trial: true });
    await generator.copy.click({ trial: true });
    if (width >= 1024) {
      for (const part of [
        generator.mail,
        generator.prompt,
        generator.generate,
        generator.reply,
        generator.copy,
      ]) {
        await expect.soft(part, size).toBeInViewport({ ratio: 1 });
      }
      const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);
      expect.soft(await scrolls(), `${size}: scrolls`).toBe(false);
    }
    // Both are measured in one call, because the toast disappears by itself.
    const { toast, sheet } = await page
      .locator('.toast')
      .filter({ hasText: 'Reply generated successfully!' })
      .evaluate(async (element, field) => {
        await Promise.all(element.getAnimations().map(({ finished }) => finished));
        window.scrollTo(0, document.body.scrollHeight);
        const boxOf = (one: Element | null | undefined) => one?.getBoundingClientRect().toJSON() as DOMRect;
        return { toast: boxOf(element), sheet: boxOf(field?.closest('section')) };
      }, reply);
    expect.soft(toast.bottom <= sheet.top || toast.top >= sheet.bottom, `${size}: toast`).toBe(true);
  }

  await page.evaluate(() => localStorage.removeItem('guestUsage'));
  await generator.pasteAndGenerate(`${sampleMail}\n${'long'.repeat(200)}`);
  (await service.next()).finish({ reply: 'Thursday works.', notes: ['unbreakable'.repeat(30)] });
  await expect(page.getByRole('list', { name: 'Notes' })).toBeVisible();
  for (const width of [320, 390, 720, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await sidewaysOverflow(page), `${width} px`).toBe(0);
  }

  // The size of a window of 1280 by 1024 pixels at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(generator.generate).not.toBeInViewport();
  await generator.generate.scrollIntoViewIfNeeded();
  await expect(generator.generate).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the controls are large enough for a finger, and the main button is always in the window', async ({
    page,
    generator,
    service,
  }) => {
    await generator.pasteAndGenerate();
    (await service.next()).finish({ reply: 'Thursday works, says [your name].' });
    await expect(generator.copy).toBeVisible();
    const small = await page
      .locator('button:visible, select:visible')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.getBoundingClientRect().height < 44)
          .map((part) => part.ariaLabel ?? part.textContent),
      );
    expect.soft(small).toEqual([]);
    expect.soft(await axeInBothSchemes(page)).toEqual([]);
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
      await expect(generator.generate).toBeInViewport({ ratio: 1 });
      await generator.generate.click({ trial: true });
    }
  });
});
