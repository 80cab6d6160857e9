import { expect, test } from 'vitest';
import { articleSlugs, discoveryPaths, pagePaths, publicPaths } from '#domain/paths.ts';
import { type ServedPage, serveSite, sharedPaths, textOf } from './built-site.ts';

const PUBLIC_ADDRESS = 'https://reply.example.com';
const article = `/blog/${articleSlugs[0]}`;

const { origin, open } = await serveSite();
const published = await serveSite({ APP_URL: PUBLIC_ADDRESS });

/** The contents of a page's metas with this name or property. */
function contents({ document }: ServedPage, name: string): (string | null)[] {
  const metas = document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
  return [...metas].map((meta) => meta.getAttribute('content'));
}

function canonicals({ document }: ServedPage): (string | null)[] {
  return [...document.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href'));
}

/** One thing that a data block describes. Only the fields that are read here are listed. */
type Thing = { '@type': string; mainEntity?: { name: string; acceptedAnswer: { text: string } }[] };

/** The things that a page's data blocks describe. */
function things({ document }: ServedPage): Thing[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  return [...blocks].flatMap(({ textContent }) => JSON.parse(textContent ?? '')['@graph']);
}

async function fetchPng(url: string) {
  const response = await fetch(url);
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    size: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`,
    bytes: bytes.length,
  };
}

test.each(sharedPaths)('%s has one head for search engines and one card for sharing', async (path) => {
  const page = await open(path);
  expect(page.status).toBe(200);
  expect(textOf(page.document.querySelector('title'))).toContain('AI Reply Assistant');
  expect(contents(page, 'description')).toEqual([expect.stringMatching(/^.{70,}$/)]);
  expect(contents(page, 'robots')).toEqual([]);
  expect([canonicals(page), contents(page, 'og:url')]).toEqual([[origin + path], [origin + path]]);
  expect(contents(page, 'twitter:card')).toEqual(['summary_large_image']);
  const [image] = contents(page, 'og:image');
  const card = await fetchPng(image ?? '');
  expect(card).toMatchObject({ status: 200, type: 'image/png', size: '1200x630' });
  expect(card.bytes).toBeLessThan(100_000);
});

test('no two pages share a title, a description or a card', async () => {
  const pages = await Promise.all(sharedPaths.map(open));
  for (const name of ['og:title', 'description', 'og:image']) {
    expect(new Set(pages.flatMap((page) => contents(page, name))).size, name).toBe(sharedPaths.length);
  }
});

test('the structured data describes the program, the blog and its articles', async () => {
  const types = async (path: string) => things(await open(path)).map((thing) => thing['@type']);
  expect(await types(pagePaths.landing)).toEqual(['Organization', 'WebSite', 'SoftwareApplication']);
  expect(await types(pagePaths.blog)).toEqual(['Blog']);
  expect(await types(article)).toEqual(['BlogPosting', 'BreadcrumbList']);
});

test('the structured data of the FAQ has the questions and answers of the page', async () => {
  const page = await open(pagePaths.faq);
  const [faq] = things(page);
  const shown = [...page.document.querySelectorAll('details')].map((item) => ({
    name: textOf(item.querySelector('summary')),
    text: textOf(item.querySelector('div')),
  }));
  expect(faq?.mainEntity?.map(({ name }) => name)).toEqual(shown.map(({ name }) => name));
  for (const [place, { acceptedAnswer }] of (faq?.mainEntity ?? []).entries()) {
    for (const paragraph of acceptedAnswer.text.split('\n\n')) {
      expect(page.document.querySelectorAll('details')[place]?.textContent).toContain(paragraph);
    }
  }
});

test('personal pages and missing pages are kept out of search engines', async () => {
  for (const path of [pagePaths.auth, pagePaths.signOut, '/no/such-page']) {
    const page = await open(path);
    const robots = page.headers.get('x-robots-tag') ?? contents(page, 'robots')[0];
    expect([path, page.status, robots]).toEqual([path, path === '/no/such-page' ? 404 : 200, 'noindex']);
  }
});

test('robots.txt names the sitemap, and the sitemap lists every public page', async () => {
  const robots = await open(discoveryPaths.robots);
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const address = /^Sitemap: (.+)$/m.exec(robots.html)?.[1] ?? '';
  const sitemap = await fetch(address);
  expect(sitemap.headers.get('content-type')).toMatch(/^application\/xml/);
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(listed.sort()).toEqual(sharedPaths.map((path) => origin + path).sort());
});

test('the feed names itself and has every article, with links that work on other sites', async () => {
  const blog = await open(pagePaths.blog);
  const link = blog.document.querySelector('link[rel="alternate"][type="application/rss+xml"]');
  expect(link?.getAttribute('href')).toBe(discoveryPaths.feed);
  const { headers, html: xml } = await open(discoveryPaths.feed);
  expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(xml).toContain(`<atom:link href="${origin}${discoveryPaths.feed}"`);
  expect([...xml.matchAll(/<guid[^>]*>([^<]+)</g)].map(([, guid]) => guid)).toEqual(
    publicPaths.filter((path) => path.startsWith('/blog/')).map((path) => origin + path),
  );
  for (const [, date = ''] of xml.matchAll(/<pubDate>([^<]+)</g)) expect(Date.parse(date)).toBeGreaterThan(0);
  expect(xml).not.toMatch(/(?:href|src)=&quot;(?!https?:|mailto:)/);
});

test('llms.txt links to pages that exist and to the description of the API', async () => {
  const { headers, html: text } = await open(discoveryPaths.llms);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, url = '']) => url);
  expect(links).toContain(`${origin}/api/openapi.json`);
  expect(links).toEqual(expect.arrayContaining(sharedPaths.map((path) => origin + path)));
  for (const url of links) expect((await fetch(url)).status, url).toBe(200);
});

test('pages and lists name the public address that is configured', async () => {
  for (const path of [pagePaths.landing, pagePaths.generator, article]) {
    const page = await published.open(path);
    expect([canonicals(page), contents(page, 'og:url')]).toEqual([
      [PUBLIC_ADDRESS + path],
      [PUBLIC_ADDRESS + path],
    ]);
    expect(contents(page, 'og:image')[0]).toMatch(`${PUBLIC_ADDRESS}/cards/`);
  }
  for (const path of [
    discoveryPaths.sitemap,
    discoveryPaths.feed,
    discoveryPaths.llms,
    discoveryPaths.robots,
  ]) {
    expect((await published.open(path)).html).toContain(`${PUBLIC_ADDRESS}/`);
  }
});

test('icons are where browsers look for them, in the sizes that the manifest gives', async () => {
  const { icons } = JSON.parse((await open(discoveryPaths.manifest)).html);
  for (const { src, sizes } of icons) expect((await fetchPng(origin + src)).size).toBe(sizes);
  expect((await fetch(`${origin}/favicon.ico`)).headers.get('content-type')).toBe('image/x-icon');
  expect((await fetch(`${origin}/apple-touch-icon.png`)).status).toBe(200);
});
