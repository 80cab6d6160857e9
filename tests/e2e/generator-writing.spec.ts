import { readFile } from 'node:fs/promises';
import { expect, test } from './fixture.ts';
import { sampleMail } from './generator-page.ts';

test('a reply is asked for with the settings, appears as it is written, and is announced', async ({
  page,
  generator,
  service,
}) => {
  await generator.prompt.fill('  Keep it short.  ');
  await generator.pasteAndGenerate();
  const call = await service.next();
  expect(call.request).toEqual({
    emailContent: sampleMail,
    intent: 'general',
    tone: 'friendly',
    language: 'English',
    customPrompt: 'Keep it short.',
  });
  expect(call.accept).toBe('text/event-stream');
  await expect(generator.generating).toBeDisabled();
  await expect(generator.reply).toBeDisabled();
  await expect(page.getByText('Generating your reply...')).toBeVisible();
  await expect(generator.copy).toBeHidden();

  call.write('Hi Maria,');
  await expect(generator.reply).toHaveValue('Hi Maria,');
  await expect(page.getByText('Generating your reply...')).toBeHidden();
  await expect(generator.reply).toBeDisabled();
  await expect(generator.copy).toBeHidden();

  call.finish({ reply: 'Hi Maria,\n\nThursday works.' });
  await expect(generator.reply).toHaveValue('Hi Maria,\n\nThursday works.');
  await expect(generator.toast('Reply generated successfully!')).toBeVisible();
  await expect(generator.reply).toBeEnabled();
  await expect(generator.reply).toBeFocused();
  await expect(generator.generate).toBeEnabled();
  await expect(page.getByText('Written by the built-in drafter')).toBeVisible();
});

test('a reply can be edited, the edit undone, the reply copied and downloaded', async ({
  page,
  context,
  generator,
  service,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: 'Thursday works.' });
  await expect(generator.reply).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' See you there.');
  await expect(generator.reply).toHaveValue('Thursday works. See you there.');
  await page.keyboard.press('Control+z');
  await expect(generator.reply).toHaveValue('Thursday works.');
  await page.keyboard.press('Control+Shift+z');
  await expect(generator.reply).toHaveValue('Thursday works. See you there.');

  await generator.copy.click();
  await expect(generator.toast('Reply copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Thursday works. See you there.');

  const downloading = page.waitForEvent('download');
  await generator.download.click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('email-reply.txt');
  expect(await readFile(await file.path(), 'utf8')).toBe('Thursday works. See you there.');
  await expect(generator.toast('Reply downloaded!')).toBeVisible();

  await generator.reply.fill('');
  await expect(generator.copy).toBeHidden();
  await expect(generator.download).toBeHidden();
});

test('a browser that refuses to copy is told plainly', async ({ page, generator, service }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: 'Thursday works.' });
  await generator.copy.click();
  await expect(
    generator.toast('The browser did not allow copying. Select the reply and copy it by hand.'),
  ).toBeVisible();
});

test('the engine’s name, its notes and the gaps stand beside the reply', async ({
  page,
  generator,
  service,
}) => {
  await generator.pasteAndGenerate();
  (await service.next()).finish({
    reply: 'The figure is [the figure for March].\n\nRegards,\n[your name]',
    writer: 'openai:gpt-5.2',
    notes: ['Nothing is known of the weather.'],
  });
  await expect(page.getByText('Written by openai:gpt-5.2')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Notes' })).toHaveText('Nothing is known of the weather.');
  const selected = () => page.evaluate(() => window.getSelection()?.toString());
  await page.getByRole('button', { name: '2 gaps to fill' }).click();
  expect(await selected()).toBe('[the figure for March]');
  await page.keyboard.type('12');
  await page.getByRole('button', { name: '1 gap to fill' }).click();
  expect(await selected()).toBe('[your name]');
  await page.keyboard.type('Sam');
  await expect(generator.reply).toHaveValue('The figure is 12.\n\nRegards,\nSam');
  await expect(page.getByRole('button', { name: /to fill/ })).toBeHidden();
});

test('a reply in a script from right to left reads from the right', async ({ generator, service }) => {
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: 'שלום מריה' });
  await expect(generator.reply).toBeEnabled();
  expect(await generator.reply.evaluate((field) => field.matches(':dir(rtl)'))).toBe(true);
});

test('Stop keeps what was written, to edit, and counts the reply', async ({ page, generator, service }) => {
  await generator.pasteAndGenerate();
  const call = await service.next();
  await expect(generator.stop).toBeFocused();
  call.write('Hi Maria, Thursday');
  await expect(generator.reply).toHaveValue('Hi Maria, Thursday');
  await generator.stop.click();
  await call.closed;
  await expect(generator.reply).toBeEnabled();
  await expect(generator.reply).toHaveValue('Hi Maria, Thursday');
  await expect(page.getByText('Stopped before the end')).toBeVisible();
  await expect(page.getByText('2 free replies remaining')).toBeVisible();
  await expect(generator.toast('Reply generated successfully!')).toBeHidden();
});

test('Escape before the first words stops without a charge and brings the earlier reply back', async ({
  page,
  generator,
  service,
}) => {
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: 'The first reply.' });
  await generator.reply.fill('The first reply, edited.');
  await generator.mail.focus();
  await page.keyboard.press('Control+Enter');
  const call = await service.next();
  await expect(generator.reply).toHaveValue('');
  await page.keyboard.press('Escape');
  await call.closed;
  await expect(generator.reply).toHaveValue('The first reply, edited.');
  await expect(page.getByText('2 free replies remaining')).toBeVisible();
});

test('Escape closes an open list before it stops the writing', async ({ page, generator, service }) => {
  await generator.pasteAndGenerate();
  const call = await service.next();
  const isOpen = () => generator.choice('Tone').evaluate((choice) => choice.matches(':open'));
  await generator.choice('Tone').click();
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(false);
  await expect(generator.generating).toBeVisible();
  call.finish({ reply: 'Thursday works.' });
  await expect(generator.reply).toHaveValue('Thursday works.');
});

test('a reply written by hand can be copied and is nobody else’s', async ({ page, generator }) => {
  await generator.reply.fill('Thursday works.');
  await expect(generator.copy).toBeVisible();
  await expect(page.getByText('Written by you')).toBeVisible();
});

test('the whole job is done with the keyboard alone', async ({ page, generator, service }) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'AI Reply Assistant' })).toBeFocused();
  while (!(await generator.mail.evaluate((field) => field === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.insertText(sampleMail);
  await page.keyboard.press('Control+Enter');
  (await service.next()).finish({ reply: 'Thursday works.' });
  await expect(generator.reply).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(generator.copy).toBeFocused();
});

test('the focus stays with the person who goes on typing', async ({ page, generator, service }) => {
  await generator.mail.fill(sampleMail);
  await page.keyboard.press('Control+Enter');
  const call = await service.next();
  await page.keyboard.type(' One more thing.');
  call.finish({ reply: 'Thursday works.' });
  await expect(generator.reply).toHaveValue('Thursday works.');
  await expect(generator.mail).toBeFocused();
});

test('an edited reply that a new one replaced can be had back', async ({ page, generator, service }) => {
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: 'The first reply.' });
  await generator.reply.fill('The first reply, edited.');
  await generator.generate.click();
  (await service.next()).finish({ reply: 'The second reply.' });
  await expect(generator.reply).toHaveValue('The second reply.');
  await page.getByRole('button', { name: 'Earlier reply' }).click();
  await expect(generator.reply).toHaveValue('The first reply, edited.');
  await page.getByRole('button', { name: 'Earlier reply' }).click();
  await expect(generator.reply).toHaveValue('The second reply.');
});

test('an emptied reply has no notes, and the earlier one can still be had back', async ({
  page,
  generator,
  service,
}) => {
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: 'The first reply.' });
  await expect(generator.reply).toHaveValue('The first reply.');
  await generator.generate.click();
  (await service.next()).finish({ reply: 'The second reply.', notes: ['Nothing is known of the weather.'] });
  await expect(page.getByRole('list', { name: 'Notes' })).toBeVisible();
  await generator.reply.fill('');
  await expect(page.getByRole('list', { name: 'Notes' })).toBeHidden();
  await page.getByRole('button', { name: 'Earlier reply' }).click();
  await expect(generator.reply).toHaveValue('The first reply.');
});

test('a reply that comes at once instead of as a stream is shown', async ({ page, generator }) => {
  await page.route('**/api/generate-reply', (route) =>
    route.fulfill({ json: { reply: 'Thursday works.', writer: 'Built-in drafter', notes: [] } }),
  );
  await generator.pasteAndGenerate();
  await expect(generator.reply).toHaveValue('Thursday works.');
  await expect(generator.toast('Reply generated successfully!')).toBeVisible();
});
