import { expect, test } from 'vitest';
import { documentPaths, pagePaths } from '#domain/paths.ts';
import { type ServedPage, serveSite, textOf } from './built-site.ts';

const { origin, open } = await serveSite({ SUPPORT_ADDRESS: 'help@reply.example' });

/** Every page where the walk over the links begins. */
const startingPages = [...documentPaths, pagePaths.generator, pagePaths.auth];
const MAIL_ADDRESS = /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+(\?subject=[^&\s]+)?$/;

function linksOf({ document }: ServedPage): Element[] {
  return [...document.querySelectorAll('a[href]')];
}

/** Opens every page and file that links lead to, from the first pages on. */
async function walk(): Promise<Map<string, ServedPage>> {
  const pages = new Map<string, ServedPage>();
  const waiting = [...startingPages];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const page = await open(path);
    pages.set(path, page);
    if (!page.headers.get('content-type')?.startsWith('text/html')) continue;
    for (const link of linksOf(page)) {
      const { pathname, origin: goal } = new URL(link.getAttribute('href') ?? '', origin + path);
      if (goal === origin) waiting.push(pathname);
    }
  }
  return pages;
}

/** What is wrong with a link; undefined if it is right. */
function faultOf(from: string, link: Element, pages: Map<string, ServedPage>): string | undefined {
  const href = link.getAttribute('href') ?? '';
  const rel = link.getAttribute('rel') ?? '';
  if (!(link.getAttribute('aria-label') ?? textOf(link))) return 'has no name';
  if (href.startsWith('mailto:')) return MAIL_ADDRESS.test(href) ? undefined : 'has no valid mail address';
  const { pathname, hash, origin: goalOrigin, protocol } = new URL(href, origin + from);
  if (goalOrigin !== origin) {
    if (protocol !== 'https:') return 'leaves for an address that is not secure';
    if (link.getAttribute('target') === '_blank' && !/no(opener|referrer)/.test(rel)) {
      return 'opens a window that can reach back';
    }
    return rel ? undefined : 'leaves the site and has no rel';
  }
  const goal = pages.get(pathname);
  if (goal?.status !== (pathname === '/not-found' ? 404 : 200)) return `is answered with ${goal?.status}`;
  const isThere = !hash || goal.document.getElementById(decodeURIComponent(hash.slice(1)));
  return isThere ? undefined : 'names a place that is not there';
}

test('every link on every page leads somewhere', async () => {
  const pages = await walk();
  const faults = [...pages].flatMap(([path, page]) =>
    linksOf(page).flatMap((link) => {
      const fault = faultOf(path, link, pages);
      return fault ? [`${path}: '${textOf(link)}' (${link.getAttribute('href')}) ${fault}`] : [];
    }),
  );
  expect([...new Set(faults)]).toEqual([]);
  expect(pages.size).toBeGreaterThan(startingPages.length);
});

test('every page has its own title', async () => {
  const pages = await Promise.all(startingPages.map(open));
  const titles = pages.map(({ document }) => textOf(document.querySelector('title')));
  expect(titles).not.toContain('');
  expect(new Set(titles).size).toBe(titles.length);
});

test('what a head or an image refers to is served', async () => {
  const selector = 'head link[href], head meta[property="og:image"], img[src]';
  const targets = new Set<string>();
  for (const path of startingPages) {
    const { document } = await open(path);
    for (const element of document.querySelectorAll(selector)) {
      const target = ['href', 'content', 'src'].map((name) => element.getAttribute(name)).find(Boolean);
      targets.add(new URL(target ?? '', origin + path).pathname);
    }
  }
  for (const path of targets) {
    expect((await fetch(origin + path)).status, path).toBe(path === '/not-found' ? 404 : 200);
  }
});
