import { messages } from '#domain/messages.ts';
import { expect, test } from './fixture.ts';
import { stage } from './gmail-states.ts';
import { mails } from './mailbox-service.ts';

const [first, second, third] = mails;

test('the keyboard is enough to read and answer messages, and the focus follows the work', async ({
  page,
}) => {
  const { gmail, mailbox, replies } = await stage(page);
  await gmail.open();
  const prompt = page.getByRole('textbox', { name: 'Custom prompt' });
  await prompt.focus();
  await page.keyboard.type('jkr');
  await expect(prompt).toHaveValue('jkr');
  await prompt.blur();
  await page.keyboard.press('Control+j');
  await page.keyboard.press('Alt+j');
  await expect(gmail.items.and(page.locator('[aria-current]'))).toHaveCount(0);

  for (const [key, mail] of [
    ['j', first],
    ['j', second],
    ['ArrowDown', third],
    ['j', third],
    ['k', second],
    ['ArrowUp', first],
  ] as const) {
    await page.keyboard.press(key);
    await expect(gmail.item(mail)).toHaveAttribute('aria-current', 'true');
    await expect(gmail.item(mail)).toBeFocused();
    await expect(gmail.header('Subject')).toHaveText(mail.subject);
  }

  await gmail.generate.focus();
  await page.keyboard.press('Enter');
  const call = await replies.next();
  await expect(gmail.stop).toBeFocused();
  call.finish({ reply: 'Yes.' });
  await expect(gmail.reply).toBeFocused();
  await expect(gmail.reply).toBeEditable();
  await page.keyboard.press('Escape');
  await expect(gmail.dialog).toBeHidden();
  await expect(gmail.generate).toBeFocused();
  await page.keyboard.press('r');
  await expect(gmail.reply).toHaveValue('Yes.');
  await page.keyboard.press('Control+Enter');
  await expect(gmail.toast(messages.replySent)).toBeVisible();
  await expect(gmail.item(first)).toBeFocused();
  expect([mailbox.sent.length, replies.count]).toEqual([1, 1]);

  // r pressed while a message is loading generates the reply once it is loaded.
  const read = Promise.withResolvers<void>();
  mailbox.held.set(second.id, read.promise);
  await gmail.item(second).click();
  await expect(gmail.item(second)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('r');
  read.resolve();
  (await replies.next()).finish({ reply: 'Of course.' });
  await expect(gmail.reply).toHaveValue('Of course.');
  await expect(gmail.reply).toBeFocused();
  await replies.close();
});
