import { messages } from '#domain/messages.ts';
import { signIn } from './account-service.ts';
import { AsksRegion } from './asks-region.ts';
import { axeInBothSchemes } from './axe.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage, sampleMail } from './generator-page.ts';
import { stage } from './gmail-states.ts';
import { mails } from './mailbox-service.ts';
import { ReplyService } from './reply-service.ts';
import { sidewaysOverflow } from './site-pages.ts';

const draft = `Hi Maria,

> Could you join the budget review on Thursday at 14:00?

[Yes / No]

> What was the figure for March?

[your answer]

Best wishes,
[Your name]`;

test('gaps are filled by mouse and keyboard, and none is copied unseen', async ({
  page,
  context,
  generator,
  service,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: draft });
  await expect(generator.gaps.getByRole('listitem')).toHaveCount(3);
  await expect(generator.page.getByRole('status').getByText('3 gaps left')).toBeAttached();

  // Two choices can have the same words, so each has the question as its name.
  await expect(
    generator.gaps.getByRole('group', { name: 'Could you join the budget review on Thursday at 14:00?' }),
  ).toBeVisible();

  await generator.copy.click();
  const question = page.getByRole('dialog', { name: 'Gaps left' });
  await expect(question).toHaveAccessibleDescription('3 gaps left');
  await question.getByRole('button', { name: 'Fill them' }).click();
  await expect(generator.gaps.getByRole('button', { name: 'Yes', exact: true })).toBeFocused();

  // One press fills a gap, and the focus goes on to the next one.
  await page.keyboard.press('Enter');
  await expect(generator.gap('your answer')).toBeFocused();
  await page.keyboard.type('12,400');
  // A press on a button leaves the field first: the gap is filled, and the button still gets the press.
  await generator.download.click();
  await expect(question).toHaveAccessibleDescription('1 gap left');
  const downloading = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Download anyway' }).click();
  await downloading;
  const text = draft.replace('[Yes / No]', 'Yes').replace('[your answer]', '12,400');
  await expect(generator.reply).toHaveValue(text);

  // Accepted for this very text only.
  await generator.copy.click();
  await expect(generator.toast('Reply copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await generator.reply.press('Control+End');
  await page.keyboard.type('!');
  await generator.copy.click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');

  await generator.gap('Your name').fill('Sam');
  await generator.gap('Your name').press('Enter');
  await expect(generator.gaps).toBeHidden();
  await expect(generator.reply).toBeFocused();
  await generator.copy.click();
  await expect(question).toBeHidden();
  // What filled a gap is the person's word.
  await expect(generator.facts).toBeHidden();
});

test('what fills the gap below an ask is its answer in the next reply too, and an answer that was given stays', async ({
  page,
  generator,
  service,
}) => {
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: draft });
  const asks = new AsksRegion(page);
  await expect(asks.items).toHaveCount(2);
  await generator.gaps.getByRole('button', { name: 'Yes', exact: true }).click();
  await generator.gap('your answer').fill('12,400');
  await page.keyboard.press('Enter');
  await generator.gap('Your name').fill('Sam');
  await page.keyboard.press('Enter');
  await expect(asks.answer('Could you join')).toHaveValue('Yes');
  await expect(asks.answer('What was the figure')).toHaveValue('12,400');
  await generator.generate.click();
  const call = await service.next();
  expect(call.request.answers).toEqual([
    { ask: 'Could you join the budget review on Thursday at 14:00?', answer: { text: 'Yes' } },
    { ask: 'What was the figure for March?', answer: { text: '12,400' } },
  ]);
  call.finish({ reply: draft });
  await generator.gap('your answer').fill('13,000');
  await page.keyboard.press('Enter');
  await expect(generator.reply).toHaveValue(/13,000/);
  await expect(asks.answer('What was the figure')).toHaveValue('12,400');
});

test('F8 and Shift+F8 select the gaps in the text', async ({ page, generator, service }) => {
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: draft });
  await expect(generator.reply).toBeFocused();
  const selected = () => page.evaluate(() => window.getSelection()?.toString());
  for (const gap of ['[Yes / No]', '[your answer]', '[Your name]', '[Yes / No]']) {
    await page.keyboard.press('F8');
    expect(await selected()).toBe(gap);
  }
  await page.keyboard.press('Shift+F8');
  expect(await selected()).toBe('[Your name]');
  await page.keyboard.type('Sam');
  await expect(generator.reply).toHaveValue(draft.replace('[Your name]', 'Sam'));
  await expect(generator.gaps.getByRole('listitem')).toHaveCount(2);
});

test('brackets of the mail and of the instructions are no gaps, brackets that are typed are', async ({
  page,
  generator,
  service,
}) => {
  await generator.prompt.fill('Mark it as [draft].');
  await generator.pasteAndGenerate('Does array[0] exist? See [spec] for it.');
  (await service.next()).finish({ reply: '[draft]\nYes, array[0] exists, as [spec] says.' });
  await expect(generator.copy).toBeVisible();
  await expect(generator.gaps).toBeHidden();
  await generator.reply.press('Control+End');
  await page.keyboard.type(' Or [something');
  await expect(generator.gaps).toBeHidden();
  await page.keyboard.type(']');
  await expect(generator.gap('something')).toBeVisible();
});

test('a reply of only gaps can be filled, and what is typed into a field survives a reload', async ({
  page,
  generator,
  service,
}) => {
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: '[date]\n[date]\n[date]' });
  const fields = generator.gap('date');
  await expect(fields).toHaveCount(3);
  await fields.nth(1).fill('Thursday');
  // Tab leaves the field, and the focus is in the field after it.
  await fields.nth(1).press('Tab');
  await expect(generator.reply).toHaveValue('[date]\nThursday\n[date]');
  await expect(fields.last()).toBeFocused();
  await page.keyboard.type('17 April');
  await page.reload();
  await expect(generator.reply).toHaveValue('[date]\nThursday\n17 April');
  await expect(fields).toHaveCount(1);
  await generator.reply.press('Control+End');
  await page.keyboard.type(', room 99');
  // The facts that filled a gap are the person's words, also after a reload.
  await expect(generator.facts.getByRole('listitem')).toHaveText(/^99 /);
});

test('facts that nobody gave are listed, shown and kept', async ({ page, generator, service }) => {
  await generator.pasteAndGenerate();
  const note = 'Check before sending: the reply mentions “98”, which is not in the mail.';
  const reply = 'Hi Maria,\n\nThursday at 14:00 works. I need 98 chairs and 77 tables.\n\nSam';
  (await service.next()).finish({ reply, writer: 'openai:gpt-5.2', notes: [note, 'Be careful.'] });
  const facts = generator.facts.getByRole('listitem');
  await expect(facts).toHaveText([/^98 not in the email/, /^77 not in the email/]);
  await expect(page.getByRole('list', { name: 'Notes' })).toHaveText('Be careful.');

  await facts.last().getByRole('button', { name: 'Show' }).click();
  await expect(generator.reply).toBeFocused();
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('77');
  await facts.first().getByRole('button', { name: 'Keep' }).click();
  await expect(facts).toHaveText([/^77/]);
  await expect(facts.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.reload();
  await expect(facts).toHaveText([/^77/]);

  // A fact that is typed is checked too. Another mail has other facts.
  await generator.reply.press('Control+End');
  await page.keyboard.type(' on 31 December');
  await expect(facts.filter({ hasText: '31' })).toBeVisible();
  await generator.pasteAndGenerate('How many tables? 77?');
  (await service.next()).finish({ reply: 'Yes, 77 tables and 98 chairs.' });
  await expect(facts).toHaveText([/^98/]);

  // Undo brings the reply to the mail before, in which 98 was kept.
  await page.getByRole('toolbar', { name: 'Rewrite' }).getByRole('button', { name: 'Undo' }).click();
  await expect(facts).toHaveText([/^77/, /^31/]);
});

test('Undo and Redo walk over edits, filled gaps and generated replies', async ({
  page,
  generator,
  service,
}) => {
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: draft, writer: 'openai:gpt-5.2', notes: ['Be careful.'] });
  await generator.gap('Your name').fill('Sam');
  await generator.gap('Your name').press('Enter');
  const signed = draft.replace('[Your name]', 'Sam');
  await generator.reply.press('Control+End');
  // Each is a step of its own. Letters are steps by words and by pauses, which a busy machine makes too.
  await page.keyboard.insertText(' and');
  await page.keyboard.insertText(' Jo');
  await expect(generator.reply).toHaveValue(`${signed} and Jo`);
  await generator.generate.click();
  (await service.next()).finish({ reply: 'Another reply.' });
  await expect(generator.reply).toHaveValue('Another reply.');
  await expect(page.getByText('Written by the built-in drafter')).toBeVisible();

  const undo = generator.rewrite('Undo');
  const redo = generator.rewrite('Redo');
  await expect(redo).toBeDisabled();
  await undo.click();
  await expect(generator.reply).toHaveValue(`${signed} and Jo`);
  await expect(page.getByText('Written by openai:gpt-5.2')).toBeVisible();
  await expect(page.getByText('Be careful.')).toBeVisible();
  await generator.reply.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(generator.reply).toHaveValue(signed);
  await page.keyboard.press('Control+z');
  await expect(generator.reply).toHaveValue(draft);
  await expect(generator.gap('Your name')).toHaveValue('');
  await expect(undo).toBeDisabled();
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+y');
  await expect(generator.reply).toHaveValue(`${signed} and`);

  // The toolbar is one stop of the Tab key.
  await redo.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(generator.reply).toHaveValue(signed);
  await page.keyboard.press('Shift+Tab');
  await expect(undo).not.toBeFocused();
  await expect(redo).not.toBeFocused();
});

test('the desk fits every window, with a finger too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const service = await ReplyService.open(page);
  const generator = new GeneratorPage(page);
  await generator.open();
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: `${draft}\nRoom 98` });
  await generator.gaps.getByRole('button', { name: 'No', exact: true }).tap();
  await expect(generator.reply).toHaveValue(/\n\nNo\n\n/);
  await generator.gap('your answer').tap();
  await page.keyboard.type('12');
  await generator.facts.getByRole('button', { name: 'Keep' }).tap();
  await expect(generator.reply).toHaveValue(/\n\n12\n\n/);
  await expect(generator.facts).toBeHidden();
  expect(await sidewaysOverflow(page)).toBe(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await generator.reply.fill(`${'[date] and 31, '.repeat(30)}\n${'A long line.\n'.repeat(60)}`);
  await expect(generator.gap('date')).toHaveCount(30);
  await expect(generator.facts).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, 'the page does not scroll').toBe(900);
  await service.close();
  await context.close();
});

test('in a reply from right to left, gaps and facts are found and marked in their place', async ({
  page,
}) => {
  await signIn(page, { plan: 'pro' });
  const service = await ReplyService.open(page);
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await generator.choice('Language').selectOption('Arabic');
  await generator.pasteAndGenerate(sampleMail);
  const reply = 'مرحبا Maria،\n\n[نعم / لا]\n\nنحتاج إلى 98 كرسيا.\n\nمع أطيب التحيات،\n[اسمك]';
  (await service.next()).finish({ reply });
  await expect(generator.facts.getByRole('listitem')).toHaveText(/^98/);
  await expect(page.locator('.mark-layer mark[data-kind]')).toHaveText(['[نعم / لا]', '98', '[اسمك]']);
  expect(await axeInBothSchemes(page)).toEqual([]);
  await generator.gaps.getByRole('button', { name: 'نعم' }).click();
  await generator.gap('اسمك').fill('سام');
  await page.keyboard.press('Enter');
  await expect(generator.reply).toHaveValue(reply.replace('[نعم / لا]', 'نعم').replace('[اسمك]', 'سام'));
  await service.close();
});

test('in the mailbox, gaps and facts are in the dialog, and Send asks about the gaps', async ({ page }) => {
  const { gmail, mailbox, replies } = await stage(page);
  await gmail.open();
  await gmail.read(mails[0]);
  await gmail.generateReply(replies, 'See you on [day] in room 9876.');
  const facts = gmail.dialog.getByRole('region', { name: 'Check these facts' });
  await expect(facts).toContainText('9876');
  await gmail.reply.press('Control+Enter');
  const question = page.getByRole('dialog', { name: 'Gaps left' });
  await expect(question).toHaveAccessibleDescription('1 gap left');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(gmail.dialog).toBeVisible();
  // Escape in a field takes back what was typed there, and the dialog stays.
  const gap = gmail.dialog.getByRole('textbox', { name: 'day', exact: true });
  await gap.fill('Fri');
  await gap.press('Escape');
  await expect(gap).toHaveValue('');
  await gap.fill('Friday');
  await gmail.send.click();
  await expect(gmail.toast(messages.replySent)).toBeVisible();
  expect(mailbox.sent.at(-1)?.reply.body).toBe('See you on Friday in room 9876.');
  await replies.close();
});
