import type { Page } from '@playwright/test';
import { mailboxProblems, messages } from '#domain/messages.ts';
import { apiPaths, pagePaths } from '#domain/paths.ts';
import { MAILBOX_STATE_KEY } from '#web/lib/saved-state.ts';
import { changeSession, session } from './account-service.ts';
import { AsksRegion } from './asks-region.ts';
import { axeInBothSchemes } from './axe.ts';
import { expect, test } from './fixture.ts';
import { type Stage, stage } from './gmail-states.ts';
import { mails, type StubMail } from './mailbox-service.ts';
import { sidewaysOverflow } from './site-pages.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const [first, second, arabic] = mails;
const visit = 'could we move the site visit to Thursday at 10:00?';
const plans = 'And could you send me the floor plans?';

/** A long message whose last line is an ask. */
const long: StubMail = {
  ...first,
  id: 'long',
  text: `Hi,\n\n${'The numbers are attached.\n'.repeat(80)}\nIs the contract signed?\n\nMarta`,
};

const plain: StubMail = { ...first, id: 'plain', text: 'Hi,\n\nthe minutes are attached.\n\nMarta' };

/**
 * Selects words in the open message, as a person does by dragging. Waits until the page has received the event: no
 * person does the next thing before that.
 */
async function select(page: Page, words: string): Promise<void> {
  await page.locator('.mail-text').evaluateAll(async (texts, wanted) => {
    const changed = new Promise((resolve) => {
      document.addEventListener('selectionchange', resolve, { once: true });
    });
    for (const text of texts) {
      const node = [...text.childNodes].find(({ textContent }) => textContent?.includes(wanted));
      const start = node?.textContent?.indexOf(wanted) ?? -1;
      if (node) document.getSelection()?.setBaseAndExtent(node, start, node, start + wanted.length);
    }
    await changed;
  }, words);
}

/** Opens the first message of a connected mailbox, and waits until its asks are there. */
async function openFirst(page: Page): Promise<Stage & { asks: AsksRegion }> {
  const one = await stage(page);
  await one.gmail.open();
  await one.gmail.read(first);
  const asks = new AsksRegion(page);
  await expect(asks.items).toHaveCount(2);
  return { ...one, asks };
}

test('by mouse: the asks of a message are answered and sent, and each message keeps its own', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 502/);
  const { gmail, replies, asks } = await openFirst(page);
  await expect(asks.status).toHaveText('2 asks');
  await asks.button(visit, 'Yes').click();
  await asks.answer(plans).fill('On Monday');
  expect.soft(await axeInBothSchemes(page)).toEqual([]);

  await gmail.read(second);
  await expect(asks.items).toHaveText([/^Are you fine with point 3\?/]);
  await asks.button('Are you fine', 'No').click();
  await gmail.read(arabic);
  await expect(asks.items).toHaveCount(1);
  await gmail.read(first);
  await expect(asks.button(visit, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect(asks.answer(plans)).toHaveValue('On Monday');

  await gmail.generate.click();
  const call = await replies.next();
  expect(call.request.answers).toEqual([
    { ask: visit, answer: 'yes' },
    { ask: plans, answer: { text: 'On Monday' } },
  ]);
  call.fail('generation_failed');
  await expect(gmail.toast(mailboxProblems.replyNotGenerated)).toBeVisible();
  await gmail.read(second);
  await gmail.generate.click();
  expect((await replies.next()).request.answers).toEqual([
    { ask: 'Are you fine with point 3?', answer: 'no' },
  ]);
  await replies.close();
});

/** Writes the custom prompt, answers the asks of two messages and adds an ask. */
async function work(page: Page): Promise<Stage & { asks: AsksRegion }> {
  const one = await openFirst(page);
  const { gmail, asks } = one;
  await gmail.prompt.fill('Mention the parking.');
  await asks.button(visit, 'Leave out').click();
  await asks.answer(plans).fill('On Monday');
  await select(page, 'Best,');
  await asks.add.click();
  await asks.answer('Best,').fill('Regards to Eva');
  await gmail.read(second);
  await asks.button('Are you fine', 'No').click();
  return one;
}

test('a reload loses no answer, no added ask and no custom prompt', async ({ page }) => {
  const { gmail, replies, asks } = await work(page);
  await page.reload();
  // The open message survives a reload too.
  await expect(asks.button('Are you fine', 'No')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await gmail.read(first);
  await expect(asks.items).toHaveCount(3);
  await expect(gmail.prompt).toHaveValue('Mention the parking.');
  await expect(asks.answer('Best,')).toHaveValue('Regards to Eva');
  await gmail.generate.click();
  const { request } = await replies.next();
  expect(request.customPrompt).toBe('Mention the parking.');
  expect(request.answers).toEqual([
    { ask: visit, answer: 'skip' },
    { ask: plans, answer: { text: 'On Monday' } },
    { ask: 'Best,', answer: { text: 'Regards to Eva' } },
  ]);
  await replies.close();
});

const eva = { token: 'another-token', email: 'eva@acme.example', full_name: 'Eva' };

/** Signs another person in, and expects no work in the first message. */
async function expectNothingForEva(page: Page, { gmail, account, asks }: Awaited<ReturnType<typeof work>>) {
  account.person = eva;
  await changeSession(page, eva);
  await gmail.open();
  await gmail.read(first);
  await expect(asks.items).toHaveCount(2);
  await expect(asks.answer(plans)).toHaveValue('');
  await expect(gmail.prompt).toHaveValue('');
}

test('after signing out, another person in the same tab sees no answer and no prompt', async ({ page }) => {
  await page.route(`**${apiPaths.auth}/**`, (route) => route.fulfill({ json: { success: true } }));
  const one = await work(page);
  await page.goto('/sign-out');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate((key) => sessionStorage.getItem(key), MAILBOX_STATE_KEY)).toBeNull();
  await expectNothingForEva(page, one);
  await one.replies.close();
});

test('after the session has expired, the same person gets the answers back, and another one does not', async ({
  page,
}) => {
  const one = await work(page);
  const { gmail, account, asks } = one;
  await changeSession(page);
  await expect(page).toHaveURL(pagePaths.auth);
  // The sign-in page would lead on by itself.
  await page.goto('/robots.txt');
  await expectNothingForEva(page, one);
  account.person = session;
  await changeSession(page, session);
  await gmail.open();
  await gmail.read(first);
  await expect(asks.items).toHaveCount(3);
  await expect(asks.answer(plans)).toHaveValue('On Monday');
  await expect(gmail.prompt).toHaveValue('Mention the parking.');
  await one.replies.close();
});

test('if the asks cannot be found, the page says so, and finds them at the second attempt', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|ERR_FAILED|desk-reading|mail-reader/);
  await page.route('**/desk-reading-*', (route) => route.abort());
  const { gmail, mailbox, replies } = await stage(page);
  mailbox.mails = [first, { ...first, id: 'blank', text: '' }];
  await gmail.open();
  await gmail.read(first);
  const asks = new AsksRegion(page);
  await expect(asks.failure).toBeVisible();
  expect.soft(await axeInBothSchemes(page)).toEqual([]);
  await gmail.read({ ...first, id: 'blank' });
  await expect(gmail.message.getByText('This message has no text.')).toBeVisible();
  await expect(asks.failure).toBeHidden();
  await gmail.read(first);
  await expect(asks.failure).toBeVisible();
  await gmail.generateReply(replies);
  await gmail.cancel.click();

  await page.unroute('**/desk-reading-*');
  await asks.retry.click();
  await expect(asks.items).toHaveCount(2);
  await expect(asks.failure).toBeHidden();
  await replies.close();
});

test('the words of an ask are shown in the message, and nothing in it moves', async ({ page }) => {
  const { gmail, mailbox, replies } = await stage(page);
  mailbox.mails = [long, arabic];
  await gmail.open();
  const asks = new AsksRegion(page);
  for (const [mail, words] of [
    [long, 'Is the contract signed?'],
    [arabic, 'هل يناسبك يوم الخميس في الساعة 10:00؟'],
  ] as const) {
    await gmail.read(mail);
    const text = gmail.message.locator('.mail-text');
    const size = () => text.evaluate((element) => [element.scrollWidth, element.scrollHeight]);
    const before = await size();
    await asks.button(words, 'Show in the email').click();
    await expect(text.locator('mark')).toHaveText(words);
    await expect(text.locator('mark')).toBeFocused();
    await expect(text.locator('mark')).toBeInViewport({ ratio: 1 });
    expect(await size()).toEqual(before);
  }
  // A message that is opened again does not take the focus.
  await gmail.read(long);
  await expect(gmail.item(long)).toBeFocused();
  await replies.close();
});

test('by keyboard: an ask is added from the words that are selected, also from the quoted history', async ({
  page,
}) => {
  const { gmail, mailbox, replies } = await stage(page);
  mailbox.mails = [plain, second];
  await gmail.open();
  await page.keyboard.press('j');
  const asks = new AsksRegion(page);
  await asks.add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Select the words in the email first.')).toBeVisible();
  await select(page, 'the minutes are attached.');
  await page.keyboard.press('Enter');
  await expect(asks.items).toHaveText([/^the minutes are attached\./]);
  await expect(asks.answer('the minutes')).toBeFocused();
  await page.keyboard.type('Thank you');
  await page.keyboard.press('Escape');

  await gmail.item(plain).focus();
  await page.keyboard.press('j');
  await expect(asks.items).toHaveText([/^Are you fine/]);
  await gmail.message.locator('summary').click();
  await select(page, 'Could you send me the minutes?');
  // The focus in a field ends the selection.
  await asks.answer('Are you fine').focus();
  await asks.add.focus();
  await page.keyboard.press('Enter');
  await expect(asks.items).toHaveCount(2);
  await gmail.message.locator('summary').click();
  await asks.button('Could you send me', 'Show in the email').focus();
  await page.keyboard.press('Enter');
  await expect(gmail.message.locator('details mark')).toBeFocused();

  await asks.button('Could you send me', 'Later').click();
  await gmail.generate.click();
  expect((await replies.next()).request.answers).toEqual([
    { ask: 'Could you send me the minutes?', answer: 'later' },
  ]);
  await replies.close();
});

test('the dialog says which asks are open, and the cursor goes where an answer belongs', async ({ page }) => {
  const { gmail, replies, asks } = await openFirst(page);
  await asks.answer(plans).fill('I have 98 [sic] of them');
  await select(page, 'Marta');
  await asks.add.click();
  await expect(asks.items).toHaveCount(3);
  await asks.button('Marta', 'Leave out').click();
  await gmail.generateReply(replies, 'The site visit can move to Thursday at 10:00.');

  const inDialog = new AsksRegion(gmail.dialog);
  await expect(inDialog.status).toHaveText('1 of 2 answered');
  await expect(inDialog.items).toHaveText([/Answered$/, /Open/]);
  expect.soft(await axeInBothSchemes(page)).toEqual([]);
  await inDialog.button(plans, 'Open').click();
  await expect(gmail.reply).toBeFocused();
  await page.keyboard.press('Control+End');
  // The words of an answer are the person's own: no fact to check, and no gap.
  await page.keyboard.type(' I can send you the floor plans: 98 [sic].');
  await expect(inDialog.status).toHaveText('All 2 answered');
  await expect(inDialog.items).toHaveCount(0);
  await expect(gmail.dialog.getByRole('region', { name: 'Check these facts' })).toBeHidden();
  await expect(gmail.dialog.getByRole('region', { name: 'Gaps' })).toBeHidden();

  // The dialog shows the asks of the message that it answers, not of the one that is open.
  await gmail.cancel.click();
  await gmail.read(second);
  await gmail.continueReply.click();
  await expect(inDialog.status).toHaveText('All 2 answered');
  await replies.close();
});

test('gaps are asked about before a reply is sent, and before it is sent again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 502/);
  const { gmail, mailbox, replies } = await openFirst(page);
  mailbox.refusals.send = 'send_unknown';
  await gmail.generateReply(replies, 'The site visit moves to [day].');
  const question = page.getByRole('dialog', { name: 'Gaps left' });
  await gmail.reply.press('Control+Enter');
  await question.getByRole('button', { name: 'Send anyway' }).focus();
  await page.keyboard.press('Enter');
  const again = gmail.dialog.getByRole('checkbox');
  await expect(again).toBeVisible();
  await expect(gmail.send).toBeDisabled();

  // Another text: the person confirms the second sending, and is asked about its gaps.
  await gmail.reply.press('Control+End');
  await page.keyboard.type(' See you in [room].');
  await again.check();
  mailbox.refusals = {};
  await gmail.reply.press('Control+Enter');
  await expect(question).toHaveAccessibleDescription('2 gaps left');
  await question.getByRole('button', { name: 'Fill them' }).click();
  await page.keyboard.type('Friday');
  await page.keyboard.press('Enter');
  await expect(gmail.dialog.getByRole('textbox', { name: 'room', exact: true })).toBeFocused();
  await page.keyboard.type('room 2');
  // The keys that send also fill the gap whose field has the focus.
  await page.keyboard.press('Control+Enter');
  await expect(gmail.toast(messages.replySent)).toBeVisible();
  expect(mailbox.sent.map(({ reply }) => reply.body)).toEqual([
    'The site visit moves to [day].',
    'The site visit moves to Friday. See you in room 2.',
  ]);
  expect(mailbox.sent.at(-1)?.reply.sendAgain).toBe(true);
  await replies.close();
});

test('a rewrite that is stopped or fails leaves the dialog and the versions as they were', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 502/);
  const { gmail, replies } = await openFirst(page);
  await gmail.generate.click();
  (await replies.next()).finish({ reply: 'Thursday works.', writer: 'openai:good' });
  await expect(gmail.reply).toBeEditable();
  await gmail.reply.press('Control+End');
  await page.keyboard.type(' Marta');
  const toolbar = gmail.dialog.getByRole('toolbar', { name: 'Rewrite' });

  await toolbar.getByRole('button', { name: 'Warmer' }).click();
  await replies.next();
  // While a reply is written, the keys of Undo do nothing.
  await gmail.reply.press('Control+z');
  await gmail.dialog.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(gmail.reply).toHaveValue('Thursday works. Marta');

  await toolbar.getByRole('button', { name: 'Warmer' }).click();
  (await replies.next()).fail('generation_failed');
  await expect(gmail.toast(mailboxProblems.replyNotGenerated)).toBeVisible();
  await expect(gmail.reply).toHaveValue('Thursday works. Marta');
  await expect(gmail.dialog).toBeVisible();
  await replies.close();
});

test('while a reply is sent, nothing can change it', async ({ page }) => {
  const { gmail, mailbox, replies } = await openFirst(page);
  await gmail.generateReply(replies);
  const held = Promise.withResolvers<void>();
  mailbox.held.set('send', held.promise);
  await gmail.send.click();
  await expect(gmail.sending).toBeVisible();
  for (const name of ['Shorter', 'Undo', 'Snippets']) {
    await expect(gmail.dialog.getByRole('button', { name, exact: true })).toBeDisabled();
  }
  held.resolve();
  await expect(gmail.toast(messages.replySent)).toBeVisible();
  await replies.close();
});

test('if the dialog cannot be loaded, the page says so, and no reply is requested', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|ERR_FAILED|reply-dialog/);
  await page.route('**/reply-dialog-*', (route) => route.abort());
  const { gmail, replies } = await openFirst(page);
  await gmail.generate.click();
  await expect(gmail.toast(mailboxProblems.replyNotGenerated)).toBeVisible();
  expect(replies.count).toBe(0);
  await replies.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('by touch, in Arabic: the asks open below the message, and gaps are asked about', async ({ page }) => {
    const { gmail, mailbox, replies } = await stage(page);
    await gmail.open();
    await gmail.read(arabic);
    const asks = new AsksRegion(page);
    await expect.poll(async () => (await asks.region.boundingBox())?.height).toBeLessThanOrEqual(96);
    await asks.region.getByRole('button', { name: 'Show the asks' }).tap();
    await asks.button('هل يناسبك', 'Yes').tap();
    await asks.button('هل يناسبك', 'Show in the email').tap();
    await expect(gmail.message.locator('mark')).toBeInViewport({ ratio: 1 });
    expect.soft(await axeInBothSchemes(page)).toEqual([]);
    expect.soft(await sidewaysOverflow(page)).toBe(0);

    await gmail.generate.tap();
    const call = await replies.next();
    expect(call.request.answers).toEqual([{ ask: 'هل يناسبك يوم الخميس في الساعة 10:00؟', answer: 'yes' }]);
    call.finish({ reply: 'نراك في [المكان].' });
    const inDialog = new AsksRegion(gmail.dialog);
    await expect(inDialog.items).toHaveCount(1);
    await expect(inDialog.status).toHaveText('Not answered yet');
    expect.soft(await axeInBothSchemes(page)).toEqual([]);
    expect.soft(await sidewaysOverflow(page)).toBe(0);
    await inDialog.button('هل يناسبك', 'Open').tap();
    await expect(gmail.reply).toBeFocused();
    await gmail.send.tap();
    await page.getByRole('button', { name: 'Send anyway' }).tap();
    await expect(gmail.toast(messages.replySent)).toBeVisible();
    expect(mailbox.sent).toHaveLength(1);
    await replies.close();
  });
});
