import { expect, test } from './fixture.ts';
import { sampleMail } from './generator-page.ts';

const limitText = "You've used all 3 free email replies. Sign up now to get 10 free emails per month!";

test('each success uses one free reply, kept under guestUsage', async ({ page, generator, service }) => {
  for (const [left, stored] of [
    ['2 free replies remaining', '1'],
    ['1 free reply remaining', '2'],
  ] as const) {
    await generator.pasteAndGenerate();
    (await service.next()).finish({ reply: 'Thursday works.' });
    await expect(page.getByText(left)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('guestUsage'))).toBe(stored);
  }
});

test('the dialog comes one second after the third reply', async ({ page, generator, service }) => {
  await page.evaluate(() => localStorage.setItem('guestUsage', '2'));
  await page.clock.install();
  await generator.open();
  await generator.pasteAndGenerate();
  const call = await service.next();
  await page.clock.pauseAt(Date.now() + 60_000);
  call.finish({ reply: 'Thursday works.' });
  await expect(page.getByText('0 free replies remaining')).toBeVisible();
  await page.clock.runFor(999);
  await expect(generator.signUp).toBeHidden();
  await page.clock.runFor(1);
  await expect(generator.signUp).toBeVisible();
  await expect(generator.signUp.getByText(limitText)).toBeVisible();
  await generator.signUp.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(generator.signUp).toBeHidden();
  await expect(generator.reply).toHaveValue('Thursday works.');
});

test('a fourth attempt opens the dialog and calls nothing', async ({ page, generator, service }) => {
  await page.evaluate(() => localStorage.setItem('guestUsage', '3'));
  await generator.open();
  await expect(page.getByText('0 free replies remaining')).toBeVisible();
  await generator.pasteAndGenerate();
  await expect(generator.signUp).toBeVisible();
  expect(service.count).toBe(0);
  await page.keyboard.press('Escape');
  await expect(generator.signUp).toBeHidden();
  await expect(generator.mail).toHaveValue(sampleMail);
});

test('Create Free Account leads to the account page', async ({ page, generator, complaints }) => {
  complaints.allow(/Failed to load resource|\/auth/);
  await page.evaluate(() => localStorage.setItem('guestUsage', '3'));
  await generator.open();
  await generator.pasteAndGenerate();
  await generator.signUp.getByRole('button', { name: 'Create Free Account' }).click();
  await expect(page).toHaveURL('/auth');
});

test('a guest whom the server refuses sees the dialog and no replies left', async ({
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
  expect(await page.evaluate(() => localStorage.getItem('guestUsage'))).toBeNull();
  await page.reload();
  await expect(page.getByText('3 free replies remaining')).toBeVisible();
});

for (const [stored, left] of [
  ['', '3 free replies remaining'],
  ['many', '3 free replies remaining'],
  ['-1', '3 free replies remaining'],
  ['1e9', '3 free replies remaining'],
  ['{"used":2}', '3 free replies remaining'],
  ['99', '0 free replies remaining'],
] as const) {
  test(`a guestUsage of '${stored}' reads as ${left}`, async ({ page, generator }) => {
    await page.evaluate((value) => localStorage.setItem('guestUsage', value), stored);
    await generator.open();
    await expect(page.getByText(left)).toBeVisible();
  });
}

test('a browser without storage still writes three replies', async ({ page, generator, service }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await generator.open();
  for (const left of ['2 free replies', '1 free reply', '0 free replies']) {
    await generator.pasteAndGenerate();
    (await service.next()).finish({ reply: 'Thursday works.' });
    await expect(page.getByText(`${left} remaining`)).toBeVisible();
  }
  await expect(generator.signUp).toBeVisible();
});

test('another tab’s reply is counted here too', async ({ page, context, generator }) => {
  const other = await context.newPage();
  await other.goto('/app');
  await other.evaluate(() => localStorage.setItem('guestUsage', '1'));
  await expect(page.getByText('2 free replies remaining')).toBeVisible();
  await expect(generator.mail).toBeVisible();
});
