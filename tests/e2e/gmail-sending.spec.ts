import { problems } from '#domain/problems.ts';
import { expect, test } from './fixture.ts';
import { bare, gmailStates, type Stage, stage, writeReply } from './gmail-states.ts';
import { mails } from './mailbox-service.ts';

const [first, second] = mails;
let one: Stage;

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|ERR_CONNECTION_RESET/);
  one = await stage(page);
});
test.afterEach(() => one.replies.close());

test('a reply goes to the Reply-To address, with one Re:, in its conversation', async () => {
  const { gmail, mailbox } = one;
  await gmail.open();
  await gmail.read(second);
  await gmail.generateReply(one.replies, 'Yes, I am.');
  await expect(gmail.dialog.getByText('Site office <office@weber.example>')).toBeVisible();
  await gmail.send.click();
  await expect(gmail.toast('Reply sent successfully!')).toBeVisible();
  expect(mailbox.sent).toHaveLength(1);
  expect(mailbox.sent[0]?.reply).toEqual({
    to: 'Site office <office@weber.example>',
    subject: 'Re: Minutes of the meeting',
    body: 'Yes, I am.',
    threadId: `thread-${second.id}`,
    messageId: second.id,
  });
  expect(mailbox.sent[0]?.key).toMatch(/^[\w-]{32,}$/);
});

test('the dialog cannot send while a reply is being written, blank or being sent', async () => {
  const { gmail, mailbox } = one;
  await gmail.open();
  await gmail.read(first);
  await gmail.generate.click();
  const call = await one.replies.next();
  call.write('Thursday');
  await expect(gmail.reply).toHaveValue('Thursday');
  await expect(gmail.reply).not.toBeEditable();
  await expect(gmail.send).toBeDisabled();
  call.finish({ reply: ' works.' });
  await expect(gmail.send).toBeEnabled();
  await gmail.reply.fill('  \n');
  await expect(gmail.send).toBeDisabled();
  await gmail.reply.fill('Yes.');
  const held = Promise.withResolvers<void>();
  mailbox.held.set('send', held.promise);
  await gmail.send.dblclick();
  await expect(gmail.sending).toBeDisabled();
  await expect(gmail.cancel).toBeDisabled();
  await gmail.page.keyboard.press('Control+Enter');
  held.resolve();
  await expect(gmail.toast('Reply sent successfully!')).toBeVisible();
  expect(mailbox.sent).toHaveLength(1);
});

test('a dialog that is closed during sending opens again if sending fails', async ({ page }) => {
  const { gmail, mailbox } = one;
  await writeReply(one);
  const held = Promise.withResolvers<void>();
  mailbox.held.set('send', held.promise);
  mailbox.refusals.send = 'send_failed';
  await gmail.send.click();
  await expect(gmail.sending).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gmail.dialog).toBeHidden();
  await gmail.read(second);
  await expect(gmail.generate).toBeDisabled();
  held.resolve();
  await expect(gmail.dialog.getByText('Nothing was sent.')).toBeVisible();
  await expect(gmail.reply).toHaveValue('Thursday works.');
});

test('a message that is opened while a reply to another is sent stays open', async ({ page }) => {
  const { gmail, mailbox } = one;
  await writeReply(one);
  const held = Promise.withResolvers<void>();
  mailbox.held.set('send', held.promise);
  await gmail.send.click();
  await expect(gmail.sending).toBeVisible();
  await page.keyboard.press('Escape');
  await gmail.read(second);
  held.resolve();
  await expect(gmail.toast('Reply sent successfully!')).toBeVisible();
  await expect(gmail.unsent).toBeHidden();
  await expect(gmail.header('Subject')).toHaveText(second.subject);
});

test('a closed reply is kept, can be continued, and the browser asks before the page is left', async ({
  page,
}) => {
  const { gmail } = one;
  await writeReply(one);
  await gmail.reply.fill('Half a');
  await page.keyboard.press('Escape');
  await expect(gmail.dialog).toBeHidden();
  await expect(gmail.unsent).toContainText('Marta Lindqvist');
  await gmail.read(second);
  await gmail.continueReply.click();
  await expect(gmail.reply).toHaveValue('Half a');
  await gmail.cancel.click();
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(gmail.generate).toBeFocused();
  await expect(gmail.unsent).toBeHidden();
  await page.reload();
  expect(asked).toHaveLength(1);
});

test('a reply to another message replaces it, and the earlier reply is not offered for that message', async () => {
  const { gmail } = one;
  await writeReply(one, 'To Marta.');
  await gmail.cancel.click();
  await gmail.read(second);
  await gmail.generateReply(one.replies, 'To Jonas.');
  await expect(gmail.dialog.getByText('Earlier reply')).toHaveCount(0);
  await gmail.cancel.click();
  await expect(gmail.unsent).toContainText('Jonas Weber');
});

test('a failed generation keeps the reply to the earlier message unchanged', async () => {
  const { gmail, mailbox } = one;
  await writeReply(one, 'To Marta.');
  await gmail.cancel.click();
  await gmail.read(second);
  await gmail.generate.click();
  (await one.replies.next()).fail('generation_failed');
  await expect(gmail.toast('Failed to generate reply')).toBeVisible();
  await expect(gmail.unsent).toContainText('Marta Lindqvist');
  await gmail.continueReply.click();
  await gmail.send.click();
  await expect(gmail.dialog).toBeHidden();
  expect(mailbox.sent[0]?.reply).toMatchObject({ to: first.from, body: 'To Marta.' });
});

test('the writing can be stopped in the dialog, before it opens, and by opening another message', async ({
  page,
}) => {
  const { gmail } = one;
  await gmail.open();
  await gmail.read(first);
  await gmail.generate.click();
  await one.replies.next();
  await gmail.stop.click();
  await expect(gmail.generate).toBeEnabled();
  await gmail.generate.click();
  await one.replies.next();
  await gmail.read(second);
  await expect(gmail.generate).toBeEnabled();
  await gmail.generate.click();
  (await one.replies.next()).write('Half a');
  await gmail.dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect(gmail.dialog.getByText('Stopped before the end')).toBeVisible();
  await expect(gmail.reply).toHaveValue('Half a');
  await expect(gmail.send).toBeEnabled();
});

test('a reply to a message without an address can be generated but not sent', async () => {
  await gmailStates['generated-without-recipient']?.(one);
  await expect(one.gmail.dialog.getByText('cannot be sent from here')).toBeVisible();
  await expect(one.gmail.send).toBeDisabled();
});

test('a used-up month leads to the pricing page', async ({ page }) => {
  await page.unrouteAll();
  one = await stage(page, { used: 10 });
  one.mailbox.mails = [bare];
  await one.gmail.open();
  await one.gmail.read(bare);
  await one.gmail.generate.click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByText(problems.plan_limit.detail)).toBeVisible();
});

test('the Free plan can use General, Professional and English here', async () => {
  await one.gmail.open();
  for (const [name, value] of [
    ['Intent', 'general'],
    ['Tone', 'professional'],
    ['Language', 'English'],
  ] as const) {
    await expect(one.gmail.choice(name)).toHaveValue(value);
    await expect(one.gmail.choice(name).locator('option:not(:disabled)')).toHaveCount(1);
  }
});
