import type { Page } from '@playwright/test';
import { browserProblems } from '#domain/messages.ts';
import { expect, test } from './fixture.ts';
import { sampleMail } from './generator-page.ts';

const eml = [
  'From: =?utf-8?q?Mar=C3=ADa?= Lopez <maria@northwind.example>',
  'To: Sam Reed <sam@acme.example>',
  'Subject: =?utf-8?q?Budget_review_=E2=80=93_Thursday?=',
  'Date: Mon, 02 Mar 2026 10:12:00 +0100',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Hi Sam,',
  '',
  'does Thursday at 14:00 work? The caf=C3=A9 is booked.',
  '',
].join('\r\n');

/** Drags a file over the section of the mail, then drops it. */
async function drop(page: Page, name: string, content: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], fileName));
      return data;
    },
    [name, content] as const,
  );
  const sheet = page.locator('section', { has: page.getByRole('textbox', { name: 'Original email' }) });
  await sheet.dispatchEvent('dragenter', { dataTransfer: transfer });
  await expect(page.getByText('Drop the file to open it')).toBeVisible();
  await sheet.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText('Drop the file to open it')).toBeHidden();
}

test('a text file is read into the mail', async ({ generator }) => {
  await generator.upload('mail.txt', 'Hi Sam,\r\nZürich or Genève?\r\n');
  await expect(generator.mail).toHaveValue('Hi Sam,\nZürich or Genève?\n');
  await expect(generator.generate).toBeEnabled();
});

const rawMail = /^From: =\?utf-8\?q\?Mar=C3=ADa\?= Lopez/;

test('a chosen or dropped file becomes the mail, and the earlier text can be restored', async ({
  page,
  generator,
}) => {
  await generator.upload('mail.txt', 'Hi Sam,\r\nZürich or Genève?\r\n');
  await expect(generator.mail).toHaveValue('Hi Sam,\nZürich or Genève?\n');
  await expect(generator.generate).toBeEnabled();
  await generator.clear.click();
  await generator.upload('mail.txt', 'Hi Sam,\r\nZürich or Genève?\r\n');
  await expect(generator.mail, 'the same file again').toHaveValue('Hi Sam,\nZürich or Genève?\n');

  await generator.upload('MAIL.TXT', Buffer.from('Grüße aus Köln, Müller', 'latin1'));
  await expect(generator.mail).toHaveValue('Grüße aus Köln, Müller');
  await expect(page.getByText('Replaced by MAIL.TXT.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(generator.mail).toHaveValue('Hi Sam,\nZürich or Genève?\n');

  await generator.upload('note.eml', 'Only a few words, and no header at all.');
  await expect(generator.mail).toHaveValue('Only a few words, and no header at all.');
  await drop(page, 'mail.eml', eml);
  await expect(generator.mail).toHaveValue(
    /^From: María Lopez <maria@northwind\.example>\n(.+\n)*Subject: Budget review – Thursday\n\nHi Sam,\n\ndoes Thursday/,
  );
  await expect(generator.mail).toHaveValue(/The café is booked\.\s*$/);
});

test('a mail that cannot be parsed is read as its raw text with a word about it, and typed text can be restored', async ({
  page,
  generator,
}) => {
  await page.route('**/assets/mail-file.worker-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'self.postMessage("started"); for (;;) {}' }),
  );
  await generator.upload('mail.eml', eml, 'message/rfc822');
  await generator.mail.fill('Typed meanwhile.');
  await expect(generator.mail, 'parsing never ends').toHaveValue(rawMail);
  await expect(generator.toast(browserProblems.mailReadInPart)).toBeVisible();
  await expect(generator.mail).toHaveAccessibleDescription(browserProblems.mailReadInPart);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(generator.mail).toHaveValue('Typed meanwhile.');
});

test('if the browser cannot parse mail files, the mail file is not called damaged, and nothing is lost', async ({
  page,
  complaints,
  generator,
}) => {
  complaints.allow(/ERR_FAILED/);
  await generator.mail.fill(sampleMail);
  await page.route('**/assets/mail-file.worker-*.js', (route) => route.abort());
  await generator.upload('mail.eml', eml, 'message/rfc822');
  await expect(generator.toast(browserProblems.fileNotOpened), 'the script does not load').toBeVisible();
  await generator.mail.fill(`${sampleMail}!`);
  await page.evaluate(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('refused', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });
  await generator.upload('mail.eml', eml, 'message/rfc822');
  await expect(generator.mail, 'no worker starts').toHaveAccessibleDescription(browserProblems.fileNotOpened);
  await expect(generator.mail).toHaveValue(`${sampleMail}!`);
});

test('of a mail that is nested too deep, the text that could be read is opened with a word about it', async ({
  generator,
}) => {
  const depths = Array.from({ length: 150 }, (_, depth) => depth);
  const deep = [
    'Subject: Budget',
    ...depths.flatMap((depth) => [`Content-Type: multipart/mixed; boundary="b${depth}"`, '', `--b${depth}`]),
    'Content-Type: text/plain',
    '',
    'Does Thursday work?',
    '--b149--',
  ].join('\r\n');
  await generator.upload('mail.eml', deep, 'message/rfc822');
  await expect(generator.mail).toHaveValue('Subject: Budget\n\nDoes Thursday work?');
  await expect(generator.toast(browserProblems.mailReadInPart)).toBeVisible();
  await expect(generator.mail).toHaveAccessibleDescription(browserProblems.mailReadInPart);
});

test('a file that cannot be used is refused with its reason, and nothing is lost', async ({
  page,
  generator,
}) => {
  await generator.mail.fill(sampleMail);
  const notText = Buffer.concat([
    Buffer.from('%PDF-1.7\n%'),
    Buffer.from([0xe2, 0xe3, 0xcf, 0xd3, 0, 1, 2, 0, 255]),
  ]);
  for (const [what, name, content, message] of [
    ['another type', 'mail.pdf', '%PDF-1.7', browserProblems.unsupportedFile],
    ['a name without an extension', 'mail', 'text', browserProblems.unsupportedFile],
    ['a pdf named .txt', 'mail.txt', notText, browserProblems.fileNotText],
    ['an empty file', 'mail.txt', '', browserProblems.fileEmpty],
    ['a blank file', 'mail.eml', ' \n\n ', browserProblems.fileEmpty],
    ['a file of 3 MB', 'mail.txt', Buffer.alloc(3 * 1024 * 1024, 'a'), browserProblems.fileTooLarge],
  ] as const) {
    await generator.upload(name, content, 'application/octet-stream');
    await expect(generator.toast(message), what).toBeVisible();
    await expect(generator.mail, what).toHaveAccessibleDescription(message);
    await expect(generator.mail, what).toHaveValue(sampleMail);
    await generator.mail.fill(`${sampleMail}!`);
    await expect(generator.mail, what).toHaveAccessibleDescription('');
    await generator.mail.fill(sampleMail);
  }
  await drop(page, 'picture.png', 'x');
  await expect(generator.toast(browserProblems.unsupportedFile)).toBeVisible();

  const isPrevented = await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'mail.txt'));
    const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
    return !document.body.dispatchEvent(event);
  });
  expect(isPrevented, 'a file outside the mail does not replace the page').toBe(true);
  await expect(generator.mail).toHaveValue(sampleMail);
});

test('without a connection the page says that a file could not be opened, not that it is unreadable', async ({
  page,
  complaints,
  generator,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await generator.upload('mail.txt', sampleMail);
  await expect(generator.toast(browserProblems.fileNotOpened)).toBeVisible();
  await expect(generator.mail).toHaveValue('');

  await page.context().setOffline(false);
  await generator.upload('mail.txt', sampleMail);
  await expect(generator.mail).toHaveValue(sampleMail);
});
