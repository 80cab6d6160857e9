import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { pagePaths, publicPaths } from '#domain/paths.ts';
import { freePort } from '#tests/free-port.ts';
import { expect, test } from './fixture.ts';

const shared = [...publicPaths, pagePaths.generator];

/** A page as crawlers get it: its bytes, without running scripts. */
async function served(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

/** The content of a meta element by its name or property; undefined if there is none or more than one. */
function content(html: string, name: string): string | undefined {
  const found = [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))];
  return found.length === 1 ? found[0]?.[1] : undefined;
}

function canonical(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
}

/** One thing that a data block describes. Only the fields that are read here are listed. */
type Thing = { '@type': string; mainEntity?: { name: string; acceptedAnswer: { text: string } }[] };

/** The things that a page's data blocks describe. */
function things(html: string): Thing[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].flatMap(([, json = '']) => JSON.parse(json)['@graph']);
}

for (const path of shared) {
  test(`${path} describes itself to search engines and where it is shared`, async ({ request, baseURL }) => {
    const html = await served(request, path);
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toContain('AI Reply Assistant');
    expect(content(html, 'description')?.length).toBeGreaterThanOrEqual(70);
    expect(content(html, 'robots')).toBeUndefined();
    expect(canonical(html)).toBe(baseURL + path);
    expect(content(html, 'og:url')).toBe(baseURL + path);
    expect(content(html, 'twitter:card')).toBe('summary_large_image');

    const card = await request.get(content(html, 'og:image') ?? '');
    expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png']);
    const png = await card.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(100_000);
  });
}

test('no two pages have the same title, description or card', async ({ request }) => {
  const pages = await Promise.all(shared.map((path) => served(request, path)));
  for (const name of ['og:title', 'description', 'og:image']) {
    expect(new Set(pages.map((html) => content(html, name))).size, name).toBe(shared.length);
  }
});

test('the structured data describes the program, the FAQ and the blog', async ({ request }) => {
  const types = async (path: string) => things(await served(request, path)).map((thing) => thing['@type']);
  expect(await types(pagePaths.landing)).toEqual(['Organization', 'WebSite', 'SoftwareApplication']);
  expect(await types(pagePaths.blog)).toEqual(['Blog']);
  expect(await types('/blog/email-automation')).toEqual(['BlogPosting', 'BreadcrumbList']);
  const [faq] = things(await served(request, pagePaths.faq));
  expect(faq?.mainEntity).toHaveLength(15);
});

test('the structured data of the FAQ has the texts of the page', async ({ page, request }) => {
  const [faq] = things(await served(request, pagePaths.faq));
  const first = faq?.mainEntity?.[0];
  await page.goto(pagePaths.faq);
  await page.getByText(first?.name ?? '', { exact: true }).click();
  for (const paragraph of first?.acceptedAnswer.text.split('\n\n') ?? []) {
    await expect(page.getByText(paragraph)).toBeVisible();
  }
});

test('search engines must not list personal pages and missing pages', async ({ request }) => {
  for (const path of [pagePaths.auth, pagePaths.signOut]) {
    const response = await request.get(path);
    const robots = response.headers()['x-robots-tag'] ?? content(await response.text(), 'robots');
    expect(robots, path).toBe('noindex');
  }
  const missing = await request.get('/no/such-page');
  expect(missing.status()).toBe(404);
  expect(content(await missing.text(), 'robots')).toBe('noindex');
});

test('robots.txt leads to the sitemap, and the sitemap to every public page', async ({
  request,
  baseURL,
}) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const address = /^Sitemap: (.+)$/m.exec(await robots.text())?.[1] ?? '';
  const sitemap = await request.get(address);
  expect(sitemap.headers()['content-type']).toMatch(/^application\/xml/);
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(listed.sort()).toEqual(shared.map((path) => baseURL + path).sort());
  for (const url of listed) expect(canonical(await served(request, url))).toBe(url);
});

test('the feed is well formed, names itself and contains the articles', async ({
  page,
  request,
  baseURL,
}) => {
  const html = await served(request, pagePaths.blog);
  const href = /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]+)"/.exec(html)?.[1] ?? '';
  const response = await request.get(href);
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const xml = await response.text();
  const feed = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    const all = (name: string) => [...parsed.getElementsByTagName(name)];
    return {
      fault: all('parsererror')[0]?.textContent,
      self: all('atom:link')[0]?.getAttribute('href'),
      guids: all('guid').map((guid) => guid.textContent),
      dates: all('pubDate').map((date) => Date.parse(date.textContent ?? '')),
      texts: all('content:encoded').map((text) => text.textContent ?? ''),
    };
  }, xml);
  expect(feed.fault).toBeUndefined();
  expect(feed.self).toBe(baseURL + href);
  expect(feed.guids).toEqual(
    publicPaths.filter((path) => path.startsWith('/blog/')).map((path) => baseURL + path),
  );
  expect(feed.dates.every((date) => date > 0)).toBe(true);
  for (const text of feed.texts) expect(text).not.toMatch(/(?:href|src)="(?!https?:|mailto:)/);
});

test('llms.txt leads to pages that exist and to the description of the API', async ({ request, baseURL }) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const links = [...(await response.text()).matchAll(/\]\((\S+)\)/g)].map(([, url = '']) => url);
  expect(links).toContain(`${baseURL}/api/openapi.json`);
  expect(links).toEqual(expect.arrayContaining(shared.map((path) => baseURL + path)));
  for (const url of links) expect((await request.get(url)).status(), url).toBe(200);
});

test('pages and lists name the public address that is configured', async ({ request }) => {
  const origin = 'https://reply.example.com';
  const port = String(await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'ai-reply-assistant-found-'));
  const program = spawn(process.execPath, [join(import.meta.dirname, '../../build/server/main.js')], {
    env: { PORT: port, DATA_DIR: folder, APP_URL: origin, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(program, 'exit');
  try {
    await once(program.stdout, 'data');
    const url = `http://127.0.0.1:${port}`;
    for (const path of [pagePaths.landing, pagePaths.generator, '/blog/email-automation']) {
      const html = await served(request, url + path);
      expect([canonical(html), content(html, 'og:url')]).toEqual([origin + path, origin + path]);
      expect(content(html, 'og:image')).toMatch(`${origin}/cards/`);
    }
    for (const path of ['/sitemap.xml', '/blog/rss.xml', '/llms.txt', '/robots.txt']) {
      expect(await served(request, url + path)).toContain(`${origin}/`);
    }
  } finally {
    program.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the generator can be installed', async ({ page }) => {
  await page.goto(pagePaths.generator);
  const session = await page.context().newCDPSession(page);
  const { url, errors, manifest } = await session.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
  expect(manifest.startUrl).toMatch(/\/app$/);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's window is a private one, in which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});

test('icons are where browsers look for them', async ({ request }) => {
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  for (const { src, sizes } of icons) {
    const png = await (await request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  expect((await request.get('/favicon.ico')).headers()['content-type']).toBe('image/x-icon');
  expect((await request.get('/apple-touch-icon.png')).status()).toBe(200);
});

test('the generator has one head after hydration', async ({ page }) => {
  await page.goto(pagePaths.generator);
  await page.getByRole('textbox', { name: 'Original email' }).fill('Hello');
  await expect(page.getByRole('button', { name: 'Clear' })).toBeEnabled();
  for (const tag of [
    'title',
    'link[rel="canonical"]',
    'meta[property="og:url"]',
    'meta[property="og:image"]',
  ]) {
    await expect(page.locator(`head ${tag}`), tag).toHaveCount(1);
  }
});
