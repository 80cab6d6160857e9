import { mailboxProblems, messages } from '#domain/messages.ts';
import { problems } from '#domain/problems.ts';
import { mailboxIdOf } from './account-service.ts';
import { expect, test } from './fixture.ts';
import { connectSeveral, team } from './gmail-mails.ts';
import { type Stage, stage } from './gmail-states.ts';

const [newest, second, oldest] = team;
if (!newest || !second || !oldest) throw new Error('A message is missing.');
let one: Stage;

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  one = await stage(page);
  connectSeveral(one);
});
test.afterEach(() => one.replies.close());

test('a message shows its Cc, its files and the rest of its conversation, each of which can be opened', async () => {
  const { gmail, mailbox } = one;
  await gmail.open();
  await gmail.read(newest);
  await expect(gmail.header('Cc')).toContainText('office@weber.example');
  await expect(gmail.message.getByRole('list', { name: 'Attachments' }).getByRole('listitem')).toHaveText([
    'quote-terrace.pdf 184 kB, not fetched',
    'plan.dwg 2.4 MB, not fetched',
    'note.txt not fetched',
  ]);
  const others = gmail.conversation.getByRole('button');
  await expect(others).toHaveCount(2);
  await expect(others.first()).toContainText('Maria Ito');
  await others.last().click();
  await expect(gmail.message.getByText('The larch boards are in stock')).toBeVisible();
  await expect(gmail.page.getByRole('heading', { name: 'Message', exact: true })).toBeFocused();

  // Without the conversation, the message is still there.
  mailbox.refusals.thread = 'mailbox_failed';
  const asked = gmail.page.waitForResponse('**/api/gmail/threads/*');
  await gmail.read(oldest);
  await asked;
  await expect(gmail.conversation).toHaveCount(0);
  await expect(gmail.message.getByRole('alert')).toHaveCount(0);
});

test('a long conversation is folded', async () => {
  const { gmail, mailbox } = one;
  mailbox.mails = Array.from({ length: 6 }, (_, place) => ({ ...newest, id: `mail-${place}` }));
  await gmail.open();
  await gmail.read({ ...newest, id: 'mail-0' });
  const others = gmail.conversation.getByRole('button');
  await expect(others).toHaveCount(2);
  await gmail.conversation.getByText('3 more messages').click();
  await expect(others).toHaveCount(5);
});

test('Reply all adds everyone else once, without the own addresses, and takes them away again', async () => {
  const { gmail, mailbox } = one;
  await gmail.open();
  await gmail.read(second);
  await gmail.generateReply(one.replies, 'Yes.');
  await expect(gmail.replyAll, 'there is nobody else').toHaveCount(0);
  await gmail.cancel.click();

  await gmail.read(newest);
  await gmail.generateReply(one.replies, 'Yes.');
  await expect(gmail.replyAll).toHaveAttribute('aria-pressed', 'false');
  await gmail.replyAll.click();
  await expect(gmail.replyAll).toHaveAttribute('aria-pressed', 'true');
  await expect(gmail.dialog.getByText('office@weber.example')).toBeVisible();
  await expect(gmail.dialog.getByText('maria@home.example')).toHaveCount(0);
  await gmail.replyAll.click();
  await expect(gmail.dialog.getByText('office@weber.example')).toHaveCount(0);
  await gmail.replyAll.click();

  mailbox.refusals.send = 'validation';
  await gmail.send.click();
  await expect(gmail.toast(mailboxProblems.replyNotSent)).toBeVisible();
  await expect(gmail.dialog.getByText(problems.validation.detail)).toBeVisible();
  delete mailbox.refusals.send;
  await gmail.send.click();
  await expect(gmail.toast(messages.replySent)).toBeVisible();
  const [refused, accepted] = mailbox.sent;
  expect(accepted?.key, 'the same reply').toBe(refused?.key);
  expect(accepted?.reply).toMatchObject({ to: newest.from, messageId: newest.id });
  const cc = accepted?.reply.cc ?? '';
  expect(cc.match(/[\w.]+@[\w.]+/g)).toEqual(['jonas@weber.example', 'office@weber.example']);

  await gmail.read(newest);
  await gmail.generateReply(one.replies, 'Once more.');
  await expect(gmail.replyAll, 'another reply').toHaveAttribute('aria-pressed', 'false');
});

test('a reply is saved as a draft, which is no longer unsent and is not marked as answered', async () => {
  const { gmail, mailbox } = one;
  await gmail.open();
  await gmail.read(newest);
  await gmail.generateReply(one.replies, 'I will send it by [the day].');
  mailbox.refusals.draft = 'mailbox_failed';
  await gmail.saveDraft.click();
  await expect(gmail.toast(mailboxProblems.draftNotSaved)).toBeVisible();
  await expect(gmail.reply).toHaveValue('I will send it by [the day].');
  delete mailbox.refusals.draft;
  const held = Promise.withResolvers<void>();
  mailbox.held.set('draft', held.promise);
  await gmail.saveDraft.dblclick();
  await expect(gmail.dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await expect(gmail.send).toBeDisabled();
  held.resolve();
  await expect(gmail.toast(messages.draftSaved)).toBeVisible();
  await expect(gmail.dialog).toBeHidden();
  await expect(gmail.unsent).toHaveCount(0);
  await expect(gmail.generate).toBeFocused();
  await expect(gmail.item(newest)).toHaveAccessibleName(/Needs a reply$/);
  await expect(gmail.item(newest)).not.toHaveAccessibleName(/Unread/);
  expect(mailbox.drafts).toHaveLength(2);
  expect(mailbox.drafts[1]).toEqual({
    mailbox: mailboxIdOf(0),
    to: newest.from,
    subject: newest.subject,
    body: 'I will send it by [the day].',
    threadId: 'terrace',
    messageId: newest.id,
  });
  expect(mailbox.sent).toEqual([]);
});
