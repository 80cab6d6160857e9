import { messages } from '#domain/messages.ts';
import { expect, test } from './fixture.ts';
import { stage } from './gmail-states.ts';
import { mails } from './mailbox-service.ts';

const [first, second] = mails;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a toast in the dialog covers neither the recipient nor its buttons', async ({ page }) => {
  const { gmail, replies } = await stage(page);
  await gmail.open();
  await gmail.read(first);
  await gmail.generateReply(replies);
  const toast = await gmail.toast(messages.mailReplyGenerated).boundingBox();
  const to = gmail.dialog.getByText('To', { exact: true });
  const buttons = ['Copy', 'Download', 'Cancel', 'Send Reply'];
  for (const part of [to, ...buttons.map((name) => gmail.dialog.getByRole('button', { name }))]) {
    const box = await part.boundingBox();
    if (!toast || !box) throw new Error('Something is not visible.');
    const isCovered = toast.y < box.y + box.height && box.y < toast.y + toast.height;
    expect(isCovered, String(part)).toBe(false);
  }
  await replies.close();
});

test('list and message are two steps on a phone, back leads to the list, and so does a sent reply', async ({
  page,
}) => {
  const { gmail, mailbox, replies } = await stage(page);
  await gmail.open();
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
  await page.reload();
  await expect(gmail.header('Subject')).toHaveText(first.subject);
  await gmail.back.click();
  await expect(gmail.list).toBeVisible();

  await gmail.read(first);
  await gmail.generateReply(replies);
  await expect(gmail.reply).not.toBeFocused();
  await gmail.send.click();
  await expect(gmail.toast(messages.replySent)).toBeVisible();
  await expect(gmail.list).toBeVisible();
  expect(mailbox.sent).toHaveLength(1);
  await replies.close();
});
