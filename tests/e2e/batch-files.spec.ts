import { BatchPage, emlFiles, emlOf, mboxOf } from './batch-page.ts';
import { expect, test } from './fixture.ts';

const large = (size: number) =>
  `Hi Sam,\n\n${'A line of seventy characters that makes the email large. ok\n'.repeat(size / 60)}`;

test('an mbox of some megabytes is opened mail by mail, with a word about each that cannot be read', async ({
  page,
  generator,
}) => {
  const batch = new BatchPage(page);
  const quoted = emlOf(2, 'Hi Sam,\n\nFrom Monday on?\nCould you confirm the room?\n');
  const mbox = mboxOf([
    emlOf(1),
    quoted,
    emlOf(3, large(3 * 1024 * 1024)),
    emlOf(4, ''),
    ...Array.from({ length: 40 }, (_, index) => emlOf(index + 5, large(60 * 1024))),
  ]);
  await batch.upload([{ name: 'Inbox.mbox', content: mbox }]);
  await expect(batch.status).toHaveText('1 of 44');
  await expect(generator.mail).toHaveValue(/^From: Jürgen Müller <person1@northwind\.example>\n/);
  await batch.button('Next').click();
  await expect(generator.mail).toHaveValue(/\nFrom Monday on\?\n/);
  await page.keyboard.press('F9');
  await expect(batch.region).toContainText('This email is larger than 2 MB.');
  await expect(generator.mail).toHaveValue('');
  await expect(await batch.mail(3)).toContainText('Budget review 3');
  await page.keyboard.press('F9');
  await expect(batch.region).toContainText('This email has no text.');
  await page.keyboard.press('Shift+F9');
  await expect(batch.status).toHaveText('5 of 44');
  await expect(batch.region).toContainText('42 left, 0 answered, 2 skipped');
});

test('files of every kind are opened together, and further ones are added', async ({ page, generator }) => {
  const batch = new BatchPage(page);
  await batch.upload([
    { name: 'note.txt', content: 'Hi Sam,\n\nis Thursday fine?' },
    { name: 'mbox', content: mboxOf([emlOf(1), emlOf(2)]) },
    { name: 'picture.png', content: 'x' },
    { name: 'empty.eml', content: '' },
  ]);
  await expect(batch.status).toHaveText('1 of 5');
  await expect(generator.mail).toHaveValue('Hi Sam,\n\nis Thursday fine?');
  await expect(await batch.mail(1)).toContainText('note.txt');
  await (await batch.mail(4)).getByRole('button').click();
  await expect(batch.region).toContainText('Only .txt, .eml and .mbox files are supported.');
  await batch.upload([{ name: 'one.eml', content: emlOf(9) }]);
  await expect(batch.status).toHaveText('4 of 6');
  await (await batch.mail(6)).getByRole('button').click();
  await expect(generator.mail).toHaveValue(/room 109 by/);
});

test('a batch ends at a thousand emails with a word about it', async ({ page, generator }) => {
  const batch = new BatchPage(page);
  const mails = Array.from({ length: 1_003 }, (_, index) => emlOf(index + 1));
  await batch.upload([{ name: 'many.mbox', content: mboxOf(mails) }]);
  await expect(batch.status).toHaveText('1 of 1000', { timeout: 40_000 });
  await expect(batch.region).toContainText('A batch has at most 1,000 emails.');
  await expect(generator.mail).toHaveValue(/room 101 by/);
});

test('a mail whose reading does not end is listed, and the others are read', async ({ page, generator }) => {
  // The first worker says nothing more after it has begun with the second mail.
  await page.addInitScript(() => {
    const { Worker: Real } = window;
    let workers = 0;
    window.Worker = class extends Real {
      override addEventListener(...args: Parameters<Worker['addEventListener']>) {
        const [type, listener] = args;
        let isStuck = false;
        const isFirst = type === 'message' && workers === 0;
        super.addEventListener(type, (event) => {
          if (isStuck) return;
          const { data } = event as MessageEvent;
          isStuck = isFirst && data.kind === 'begun' && data.n === 2;
          if (isStuck) workers += 1;
          (listener as EventListener).call(this, event);
        });
      }
    };
  });
  await page.reload();
  const batch = new BatchPage(page);
  await batch.upload(emlFiles(3));
  await expect(batch.status).toHaveText('1 of 3', { timeout: 30_000 });
  await expect(generator.mail).toHaveValue(/room 101 by/);
  await batch.button('Next').click();
  await expect(batch.region).toContainText('This email is damaged or too complex to be read.');
  await batch.button('Next').click();
  await expect(generator.mail).toHaveValue(/room 103 by/);
});

test('the reading can be cancelled, and files without an email change nothing', async ({
  page,
  generator,
}) => {
  await generator.mail.fill('A mail that was here before.');
  const batch = new BatchPage(page);
  await page.route('**/assets/batch-files.worker-*.js', () => undefined);
  await batch.upload(emlFiles(2));
  await expect(batch.region.getByRole('progressbar', { name: 'Files read' })).toBeVisible();
  await batch.button('Cancel').click();
  await expect(batch.region).toBeHidden();
  await page.unroute('**/assets/batch-files.worker-*.js');
  await batch.upload([{ name: 'empty.mbox', content: '' }]);
  await expect(batch.region).toContainText('No email was found in these files.');
  await batch.button('Dismiss').click();
  await expect(batch.region).toBeHidden();
  await expect(generator.mail).toHaveValue('A mail that was here before.');
});

test('without a connection the page says that the files could not be opened, and later they can', async ({
  page,
  complaints,
  generator,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  const batch = new BatchPage(page);
  await batch.upload(emlFiles(2));
  await expect(generator.toast(/could not be opened/)).toBeVisible();
  await page.context().setOffline(false);
  await batch.upload(emlFiles(2));
  await expect(batch.status).toHaveText('1 of 2');
});
