import type { Page, Request } from '@playwright/test';
import { pagePaths } from '#domain/paths.ts';
import { expect, test } from './fixture.ts';
import { stage } from './gmail-states.ts';
import { mails } from './mailbox-service.ts';

// The budgets of the documents are in site-documents.spec.ts.

/**
 * Loads a page for the first time and holds its files against the budget, in bytes as they were sent, headers included.
 * `late`: a part of the address of a file that the page requests only when it is idle. Returns the paths.
 */
async function expectWithin(
  page: Page,
  path: string,
  { scripts, all, late = '' }: { scripts: number; all: number; late?: string },
): Promise<string[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => requests.some((request) => request.url().includes(late)), late).toBe(true);
  const bytes = { scripts: 0, all: 0 };
  const loaded = requests.filter((request) => request.url().startsWith('http'));
  for (const request of loaded) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes.all += responseBodySize + responseHeadersSize;
    if (request.resourceType() === 'script') bytes.scripts += responseBodySize + responseHeadersSize;
  }
  expect.soft(bytes.scripts, 'bytes of scripts').toBeLessThan(scripts);
  expect.soft(bytes.all, 'bytes').toBeLessThan(all);
  const paths = loaded.map((request) => new URL(request.url()).pathname);
  expect.soft(paths.filter((one) => one.endsWith('.css'))).toEqual([]);
  // The inline style sheet is applied: no policy refused it.
  expect.soft(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Public Sans');
  return paths;
}

test('the generator loads few bytes', async ({ page }) => {
  // The build has the desk's decisions in a file of their own since the batch desk: a request more than with 140,000.
  await expectWithin(page, pagePaths.generator, { scripts: 144_000, all: 230_000 });
});

test('the mailbox loads few bytes, and the code that reads messages only where there are some', async ({
  page,
}) => {
  const { gmail, mailbox, replies } = await stage(page);
  mailbox.mails = [];
  // Folders, search, conversations, drafts and several mailboxes took the budget from 140,000 to this.
  const paths = await expectWithin(page, pagePaths.gmail, { scripts: 146_500, all: 230_000 });
  expect(paths.filter((path) => path.includes('/mail-reader.worker-'))).toEqual([]);
  mailbox.mails = mails;
  await gmail.refresh.click();
  await gmail.items.first().click();
  await expect(gmail.header('Subject')).not.toBeEmpty();
  await replies.close();
});

test('the sign-in page loads few bytes, with the check of its fields, which it loads when it is idle', async ({
  page,
}) => {
  await expectWithin(page, pagePaths.auth, { scripts: 161_000, all: 240_000, late: '/check-form-' });
});
