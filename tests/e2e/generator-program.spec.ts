import { expect, test } from './fixture.ts';

test('a pasted mail gets a reply from the program itself', async ({ page, generator }) => {
  await generator.pasteAndGenerate();
  await expect(generator.toast('Reply generated successfully!')).toBeVisible();
  await expect(generator.reply).toHaveValue(/Maria/);
  await expect(page.getByText('Written by the built-in drafter')).toBeVisible();
  await expect(page.getByText('2 free replies remaining')).toBeVisible();
});

test('the program refuses a guest’s fourth reply even where the browser’s count was cleared', async ({
  page,
  generator,
  complaints,
}) => {
  complaints.allow(/402/);
  for (let used = 0; used < 3; used += 1) {
    await generator.pasteAndGenerate();
    await expect(generator.copy).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('guestUsage'));
  }
  await generator.open();
  await generator.pasteAndGenerate();
  await expect(generator.signUp).toBeVisible();
});
