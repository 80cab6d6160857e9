import { expect, test } from './fixture.ts';
import { sampleMail } from './generator-page.ts';

test('mail, prompt and the edited reply survive a reload of the tab', async ({
  page,
  generator,
  service,
}) => {
  await generator.prompt.fill('Keep it short.');
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: 'Thursday works.', notes: ['A note.'] });
  await generator.reply.fill('Thursday works well.');
  await page.reload();
  await expect(generator.mail).toHaveValue(sampleMail);
  await expect(generator.prompt).toHaveValue('Keep it short.');
  await expect(generator.reply).toHaveValue('Thursday works well.');
  await expect(page.getByText('Written by the built-in drafter')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Notes' })).toHaveText('A note.');
  await expect(generator.copy).toBeVisible();
});

test('a reply in the making does not survive, the one before it does', async ({
  page,
  generator,
  service,
}) => {
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: 'The first reply.' });
  await expect(generator.reply).toHaveValue('The first reply.');
  await generator.generate.click();
  (await service.next()).write('The second');
  await expect(generator.reply).toHaveValue('The second');
  await page.reload();
  await expect(generator.reply).toHaveValue('The first reply.');
});

test('nothing is kept but the tab’s work and the count', async ({ page, context, generator, service }) => {
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: 'Thursday works.' });
  await expect(page.getByText('2 free replies remaining')).toBeVisible();
  const local = await page.evaluate(() => JSON.stringify(localStorage));
  expect(JSON.parse(local)).toEqual({ guestUsage: '1' });
  const databases = await page.evaluate(() => indexedDB.databases());
  expect(databases).toEqual([]);
  const other = await context.newPage();
  await other.goto('/app');
  await expect(other.getByRole('textbox', { name: 'Original email' })).toHaveValue('');
});

for (const stored of ['{', '{"mail":1}', '[]', '{"mail":"x","settings":{"intent":"rob"}}']) {
  test(`broken work in the storage is passed over: ${stored}`, async ({ page, generator }) => {
    await page.evaluate((value) => sessionStorage.setItem('generatorWork', value), stored);
    await generator.open();
    await expect(generator.mail).toHaveValue('');
  });
}

test('settings that a guest may not have are put back', async ({ page, generator }) => {
  await page.evaluate(() =>
    sessionStorage.setItem(
      'generatorWork',
      JSON.stringify({
        mail: 'Hello',
        settings: {
          intent: 'decline',
          tone: 'custom',
          language: 'Arabic',
          customTone: 'x',
          customPrompt: '',
        },
      }),
    ),
  );
  await generator.open();
  await expect(generator.mail).toHaveValue('Hello');
  await expect(generator.choice('Intent')).toHaveValue('general');
  await expect(generator.choice('Tone')).toHaveValue('friendly');
  await expect(generator.choice('Language')).toHaveValue('English');
});
