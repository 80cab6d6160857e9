import { apiPaths } from '#domain/paths.ts';
import { rewrites } from '#domain/rewrites.ts';
import { signIn } from './account-service.ts';
import { AsksRegion } from './asks-region.ts';
import { axeInBothSchemes } from './axe.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage, sampleMail } from './generator-page.ts';

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
  const texts = [draft];
  const said = page.getByRole('status').filter({ hasText: /^(Rewritten: .+|Undone)$/ });
  for (const { label } of rewrites) {
    await generator.rewrite(label).click();
    await expect(generator.reply).not.toHaveValue(texts.at(-1) ?? '');
    await expect(said).toHaveText(`Rewritten: ${label}`);
    texts.push(await generator.reply.inputValue());
    expect(texts.at(-1)).toContain('figure for March?\n12,400 euros.');
  }
  expect(service.count).toBe(1);

  // Undo walks back over the rewrites.
  await generator.rewrite('Undo').click();
  await expect(generator.reply).toHaveValue(texts.at(-2) ?? '');
  await expect(said).toHaveText('Undone');

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
  await generator.rewrite('Shorter').focus();
  await page.keyboard.press('ArrowRight');
  await expect(generator.rewrite('Longer')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(generator.reply).not.toHaveValue(draft);
  await expect(generator.rewrite('Longer')).toBeFocused();
});

test('the rewrite of a model’s reply is a request, and the page says that it counts', async ({
  generator,
  service,
}) => {
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: 'Hi Maria, I will come.', writer: 'openai:good' });
  const warmer = generator.rewrite('Warmer');
  await expect(warmer).toHaveAccessibleDescription(/counts as a reply/);
  await generator.reply.fill('Hi Maria, I will come at two.');
  await warmer.click();
  const call = await service.next();
  expect(call.request.rewrite).toEqual({ as: 'warmer', reply: 'Hi Maria, I will come at two.' });
  call.finish({ reply: 'Dear Maria, I would love to come at two.', writer: 'openai:good' });
  await expect(generator.reply).toHaveValue('Dear Maria, I would love to come at two.');
  await generator.rewrite('Undo').click();
  await expect(generator.reply).toHaveValue('Hi Maria, I will come at two.');
});

test('after another email was pasted, a rewrite still belongs to the email that was answered', async ({
  page,
  generator,
  service,
}) => {
  const asks = new AsksRegion(page);
  const figure = 'What was the figure for March?';
  // The request has no spaces at the ends of the email, the page keeps them.
  await generator.mail.fill(`\n${sampleMail}\n`);
  await asks.answer(figure).fill('12,400 euros');
  await generator.generate.click();
  (await service.next()).finish({ reply: 'Hi Maria, it was 12,400 euros.', writer: 'openai:good' });
  await expect(generator.reply).toBeEditable();
  await generator.mail.fill('Dear Sam,\n\nIs the invoice over 310 euros paid?\n\nTom');
  await asks.button('Is the invoice', 'Yes').click();
  // The answer to the earlier email is still the person's own word.
  await expect(generator.facts).toBeHidden();

  await generator.rewrite('Warmer').click();
  const call = await service.next();
  expect(call.request.emailContent).toBe(sampleMail);
  expect(call.request.answers).toEqual([{ ask: figure, answer: { text: '12,400 euros' } }]);
  call.finish({ reply: draft });
  await expect(generator.reply).toHaveValue(draft);
  await generator.rewrite('Shorter').click();
  await expect(generator.reply).not.toHaveValue(draft);
  await expect(generator.reply).toHaveValue(/figure for March\?\n12,400 euros/);
  await expect(generator.reply).not.toHaveValue(/invoice/);
});

test('the keys that generate also fill the gap whose field has the focus', async ({ generator, service }) => {
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: 'Hi Maria, see you on [day].' });
  await generator.gap('day').fill('Friday');
  await generator.gap('day').press('Control+Enter');
  (await service.next()).finish({ reply: 'Hi Maria.' });
  await expect(generator.reply).toHaveValue('Hi Maria.');
  await generator.rewrite('Undo').click();
  await expect(generator.reply).toHaveValue('Hi Maria, see you on Friday.');
});

test('while the own words are awaited, Generate can be stopped, and a rewrite blocks and replaces nothing', async ({
  page,
  service,
  complaints,
}) => {
  complaints.allow(/status of 503/);
  await signIn(page);
  let held = Promise.withResolvers<void>();
  await page.route(`**${apiPaths.ownWords}`, async (route) => {
    await held.promise;
    await route.fulfill({ status: 503, json: {} });
  });
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await generator.pasteAndGenerate();
  await generator.stop.click();
  await expect(generator.generate).toBeEnabled();
  expect(service.count).toBe(0);
  held.resolve();
  await generator.generate.click();
  (await service.next()).finish({ reply: draft });
  await expect(generator.reply).toBeEditable();

  const shorter = generator.rewrite('Shorter');
  held = Promise.withResolvers<void>();
  await shorter.click();
  await expect(shorter).toHaveAttribute('aria-disabled', 'true');
  await generator.reply.fill(`${draft}!`);
  held.resolve();
  await expect(shorter).toHaveAttribute('aria-disabled', 'false');
  await expect(generator.reply).toHaveValue(`${draft}!`);

  held = Promise.withResolvers<void>();
  await shorter.click();
  await generator.generate.click();
  held.resolve();
  (await service.next()).finish({ reply: 'Hi Maria.' });
  await expect(generator.reply).toHaveValue('Hi Maria.');
});

test('after a correction in the email, a rewrite still has each ask once', async ({ page, generator }) => {
  const desk = new AsksRegion(page);
  const mail = 'Hi Sam,\n\nCan you come to the meting on Tuesday?\nWhere should we park?\n\nBest,\nMaria';
  await generator.mail.fill(mail);
  await desk.button('Can you come', 'Yes').click();
  await generator.generate.click();
  await expect(desk.status).toHaveText('1 of 2 answered');
  const before = await generator.reply.inputValue();
  await generator.mail.fill(mail.replace('meting', 'meeting'));
  await generator.rewrite('Warmer').click();
  await expect(generator.reply).not.toHaveValue(before);
  expect((await generator.reply.inputValue()).match(/Can you come/g)).toHaveLength(1);
});

test('an answer that changes after the reply was written is no longer certain until it is in the reply', async ({
  page,
  generator,
}) => {
  const desk = new AsksRegion(page);
  await generator.mail.fill('Hi Sam,\n\nCan you come to the meeting on Tuesday?\n\nBest,\nMaria');
  await desk.button('Can you come', 'Yes').click();
  await generator.generate.click();
  await expect(desk.ask('Can you come')).toContainText('Answered');
  await desk.button('Can you come', 'No').click();
  await expect(desk.ask('Can you come')).toContainText('please check');
  await generator.rewrite('Another version').click();
  await expect(desk.ask('Can you come')).toContainText('Answered');
  // What the reply was written with stays the person's words.
  await desk.answer('Can you come').fill('At 9 [see list]');
  await generator.rewrite('Another version').click();
  await expect(generator.reply).toHaveValue(/At 9 \[see list\]/);
  await desk.answer('Can you come').fill('Later that day');
  await expect(generator.gaps.getByText('see list')).toBeHidden();
  await expect(generator.facts).toBeHidden();
});
