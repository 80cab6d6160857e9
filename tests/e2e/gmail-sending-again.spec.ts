import { problems } from '#domain/problems.ts';
import { expect, test } from './fixture.ts';
import { type Stage, stage, writeReply } from './gmail-states.ts';
import { mails } from './mailbox-service.ts';

const [first, second] = mails;
let one: Stage;

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|ERR_CONNECTION_RESET/);
  one = await stage(page);
});
test.afterEach(() => one.replies.close());

/** The idempotency keys of the replies that were sent. */
const keys = () => one.mailbox.sent.map(({ key }) => key);

/** Writes a reply to the first message and sends it. The outcome is unknown. Then leaves the reply. */
async function leaveOneThatMayBeSent(): Promise<void> {
  const { gmail, mailbox } = one;
  await writeReply(one);
  mailbox.refusals.send = 'send_unknown';
  await gmail.send.click();
  await gmail.dialog.getByText('I looked in the Sent folder').waitFor();
  await gmail.cancel.click();
}

test('a refused reply keeps its text; the same text keeps its key, another text gets another key', async () => {
  const { gmail, mailbox } = one;
  await writeReply(one);
  mailbox.refusals.send = 'send_failed';
  for (const _ of [1, 2]) {
    await gmail.send.click();
    await expect(gmail.toast('Failed to send reply')).toBeVisible();
    await gmail.page.getByRole('button', { name: 'Dismiss' }).click();
  }
  await expect(gmail.reply).toHaveValue('Thursday works.');
  await gmail.reply.fill('Friday works.');
  mailbox.refusals = {};
  await gmail.send.click();
  await expect(gmail.dialog).toBeHidden();
  const [once, again, other] = keys();
  expect(again).toBe(once);
  expect(other).not.toBe(once);
});

test('a reply whose answer was lost is sent again with its key; another text needs a confirmation', async () => {
  const { gmail, mailbox } = one;
  await writeReply(one);
  mailbox.refusals.send = 'lost';
  await gmail.send.click();
  await expect(gmail.toast('Failed to send reply')).toBeVisible();
  await expect(gmail.dialog.getByText('the reply may be on its way')).toBeVisible();
  await gmail.reply.fill('Friday works.');
  await expect(gmail.send).toBeDisabled();
  await gmail.reply.fill('Thursday works.');
  mailbox.refusals = {};
  await gmail.send.click();
  await expect(gmail.dialog).toBeHidden();
  expect(new Set(keys()).size).toBe(1);
  expect(keys()).toHaveLength(2);
});

test('if the mailbox is disconnected, the reply can be copied before the page leads to the dashboard', async () => {
  const { gmail, mailbox } = one;
  await writeReply(one);
  mailbox.refusals.send = 'mailbox_not_connected';
  await gmail.send.click();
  await expect(gmail.toast(problems.mailbox_not_connected.detail)).toBeVisible();
  await expect(gmail.reply).toHaveValue('Thursday works.');
  await gmail.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(gmail.page).toHaveURL(/\/dashboard$/);
});

test('a reply that may have been sent is sent again only after a confirmation, with another key', async () => {
  const { gmail, mailbox } = one;
  await writeReply(one);
  mailbox.refusals.send = 'send_unknown';
  await gmail.send.click();
  await expect(gmail.toast(problems.send_unknown.detail)).toBeVisible();
  await expect(gmail.dialog.getByText(problems.send_unknown.detail)).toHaveCount(2);
  await expect(gmail.reply).toHaveValue('Thursday works.');
  await expect(gmail.send).toBeDisabled();
  await gmail.page.keyboard.press('Control+Enter');
  expect(keys()).toHaveLength(1);
  mailbox.refusals = {};
  await gmail.page.getByRole('checkbox', { name: 'I looked in the Sent folder. Send it again.' }).check();
  await gmail.send.click();
  await expect(gmail.toast('Reply sent successfully!')).toBeVisible();
  expect(new Set(keys()).size).toBe(2);
  expect(mailbox.sent.map(({ reply }) => reply.sendAgain)).toEqual([undefined, true]);
});

test('a new reply after one that may have been sent needs the confirmation, too', async () => {
  const { gmail } = one;
  await leaveOneThatMayBeSent();
  await gmail.generateReply(one.replies, 'Once more.');
  await expect(gmail.send).toBeDisabled();
});

test('the page remembers a reply that may have been sent while another message is answered', async () => {
  const { gmail, mailbox } = one;
  await leaveOneThatMayBeSent();
  mailbox.refusals = {};
  await gmail.read(second);
  await gmail.generateReply(one.replies, 'To Jonas.');
  await gmail.send.click();
  await expect(gmail.dialog).toBeHidden();
  await gmail.read(first);
  await gmail.generateReply(one.replies, 'Once more.');
  await expect(gmail.dialog.getByText('I looked in the Sent folder')).toBeVisible();
  await expect(gmail.send).toBeDisabled();
});

test('a refused attempt does not decide the earlier attempt, whose answer was lost', async () => {
  const { gmail, mailbox } = one;
  await writeReply(one);
  for (const refusal of ['lost', 'too_many_requests'] as const) {
    mailbox.refusals.send = refusal;
    await gmail.send.click();
    await expect(gmail.toast('Failed to send reply')).toBeVisible();
    await gmail.page.getByRole('button', { name: 'Dismiss' }).click();
  }
  expect(new Set(keys()).size).toBe(1);
  await gmail.reply.fill('Friday works.');
  await expect(gmail.send).toBeDisabled();
});
