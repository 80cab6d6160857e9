import { text } from 'node:stream/consumers';
import type { Locator, Page } from '@playwright/test';
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

async function answerIn(page: Page, language: string): Promise<GeneratorPage> {
  await signIn(page, { plan: 'pro' });
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await generator.choice('Language').selectOption(language);
  await generator.pasteAndGenerate(sampleMail);
  return generator;
}

test('a reply is shown from right to left while it is written, and after a reload', async ({
  page,
  service,
}) => {
  const generator = await answerIn(page, 'Hebrew');
  const call = await service.next();
  call.write(hebrew.slice(0, 30));
  await expect(generator.reply).toHaveAttribute('lang', 'he');
  expect(await directionOf(generator.reply)).toBe('rtl');
  call.finish({ reply: hebrew });
  await generator.copy.waitFor();
  await page.reload();
  await expect(generator.reply).toHaveValue(hebrew);
  expect(await directionOf(generator.reply)).toBe('rtl');
});

test('a downloaded line that begins with a Latin name has a right-to-left mark', async ({
  page,
  service,
}) => {
  const generator = await answerIn(page, 'Arabic');
  (await service.next()).finish({ reply: arabic });
  const download = page.waitForEvent('download');
  await generator.download.click();
  const saved = await text(await (await download).createReadStream());
  expect(saved).toBe(arabic.replace('\nMaria،', '\n\u200fMaria،'));
  await expect(generator.reply).toHaveValue(arabic);
});

test('a reply in English instead is shown from left to right', async ({ page, service }) => {
  const generator = await answerIn(page, 'Arabic');
  (await service.next()).finish({ reply: 'Dear Maria,\n\nThursday works.' });
  await generator.copy.waitFor();
  expect(await directionOf(generator.reply)).toBe('ltr');
});

test('screen readers read the notes with the reply', async ({ page, service }) => {
  const generator = await answerIn(page, 'Arabic');
  const note = 'This looks like an automated message that needs no reply.';
  (await service.next()).finish({ reply: arabic, notes: [note] });
  await expect(generator.reply).toHaveAccessibleDescription(note);
  await expect(page.getByRole('list', { name: 'Notes' })).toHaveText(note);
});

test('a reply in the mailbox is shown from right to left, with its notes', async ({ page }) => {
  const { gmail, replies } = await stage(page, { plan: 'pro' });
  const note = 'This looks like an automated message that needs no reply.';
  await gmail.open();
  await gmail.choice('Language').selectOption('Arabic');
  await gmail.read(mails[2]);
  await gmail.generate.click();
  (await replies.next()).finish({ reply: arabic, notes: [note] });
  await expect(gmail.reply).toHaveValue(arabic);
  expect(await directionOf(gmail.reply)).toBe('rtl');
  await expect(gmail.reply).toHaveAccessibleDescription(note);
  await replies.close();
});

test('a sent line that begins with a Latin name has a right-to-left mark', async ({ page }) => {
  const { gmail, mailbox, replies } = await stage(page, { plan: 'pro' });
  await gmail.open();
  await gmail.choice('Language').selectOption('Arabic');
  await gmail.read(mails[2]);
  await gmail.generateReply(replies, arabic);
  await gmail.send.click();
  await expect(gmail.toast('Reply sent successfully!')).toBeVisible();
  expect(mailbox.sent.map(({ reply }) => reply.body)).toEqual([arabic.replace('\nMaria،', '\n\u200fMaria،')]);
  await replies.close();
});
