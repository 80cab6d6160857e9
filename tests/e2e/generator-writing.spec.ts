import { readFile } from 'node:fs/promises';
import { expect, test } from './fixture.ts';
import { sampleMail } from './generator-page.ts';

test('a reply appears while it is written, and can be edited, copied and downloaded', async ({
  page,
  context,
  generator,
  service,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
  await expect(generator.toast('Reply generated successfully!')).toBeVisible();
  await expect(generator.reply).toHaveValue('Hi Maria,\n\nThursday works.');
  await expect(generator.reply).toBeEnabled();
  await expect(generator.reply).toBeFocused();
  await expect(generator.generate).toBeEnabled();
  await expect(page.getByText('Written by the built-in drafter')).toBeVisible();

  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' See you there.');
  const edited = 'Hi Maria,\n\nThursday works. See you there.';
  await expect(generator.reply).toHaveValue(edited);
  await page.keyboard.press('Control+z');
  await expect(generator.reply).toHaveValue('Hi Maria,\n\nThursday works.');
  await page.keyboard.press('Control+Shift+z');
  await expect(generator.reply).toHaveValue(edited);

  await generator.copy.click();
  await expect(generator.toast('Reply copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(edited);

  const downloading = page.waitForEvent('download');
  await generator.download.click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('email-reply.txt');
  expect(await readFile(await file.path(), 'utf8')).toBe(edited);
  await expect(generator.toast('Reply downloaded!')).toBeVisible();

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await generator.copy.click();
  await expect(generator.toast(/did not allow copying/)).toBeVisible();

  await generator.reply.fill('');
  await expect(generator.copy).toBeHidden();
  await expect(generator.download).toBeHidden();
  await generator.reply.fill('Thursday works.');
  await expect(generator.copy).toBeVisible();
});

test('the writer and the notes are shown with the reply, and an earlier reply can be restored', async ({
  page,
  generator,
  service,
}) => {
  await generator.reply.fill('Begun by hand.');
  await expect(page.getByText('Written by you')).toBeVisible();
  await generator.pasteAndGenerate();
  (await service.next()).finish({
    reply: 'The figure is [the figure for March].\n\nRegards,\n[your name]',
    writer: 'openai:gpt-5.2',
    notes: ['Nothing is known of the weather.'],
  });
  await expect(page.getByText('Written by openai:gpt-5.2')).toBeVisible();
  const notes = page.getByRole('list', { name: 'Notes' });
  await expect(notes).toHaveText('Nothing is known of the weather.');
  await generator.generate.click();
  (await service.next()).finish({ reply: 'שלום מריה' });
  await expect(generator.reply).toHaveValue('שלום מריה');
  expect(await generator.reply.evaluate((field) => field.matches(':dir(rtl)'))).toBe(true);
  await expect(notes).toBeHidden();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect(generator.reply).toHaveValue(/^The figure is/);
  await expect(notes).toBeVisible();
  await undo.click();
  await expect(generator.reply).toHaveValue('Begun by hand.');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(notes).toBeVisible();
  await generator.reply.fill('');
  await expect(notes).toBeHidden();
  await undo.click();
  await expect(notes).toBeVisible();

  await page.route('**/api/generate-reply', (route) =>
    route.fulfill({ json: { reply: 'Not streamed.', writer: 'Built-in drafter', notes: [] } }),
  );
  await generator.generate.click();
  await expect(generator.reply).toHaveValue('Not streamed.');
  await expect(generator.toast('Reply generated successfully!')).toBeVisible();
});

test('the key that copies takes the whole reply, and what is selected as ever', async ({
  page,
  context,
  generator,
  service,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await generator.mail.fill(sampleMail);
  await generator.generate.click();
  (await service.next()).finish({ reply: 'Thursday works.' });
  await expect(generator.reply).toBeFocused();
  await page.keyboard.press('Control+c');
  await expect(generator.toast('Reply copied to clipboard!')).toBeVisible();
  expect(await copied()).toBe('Thursday works.');
  await generator.reply.evaluate((field) => (field as HTMLTextAreaElement).setSelectionRange(0, 8));
  await page.keyboard.press('Control+c');
  expect(await copied()).toBe('Thursday');
});

test('the keyboard is enough for all steps, and Stop and Escape end the writing', async ({
  page,
  generator,
  service,
}) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'AI Reply Assistant' })).toBeFocused();
  while (!(await generator.mail.evaluate((field) => field === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.insertText(sampleMail);
  await page.keyboard.press('Control+Enter');
  const first = await service.next();
  await page.keyboard.type(' One more thing.');
  first.finish({ reply: 'The first reply.' });
  await expect(generator.reply).toHaveValue('The first reply.');
  // The focus stays with a person who goes on typing.
  await expect(generator.mail).toBeFocused();
  await expect(page.getByText('2 free replies remaining')).toBeVisible();
  await generator.reply.fill('The first reply, edited.');
  await page.keyboard.press('Tab');
  await expect(generator.copy).toBeFocused();

  // Escape before the first text: the earlier reply comes back, and nothing is counted.
  await generator.mail.focus();
  await page.keyboard.press('Control+Enter');
  const escaped = await service.next();
  await expect(generator.reply).toHaveValue('');
  await page.keyboard.press('Escape');
  await escaped.closed;
  await expect(generator.reply).toHaveValue('The first reply, edited.');
  await expect(page.getByText('2 free replies remaining')).toBeVisible();

  // Escape closes an open list before it stops the writing.
  await generator.generate.click();
  const stopped = await service.next();
  await expect(generator.stop).toBeFocused();
  const isOpen = () => generator.choice('Tone').evaluate((choice) => choice.matches(':open'));
  await generator.choice('Tone').click();
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(false);
  await expect(generator.generating).toBeVisible();
  await expect(generator.toast('Reply generated successfully!')).toBeHidden();

  // Stop keeps what was written, and the reply is counted.
  stopped.write('Hi Maria, Thursday');
  await expect(generator.reply).toHaveValue('Hi Maria, Thursday');
  await generator.stop.click();
  await stopped.closed;
  await expect(generator.reply).toBeEnabled();
  await expect(generator.reply).toHaveValue('Hi Maria, Thursday');
  await expect(page.getByText('Stopped before the end')).toBeVisible();
  await expect(page.getByText('1 free reply remaining')).toBeVisible();
  await expect(generator.toast('Reply generated successfully!')).toBeHidden();
});

test('presses in quick succession request one reply', async ({ page, generator, service }) => {
  await generator.mail.fill(sampleMail);
  await generator.generate.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true }));
  });
  (await service.next()).finish({ reply: 'Thursday works.' });
  await expect(generator.reply).toHaveValue('Thursday works.');
  expect(service.count).toBe(1);
  await expect(page.getByText('2 free replies remaining')).toBeVisible();

  // The second half of a double click neither stops this reply nor requests another.
  await generator.generate.scrollIntoViewIfNeeded();
  const box = await generator.generate.boundingBox();
  if (!box) throw new Error('The button is not on the screen.');
  // Stop appears at this place once the writing has started.
  await page.mouse.move(box.x + box.width - 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  const clicked = await service.next();
  await expect(generator.stop).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(generator.generating).toBeVisible();
  clicked.finish({ reply: 'Friday works.' });
  await expect(generator.reply).toHaveValue('Friday works.');
  await expect(generator.generate).toBeEnabled();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(generator.generate).toBeEnabled();
  expect(service.count).toBe(2);

  // A key that is held down presses once.
  await page.evaluate(() => localStorage.removeItem('guestUsage'));
  await page.keyboard.down('Control');
  await page.keyboard.down('Enter');
  (await service.next()).finish({ reply: 'Monday works.' });
  await expect(generator.reply).toHaveValue('Monday works.');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.up('Control');
  await expect(generator.generate).toBeEnabled();
  expect(service.count).toBe(3);

  await generator.generate.focus();
  await page.keyboard.down('Enter');
  const held = await service.next();
  // The focus has moved to Stop while the key is still down.
  await expect(generator.stop).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  held.finish({ reply: 'Tuesday works.' });
  await expect(generator.reply).toHaveValue('Tuesday works.');
});
