import type { Page } from '@playwright/test';
import { mailboxProblems } from '#domain/messages.ts';
import { expect, test } from './fixture.ts';
import { connectSeveral, team } from './gmail-mails.ts';
import { type Stage, stage } from './gmail-states.ts';
import type { StubMail } from './mailbox-service.ts';

const [newest, second] = team;
const old = team.find(({ folder }) => folder === 'archive');
const news = team.find(({ bulk }) => bulk);
if (!newest || !second || !old || !news) throw new Error('A message is missing.');
let one: Stage;

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  one = await stage(page);
  connectSeveral(one);
});
test.afterEach(() => one.replies.close());

const older = (page: Page) => page.getByRole('button', { name: 'Older messages', exact: true });

test('a folder and a search choose what is listed, also older messages', async ({ page }) => {
  const { gmail, mailbox } = one;
  mailbox.pageSize = 2;
  await gmail.open();
  await expect(gmail.folder.locator('option')).toHaveText(['Inbox', 'Archive', 'Clients / Harbour']);
  await page.keyboard.press('/');
  await expect(gmail.search).toBeFocused();
  await page.keyboard.type('larch');
  await page.keyboard.press('Enter');
  await expect(gmail.items).toHaveCount(2);
  await expect(gmail.search).toBeFocused();
  const found = page.getByRole('status').filter({ hasText: /found$/ });
  await expect(found).toHaveText('2+ found');
  await older(page).click();
  await expect(gmail.items).toHaveCount(3);
  await expect(older(page)).toBeHidden();
  await gmail.read(newest);

  await gmail.folder.selectOption('Archive');
  await expect(page.getByText('No messages found')).toBeVisible();
  await expect(found).toHaveText('0 found');
  await expect(gmail.header('Subject'), 'the open message stays').toHaveText(newest.subject ?? '');
  await gmail.search.fill('');
  const archive = page.getByRole('list', { name: 'Archive' });
  await expect(archive.getByRole('button')).toHaveCount(1);
  await expect(archive).toContainText(old.subject ?? '');

  // A failed load can be tried again, in the same folder.
  mailbox.refusals.list = 'folder_not_found';
  await gmail.refresh.click();
  await expect(gmail.toast(mailboxProblems.messagesNotLoaded)).toBeVisible();
  delete mailbox.refusals.list;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(archive.getByRole('button')).toHaveCount(1);
  await expect(gmail.toast(mailboxProblems.messagesNotLoaded), 'the toast of the failure').toBeHidden();
});

test('the list marks unread and answered messages, and those that seem to want an answer', async ({
  page,
}) => {
  const { gmail, mailbox } = one;
  const from = 'Maria <MARIA@home.example>';
  const own: StubMail = { ...newest, id: 'own', from, to: 'Anna Berg <anna@example.com>', unread: false };
  mailbox.mails = [...team, own];
  await gmail.open();
  await expect(gmail.item(own)).toHaveAccessibleName(/^To Anna Berg/);
  await expect(gmail.item(newest)).toHaveAccessibleName(/^Unread.*Needs a reply$/);
  await expect(gmail.item(second)).toHaveAccessibleName(/Answered$/);
  await expect(gmail.item(second)).not.toHaveAccessibleName(/Unread|Needs a reply/);
  await expect(gmail.item(news), 'a newsletter').not.toHaveAccessibleName(/Needs a reply/);
  await expect(gmail.item(own), 'a message of her own').not.toHaveAccessibleName(/Needs a reply/);

  await gmail.needsReply.check();
  await expect(gmail.items).toHaveCount(1);
  await expect(page.getByText('1 of 5')).toBeVisible();
  // An answered message leaves the list. The focus goes on.
  await gmail.read(newest);
  await gmail.generateReply(one.replies, 'Yes.');
  await gmail.send.click();
  await expect(page.getByText('No message here needs a reply')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await gmail.needsReply.uncheck();
  await expect(gmail.item(newest)).toHaveAccessibleName(/Answered$/);
  await expect(gmail.item(newest)).not.toHaveAccessibleName(/Unread/);
});

test('after a reply is sent or saved, the next message that needs one is open, and two keys answer it', async ({
  page,
}) => {
  const { gmail, mailbox, replies } = one;
  const questions = [1, 2, 3].map((place) => ({
    ...newest,
    id: `question-${place}`,
    subject: `Question ${place}`,
    text: `Hi,\n\ncould you send me plan ${place} by Friday?\n\nMarta`,
  }));
  mailbox.mails = [...questions, news];
  await gmail.open();
  await gmail.needsReply.check();
  await expect(page.getByText('3 of 4')).toBeVisible();
  // The middle one first: then the one after it, then the one that is left.
  await gmail.read(questions[1] ?? newest);
  await gmail.generateReply(replies, 'I will.');
  await page.keyboard.press('Control+Enter');
  await expect(gmail.header('Subject')).toHaveText('Question 3');
  await expect(page.getByText('2 of 4')).toBeVisible();

  await page.keyboard.press('r');
  await gmail.writeReply(replies, 'Here it is.');
  await gmail.saveDraft.click();
  await expect(gmail.header('Subject')).toHaveText('Question 1');

  await page.keyboard.press('r');
  await gmail.writeReply(replies, 'Done.');
  await page.keyboard.press('Control+Enter');
  await expect(gmail.header('Subject')).toHaveText('Question 3');
  await expect(page.getByText('1 of 4')).toBeVisible();
  expect(mailbox.sent.map(({ reply }) => reply.messageId)).toEqual(['question-2', 'question-1']);
});

test('new messages are announced, and shown when asked for, while the open message stays', async ({
  page,
}) => {
  const { gmail, mailbox } = one;
  const show = page.getByRole('button', { name: 'Show', exact: true });
  await gmail.open();
  await gmail.read(second);
  await gmail.folder.selectOption('Archive');
  await expect(gmail.list).toHaveCount(0);
  const incoming: StubMail = { ...newest, id: 'incoming', subject: 'One more thing' };
  mailbox.mails = [incoming, ...team];
  mailbox.announce();
  await expect(page.getByRole('status').filter({ hasText: 'New messages' })).toBeVisible();
  await show.click();
  await expect(gmail.item(incoming)).toBeVisible();
  await expect(gmail.folder).toHaveValue('');
  await expect(show).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
  await expect(gmail.header('Subject')).toHaveText(second.subject ?? '');

  // The stream is opened again after it has ended.
  const watched = () => mailbox.calls.filter((call) => call.startsWith('watch')).length;
  await expect.poll(watched).toBe(2);
  mailbox.announce();
  await show.click();
  await expect(gmail.item(incoming)).toBeFocused();
});

test('the mailbox is watched only while the tab is visible', async ({ page }) => {
  const { gmail, mailbox } = one;
  const gone: string[] = [];
  page.on('requestfailed', (request) => gone.push(new URL(request.url()).pathname));
  const setVisibility = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const watched = () => mailbox.calls.filter((call) => call.startsWith('watch')).length;
  await gmail.open();
  await expect.poll(watched).toBe(1);
  await setVisibility('hidden');
  await expect.poll(() => gone).toContain('/api/gmail/events');
  expect(watched()).toBe(1);
  await setVisibility('visible');
  await expect.poll(watched).toBe(2);
});
