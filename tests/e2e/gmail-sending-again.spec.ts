import { mailboxProblems, messages } from '#domain/messages.ts';
import { problems } from '#domain/problems.ts';
import { expect, test } from './fixture.ts';
import { type Stage, stage, writeReply } from './gmail-states.ts';
import { mails } from './mailbox-service.ts';

const [first, second] = mails;
const TEXT = 'Thursday works.';
let one: Stage;

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|ERR_CONNECTION_RESET/);
  one = await stage(page);
});
test.afterEach(() => one.replies.close());

/** The idempotency keys of the replies that were sent since `from`. */
const keys = (from = 0) => one.mailbox.sent.slice(from).map(({ key }) => key);

/** Sends the reply, which the mailbox does not confirm. */
async function sendInVain(refusal: 'send_failed' | 'lost' | 'too_many_requests'): Promise<void> {
  one.mailbox.refusals.send = refusal;
  await one.gmail.send.click();
  await expect(one.gmail.toast(mailboxProblems.replyNotSent)).toBeVisible();
  await one.page.getByRole('button', { name: 'Dismiss' }).click();
}

async function sendAtLast(): Promise<void> {
  one.mailbox.refusals = {};
  await one.gmail.send.click();
  await expect(one.gmail.dialog).toBeHidden();
}

test('a reply that failed keeps its text, and the same text is never sent twice', async ({ page }) => {
  const { gmail, mailbox } = one;
  await writeReply(one);
  await sendInVain('send_failed');
  await sendInVain('send_failed');
  await expect(gmail.reply).toHaveValue(TEXT);
  await gmail.reply.fill('Friday works.');
  await sendAtLast();
  const [once, again, other] = keys();
  expect(again, 'the same text').toBe(once);
  expect(other, 'another text').not.toBe(once);

  // An answer is lost, and the refusal of the next attempt does not decide the earlier one.
  await gmail.read(first);
  await gmail.generateReply(one.replies, TEXT);
  for (const refusal of ['lost', 'too_many_requests'] as const) {
    await sendInVain(refusal);
    await gmail.reply.fill('Friday works.');
    await expect(gmail.send, `${refusal}, then another text`).toBeDisabled();
    await gmail.reply.fill(TEXT);
  }
  await sendAtLast();
  expect(keys(3)).toHaveLength(3);
  expect(new Set(keys(3)).size).toBe(1);

  // Without a mailbox, the reply stays until the person discards it.
  await gmail.read(first);
  await gmail.generateReply(one.replies, TEXT);
  mailbox.refusals.send = 'mailbox_not_connected';
  await gmail.send.click();
  await expect(gmail.toast(problems.mailbox_not_connected.detail)).toBeVisible();
  await expect(gmail.reply).toHaveValue(TEXT);
  await gmail.cancel.click();
  await gmail.continueReply.click();
  await expect(gmail.reply).toHaveValue(TEXT);
  await gmail.cancel.click();
  await gmail.unsent.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(problems.mailbox_not_connected.detail)).toBeVisible();
});

test('a reply that may have been sent is sent again only after a confirmation', async ({ page }) => {
  const { gmail, mailbox } = one;
  const confirmation = page.getByRole('checkbox', { name: /^I have checked/ });
  await writeReply(one, TEXT);
  mailbox.refusals.send = 'send_unknown';
  await gmail.send.click();
  await expect(gmail.toast(problems.send_unknown.detail)).toBeVisible();
  await expect(gmail.dialog.getByText(problems.send_unknown.detail)).toHaveCount(2);
  await expect(gmail.reply).toHaveValue(TEXT);
  await expect(gmail.send).toBeDisabled();
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toBeInViewport({ ratio: 1 });
  await expect(gmail.send).toHaveAccessibleDescription(/may have been sent/);
  await page.keyboard.press('Control+Enter');
  expect(keys()).toHaveLength(1);
  await gmail.cancel.click();

  await gmail.generateReply(one.replies, 'Once more.');
  await expect(gmail.send, 'a new reply').toBeDisabled();
  await expect(gmail.dialog.getByText('An earlier reply to this message may have been sent.')).toBeVisible();
  await gmail.cancel.click();
  await gmail.read(second);
  await gmail.generateReply(one.replies, 'To Jonas.');
  await sendAtLast();
  await gmail.read(first);
  await gmail.generateReply(one.replies, TEXT);
  await expect(gmail.send, 'after another message was answered').toBeDisabled();

  await confirmation.check();
  await gmail.send.click();
  await expect(gmail.toast(messages.replySent)).toBeVisible();
  expect(new Set(keys()).size).toBe(3);
  expect(mailbox.sent.map(({ reply }) => reply.sendAgain)).toEqual([undefined, undefined, true]);
});
