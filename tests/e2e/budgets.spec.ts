import type { Page, Request } from '@playwright/test';
import { documentPaths, pagePaths } from '#domain/paths.ts';
import { expect, test } from './fixture.ts';
import { stage } from './gmail-states.ts';

/** What the first visit of a page loaded. Bytes are counted as they were sent, headers included. */
type FirstLoad = { requests: string[]; bytes: number; fontBytes: number; scriptBytes: number };

const SCRIPT_LIMIT = 2_000;
/** Documents with their own script, for something that no other page does. */
const withOwnScript: readonly string[] = [
  pagePaths.pricing,
  pagePaths.apiReference,
  pagePaths.faq,
  '/not-found',
];

/** `late`: a part of the address of a file that the page requests only when it is idle. */
async function loadFirst(page: Page, path: string, late = ''): Promise<FirstLoad> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => requests.some((request) => request.url().includes(late)), late).toBe(true);
  const load: FirstLoad = { requests: [], bytes: 0, fontBytes: 0, scriptBytes: 0 };
  for (const request of requests.filter((one) => one.url().startsWith('http'))) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    const size = responseBodySize + responseHeadersSize;
    load.requests.push(new URL(request.url()).pathname);
    load.bytes += size;
    if (request.resourceType() === 'font') load.fontBytes += size;
    if (request.resourceType() === 'script') load.scriptBytes += size;
  }
  return load;
}

/** The scripts in a page that run. Data blocks and rules for the browser do not run. */
function runningScripts(page: Page): Promise<{ src: string; text: string }[]> {
  return page.evaluate(() =>
    [...document.scripts]
      .filter((script) => !script.type || script.type === 'module' || script.type.includes('javascript'))
      .map(({ src, text }) => ({ src, text })),
  );
}

for (const path of documentPaths) {
  test(`the document ${path} stays within its budget of bytes`, async ({ page, complaints }) => {
    if (path === '/not-found') complaints.allow(/404|Page not found/);
    const load = await loadFirst(page, path);
    expect(load.requests.length, load.requests.join(' ')).toBeLessThanOrEqual(6);
    expect(load.bytes - load.fontBytes).toBeLessThan(20_000);
    expect(load.bytes).toBeLessThan(80_000);
    const scripts = await runningScripts(page);
    const [head = '', ...own] = scripts.map(({ text }) => text);
    expect(scripts.filter(({ src }) => src)).toEqual([]);
    expect(Buffer.byteLength(head)).toBeLessThan(SCRIPT_LIMIT);
    expect(own, 'scripts of its own').toHaveLength(withOwnScript.includes(path) ? 1 : 0);
    await expect(page.locator('link[rel="modulepreload"], link[rel="stylesheet"]')).toHaveCount(0);
  });
}

test('the generator stays within its budget of bytes', async ({ page }) => {
  const load = await loadFirst(page, pagePaths.generator);
  expect(load.scriptBytes).toBeLessThan(140_000);
  expect(load.bytes).toBeLessThan(230_000);
  expect(load.requests.filter((path) => path.endsWith('.css'))).toEqual([]);
});

test('the mailbox stays within its budget of bytes, without the code that reads a message', async ({
  page,
}) => {
  const one = await stage(page);
  const load = await loadFirst(page, pagePaths.gmail);
  expect(load.scriptBytes).toBeLessThan(140_000);
  expect(load.bytes).toBeLessThan(230_000);
  expect(load.requests.filter((path) => path.endsWith('.css'))).toEqual([]);
  expect(load.requests.some((path) => path.includes('/mail-reader.worker-'))).toBe(false);
  await one.gmail.items.first().click();
  await expect(one.gmail.header('Subject')).not.toBeEmpty();
  await one.replies.close();
});

test('the sign-in page stays within its budget of bytes, with the check that is loaded after the page', async ({
  page,
}) => {
  const load = await loadFirst(page, pagePaths.auth, '/check-form-');
  expect(load.scriptBytes).toBeLessThan(160_000);
  expect(load.bytes).toBeLessThan(240_000);
  expect(load.requests.filter((path) => path.endsWith('.css'))).toEqual([]);
});
