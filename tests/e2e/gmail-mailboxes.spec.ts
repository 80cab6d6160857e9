import { mailboxProblems, messages } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { connectionOf, mailboxIdOf } from './account-service.ts';
import { expect, test } from './fixture.ts';
import { connectSeveral, team } from './gmail-mails.ts';
import { type Stage, stage } from './gmail-states.ts';
import { mails } from './mailbox-service.ts';

const [first] = mails;
const [newest] = team;
let one: Stage;

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  one = await stage(page);
  connectSeveral(one);
});
test.afterEach(() => one.replies.close());

test('a person shows another mailbox, and every call names the mailbox that it is for', async ({ page }) => {
  const { gmail, mailbox } = one;
  if (!newest) throw new Error('There is no message.');
  await gmail.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Mailbox' })).toBeVisible();
  await expect(gmail.mailbox.locator('option')).toHaveText(['maria@acme.example', 'maria@home.example']);
  await gmail.read(newest);
  await gmail.conversation.waitFor();
  expect(new Set(mailbox.calls)).toEqual(
    new Set(['list', 'folders', 'watch', 'read', 'thread'].map((kind) => `${kind} ${mailboxIdOf(0)}`)),
  );

  // The reply goes through the mailbox of its message, although another one is shown by then.
  await gmail.generateReply(one.replies, 'Yes.');
  await gmail.cancel.click();
  mailbox.calls.length = 0;
  await gmail.mailbox.focus();
  await gmail.mailbox.selectOption('maria@home.example');
  await expect(gmail.item(first)).toBeVisible();
  await expect(gmail.mailbox).toBeFocused();
  await expect(page.getByText('Select a message to view details')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Gmail' })).toBeVisible();
  await gmail.read(first);
  await gmail.continueReply.click();
  await gmail.send.click();
  await expect(gmail.toast(messages.replySent)).toBeVisible();
  expect(mailbox.sent[0]?.reply).toMatchObject({ mailbox: mailboxIdOf(0), messageId: newest.id });
  expect(mailbox.calls.filter((call) => !call.endsWith(mailboxIdOf(1)))).toEqual([]);
  await expect(gmail.header('Subject'), 'the message that is open stays').toHaveText(first.subject);

  await page.reload();
  await expect(gmail.mailbox).toHaveValue(mailboxIdOf(1));
  await expect(gmail.header('Subject')).toHaveText(first.subject);
});

test('what was answered in one mailbox is not marked in another', async ({ page }) => {
  const { gmail, mailbox } = one;
  mailbox.mails = mails;
  await gmail.open();
  await gmail.read(first);
  await gmail.generateReply(one.replies, 'Yes.');
  await gmail.send.click();
  await expect(gmail.item(first)).toHaveAccessibleName(/Answered$/);
  await gmail.mailbox.selectOption('maria@home.example');
  await expect(gmail.item(first)).toBeVisible();
  await expect(gmail.item(first)).not.toHaveAccessibleName(/Answered/);
  await page.reload();
  await gmail.mailbox.selectOption('maria@acme.example');
  await expect(gmail.item(first)).toHaveAccessibleName(/Answered$/);
});

test('a mailbox that is gone gives way to another one, and the page says so', async ({ page }) => {
  const { gmail, mailbox, account } = one;
  await gmail.open();
  await gmail.mailbox.selectOption('maria@home.example');
  await expect(gmail.item(first)).toBeVisible();
  account.mailbox = connectionOf(['imap'], { kind: 'imap', address: 'maria@acme.example' });
  mailbox.refusals.list = 'mailbox_not_found';
  const looked = account.calls.length;
  await gmail.search.fill('floor');
  await gmail.search.press('Enter');
  await expect.poll(() => account.calls.length).toBeGreaterThan(looked);
  delete mailbox.refusals.list;
  await expect(gmail.toast(mailboxProblems.mailboxGone)).toBeVisible();
  await expect(gmail.mailbox).toHaveCount(0);
  await expect(page.getByText('maria@acme.example', { exact: true })).toBeVisible();

  account.mailbox = connectionOf(['imap']);
  await gmail.refresh.click();
  await expect(page).toHaveURL(new RegExp(`${pagePaths.dashboard}$`));
});

test('a reply whose mailbox is gone keeps its text', async () => {
  const { gmail, mailbox, account } = one;
  if (!newest) throw new Error('There is no message.');
  await gmail.open();
  await gmail.read(newest);
  await gmail.generateReply(one.replies, 'Yes, of course.');
  account.mailbox = connectionOf(['gmail'], { kind: 'gmail', address: 'maria@home.example' });
  const [{ id } = { id: '' }] = account.mailbox.mailboxes;
  account.mailbox.mailboxes = account.mailbox.mailboxes.map((each) => ({ ...each, id: mailboxIdOf(1) }));
  expect(id).toBe(mailboxIdOf(0));
  mailbox.refusals.send = 'mailbox_not_found';
  await gmail.send.click();
  await expect(gmail.dialog.getByText('Copy your reply before you close')).toBeVisible();
  await expect(gmail.reply).toHaveValue('Yes, of course.');
  await gmail.cancel.click();
  await expect(gmail.unsent).toContainText('Tom Berg');
  await expect(gmail.item(first)).toBeVisible();
});
