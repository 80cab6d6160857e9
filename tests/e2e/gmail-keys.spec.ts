import { expect, test } from './fixture.ts';
import { type Stage, stage } from './gmail-states.ts';
import { mails } from './mailbox-service.ts';

const [first, second, third] = mails;
let one: Stage;

test.beforeEach(async ({ page }) => {
  one = await stage(page);
  await one.gmail.open();
});
test.afterEach(() => one.replies.close());

test('j and k, and the arrow keys in the list, move the focus through the messages', async ({ page }) => {
  const { gmail } = one;
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
});

test('r generates a reply, Ctrl and Enter sends it, and the focus returns to the list', async ({ page }) => {
  const { gmail, mailbox } = one;
  await page.keyboard.press('j');
  await expect(gmail.generate).toBeEnabled();
  await page.keyboard.press('r');
  (await one.replies.next()).finish({ reply: 'Yes.' });
  await expect(gmail.reply).toBeFocused();
  await expect(gmail.send).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(gmail.dialog).toBeHidden();
  await page.keyboard.press('r');
  await expect(gmail.reply).toHaveValue('Yes.');
  await page.keyboard.press('Control+Enter');
  await expect(gmail.toast('Reply sent successfully!')).toBeVisible();
  await expect(gmail.item(first)).toBeFocused();
  expect(mailbox.sent).toHaveLength(1);
  expect(one.replies.count).toBe(1);
});

test('r pressed while a message is loading generates the reply once it is loaded', async ({ page }) => {
  const { gmail, mailbox } = one;
  const read = Promise.withResolvers<void>();
  mailbox.held.set(first.id, read.promise);
  await page.keyboard.press('j');
  await expect(gmail.item(first)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('r');
  read.resolve();
  (await one.replies.next()).finish({ reply: 'Yes.' });
  await expect(gmail.reply).toHaveValue('Yes.');
});

test('the focus follows the work: to Stop, to the reply, and back to the button', async ({ page }) => {
  const { gmail } = one;
  await gmail.read(first);
  await gmail.generate.focus();
  await page.keyboard.press('Enter');
  const call = await one.replies.next();
  await expect(gmail.stop).toBeFocused();
  call.finish({ reply: 'Yes.' });
  await expect(gmail.reply).toBeFocused();
  await expect(gmail.reply).toBeEditable();
  await page.keyboard.press('Escape');
  await expect(gmail.generate).toBeFocused();
});

test('in a text field, and with modifier keys held, the shortcuts do nothing', async ({ page }) => {
  const { gmail } = one;
  const prompt = page.getByRole('textbox', { name: 'Custom prompt' });
  await prompt.focus();
  await page.keyboard.type('jkr');
  await expect(prompt).toHaveValue('jkr');
  await prompt.blur();
  await page.keyboard.press('Control+j');
  await page.keyboard.press('Alt+j');
  await expect(gmail.items.and(page.locator('[aria-current]'))).toHaveCount(0);
});
