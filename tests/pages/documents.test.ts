import { describe, expect, test } from 'vitest';
import { discoveryPaths, documentPaths, pagePaths } from '#domain/paths.ts';
import { hrefsOf, serveSite, textOf, textsOf } from './built-site.ts';

const HEAD_SCRIPT_LIMIT = 2_000;
/** Documents with their own script, for something that no other page does. */
const withOwnScript: readonly string[] = [
  pagePaths.pricing,
  pagePaths.apiReference,
  pagePaths.faq,
  '/not-found',
];
/** Pages that the application takes over in the browser. */
const drawnPaths = [
  pagePaths.generator,
  pagePaths.auth,
  pagePaths.dashboard,
  pagePaths.gmail,
  pagePaths.status,
];

const { origin, open } = await serveSite();

/** The texts of a page's inline scripts that run. Data blocks and rules for the browser do not run. */
function runningScripts(document: Document): string[] {
  const scripts = [...document.querySelectorAll('script')];
  return scripts.filter(({ type }) => !type || type === 'module').map(({ textContent }) => textContent ?? '');
}

describe.each(documentPaths)('the document %s', (path) => {
  test('has one first heading, leaves out no level, and names each navigation', async () => {
    const { document } = await open(path);
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const jumps = levels.filter((level, place) => level > (levels[place - 1] ?? 1) + 1);
    expect(jumps, `${levels}`).toEqual([]);
    const names = [...document.querySelectorAll('nav')].map((nav) => {
      const label = document.getElementById(nav.getAttribute('aria-labelledby') ?? '');
      return nav.getAttribute('aria-label') ?? textOf(label);
    });
    expect(names).not.toContain('');
    expect(new Set(names).size, `${names}`).toBe(names.length);
  });

  test('loads no script and no style sheet, and has few scripts of its own', async () => {
    const { document } = await open(path);
    expect(
      document.querySelectorAll('script[src], link[rel="modulepreload"], link[rel="stylesheet"]'),
    ).toHaveLength(0);
    const [head = '', ...own] = runningScripts(document);
    expect(Buffer.byteLength(head)).toBeLessThan(HEAD_SCRIPT_LIMIT);
    expect(own).toHaveLength(withOwnScript.includes(path) ? 1 : 0);
  });

  test('has header, side menu and footer with links to the pages and to an account', async () => {
    const { document } = await open(path);
    const pages = ['/about', '/faq', '/blog', '/pricing'];
    const header = hrefsOf(document, 'header nav[aria-label="Main"] a');
    expect(header).toEqual(pages);
    expect(hrefsOf(document, 'dialog nav a')).toEqual(pages);
    expect(hrefsOf(document, 'header .when-signed-out a').sort()).toEqual([
      '/auth',
      '/auth',
      '/auth#sign-up',
      '/auth#sign-up',
    ]);
    expect(hrefsOf(document, 'header nav[aria-label="Account"] a')).toEqual([
      '/dashboard',
      '/pricing',
      '/sign-out',
    ]);
    expect(hrefsOf(document, 'footer a')).toEqual(expect.arrayContaining(['/terms', '/privacy']));
  });
});

test('a document marks its own link in the header, or that of the section it belongs to', async () => {
  for (const [path, marks] of [
    ['/faq', ['/faq page']],
    ['/blog/email-automation', ['/blog true']],
    ['/', []],
  ] as const) {
    const { document } = await open(path);
    const marked = [...document.querySelectorAll('header nav[aria-label="Main"] a[aria-current]')];
    expect(marked.map((link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`)).toEqual(
      marks,
    );
  }
});

test('every page allows its inline scripts and styles by hash alone', async () => {
  for (const path of [...documentPaths, pagePaths.generator, pagePaths.auth]) {
    const policy = (await open(path)).headers.get('content-security-policy') ?? '';
    expect(policy, path).toMatch(/style-src 'self' 'sha256-[^']+'(;|$)/);
    expect(policy, path).not.toMatch(/(?:script-src|style-src) [^;]*unsafe/);
  }
});

test('everything that is served has its placeholders filled in', async () => {
  for (const path of [...documentPaths, ...drawnPaths, ...Object.values(discoveryPaths)]) {
    expect((await open(path)).html, path).not.toMatch(
      /app-url\.invalid|@current-date@|@support-address@|@mail@|@models@/,
    );
  }
  const { document } = await open(pagePaths.apiReference);
  expect(textOf(document.querySelector('main'))).toContain(`${origin}/api/v1`);
});

test('the browser may keep every page for the way back', async () => {
  for (const path of [pagePaths.landing, pagePaths.generator]) {
    const { headers, document } = await open(path);
    expect(headers.get('cache-control')).not.toContain('no-store');
    const scripts = runningScripts(document).join('\n');
    expect(scripts).toContain('onpagehide');
    expect(scripts).not.toMatch(/unload/);
  }
});

test('pages that need scripts say so where scripts are off, and lead to those that do not', async () => {
  for (const path of drawnPaths) {
    const { document } = await open(path);
    expect(textsOf(document, 'noscript p'), path).toEqual([expect.stringContaining('JavaScript')]);
    expect(hrefsOf(document, 'noscript a')).toEqual(['/']);
  }
});

test('a page of the application is painted only when all of it has arrived', async () => {
  for (const path of drawnPaths) {
    const { document } = await open(path);
    const awaited = document.querySelector('head > link[rel="expect"][blocking="render"]');
    const end = document.querySelector(awaited?.getAttribute('href') ?? 'none');
    expect(end, path).not.toBeNull();
    // Nothing that is painted may follow.
    const following = [...document.querySelectorAll(`#${end?.id} ~ *`)].map(({ tagName }) => tagName);
    expect(following.filter((tag) => tag !== 'SCRIPT' && tag !== 'LINK')).toEqual([]);
  }
});
