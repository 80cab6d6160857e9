import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { GeneratorPage, sampleMail } from './generator-page.ts';

function storedUsage(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('guestUsage'));
}

test('a guest has three replies in all tabs together, then the page asks for a sign-up', async ({
  page,
  context,
  service,
}) => {
  const generator = new GeneratorPage(page);
  await page.clock.install();
  await generator.open();
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: 'The first reply.' });
  await expect(page.getByText('2 free replies remaining')).toBeVisible();
  expect(await storedUsage(page)).toBe('1');

  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.setItem('guestUsage', '2'));
  await other.close();
  await expect(page.getByText('1 free reply remaining')).toBeVisible();

  await generator.generate.click();
  const call = await service.next();
  await page.clock.pauseAt(Date.now() + 60_000);
  call.finish({ reply: 'Thursday works.' });
  await expect(page.getByText('0 free replies remaining')).toBeVisible();
  expect(await storedUsage(page)).toBe('3');
  await page.clock.runFor(999);
  await expect(generator.signUp).toBeHidden();
  await page.clock.runFor(1);
  await expect(generator.signUp).toBeVisible();
  await page.clock.resume();
  await generator.signUp.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(generator.signUp).toBeHidden();
  await expect(generator.reply).toHaveValue('Thursday works.');

  await generator.generate.click();
  await expect(generator.signUp).toBeVisible();
  expect(service.count).toBe(2);
  await page.keyboard.press('Escape');
  await expect(generator.signUp).toBeHidden();
  await expect(generator.mail).toHaveValue(sampleMail);
  await generator.generate.click();
  await generator.signUp.getByRole('button', { name: 'Create Free Account' }).click();
  await expect(page).toHaveURL('/auth');
});

test('if the server refuses a guest, the page asks for a sign-up, and has replies again after a reload', async ({
  page,
  generator,
  service,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await generator.pasteAndGenerate();
  (await service.next()).fail('guest_limit');
  await expect(generator.signUp).toBeVisible();
  await expect(generator.mail).toHaveValue(sampleMail);
  await expect(page.getByText('0 free replies remaining')).toBeVisible();
  // The refusal is not stored, because an address has replies again the next day.
  expect(await storedUsage(page)).toBeNull();
  await page.reload();
  await expect(page.getByText('3 free replies remaining')).toBeVisible();
});

test('a browser without storage still writes three replies', async ({ page, service }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const generator = new GeneratorPage(page);
  await generator.open();
  for (const left of ['2 free replies', '1 free reply', '0 free replies']) {
    await generator.pasteAndGenerate();
    (await service.next()).finish({ reply: 'Thursday works.' });
    await expect(page.getByText(`${left} remaining`)).toBeVisible();
  }
  await expect(generator.signUp).toBeVisible();
});
