import { mailboxProblems, messages } from '#domain/messages.ts';
import { problems } from '#domain/problems.ts';
import { mailboxIdOf } from './account-service.ts';
import { expect, test } from './fixture.ts';
import { bare } from './gmail-mails.ts';
import { type Stage, stage, writeReply } from './gmail-states.ts';
import { mails } from './mailbox-service.ts';

const [first, second] = mails;
let one: Stage;

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  one = await stage(page);
});
test.afterEach(() => one.replies.close());

/** Sends the reply, and closes the dialog before the mailbox answers. Returns what lets it answer. */
async function closeWhileSending(): Promise<() => void> {
  const { gmail, mailbox, page } = one;
  const held = Promise.withResolvers<void>();
  mailbox.held.set('send', held.promise);
  await gmail.send.click();
  await expect(gmail.sending).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gmail.dialog).toBeHidden();
  await gmail.read(second);
  return held.resolve;
}

test('the writing can be stopped before and in the dialog, and by opening another message', async ({
  page,
}) => {
  const { gmail } = one;
  await gmail.open();
  for (const [name, value] of [
    ['Intent', 'general'],
    ['Tone', 'professional'],
    ['Language', 'English'],
  ] as const) {
    await expect(gmail.choice(name), 'the Free plan').toHaveValue(value);
    await expect(gmail.choice(name).locator('option:not(:disabled)')).toHaveCount(1);
  }
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

test('a reply is sent once, when it is whole, to the Reply-To address in its conversation', async ({
  page,
}) => {
  const { gmail, mailbox } = one;
  await gmail.open();
  await gmail.read(second);
  await gmail.generate.click();
  const call = await one.replies.next();
  call.write('Yes,');
  await expect(gmail.reply).toHaveValue('Yes,');
  await expect(gmail.reply).not.toBeEditable();
  await expect(gmail.send).toBeDisabled();
  call.finish({ reply: 'Yes, of course.' });
  await expect(gmail.send).toBeEnabled();
  await gmail.reply.fill('  \n');
  await expect(gmail.send, 'blank').toBeDisabled();
  await gmail.reply.fill('Yes, I am.');
  await expect(gmail.dialog.getByText(second.replyTo)).toBeVisible();
  const held = Promise.withResolvers<void>();
  mailbox.held.set('send', held.promise);
  await gmail.send.dblclick();
  await expect(gmail.sending).toBeDisabled();
  await expect(gmail.cancel).toBeDisabled();
  await page.keyboard.press('Control+Enter');
  held.resolve();
  await expect(gmail.toast(messages.replySent)).toBeVisible();
  expect(mailbox.sent.map(({ reply }) => reply)).toEqual([
    {
      mailbox: mailboxIdOf(0),
      to: second.replyTo,
      subject: 'Re: Minutes of the meeting',
      body: 'Yes, I am.',
      threadId: `thread-${second.id}`,
      messageId: second.id,
    },
  ]);
  expect(mailbox.sent[0]?.key).toMatch(/^[\w-]{32,}$/);

  await gmail.read(first);
  await gmail.generateReply(one.replies);
  const answer = await closeWhileSending();
  answer();
  await expect(gmail.toast(messages.replySent)).toBeVisible();
  await expect(gmail.unsent).toBeHidden();
  await expect(gmail.header('Subject'), 'the message that was opened meanwhile').toHaveText(second.subject);
});

test('a reply that was not sent is kept until it is sent, replaced or discarded', async ({ page }) => {
  const { gmail, mailbox, replies } = one;
  mailbox.mails = [bare, ...mails];
  await writeReply(one);
  mailbox.refusals.send = 'send_failed';
  const answer = await closeWhileSending();
  await expect(gmail.generate).toBeDisabled();
  answer();
  await expect(gmail.dialog, 'the dialog opens again, because sending failed').toBeVisible();
  await expect(gmail.reply).toHaveValue('Thursday works.');
  mailbox.refusals = {};
  await gmail.reply.fill('To Marta.');
  await page.keyboard.press('Escape');
  await expect(gmail.dialog).toBeHidden();
  await expect(gmail.unsent).toContainText('Marta Lindqvist');

  // A failed generation changes nothing.
  await gmail.generate.click();
  (await replies.next()).fail('generation_failed');
  await expect(gmail.toast(mailboxProblems.replyNotGenerated)).toBeVisible();
  await expect(gmail.unsent).toContainText('Marta Lindqvist');
  await gmail.continueReply.click();
  await expect(gmail.reply).toHaveValue('To Marta.');
  await gmail.send.click();
  await expect(gmail.dialog).toBeHidden();
  expect(mailbox.sent.at(-1)?.reply).toMatchObject({ to: first.from, body: 'To Marta.' });

  // A reply to another message replaces it, and it is not offered for that message.
  await gmail.read(first);
  await gmail.generateReply(replies, 'To Marta again.');
  await gmail.cancel.click();
  await gmail.read(bare);
  await gmail.generateReply(replies);
  await expect(gmail.dialog.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect(gmail.dialog.getByText('cannot be sent from here')).toBeVisible();
  await expect(gmail.send, 'a message without an address').toBeDisabled();
  await gmail.cancel.click();
  await expect(gmail.unsent).not.toContainText('Marta Lindqvist');

  // The browser asks before the page is left, until the reply is discarded.
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
  one.account.used = 10;
  await page.reload();
  expect(asked).toHaveLength(1);

  // The month is used up.
  await gmail.read(bare);
  await gmail.generate.click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByText(problems.plan_limit.detail)).toBeVisible();
});
