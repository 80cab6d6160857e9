import { rewrites } from '#domain/rewrites.ts';
import { axeInBothSchemes } from './axe.ts';
import { expect, test } from './fixture.ts';

const draft = `Hi Maria,

Thank you for your email.

> Could you join the budget review on Thursday at 14:00?
[Yes, of course / I'm afraid that isn't possible]

> What was the figure for March?
12,400 euros.

Warm regards,
Sam`;

test('a draft is written once more in the browser, with the person’s answers, and nothing is requested', async ({
  page,
  generator,
  service,
}) => {
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: draft });
  const toolbar = page.getByRole('toolbar', { name: 'Rewrite' });
  const texts = [draft];
  for (const { label } of rewrites) {
    await toolbar.getByRole('button', { name: label, exact: true }).click();
    await expect(generator.reply).not.toHaveValue(texts.at(-1) ?? '');
    texts.push(await generator.reply.inputValue());
    expect(texts.at(-1)).toContain('figure for March?\n12,400 euros.');
  }
  expect(service.count).toBe(1);

  // Undo walks back over the rewrites.
  await toolbar.getByRole('button', { name: 'Undo' }).click();
  await expect(generator.reply).toHaveValue(texts.at(-2) ?? '');

  await page.getByRole('button', { name: '7 versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  await expect(dialog.getByRole('listitem')).toHaveCount(7);
  await axeInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Use version 1' }).click();
  await expect(generator.reply).toHaveValue(draft);
});

test('by keyboard the toolbar is one stop, and the pressed button keeps the focus', async ({
  page,
  generator,
  service,
}) => {
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: draft });
  const toolbar = page.getByRole('toolbar', { name: 'Rewrite' });
  await toolbar.getByRole('button', { name: 'Shorter' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(toolbar.getByRole('button', { name: 'Longer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(generator.reply).not.toHaveValue(draft);
  await expect(toolbar.getByRole('button', { name: 'Longer' })).toBeFocused();
});

test('the rewrite of a model’s reply is a request, and the page says that it counts', async ({
  page,
  generator,
  service,
}) => {
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: 'Hi Maria, I will come.', writer: 'openai:good' });
  const warmer = page.getByRole('toolbar', { name: 'Rewrite' }).getByRole('button', { name: 'Warmer' });
  await expect(warmer).toHaveAccessibleDescription(/counts as a reply/);
  await generator.reply.fill('Hi Maria, I will come at two.');
  await warmer.click();
  const call = await service.next();
  expect(call.request.rewrite).toEqual({ as: 'warmer', reply: 'Hi Maria, I will come at two.' });
  call.finish({ reply: 'Dear Maria, I would love to come at two.', writer: 'openai:good' });
  await expect(generator.reply).toHaveValue('Dear Maria, I would love to come at two.');
  await page.getByRole('toolbar', { name: 'Rewrite' }).getByRole('button', { name: 'Undo' }).click();
  await expect(generator.reply).toHaveValue('Hi Maria, I will come at two.');
});
