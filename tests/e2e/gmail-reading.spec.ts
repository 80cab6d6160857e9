import { mailboxProblems } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { expect, test } from './fixture.ts';
import { bare, hostile, longMail } from './gmail-mails.ts';
import { gmailStates, type Stage, stage } from './gmail-states.ts';
import { labelOf, mails } from './mailbox-service.ts';

const [first, second, arabic] = mails;
let one: Stage;

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(/Failed to (load resource|fetch dynamically)|ERR_INTERNET_DISCONNECTED/);
  one = await stage(page);
});
test.afterEach(() => one.replies.close());

test('older messages come below the others when asked for, and go again with a refresh', async ({ page }) => {
  const { gmail, mailbox } = one;
  mailbox.mails = Array.from({ length: 5 }, (_, index) => ({ ...first, id: `mail-${index}` }));
  mailbox.pageSize = 2;
  const older = page.getByRole('button', { name: 'Older messages', exact: true });
  await gmail.open();
  await expect(gmail.items).toHaveCount(2);
  mailbox.refusals.list = 'mailbox_failed';
  await older.click();
  await expect(page.getByText(mailboxProblems.messagesNotLoaded).first()).toBeVisible();
  await expect(gmail.items).toHaveCount(2);
  delete mailbox.refusals.list;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(gmail.items).toHaveCount(4);
  await older.press('Enter');
  await expect(gmail.items).toHaveCount(5);
  await expect(gmail.items.last()).toBeFocused();
  await expect(older).toBeHidden();
  await gmail.refresh.click();
  await expect(gmail.items).toHaveCount(2);
  await expect(older).toBeVisible();
});

test('the inbox lists its messages, and each is shown as it was written, without its markup', async ({
  page,
}) => {
  const { gmail, mailbox } = one;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const textless = { ...first, id: 'textless', subject: 'Nothing', text: '' };
  mailbox.mails = [...mails, hostile, textless];
  // The clock is fixed: in the first minutes of a day, the mail would be from the day before.
  await page.clock.setFixedTime(first.date);
  await gmail.open();
  await expect(gmail.items).toHaveCount(5);
  for (const words of ['Marta Lindqvist', first.subject, 'could we move', labelOf(first)]) {
    await expect(gmail.item(first)).toContainText(words);
  }
  await expect(gmail.item(first).locator('time')).toHaveText(/^\d\d:\d\d$/);
  await expect(gmail.item(arabic).locator('time')).toHaveText('Dec 30, 2025');

  await gmail.read(second);
  await expect(gmail.header('From')).toHaveText('Jonas Weber <jonas@weber.example>');
  await expect(gmail.header('Reply-To')).toHaveText(second.replyTo);
  // The mailbox does not say the language of this message.
  await expect(gmail.message.getByText('please find the minutes below')).not.toHaveAttribute('lang');
  await expect(gmail.message.getByText('> Could you send me')).toBeHidden();
  await gmail.message.getByText(/^Quoted history/).click();
  await expect(gmail.message.getByText('> Could you send me')).toBeVisible();

  await gmail.read(arabic);
  const words = gmail.message.getByText('هل يناسبك');
  expect(await words.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  await expect(words).toHaveAttribute('lang', 'ar');

  await gmail.read(textless);
  await expect(gmail.generate).toBeDisabled();
  await expect(page.getByText('This message has no text to answer.')).toBeVisible();

  await gmail.read(hostile);
  await expect(gmail.message.locator('img, b, script, a')).toHaveCount(0);
  await expect(gmail.header('From')).toContainText('evil@example.org');
  // A long header does not push the mail away, and the keyboard can scroll it.
  const { height = 0 } = (await gmail.header('Reply-To').boundingBox()) ?? {};
  expect(height).toBeLessThan(140);
  await gmail.header('Reply-To').focus();
  await expect(gmail.header('Reply-To')).toBeFocused();
  const subject = (await gmail.header('Subject').textContent()) ?? '';
  expect(subject).not.toMatch(/[\u202a-\u202e\u2066-\u2069\r\n]/);
  expect(hostile.subject).toMatch(/[\u202e]/);
  expect(asked.filter((url) => url.includes('example.com'))).toEqual([]);

  // The message that was chosen last is shown, in any order of the answers.
  const slow = Promise.withResolvers<void>();
  mailbox.held.set(first.id, slow.promise);
  await gmail.item(first).click();
  await expect.poll(() => mailbox.reads.at(-1)).toBe(first.id);
  await gmail.read(second);
  slow.resolve();
  await gmail.item(second).focus();
  await expect(gmail.header('Subject')).toHaveText(second.subject);

  // Only Refresh loads the list again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(mailbox.lists).toBe(1);
  mailbox.mails = [bare, ...mails];
  await gmail.refresh.click();
  await expect(gmail.items).toHaveCount(4);
  expect(mailbox.lists).toBe(2);
  mailbox.mails = [];
  await gmail.refresh.click();
  await expect(page.getByText('No messages found')).toBeVisible();
  await expect(gmail.list).toHaveCount(0);
});

test('a failed load of the inbox or of a message is reported at its place, and can be tried again', async ({
  page,
  context,
}) => {
  const { gmail, mailbox } = one;
  const retry = page.getByRole('button', { name: 'Try again' });
  await gmailStates['list-failed']?.(one);
  mailbox.refusals = {};
  await retry.click();
  await expect(gmail.items).toHaveCount(3);
  await expect(retry).toHaveCount(0);

  mailbox.refusals.list = 'lost';
  await context.setOffline(true);
  await gmail.refresh.click();
  await expect(gmail.toast(mailboxProblems.messagesNotLoaded)).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(gmail.items).toHaveCount(3);
  await context.setOffline(false);

  mailbox.refusals = { read: 'mailbox_failed' };
  await gmail.item(first).click();
  await expect(gmail.toast(mailboxProblems.messageNotLoaded)).toBeVisible();
  await expect(gmail.message.getByText('The mailbox did not answer.')).toBeVisible();
  mailbox.refusals = {};
  await gmail.message.getByRole('button', { name: 'Try again' }).click();
  await expect(gmail.header('Subject')).toHaveText(first.subject);

  mailbox.refusals.read = 'message_not_found';
  await gmail.item(second).click();
  await expect(gmail.message.getByText(problems.message_not_found.detail)).toBeVisible();
  await expect(gmail.items).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Message', exact: true })).toBeFocused();
});

test('a disconnected mailbox leads to the dashboard, an ended session to the sign-in page', async ({
  page,
}) => {
  const { gmail, mailbox } = one;
  mailbox.refusals.list = 'mailbox_not_connected';
  await page.goto(pagePaths.gmail);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(problems.mailbox_not_connected.detail)).toBeVisible();

  mailbox.refusals = { read: 'mailbox_not_connected' };
  await gmail.open();
  await gmail.item(first).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(problems.mailbox_not_connected.detail)).toBeVisible();

  mailbox.refusals = {};
  await gmail.open();
  mailbox.refusals.list = 'unauthenticated';
  await gmail.refresh.click();
  await expect(page).toHaveURL(/\/auth$/);
});

test('the page says which part of a long mail the writer gets', async ({ page }) => {
  const quoted = `\n\nOn Mon, 2 Mar 2026 at 10:12, Sam Reed <sam@acme.example> wrote:\n${'> The figures are on their way.\n'.repeat(400)}`;
  one.mailbox.mails = [{ ...first, text: first.text + quoted }, longMail];
  await one.gmail.open();
  await one.gmail.read(first);
  await expect(page.getByText('without its quoted history')).toBeVisible();
  await one.gmail.generate.click();
  const call = await one.replies.next();
  const { emailContent, ...options } = call.request;
  expect(emailContent).toMatch(/^From: Marta Lindqvist <marta@acme\.example>\nDate: .+\nSubject: .+\n\nHi,/);
  expect(emailContent).not.toContain('figures');
  expect(options).toEqual({ intent: 'general', tone: 'professional', language: 'English' });
  call.finish({ reply: 'Yes.' });
  await one.gmail.cancel.click();
  await one.gmail.read(longMail);
  await expect(page.getByText('its first 10,000 characters')).toBeVisible();
  await one.gmail.generate.click();
  expect((await one.replies.next()).request.emailContent).toHaveLength(10_000);
});
