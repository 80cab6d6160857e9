import { expect, test } from './fixture.ts';
import { type Stage, stage } from './gmail-states.ts';
import { mails } from './mailbox-service.ts';

const [first, second] = mails;
let one: Stage;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(async ({ page }) => {
  one = await stage(page);
  await one.gmail.open();
});
test.afterEach(() => one.replies.close());

test('list and message are two steps, and back leads to the message in the list', async ({ page }) => {
  const { gmail } = one;
  await expect(gmail.message).toBeHidden();
  await expect(gmail.generate).toBeHidden();
  await gmail.read(second);
  await expect(gmail.list).toBeHidden();
  await expect(gmail.generate).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Message' })).toBeFocused();
  await gmail.back.click();
  await expect(gmail.list).toBeVisible();
  await expect(gmail.message).toBeHidden();
  await expect(gmail.item(second)).toBeFocused();
  await gmail.read(first);
  await page.goBack();
  await expect(gmail.list).toBeVisible();
  await expect(gmail.item(first)).toBeFocused();
  await page.goForward();
  await expect(gmail.header('Subject')).toHaveText(first.subject);
});

test('a reload keeps the message open, and back leads to the list', async ({ page }) => {
  const { gmail } = one;
  await gmail.read(second);
  await page.reload();
  await expect(gmail.header('Subject')).toHaveText(second.subject);
  await gmail.back.click();
  await expect(gmail.list).toBeVisible();
});

test('a reply is sent on a phone, and the list is shown again', async () => {
  const { gmail, mailbox } = one;
  await gmail.read(first);
  await gmail.generateReply(one.replies);
  await expect(gmail.reply).not.toBeFocused();
  await gmail.send.click();
  await expect(gmail.toast('Reply sent successfully!')).toBeVisible();
  await expect(gmail.list).toBeVisible();
  expect(mailbox.sent).toHaveLength(1);
});
