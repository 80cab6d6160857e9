import { session, signIn } from './account-service.ts';
import { axeFindings, inEachScheme } from './axe.ts';
import { expect, test } from './fixture.ts';
import { sampleMail } from './generator-page.ts';
import { generatorStates } from './generator-states.ts';

inEachScheme(() => {
  for (const [name, reach] of Object.entries(generatorStates)) {
    test(`axe finds nothing: ${name}`, async ({ page, generator, service, complaints }) => {
      complaints.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
      await reach({ page, generator, service });
      expect(await axeFindings(page)).toEqual([]);
    });
  }
});

for (const width of [320, 390, 720, 768, 1024, 1280, 1440, 1920]) {
  test(`nothing is wider than a window of ${width} pixels`, async ({ page, generator, service }) => {
    await page.setViewportSize({ width, height: 800 });
    await generator.pasteAndGenerate(`${sampleMail}\n${'long'.repeat(200)}`);
    (await service.next()).finish({ reply: 'Thursday works.', notes: ['unbreakable'.repeat(30)] });
    await expect(generator.copy).toBeVisible();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
  });
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
]) {
  const size = `${viewport.width} by ${viewport.height}`;
  test(`at ${size} the whole job is visible without scrolling`, async ({ page, generator, service }) => {
    await page.setViewportSize(viewport);
    await generator.pasteAndGenerate();
    (await service.next()).finish({ reply: 'Thursday works.' });
    await expect(generator.copy).toBeInViewport({ ratio: 1 });
    for (const part of [generator.mail, generator.prompt, generator.generate, generator.reply]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
  });
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every button and list is 44 pixels high or more', async ({ page, generator, service }) => {
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
    expect(small).toEqual([]);
  });
});

test.describe('with a session', () => {
  test('the user menu takes the place of Sign In, before the page comes to life', async ({ page }) => {
    await signIn(page);
    await page.goto('/app');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden();
    await header.getByRole('button', { name: 'User menu' }).click();
    await expect(header.getByText(session.full_name)).toBeVisible();
    for (const [name, path] of [
      ['Dashboard', '/dashboard'],
      ['Upgrade', '/pricing'],
      ['Sign Out', '/sign-out'],
    ] as const) {
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    await page.keyboard.press('Escape');
    await expect(header.getByRole('link', { name: 'Dashboard' })).toBeHidden();
  });
});

test('at 390 by 844 the button is in reach wherever the page is scrolled', async ({ page, generator }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await generator.mail.fill(sampleMail);
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
    await expect(generator.generate).toBeInViewport({ ratio: 1 });
    await generator.generate.click({ trial: true });
  }
});

test('a toast covers no button', async ({ page, generator, service }) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await generator.pasteAndGenerate();
    (await service.next()).finish({ reply: 'Thursday works.' });
    await expect(generator.toast('Reply generated successfully!')).toBeVisible();
    await generator.generate.click({ trial: true });
    await generator.copy.click({ trial: true });
  }
});

test('a toast leaves a short reply to be read, from its heading to the line below it', async ({
  page,
  generator,
  service,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await generator.pasteAndGenerate();
    (await service.next()).finish({ reply: 'Thursday works.' });
    const reply = await generator.reply.elementHandle();
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
    expect(toast.bottom <= sheet.top || toast.top >= sheet.bottom).toBe(true);
  }
});

test('data-theme chooses the theme over the system', async ({ page, generator }) => {
  await expect(generator.mail).toBeVisible();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await background()).not.toBe(light);
});

test('the button keeps to the window’s edge, but hides nothing under great zoom', async ({
  page,
  generator,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(generator.generate).toBeInViewport();
  // The size of a window of 1280 by 1024 pixels at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(generator.generate).not.toBeInViewport();
  await generator.generate.scrollIntoViewIfNeeded();
  await expect(generator.generate).toBeInViewport();
});
