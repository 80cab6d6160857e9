import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { notFoundWords, startingPages } from './site-pages.ts';

/** A link on a page. */
type Link = { from: string; href: string; name: string; rel: string; target: string };

/** A page as `walk` found it. */
type Visited = { status: number; type: string; title: string; ids: Set<string>; links: Link[] };

test.beforeEach(({ complaints }) => complaints.allow(notFoundWords));

const MAIL_ADDRESS = /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+(\?subject=[^&\s]+)?$/;

/**
 * Opens a page and reads its links, including those in closed menus. Waits for a page of the application to be drawn.
 */
async function visit(page: Page, path: string): Promise<Visited> {
  const response = await page.goto(path);
  await expect(page.locator('h1'), `${path} has a heading`).not.toHaveCount(0);
  const read = await page.evaluate(() => ({
    title: document.title,
    ids: [...document.querySelectorAll('[id]')].map((element) => element.id),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
      href: link.getAttribute('href') ?? '',
      name: link.getAttribute('aria-label') ?? link.textContent?.trim() ?? '',
      rel: link.rel,
      target: link.target,
    })),
  }));
  return {
    status: response?.status() ?? 0,
    type: (await response?.headerValue('content-type')) ?? '',
    title: read.title,
    ids: new Set(read.ids),
    links: read.links.map((link) => ({ ...link, from: path })),
  };
}

/** Visits every page that links lead to, from the first pages on. Files and feeds are requested, not opened. */
async function walk(page: Page, request: APIRequestContext): Promise<Map<string, Visited>> {
  const pages = new Map<string, Visited>();
  const waiting = [...startingPages];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const answer = await request.get(path);
    const type = answer.headers()['content-type'] ?? '';
    const isPage = type.startsWith('text/html');
    const visited = isPage
      ? await visit(page, path)
      : { status: answer.status(), type, title: '', ids: new Set<string>(), links: [] };
    pages.set(path, visited);
    for (const { href } of visited.links) {
      if (href.startsWith('/')) waiting.push(new URL(href, 'http://here').pathname);
    }
  }
  return pages;
}

/** What is wrong with a link; undefined if it is right. */
function faultOf({ from, href, name, rel, target }: Link, pages: Map<string, Visited>): string | undefined {
  if (!name) return 'has no name';
  if (href.startsWith('mailto:')) return MAIL_ADDRESS.test(href) ? undefined : 'is no mail address';
  if (/^https?:/.test(href)) {
    if (!href.startsWith('https:')) return 'leaves for an address that is not secure';
    if (target === '_blank' && !/no(opener|referrer)/.test(rel)) return 'opens a window that can reach back';
    return rel ? undefined : 'leaves the site and has no rel';
  }
  const { pathname, hash, origin } = new URL(href, `http://here${from}`);
  if (origin !== 'http://here') return 'leaves in a way of its own';
  const goal = pages.get(pathname);
  if (!goal) return 'was never walked';
  const isNotFound = pathname === '/not-found';
  if (goal.status !== (isNotFound ? 404 : 200)) return `answers ${goal.status}`;
  if (hash && !goal.ids.has(decodeURIComponent(hash.slice(1)))) return 'names a place that is not there';
  return undefined;
}

test('every link on every page leads somewhere', async ({ page, request }) => {
  test.setTimeout(90_000);
  const pages = await walk(page, request);
  const faults = [...pages.values()]
    .flatMap(({ links }) => links)
    .flatMap((link) => {
      const fault = faultOf(link, pages);
      return fault ? [`${link.from}: '${link.name}' (${link.href}) ${fault}`] : [];
    });
  expect([...new Set(faults)]).toEqual([]);
  expect(pages.size).toBeGreaterThanOrEqual(startingPages.length);
});

test('every page is a page of its own', async ({ request }) => {
  const titles = new Map<string, string>();
  for (const path of startingPages) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(path === '/not-found' ? 404 : 200);
    const title = /<title>([^<]+)<\/title>/.exec(await answer.text())?.[1] ?? '';
    // Pages that are drawn in the browser share a shell, which has no title of its own.
    if (title) expect(titles.get(title), `${path} is called '${title}', as another page is`).toBeUndefined();
    titles.set(title, path);
  }
});

test('what a head points to is served', async ({ page, request }) => {
  const seen = new Set<string>();
  for (const path of startingPages) {
    await page.goto(path);
    const targets = await page.evaluate(() =>
      [...document.querySelectorAll('head link[href], head meta[property="og:image"], img[src]')].map(
        (element) =>
          element.getAttribute('href') ??
          element.getAttribute('content') ??
          element.getAttribute('src') ??
          '',
      ),
    );
    for (const target of targets) seen.add(new URL(target, page.url()).pathname);
  }
  for (const path of seen)
    expect((await request.get(path)).status(), path).toBe(path === '/not-found' ? 404 : 200);
});
