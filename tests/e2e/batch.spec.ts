import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import PostalMime, { type Email } from 'postal-mime';
import { apiPaths } from '#domain/paths.ts';
import { signUpInBrowser } from './account.ts';
import { BatchPage, emlFiles, mailOf } from './batch-page.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage } from './generator-page.ts';

/** Opens the screen with an account that has replies without a limit. */
async function openAsPro(page: Page): Promise<GeneratorPage> {
  const { token } = await signUpInBrowser(page);
  const headers = { authorization: `Bearer ${token}` };
  await page.request.put(apiPaths.plan, { data: { plan: 'pro' }, headers });
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  return generator;
}

/** The drafts of the archive that a press on Download all saves, by their file names. */
async function downloadedDrafts(page: Page, press: () => Promise<void>): Promise<Record<string, Email>> {
  const waiting = page.waitForEvent('download');
  await press();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('email-replies.zip');
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const parsed = Object.entries(files).map(async ([name, bytes]) => [name, await PostalMime.parse(bytes)]);
  return Object.fromEntries(await Promise.all(parsed));
}

/** Generates a reply by the keyboard and waits until the person can edit it. */
async function draft(generator: GeneratorPage): Promise<void> {
  await generator.page.keyboard.press('Control+Enter');
  await expect(generator.reply).toBeFocused();
  await expect(generator.reply).not.toHaveValue('');
}

test('twenty files are gone through by keyboard, at most three keys a mail, and downloaded as drafts', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const generator = await openAsPro(page);
  const batch = new BatchPage(page);
  await batch.upload(emlFiles(20));
  await expect(batch.status).toHaveText('1 of 20');
  for (let n = 1; n <= 20; n++) {
    await expect(batch.status).toHaveText(`${n} of 20`);
    await expect(generator.mail).toBeFocused();
    await expect(generator.mail).toHaveValue(new RegExp(`room ${100 + n} by`));
    await expect(generator.reply, 'nothing is drafted by itself').toHaveValue('');
    if (n === 7) {
      await page.keyboard.press('Shift+F9');
      continue;
    }
    await draft(generator);
    if (n === 3) await page.keyboard.type(`Words for mail ${n}. `);
    await page.keyboard.press('F9');
  }
  await expect(batch.region).toContainText('All done: 19 answered, 1 skipped');
  await expect(batch.button('Download all')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Gaps left' })).toBeVisible();
  const drafts = await downloadedDrafts(page, () =>
    page.getByRole('button', { name: 'Download anyway' }).click(),
  );
  await expect(generator.toast('19 drafts downloaded.')).toBeVisible();
  await expect(batch.button('Download all')).toBeFocused();
  expect(Object.keys(drafts).sort()).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1)
      .filter((n) => n !== 7)
      .map((n) => `${String(n).padStart(4, '0')} Re Budget review ${n}.eml`),
  );
  const third = drafts['0003 Re Budget review 3.eml'];
  expect(third?.to).toEqual([{ name: 'Desk 3', address: 'desk3@northwind.example' }]);
  expect(third?.text).toMatch(/^Words for mail 3\. /);
  const second = drafts['0002 Re Budget review 2.eml'];
  expect(second?.to).toEqual([{ name: mailOf(2).sender, address: 'person2@northwind.example' }]);
  expect(second?.inReplyTo).toBe('<mail2@northwind.example>');
  expect(second?.references).toMatch(/^<before2@northwind\.example>\s+<mail2@northwind\.example>$/);
});

test('each mail has its own asks, reply and state, which come back, also after a reload', async ({
  page,
  generator,
  service,
}) => {
  const batch = new BatchPage(page);
  await batch.drop(emlFiles(3) as { name: string; content: string }[]);
  await expect(batch.status).toHaveText('1 of 3');
  const asks = page.getByRole('region', { name: 'What the email asks' });
  await asks.getByRole('textbox').first().fill('On Thursday');
  await generator.generate.click();
  (await service.next()).finish({ reply: 'The first reply.' });
  await expect(generator.reply).toHaveValue('The first reply.');
  await batch.button('Next').click();
  await expect(batch.status).toHaveText('2 of 3');
  await expect(generator.reply).toHaveValue('');
  await expect(asks.getByRole('textbox').first()).toHaveValue('');
  await generator.reply.fill('Words of my own.');

  await page.reload();
  await expect(batch.status).toHaveText('2 of 3');
  await expect(generator.mail).toHaveValue(/room 102 by/);
  await expect(generator.reply).toHaveValue('Words of my own.');
  await expect(batch.region).toContainText('2 left, 1 answered');
  await batch.button('Previous').click();
  await expect(generator.reply).toHaveValue('The first reply.');
  await expect(asks.getByRole('textbox').first()).toHaveValue('On Thursday');
  await expect(generator.reply).toBeFocused();
  await expect(await batch.mail(1)).toContainText('Answered');
  await expect(await batch.mail(2)).toContainText('Drafted');

  await (await batch.mail(3)).getByRole('button').click();
  await expect(batch.status).toHaveText('3 of 3');
  await batch.button('Skip').click();
  await expect(batch.status, 'the first that is left').toHaveText('2 of 3');
  await expect(await batch.mail(3)).toContainText('Skipped');
  await page.keyboard.press('F9');
  await expect(batch.region).toContainText('All done: 2 answered, 1 skipped');
  await expect(batch.button('Next')).toBeDisabled();
  const drafts = await downloadedDrafts(page, () => batch.button('Download all').click());
  expect(Object.values(drafts).map(({ text }) => text?.trim())).toEqual([
    'The first reply.',
    'Words of my own.',
  ]);
});

test('F8 selects the first gap from anywhere on the page', async ({ page, generator }) => {
  const batch = new BatchPage(page);
  await batch.upload(emlFiles(2));
  await expect(batch.status).toHaveText('1 of 2');
  await generator.reply.fill('It costs [the price] on [the day].');
  const selected = () => page.evaluate(() => window.getSelection()?.toString());
  for (const place of [batch.button('Skip'), generator.mail]) {
    await place.focus();
    await page.keyboard.press('F8');
    await expect(generator.reply).toBeFocused();
    expect(await selected()).toBe('[the price]');
  }
  await generator.gaps.getByRole('textbox').first().fill('12 EUR');
  await page.keyboard.press('F8');
  await expect(generator.reply).toHaveValue('It costs 12 EUR on [the day].');
  expect(await selected()).toBe('[the day]');
});

test('a closed batch is gone, and what was on the desk before it is back', async ({ page, generator }) => {
  const batch = new BatchPage(page);
  await generator.mail.fill('A mail that was here before.');
  await generator.reply.fill('And its reply.');
  await batch.upload(emlFiles(2));
  await expect(batch.status).toHaveText('1 of 2');
  await expect(generator.reply).toHaveValue('');
  await generator.reply.fill('A reply in the batch.');
  await batch.button('Close batch').click();
  const question = page.getByRole('dialog', { name: 'Close this batch?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(batch.region).toBeVisible();
  await batch.button('Close batch').click();
  await question.getByRole('button', { name: 'Close batch' }).click();
  await expect(batch.region).toBeHidden();
  await expect(generator.mail).toHaveValue('A mail that was here before.');
  await expect(generator.reply).toHaveValue('And its reply.');
  await expect.poll(() => storedMails(page)).toBe(0);
  await page.reload();
  await expect(generator.mail).toHaveValue('A mail that was here before.');
  await expect(batch.region).toBeHidden();
});

/** How many mails the browser keeps. */
function storedMails(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const found = await indexedDB.databases();
    if (!found.some(({ name }) => name === 'batches')) return 0;
    return new Promise<number>((resolve) => {
      const request = indexedDB.open('batches');
      request.onsuccess = () => {
        const database = request.result;
        const count = database.transaction('mails').objectStore('mails').count();
        count.onsuccess = () => {
          database.close();
          resolve(count.result);
        };
      };
    });
  });
}

test('signing out forgets the mails of a batch', async ({ page }) => {
  const generator = await openAsPro(page);
  const batch = new BatchPage(page);
  await batch.upload(emlFiles(2));
  await expect(batch.status).toHaveText('1 of 2');
  expect(await storedMails(page)).toBeGreaterThan(0);
  await page.goto('/sign-out');
  await page.waitForURL((url) => url.pathname !== '/sign-out');
  await expect.poll(() => storedMails(page)).toBe(0);
  await generator.open();
  await expect(batch.region).toBeHidden();
  await expect(generator.mail).toHaveValue('');
});

test('a guest keeps the batch at the limit, and after signing up', async ({ page, generator, service }) => {
  await page.evaluate(() => localStorage.setItem('guestUsage', '2'));
  await page.reload();
  const batch = new BatchPage(page);
  await batch.upload(emlFiles(2));
  await expect(batch.status).toHaveText('1 of 2');
  await generator.generate.click();
  (await service.next()).finish({ reply: 'The last free reply.' });
  await expect(generator.signUp).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/auth');
  await page.goto('/app');
  await expect(batch.status).toHaveText('1 of 2');
  await expect(generator.reply).toHaveValue('The last free reply.');
});
