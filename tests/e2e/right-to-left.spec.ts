import { text } from 'node:stream/consumers';
import type { Locator } from '@playwright/test';
import { messages } from '#domain/messages.ts';
import { signIn } from './account-service.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage, sampleMail } from './generator-page.ts';
import { stage } from './gmail-states.ts';
import { mails } from './mailbox-service.ts';

const arabic =
  'السيدة Maria Ito المحترمة،\n\nMaria، يناسبني يوم الخميس من 14:00 إلى 15:30.\n\nمع أطيب التحيات،\n[اسمك]';
const hebrew = 'שלום Maria,\n\nיום חמישי בשעה 14:00 מתאים לי.\n\nבברכה,\n[שמך]';

function directionOf(field: Locator): Promise<string> {
  return field.evaluate((element) => getComputedStyle(element).direction);
}

const note = 'This looks like an automated message that needs no reply.';

test('a reply from right to left is shown, kept, read and downloaded in its direction', async ({
  page,
  service,
}) => {
  await signIn(page, { plan: 'pro' });
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await generator.choice('Language').selectOption('Hebrew');
  await generator.pasteAndGenerate(sampleMail);
  const call = await service.next();
  call.write(hebrew.slice(0, 30));
  await expect(generator.reply).toHaveAttribute('lang', 'he');
  expect(await directionOf(generator.reply)).toBe('rtl');
  call.finish({ reply: hebrew });
  await generator.copy.waitFor();
  await page.reload();
  await expect(generator.reply).toHaveValue(hebrew);
  expect(await directionOf(generator.reply)).toBe('rtl');

  await generator.choice('Language').selectOption('Arabic');
  await generator.generate.click();
  (await service.next()).finish({ reply: arabic, notes: [note] });
  await expect(generator.reply).toHaveAccessibleDescription(note);
  await expect(page.getByRole('list', { name: 'Notes' })).toHaveText(note);
  const download = page.waitForEvent('download');
  await generator.download.click();
  await page.getByRole('button', { name: 'Download anyway' }).click();
  const saved = await text(await (await download).createReadStream());
  expect(saved, 'a mark before a Latin name').toBe(arabic.replace('\nMaria،', '\n\u200fMaria،'));
  await expect(generator.reply).toHaveValue(arabic);

  await generator.generate.click();
  (await service.next()).finish({ reply: 'Dear Maria,\n\nThursday works.' });
  await expect(generator.reply).toHaveValue(/^Dear Maria/);
  expect(await directionOf(generator.reply), 'a reply in English instead').toBe('ltr');
});

test('a reply from right to left is shown and sent in its direction from the mailbox', async ({ page }) => {
  const { gmail, mailbox, replies } = await stage(page, { plan: 'pro' });
  await gmail.open();
  await gmail.choice('Language').selectOption('Arabic');
  await gmail.read(mails[2]);
  await gmail.generate.click();
  (await replies.next()).finish({ reply: arabic, notes: [note] });
  await expect(gmail.reply).toHaveValue(arabic);
  expect(await directionOf(gmail.reply)).toBe('rtl');
  await expect(gmail.reply).toHaveAccessibleDescription(note);
  await gmail.send.click();
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await expect(gmail.toast(messages.replySent)).toBeVisible();
  expect(mailbox.sent.map(({ reply }) => reply.body)).toEqual([arabic.replace('\nMaria،', '\n\u200fMaria،')]);
  await replies.close();
});

test('a very long mail has the direction of its first letter', async ({ generator }) => {
  await generator.upload('long.txt', `> 1. ${'שלום לכולם. '.repeat(6_000)}`, 'text/plain');
  await expect(generator.mail).toHaveValue(/^> 1\. שלום/);
  await expect(generator.mail).toHaveCSS('direction', 'rtl');
  await generator.upload('long.txt', `> 1. ${'Hello שלום. '.repeat(6_000)}`, 'text/plain');
  await expect(generator.mail).toHaveValue(/^> 1\. Hello/);
  await expect(generator.mail).toHaveCSS('direction', 'ltr');
});
