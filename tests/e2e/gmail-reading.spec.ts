import { pagePaths } from '#domain/paths.ts';
import { expect, test } from './fixture.ts';
import { bare, gmailStates, hostile, longMail, type Stage, stage } from './gmail-states.ts';
import { labelOf, mails } from './mailbox-service.ts';

const [first, second, arabic] = mails;
let one: Stage;

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  one = await stage(page);
});
test.afterEach(() => one.replies.close());

test('each message shows sender, subject, snippet and date above the label of its id', async ({ page }) => {
  // The clock is fixed: in the first minutes of a day, the mail would be from the day before.
  await page.clock.setFixedTime(first.date);
  await one.gmail.open();
  await expect(one.gmail.items).toHaveCount(3);
  for (const words of ['Marta Lindqvist', first.subject, 'could we move', labelOf(first)]) {
    await expect(one.gmail.item(first)).toContainText(words);
  }
  await expect(one.gmail.item(first).locator('time')).toHaveText(/^\d\d:\d\d$/);
  await expect(one.gmail.item(arabic).locator('time')).toHaveText('Dec 30, 2025');
});

test('a message shows its sender, its Reply-To, and its new text before the quoted text', async () => {
  const { gmail } = one;
  await gmail.open();
  await gmail.read(second);
  await expect(gmail.header('From')).toHaveText('Jonas Weber <jonas@weber.example>');
  await expect(gmail.header('Reply-To')).toHaveText('Site office <office@weber.example>');
  await expect(gmail.message.getByText('please find the minutes below')).toBeVisible();
  await expect(gmail.message.getByText('> Could you send me')).toBeHidden();
  await gmail.message.getByText(/^Quoted history/).click();
  await expect(gmail.message.getByText('> Could you send me')).toBeVisible();
});

test('an Arabic mail is shown from right to left, and is marked as Arabic for screen readers', async () => {
  await one.gmail.open();
  await one.gmail.read(arabic);
  const words = one.gmail.message.getByText('هل يناسبك');
  expect(await words.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  await expect(words).toHaveAttribute('lang', 'ar');
  // The mailbox does not say the language of this message.
  await one.gmail.read(second);
  await expect(one.gmail.message.getByText('please find the minutes')).not.toHaveAttribute('lang');
});

test('a hostile mail is shown as text only: no markup, no request, no reversed page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await gmailStates['message-hostile']?.(one);
  await expect(one.gmail.message.locator('img, b, script, a')).toHaveCount(0);
  await expect(one.gmail.header('From')).toContainText('evil@example.org');
  expect(asked.filter((url) => url.includes('example.com'))).toEqual([]);
  const subject = (await one.gmail.header('Subject').textContent()) ?? '';
  expect(subject).not.toMatch(/[\u202a-\u202e\u2066-\u2069\r\n]/);
  expect(hostile.subject).toMatch(/[\u202e]/);
});

test('an empty inbox says so', async ({ page }) => {
  await gmailStates.empty?.(one);
  await expect(page.getByText('No messages found')).toBeVisible();
  await expect(one.gmail.list).toHaveCount(0);
});

test('a failed load of the inbox is reported in the list, and can be tried again there', async ({ page }) => {
  await gmailStates['list-failed']?.(one);
  one.mailbox.refusals = {};
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(one.gmail.items).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('without a connection the inbox stays on the screen, and the problem is reported', async ({
  page,
  context,
}) => {
  await one.gmail.open();
  one.mailbox.refusals.list = 'lost';
  await context.setOffline(true);
  await one.gmail.refresh.click();
  await expect(one.gmail.toast('Failed to load messages')).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(one.gmail.items).toHaveCount(3);
  await context.setOffline(false);
});

test('Refresh loads new messages, and returning to the tab requests nothing', async ({ page }) => {
  await one.gmail.open();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(one.mailbox.lists).toBe(1);
  one.mailbox.mails = [bare, ...mails];
  await one.gmail.refresh.click();
  await expect(one.gmail.items).toHaveCount(4);
  expect(one.mailbox.lists).toBe(2);
});

test('the message that was chosen last is shown, in any order of the answers', async () => {
  const { gmail, mailbox } = one;
  await gmail.open();
  const slow = Promise.withResolvers<void>();
  mailbox.held.set(first.id, slow.promise);
  await gmail.item(first).click();
  await expect.poll(() => mailbox.reads).toEqual([first.id]);
  await gmail.read(second);
  slow.resolve();
  await gmail.item(second).focus();
  await expect(gmail.header('Subject')).toHaveText(second.subject);
});

test('a failed load of a message is reported, and can be tried again', async ({ page }) => {
  await gmailStates['message-failed']?.(one);
  await expect(one.gmail.message.getByText('The mailbox did not answer.')).toBeVisible();
  one.mailbox.refusals = {};
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(one.gmail.header('Subject')).toHaveText(first.subject);
});

test('a message that is gone is reported and leaves the list, and the focus goes to the report', async ({
  page,
}) => {
  await one.gmail.open();
  one.mailbox.refusals.read = 'message_not_found';
  await one.gmail.item(first).click();
  await expect(one.gmail.toast('Failed to load message details')).toBeVisible();
  await expect(one.gmail.message.getByText('This message is no longer in the mailbox.')).toBeVisible();
  await expect(one.gmail.items).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Message', exact: true })).toBeFocused();
});

for (const call of ['list', 'read'] as const) {
  test(`a mailbox that turns out to be disconnected leads to the dashboard: ${call}`, async ({ page }) => {
    if (call === 'list') {
      one.mailbox.refusals.list = 'mailbox_not_connected';
      await page.goto(pagePaths.gmail);
    } else {
      await one.gmail.open();
      one.mailbox.refusals[call] = 'mailbox_not_connected';
      await one.gmail.item(first).click();
    }
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Gmail not connected. Please connect your account first.')).toBeVisible();
  });
}

test('a session that ends leads to the sign-in page', async ({ page }) => {
  await one.gmail.open();
  one.mailbox.refusals.list = 'unauthenticated';
  await one.gmail.refresh.click();
  await expect(page).toHaveURL(/\/auth$/);
});

test('a mail without text cannot be answered, and the page says so', async ({ page }) => {
  await gmailStates['message-textless']?.(one);
  await expect(one.gmail.generate).toBeDisabled();
  await expect(page.getByText('This message has no text to answer.')).toBeVisible();
});

test('the writer gets the mail with its header, and without quoted text if it is long', async ({ page }) => {
  const quoted = `\n\nOn Mon, 2 Mar 2026 at 10:12, Sam Reed <sam@acme.example> wrote:\n${'> The figures are on their way.\n'.repeat(400)}`;
  one.mailbox.mails = [{ ...first, text: first.text + quoted }, longMail];
  await one.gmail.open();
  await one.gmail.read(first);
  await expect(page.getByText('without its quoted history')).toBeVisible();
  await one.gmail.generate.click();
  const call = await one.replies.next();
  const { emailContent, ...options } = call.request;
  expect(emailContent).toMatch(
    /^From: Marta Lindqvist <marta@acme\.example>\nDate: .+\nSubject: Site visit on Thursday\n\nHi,/,
  );
  expect(emailContent).not.toContain('figures');
  expect(options).toEqual({ intent: 'general', tone: 'professional', language: 'English' });
  call.finish({ reply: 'Yes.' });
  await one.gmail.cancel.click();
  await one.gmail.read(longMail);
  await expect(page.getByText('its first 10,000 characters')).toBeVisible();
  await one.gmail.generate.click();
  expect((await one.replies.next()).request.emailContent).toHaveLength(10_000);
});
